import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../../src/core/edit/apply.ts';

const edit = (search: string[], replace: string[]) => ({ file: 'a.py', search, replace });
const applied = (text: string) => ({ kind: 'applied', text });

describe('an edit that fits', () => {
  test.each([
    ['in the middle', 'a\nb\nc\n', ['b'], ['B', 'B2'], 'a\nB\nB2\nc\n'],
    ['at the start', 'a\nb\n', ['a'], ['A'], 'A\nb\n'],
    ['the whole file', 'a\nb\n', ['a', 'b'], ['c'], 'c\n'],
    ['removing lines', 'a\nb\nc\n', ['b'], [], 'a\nc\n'],
    ['removing all lines', 'a\n', ['a'], [], ''],
    ['a blank line', 'a\n\nb\n', [''], ['x'], 'a\nx\nb\n'],
    ['a file without a final newline', 'a\nb', ['b'], ['c', 'd'], 'a\nc\nd'],
    ['before a last line without a newline', 'a\nb', ['a'], ['x', 'y'], 'x\ny\nb'],
    ['a file from Windows', 'a\r\nb\r\nc\r\n', ['b'], ['x', 'y'], 'a\r\nx\r\ny\r\nc\r\n'],
    ['a short file from Windows', 'a\r\nb', ['a'], ['x', 'y'], 'x\r\ny\r\nb'],
    ['mixed endings', 'a\r\nb\nc\n', ['b'], ['x'], 'a\r\nx\nc\n'],
    ['signs that a pattern would read', 'a\n$&\n', ['a'], ['$&$1'], '$&$1\n$&\n'],
  ])('%s', (_, text, search, replace, result) => {
    expect(applyEdit(text, edit(search, replace))).toEqual(applied(result));
  });

  test('an empty SEARCH creates a file, or fills a blank one', () => {
    for (const text of [null, '', ' \n'])
      expect(applyEdit(text, edit([], ['a', 'b']))).toEqual(applied('a\nb\n'));
    expect(applyEdit(null, edit([], []))).toEqual(applied(''));
  });
});

describe('an edit that is refused', () => {
  test.each([
    ['part of a line never matches', 'x = 10\n', ['x = 1'], ['x = 2'], 'does not stand'],
    ['nor do other blanks', '  a\n', ['a'], ['b'], 'does not stand'],
    ['nor another case', 'A\n', ['a'], ['b'], 'does not stand'],
    ['nor a window beyond the end', 'a\n', ['a', 'b'], ['c'], 'does not stand'],
    ['an ambiguous place', 'a\nb\na\n', ['a'], ['c'], '2 times (lines 1, 3)'],
    ['places that overlap', 'a\na\na\n', ['a', 'a'], ['c'], '2 times (lines 1, 2)'],
    ['no change', 'a\n', ['a'], ['a'], 'REPLACE changes nothing'],
    ['creating over content', 'a\n', [], ['b'], 'the file has content'],
  ])('%s', (_, text, search, replace, why) => {
    const expected = { kind: 'refused', why: expect.stringContaining(why) };
    expect(applyEdit(text, edit(search, replace))).toEqual(expected);
  });

  test('a file that is not there', () => {
    expect(applyEdit(null, edit(['a'], ['b']))).toHaveProperty('kind', 'refused');
  });
});

const lineText = fc.string({
  maxLength: 6,
  unit: fc.constantFrom('a', 'b', ' ', '\t', '$', '&', 'é', '='),
});
const lines = (minLength: number) => fc.array(lineText, { minLength, maxLength: 8 });

/** A file, taken apart where the window that an edit is to replace begins and ends. */
const windows = fc.record({
  before: lines(0),
  window: lines(1),
  after: lines(0),
  replace: lines(0),
  ending: fc.constantFrom('\n', '\r\n'),
  final: fc.boolean(),
});

test('whatever the file: a unique window of whole lines is replaced, and nothing beside it', () => {
  fc.assert(
    fc.property(windows, ({ before, window, after, replace, ending, final }) => {
      const all = [...before, ...window, ...after];
      fc.pre((final || all.at(-1) !== '') && countWindows(all, window) === 1);
      fc.pre(final || all.length > 1 || ending === '\n');
      fc.pre(JSON.stringify(window) !== JSON.stringify(replace));
      const text = all.join(ending) + (final ? ending : '');
      const result = applyEdit(text, edit(window, replace));
      const spliced = [...before, ...replace, ...after].map((line) => line + ending).join('');
      const keepsEnd = final || (replace.length === 0 && after.length === 0);
      const expected = keepsEnd ? spliced : spliced.slice(0, -ending.length);
      expect(result).toEqual(applied(expected));
    }),
    { numRuns: 500 },
  );
});

test('whatever the edit: the lines before and after what it names are kept to the byte', () => {
  const wild = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r\n'), maxLength: 12 });
  fc.assert(
    fc.property(wild, lines(1), lines(0), (text, search, replace) => {
      const result = applyEdit(text, edit(search, replace));
      if (result.kind === 'refused') return;
      const whole = text.split('\n').map((line) => line.replace(/\r$/, ''));
      const at = whole.findIndex((_, from) =>
        search.every((line, offset) => whole[from + offset] === line),
      );
      const raw = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
      expect(result.text.startsWith(raw.slice(0, at).join(''))).toBe(true);
      expect(result.text.endsWith(raw.slice(at + search.length).join(''))).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

function countWindows(all: readonly string[], window: readonly string[]): number {
  return all.filter((_, at) => window.every((line, offset) => all[at + offset] === line)).length;
}
