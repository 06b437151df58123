import { describe, expect, test } from 'vitest';
import { lay, written } from '../../../support/edits/lay.ts';

describe('a changed line keeps the file’s own signs', () => {
  test.each([
    ['dashes', 'a – b = 1 + x\n', 'a - b = 1 + x', 'a - b = 1 + y', 'a – b = 1 + y\n'],
    [
      'quotes',
      'say “hello” to me\n',
      'say "hello" to me',
      'say "hello" to you',
      'say “hello” to you\n',
    ],
    [
      'on both sides',
      'x – 1, 2, 3 – y\n',
      'x - 1, 2, 3 - y',
      'x - 1, 5, 3 - y',
      'x – 1, 5, 3 – y\n',
    ],
    ['wide signs', 'f（a）= 1 + x\n', 'f(a)= 1 + x', 'f(a)= 1 + y', 'f（a）= 1 + y\n'],
    ['accents', 'café = one\n', 'cafe = one', 'cafe = two', 'café = two\n'],
    ['signs of no width', 'a\u200B = 1\n', 'a = 1', 'a = 2', 'a\u200B = 2\n'],
    ['behind its first word', 'x – y\n', 'x - y', 'z - y', 'z – y\n'],
    ['but for the one next to the change', '“b” – x\n', '"b" - x', '"c" - x', '"c" – x\n'],
    ['where it grows', 'a – b\n', 'a - b', 'a - b + c', 'a – b + c\n'],
    ['in an indented line', '  a – b = x\n', 'a - b = x', 'a - b = y', '  a – b = y\n'],
    ['signs of a pattern', 'a – b = x\n', 'a - b = x', "a - b = $&$1$'", "a – b = $&$1$'\n"],
  ])('%s', (_, before, search, replace, after) => {
    expect(lay(before, search, replace)).toEqual(written(after));
  });
});

describe('what is new', () => {
  test.each([
    [
      'has plain signs where SEARCH had foreign ones',
      'a - b\n',
      'a – b',
      'a – c\nd – e',
      'a - c\nd - e\n',
    ],
    ['has plain quotes, too', 'a = "b"\n', 'a = “b”', 'a = “c”\nd = ‘e’', 'a = "c"\nd = \'e\'\n'],
    ['keeps other signs beside them', 'a - b\n', 'a – b', 'a – “c”', 'a - “c”\n'],
    ['keeps signs that SEARCH had not', '  a\n', 'a', 'b – “c”', '  b – “c”\n'],
    ['keeps signs that the file has', 'a – b - c = x \n', 'a – b - c = x', 'd – e', 'd – e\n'],
  ])('%s', (_, before, search, replace, after) => {
    expect(lay(before, search, replace)).toEqual(written(after));
  });
});
