import { describe, expect, test } from 'vitest';
import { lay, written } from '../../../support/edits/lay.ts';

describe('blank lines count for nothing where SEARCH and the file disagree about them', () => {
  test.each([
    ['the file’s own are kept', 'a\n\nb\nc\n', 'a\nb\nc', 'a\nb\nx', 'a\n\nb\nx\n'],
    ['also before what goes', 'a\n\nb\n\nc\n', 'a\nb\nc', 'a\nc', 'a\n\n\nc\n'],
    ['one of two is met', 'a\n\n\nb\n', 'a\n\nb', 'a\n\nx', 'a\n\n\nx\n'],
    ['one that is met may go', 'a\n\nb\nc\n\nd\n', 'a\n\nb\nc\nd', 'a\nb\nc\nx', 'a\nb\nc\n\nx\n'],
    ['more than the file has are dropped', 'a\nb\n', 'a\n\n\nb', 'a\n\n\nx', 'a\nx\n'],
    ['one that the file lacks may be replaced', 'a\nb\n', 'a\n\nb', 'a\nc\nb', 'a\nc\nb\n'],
    ['also at the end', 'x\n\na\ny\n', 'x\na\n\n', 'x\nb\n\n', 'x\n\nb\ny\n'],
    ['but not one more there', 'x\n\na\ny\n', 'x\na\n\n', 'x\nb\n\n\n', 'x\n\nb\n\ny\n'],
    ['with another indentation', '  a\n\n  b\n', 'a\nb', 'a\nx\n  y', '  a\n\n  x\n    y\n'],
  ])('%s', (_, before, search, replace, after) => {
    expect(lay(before, search, replace)).toEqual(written(after));
  });
});

describe('blank lines at the edges of SEARCH', () => {
  test.each([
    ['are met where the file has them', 'x\n\na\n\ny\n', '\na\n\n', '\nb\n\n', 'x\n\nb\n\ny\n'],
    ['may go where the file has them', 'x\n\na\n\ny\n', '\na\n\n', 'b', 'x\nb\ny\n'],
    ['are the reply’s own where it has none', 'x\na\ny\n', '\na\n\n', '\nb\n\n', 'x\nb\ny\n'],
    ['at the start alone', 'x\na\ny\n', '\na\ny', '\nb\ny', 'x\nb\ny\n'],
    ['at the end alone', 'x\na\ny\n', 'x\na\n\n', 'x\nb\n\n', 'x\nb\ny\n'],
    ['so that they need not be in REPLACE', 'x\na\ny\n', '\na\n\n', 'b', 'x\nb\ny\n'],
    ['and more of them in REPLACE are new', 'x\na\ny\n', 'a\n\n', 'b\n\n\n', 'x\nb\n\ny\n'],
  ])('%s', (_, before, search, replace, after) => {
    expect(lay(before, search, replace)).toEqual(written(after));
  });
});

describe('new lines beside blank lines that SEARCH left out stand with those of their depth', () => {
  const file = 'def f():\n    a\n\ndef g():\n    b\n';
  test.each([
    ['above', 'def f():\n    a\n    x\ndef g():', 'def f():\n    a\n    x\n\ndef g():\n    b\n'],
    ['below', 'def f():\n    a\n@x\ndef g():', 'def f():\n    a\n\n@x\ndef g():\n    b\n'],
  ])('%s', (_, replace, after) => {
    expect(lay(file, 'def f():\n    a\ndef g():', replace)).toEqual(written(after));
  });
});
