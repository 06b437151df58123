import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJson, isShallow, parseLoosely } from '../../../src/core/text/index.ts';
import { growth } from '../../support/growth.ts';

const valuesIn = (text: string) => findJson(text).map(({ value }) => value);

test.each<[string, string, readonly unknown[]]>([
  ['an object', '{"a": 1}', [{ a: 1 }]],
  ['a list', 'A list [1, 2].', [[1, 2]]],
  ['several', '{"a": 1} and [2]', [{ a: 1 }, [2]]],
  ['the outer one', '{"a": {"b": [1]}}', [{ a: { b: [1] } }]],
  ['what prose in braces precedes', 'f() { x } is {"a": 1}', [{ a: 1 }]],
  ['what an open brace precedes', 'if (x) { and "so": {"a": 1}', [{ a: 1 }]],
  ['what prose with a brace follows', '{"a": 1} closes the } too early {', [{ a: 1 }]],
  ['brackets and quotes in strings', '{"a": "}]\\"{"}', [{ a: '}]"{' }]],
  ['line breaks in strings', '{"a": "x\n\ty"}', [{ a: 'x\n\ty' }]],
  ['unknown escapes', '{"a": "it\\\'s \\d \\u12"}', [{ a: "it's \\d \\u12" }]],
  ['known escapes beside unknown ones', '{"a": "\\u0041\\n\\\\\\$"}', [{ a: 'A\n\\\\$' }]],
  [
    'single quotes',
    "{'a': 'say \"x\", it\\'s', 'b': \"it's\"}",
    [{ a: 'say "x", it\'s', b: "it's" }],
  ],
  ['brackets in single quotes', "{'a': '}]'}", [{ a: '}]' }]],
  [
    'constants and tuples of Python',
    "{'a': True, 'b': (None, False,)}",
    [{ a: true, b: [null, false] }],
  ],
  ['words of Python in strings', '{"a": "True (x = 1)",}', [{ a: 'True (x = 1)' }]],
  ['names without quotes', '{a: 1, b : [2]}', [{ a: 1, b: [2] }]],
  ['what an apostrophe in braces precedes', "{it's} is {'a': 1}", [{ a: 1 }]],
  ['commas too many', '{"a": [1, 2,], }', [{ a: [1, 2] }]],
])('reads %s', (_, text, values) => {
  expect(valuesIn(text)).toEqual(values);
});

test.each(['', 'x', '{', '}', '{"a": ', '{a: b}', "{'a': 'it's'}", '{"a": "', '[TOOL]'])(
  '%j has none',
  (text) => {
    expect(valuesIn(text)).toEqual([]);
  },
);

test('finds any JSON within any prose', () => {
  const value = fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()));
  const word = fc.stringMatching(/^[^{}[\]"]*$/);
  fc.assert(
    fc.property(word, value, word, (before, one, after) => {
      const json = JSON.stringify(one);
      expect(findJson(before + json + after)).toEqual([
        { start: before.length, end: before.length + json.length, value: JSON.parse(json) },
      ]);
    }),
  );
});

test('JSON counts up to 501 lists within each other, and no deeper', () => {
  const lists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect(valuesIn(`so: ${lists(501)}`)).toEqual([JSON.parse(lists(501))]);
  expect(parseLoosely(lists(502))).toBeUndefined();
  expect(isShallow({ a: [{ b: null }, 'text', 1] })).toBe(true);
});

test.each([
  ['99 brackets', `${'{x} '.repeat(99)}[1]`, [[1]]],
  ['100 brackets', `${'{x} '.repeat(100)}[1]`, []],
  ['half a million characters', `{${' '.repeat(499_998)}[1]`, [[1]]],
  ['a million characters', `{${' '.repeat(1_000_000)}[1]`, []],
])('the search goes on to a limit: %s in vain', (_, text, values) => {
  expect(valuesIn(text)).toEqual(values);
});

test('a quote that none closes makes no JSON, and is looked at once', () => {
  expect(parseLoosely("{'a': 'b}")).toBeUndefined();
  expect(parseLoosely('{"a": "b\\"}')).toBeUndefined();
  const parseQuotes = (count: number) => {
    parseLoosely(`{${'\\"'.repeat(count)}`);
  };
  expect(growth(parseQuotes, 8_000)).toBeLessThan(7);
});
