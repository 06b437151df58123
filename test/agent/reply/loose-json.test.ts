import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLoosely } from '../../../src/agent/reply/fit-input.ts';

test.each<[string, string, unknown]>([
  ['line breaks in strings', '{"a": "x\n\ty"}', { a: 'x\n\ty' }],
  ['backslashes that escape nothing', '{"a": "it\\\'s \\d \\u12"}', { a: "it's \\d \\u12" }],
  ['known escapes beside unknown ones', '{"a": "\\u0041\\n\\\\\\$"}', { a: 'A\n\\\\$' }],
  [
    'single quotes',
    "{'a': 'say \"x\", it\\'s', 'b': \"it's\"}",
    { a: 'say "x", it\'s', b: "it's" },
  ],
  ['brackets in single quotes', "{'a': '}]'}", { a: '}]' }],
  ['constants of Python', "{'a': True, 'b': [None, False,]}", { a: true, b: [null, false] }],
  ['words of Python in strings', '{"a": "True (x = 1)",}', { a: 'True (x = 1)' }],
  ['names without quotes', '{a: 1, b : [2]}', { a: 1, b: [2] }],
  ['commas too many', '{"a": [1, 2,], }', { a: [1, 2] }],
  ['no commas', '{"a": 1 "b": 2}', { a: 1, b: 2 }],
  ['quotes in quotes', '{"a": "say "hi" now", "b": 1}', { a: 'say "hi" now', b: 1 }],
  ['a bracket too many', '{"a": 1}]', { a: 1 }],
  ['a bracket too few', '{"a": {"b": [1]}', { a: { b: [1] } }],
  ['none of its last brackets', '{"a": {"b": "c"', { a: { b: 'c' } }],
])('JSON may have %s', (_, text, value) => {
  expect(parseLoosely(text)).toEqual(value);
});

test.each([
  '',
  'it',
  '1 2',
  '{} {}',
  '{"a": 1} and',
  '{"a": "it is',
  '{"a": "',
  '{"a": 1,',
  '[TOOL] x',
])('%j is none', (text) => {
  expect(parseLoosely(text)).toBeUndefined();
});

test('any JSON is read as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value);
      expect(parseLoosely(json)).toEqual(JSON.parse(json));
    }),
  );
});

test('JSON that is nested too deeply is none', () => {
  const lists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect(parseLoosely(lists(501))).toEqual(JSON.parse(lists(501)));
  expect(parseLoosely(lists(502))).toBeUndefined();
  expect(parseLoosely(`{a: ${'['.repeat(10_000)}0`)).toBeUndefined();
});
