import { describe, expect, test } from 'vitest';
import { applyTo, replacedBy } from '../../../support/edits/applied-text.ts';

describe('a changed line keeps the characters of the file', () => {
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
    ['full-width characters', 'f（a）= 1 + x\n', 'f(a)= 1 + x', 'f(a)= 1 + y', 'f（a）= 1 + y\n'],
    ['accents', 'café = one\n', 'cafe = one', 'cafe = two', 'café = two\n'],
    ['zero-width characters', 'a\u200B = 1\n', 'a = 1', 'a = 2', 'a\u200B = 2\n'],
    ['after its first word', 'x – y\n', 'x - y', 'z - y', 'z – y\n'],
    ['except next to the change', '“b” – x\n', '"b" - x', '"c" - x', '"c" – x\n'],
    ['if it grows', 'a – b\n', 'a - b', 'a - b + c', 'a – b + c\n'],
    ['in an indented line', '  a – b = x\n', 'a - b = x', 'a - b = y', '  a – b = y\n'],
    ['pattern characters', 'a – b = x\n', 'a - b = x', "a - b = $&$1$'", "a – b = $&$1$'\n"],
  ])('%s', (_, before, search, replace, after) => {
    expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
  });
});

describe('new text', () => {
  test.each([
    [
      'has plain characters where SEARCH had typographic ones',
      'a - b\n',
      'a – b',
      'a – c\nd – e',
      'a - c\nd - e\n',
    ],
    [
      'has plain quotes where SEARCH had curly ones',
      'a = "b"\n',
      'a = “b”',
      'a = “c”\nd = ‘e’',
      'a = "c"\nd = \'e\'\n',
    ],
    ['keeps other typographic characters', 'a - b\n', 'a – b', 'a – “c”', 'a - “c”\n'],
    ['keeps characters that SEARCH does not have', '  a\n', 'a', 'b – “c”', '  b – “c”\n'],
    ['keeps characters that the file has', 'a – b - c = x \n', 'a – b - c = x', 'd – e', 'd – e\n'],
  ])('%s', (_, before, search, replace, after) => {
    expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
  });
});
