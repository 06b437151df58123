import { expect, test } from 'vitest';
import { formsOf, stemOf, wordParts } from '../../../../src/core/repository/ranking/words.ts';

test.each([
  ['parseHTTPBody_v2', ['parse', 'http', 'body', 'v']],
  ['snake_case_name', ['snake', 'case', 'name']],
  ['größeÄndern', ['größe', 'ändern']],
  ['IOError', ['io', 'error']],
  ['utf8', ['utf']],
  ['', []],
])('%s has the parts %j', (name, parts) => {
  expect(wordParts(name)).toEqual(parts);
});

test.each([
  ['parsing', 'parser', 'parsed', 'parses', 'parse'],
  ['stopped', 'stopping', 'stop', 'stops'],
  ['entries', 'entry'],
  ['validation', 'validate', 'validates'],
])('%s and its like have one stem, and code has it in their forms', (...words) => {
  const [stem = ''] = words.map(stemOf);
  expect(new Set(words.map(stemOf))).toEqual(new Set([stem]));
  expect(formsOf(stem)).toContain(stem);
});
