import { describe, expect, test } from 'vitest';
import { applyTo, replacedBy } from '../../../support/edits/applied-text.ts';

describe('ignores blank lines where SEARCH and the file differ in them', () => {
  test.each([
    ['keeps those of the file', 'a\n\nb\nc\n', 'a\nb\nc', 'a\nb\nx', 'a\n\nb\nx\n'],
    ['keeps them before a removed line', 'a\n\nb\n\nc\n', 'a\nb\nc', 'a\nc', 'a\n\n\nc\n'],
    ['matches one of two', 'a\n\n\nb\n', 'a\n\nb', 'a\n\nx', 'a\n\n\nx\n'],
    ['removes a matched one', 'a\n\nb\nc\n\nd\n', 'a\n\nb\nc\nd', 'a\nb\nc\nx', 'a\nb\nc\n\nx\n'],
    ['drops more than the file has', 'a\nb\n', 'a\n\n\nb', 'a\n\n\nx', 'a\nx\n'],
    ['replaces one that the file lacks', 'a\nb\n', 'a\n\nb', 'a\nc\nb', 'a\nc\nb\n'],
    ['keeps them at the end', 'x\n\na\ny\n', 'x\na\n\n', 'x\nb\n\n', 'x\n\nb\ny\n'],
    ['adds one more there', 'x\n\na\ny\n', 'x\na\n\n', 'x\nb\n\n\n', 'x\n\nb\n\ny\n'],
    ['with another indentation', '  a\n\n  b\n', 'a\nb', 'a\nx\n  y', '  a\n\n  x\n    y\n'],
    ['counts an invisible character as blank', 'a\nb\n', 'a\n\u200B\nb', 'a\n\u200B\nx', 'a\nx\n'],
    ['also above the first line', 'a\nb\n', '\u200B\na\nb', '\u200B\na\nx', 'a\nx\n'],
  ])('%s', (_, before, search, replace, after) => {
    expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
  });
});

describe('blank lines at the edges of SEARCH', () => {
  test.each([
    ['match if the file has them', 'x\n\na\n\ny\n', '\na\n\n', '\nb\n\n', 'x\n\nb\n\ny\n'],
    ['may be removed if the file has them', 'x\n\na\n\ny\n', '\na\n\n', 'b', 'x\nb\ny\n'],
    ['are ignored if the file has none', 'x\na\ny\n', '\na\n\n', '\nb\n\n', 'x\nb\ny\n'],
    ['at the start only', 'x\na\ny\n', '\na\ny', '\nb\ny', 'x\nb\ny\n'],
    ['at the end only', 'x\na\ny\n', 'x\na\n\n', 'x\nb\n\n', 'x\nb\ny\n'],
    ['need not be in REPLACE', 'x\na\ny\n', '\na\n\n', 'b', 'x\nb\ny\n'],
    ['are new if REPLACE has more', 'x\na\ny\n', 'a\n\n', 'b\n\n\n', 'x\nb\n\ny\n'],
  ])('%s', (_, before, search, replace, after) => {
    expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
  });
});

test('new lines beside blank lines that SEARCH lacks follow the line above them', () => {
  const after = 'def f():\n    a\n    x\n\ndef g():\n    b\n';
  const replace = 'def f():\n    a\n    x\ndef g():';
  expect(
    applyTo('def f():\n    a\n\ndef g():\n    b\n', 'def f():\n    a\ndef g():', replace),
  ).toEqual(replacedBy(after));
});
