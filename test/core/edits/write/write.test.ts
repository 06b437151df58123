import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lay, layLines, written } from '../../../support/edits/lay.ts';
import { runs } from '../../../support/property-runs.ts';

describe('what SEARCH and REPLACE share keeps the file’s bytes', () => {
  test.each([
    ['blanks at the ends', 'a \t\nb\nc  \n', 'a\nb\nc', 'a\nx\nc', 'a \t\nx\nc  \n'],
    ['indentation', '\ta\n  b\n\tc\n', 'a\nb\nc', 'a\nb\nx', '\ta\n  b\n\tx\n'],
    ['typographic signs', '“a”\nb\nc – d\n', '"a"\nb\nc - d', '"a"\nx\nc - d', '“a”\nx\nc – d\n'],
    ['blank lines with blanks', 'a\n  \nb\n', 'a\n\nb', 'a\n\nx', 'a\n  \nx\n'],
    ['line endings', 'a\r\nb\nc\r\n', 'a\nb\nc', 'a\nx\nc', 'a\r\nx\nc\r\n'],
    ['a form feed', 'a\n\f\nb\n', 'a\n\nb', 'a\n\nx', 'a\n\f\nx\n'],
    ['a carriage return within', 'a\rb\nc\n', 'a\rb\nc', 'a\rb\nx', 'a\rb\nx\n'],
  ])('%s', (_, before, search, replace, after) => {
    expect(lay(before, search, replace)).toEqual(written(after));
  });
});

describe('line endings', () => {
  test.each([
    ['of a file from Windows', 'a\r\nb\r\nc\r\n', 'b', 'x\ny', 'a\r\nx\r\ny\r\nc\r\n'],
    ['of such a file without the last', 'a\r\nb', 'b', 'x\ny', 'a\r\nx\r\ny'],
    ['of the line that is replaced', 'a\nb\r\nc\n', 'b', 'x', 'a\nx\r\nc\n'],
    ['of each line that is replaced', 'a\nb\r\nc\n', 'a\nb\nc', 'x\ny\nz', 'x\ny\r\nz\n'],
    ['of another mixture', 'a\r\nb\nc\r\n', 'b', 'x', 'a\r\nx\nc\r\n'],
    ['where a line goes', 'a\nb\r\nc\n', 'a\nb\nc', 'a\nc', 'a\nc\n'],
  ])('are those %s', (_, before, search, replace, after) => {
    expect(lay(before, search, replace)).toEqual(written(after));
  });
});

describe('a file without a final newline', () => {
  test.each([
    ['stays so when its last line changes', 'a\nb', 'b', 'x\ny', 'a\nx\ny'],
    ['stays so when a line comes behind it', 'a\nb', 'b', 'b\nc', 'a\nb\nc'],
    ['stays so when its only line grows', 'a', 'a', 'a\nb', 'a\nb'],
    ['stays so when the line before changes', 'a\nb', 'a', 'x\ny', 'x\ny\nb'],
    ['stays so on a looser rung', '  a\n  b', 'b', 'x\ny', '  a\n  x\n  y'],
    ['keeps what is before its last line when that goes', 'a\nb', 'b', '', 'a\n'],
    ['may lose every line', 'a', 'a', '', ''],
  ])('%s', (_, before, search, replace, after) => {
    expect(lay(before, search, replace)).toEqual(written(after));
  });

  test('a final newline stays where the last line goes', () => {
    expect(lay('a\nb\n', 'b', '')).toEqual(written('a\n'));
    expect(lay('a\n', 'a', '')).toEqual(written(''));
  });
});

describe('a byte order mark', () => {
  test.each([
    ['stays when the first line changes', '\uFEFFa\nb\n', 'a', 'x', '\uFEFFx\nb\n'],
    ['stays when the first line goes', '\uFEFFa\nb\n', 'a', '', '\uFEFFb\n'],
    ['is no part of a line', '\uFEFFa\n', 'a', '  a\nb', '\uFEFF  a\nb\n'],
    ['may be in SEARCH', '\uFEFFa\nb\n', '\uFEFFa', '\uFEFFx', '\uFEFFx\nb\n'],
  ])('%s', (_, before, search, replace, after) => {
    expect(lay(before, search, replace)).toEqual(written(after));
  });
});

const lineText = fc.string({
  maxLength: 6,
  unit: fc.constantFrom('a', 'b', 'c', '\t', '$', '&', 'é', '='),
});
const lines = (minLength: number) => fc.array(lineText, { minLength, maxLength: 6 });

/** A file, taken apart where the lines begin and end that an edit is to replace. */
const scene = fc.record({
  before: lines(0),
  search: lines(1),
  after: lines(0),
  replace: lines(0),
  ending: fc.constantFrom('\n', '\r\n'),
  isEnded: fc.boolean(),
});

test('whatever the file: lines that stand there once are replaced, and nothing beside them', () => {
  fc.assert(
    fc.property(scene, ({ before, search, after, replace, ending, isEnded }) => {
      fc.pre(search.some((line) => line.trim() !== ''));
      const all = [...before, ...search, ...after];
      fc.pre(isEnded || (after.length > 0 && all.at(-1) !== ''));
      const laid = layLines(all.join(ending) + (isEnded ? ending : ''), search, replace);
      fc.pre(laid.kind === 'replaced');
      const spliced = [...before, ...replace, ...after].map((line) => line + ending).join('');
      expect(laid.text).toBe(isEnded ? spliced : spliced.slice(0, -ending.length));
    }),
    runs(200),
  );
});
