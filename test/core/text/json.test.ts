import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findJson,
  isObject,
  isShallow,
  JsonReader,
  parseJson,
  parseLoosely,
  readMembers,
} from '../../../src/core/text/index.ts';
import { growth } from '../../support/growth.ts';
import { runs } from '../../support/property-runs.ts';

describe('JSON', () => {
  test('is parsed from text and from its bytes', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const value: unknown = JSON.parse(json);
        expect(parseJson(json)).toEqual(value);
        expect(parseJson(new TextEncoder().encode(json))).toEqual(value);
      }),
      runs(100),
    );
  });

  test.each(['', '{', '{"a":1}}', 'undefined', '\u0000', '['.repeat(100_000)])(
    'that is malformed is none: %.10j',
    (text) => {
      expect(parseJson(text)).toBeUndefined();
    },
  );

  test('that is no UTF-8 is none', () => {
    expect(parseJson(Uint8Array.of(0x22, 0xff, 0x22))).toBeUndefined();
  });
});

test.each<[unknown, boolean]>([
  [{}, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  ['{}', false],
  [undefined, false],
])('whether %j is an object', (value, is) => {
  expect(isObject(value)).toBe(is);
});

test('members are those of the value itself', () => {
  expect([...readMembers({ a: 1, b: undefined })]).toEqual([
    ['a', 1],
    ['b', undefined],
  ]);
  expect(readMembers(['x']).get('0')).toBe('x');
  expect(readMembers({}).get('toString')).toBeUndefined();
  expect(readMembers(JSON.parse('{"__proto__":1}')).get('__proto__')).toBe(1);
  for (const value of [null, undefined, 7, true]) expect(readMembers(value).size).toBe(0);
});

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
  ['literals of Python', "{'a': True, 'b': (None, False,)}", [{ a: true, b: [null, false] }]],
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
  ['brackets', `${'{x} '.repeat(20_000)}[1]`],
  ['brackets within each other', `${'{"a": ['.repeat(20_000)} x [1]`],
  ['characters', `{${' '.repeat(1_000_000)}x [1]`],
])('the search goes on after many %s in vain', (_, text) => {
  expect(valuesIn(text)).toEqual([[1]]);
});

test.each<[string, string, unknown]>([
  ['the end of the text', '{"a": {"b": [1', { a: { b: [1] } }],
  ['a tag', '<call>{"a": {"b": 1}\n</call>', { a: { b: 1 } }],
  ['a fence', '```json\n{"a": [1, 2\n```\n', { a: [1, 2] }],
])('the last brackets may be missing before %s', (_, text, value) => {
  expect(valuesIn(text)).toEqual([value]);
});

test.each<[string, string, unknown]>([['doubled braces', '{{"a": 1}}', { a: 1 }]])(
  '%s are read as well',
  (_, text, value) => {
    expect(parseLoosely(text)).toEqual(value);
  },
);

test('only a text that is one value is parsed', () => {
  expect(parseLoosely(' True ')).toBe(true);
  expect(parseLoosely("'it'")).toBe('it');
  for (const text of ['', 'it', '1 2', '{} {}', '{"a": 1} and', '{"a": 1,']) {
    expect(parseLoosely(text)).toBeUndefined();
  }
});

test('any JSON is read alike by the loose reader', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value);
      expect(new JsonReader(json).whole()).toEqual(JSON.parse(json));
    }),
  );
});

test('a quote that none closes makes no JSON, and is looked at once', () => {
  expect(parseLoosely("{'a': 'b}")).toBeUndefined();
  expect(parseLoosely('{"a": "b\\"}')).toBeUndefined();
  const parseQuotes = (count: number) => {
    parseLoosely(`{${'\\"'.repeat(count)}`);
  };
  expect(growth(parseQuotes, 8_000)).toBeLessThan(7);
});
