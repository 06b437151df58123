import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, looserNormalizers } from '../../../../src/core/edits/place/normalizer.ts';
import { occurrences } from '../../../../src/core/edits/place/placement.ts';
import { lay, layLines, written } from '../../../support/edits/lay.ts';
import { runs } from '../../../support/property-runs.ts';

describe('SEARCH means whole lines, to the character or on a looser rung', () => {
  test.each([
    ['exactly', '  a\nb\n', '  a', '  x', '  x\nb\n'],
    ['but for blanks at the end of the file’s line', 'a  \nb\n', 'a', 'x', 'x\nb\n'],
    ['but for blanks at the end of SEARCH’s line', 'a\nb\n', 'a \t', 'x', 'x\nb\n'],
    ['but for indentation', 'if q:\n    a\n', 'a', 'x', 'if q:\n    x\n'],
    ['but for signs that look alike', 's = “a” – b\n', 's = "a" - b', 'x', 'x\n'],
    ['but for blanks inside a line that changes', 'f(a,b)\n', 'f(a, b)', 'f(a, c)', 'f(a, c)\n'],
    ['but for blank lines that it lacks', 'a\n\nb\n', 'a\nb', 'a\nx', 'a\n\nx\n'],
    ['but for blank lines that the file lacks', 'a\nb\n', 'a\n\nb', 'a\n\nx', 'a\nx\n'],
    ['but for blank lines at its edges', 'a\nb\n', '\na\n\n', '\nx\n\n', 'x\nb\n'],
  ])('%s', (_, before, search, replace, after) => {
    expect(lay(before, search, replace)).toEqual(written(after));
  });
});

describe('the strictest rung on which SEARCH stands decides', () => {
  test.each([
    ['a line to the character before a trimmed twin', '  a\na\n', 'a', 'x', '  a\nx\n'],
    ['blanks at the end before indentation', '  a\na \n', 'a', 'x', '  a\nx\n'],
    ['indentation before look-alikes', '“a”\n  "a"\n', '"a"', 'x', '“a”\n  x\n'],
    ['look-alikes before blanks inside', 'a - b\na  –  b\n', 'a – b', 'x', 'x\na  –  b\n'],
    ['every line before blank lines aside', 'a\n\nb\na\nb\n', 'a\nb', 'x', 'a\n\nb\nx\n'],
  ])('%s', (_, before, search, replace, after) => {
    expect(lay(before, search, replace)).toEqual(written(after));
  });
});

describe('two places are refused, on whichever rung', () => {
  test.each([
    ['exactly', 'a\nb\na\n', 'a'],
    ['exactly, with a third place on a looser rung', 'a\n  a\na\n', 'a'],
    ['in runs that overlap', 'a\na\na\n', 'a\na'],
    ['but for blanks at the end', 'a \nb\na  \n', 'a'],
    ['but for indentation', '  a\nb\n    a\n', 'a'],
    ['but for signs that look alike', '“a”\nb\n„a‟\n', '"a"'],
    ['but for blanks inside lines', 'f(a,b)\nf(a,  b)\n', 'f(a, b)'],
    ['but for blank lines', 'a\n\nb\nc\na\n\n\nb\n', 'a\nb'],
  ])('%s', (_, before, search) => {
    const why = expect.stringMatching(/^SEARCH matches \d places/);
    expect(lay(before, search, 'x\ny\nz')).toEqual({ kind: 'refused', why });
  });
});

describe('what means no place is refused', () => {
  test.each([
    ['part of a line', 'x = 10\n', 'x = 1'],
    ['a whole word of a line', 'x = f(1)\n', 'f(1)'],
    ['another case', 'Alpha\n', 'alpha'],
    ['another number', 'x = 10\n', 'x = 11'],
    ['more lines than the file has', 'a\n', 'a\nb'],
    ['lines in another order', 'a\nb\n', 'b\na'],
    ['lines that lie apart', 'a\nb\nc\n', 'a\nc'],
    ['other blanks inside a line that stays', 'f(a,b)\ng\n', 'f(a, b)\ng'],
  ])('%s', (_, before, search) => {
    const last = search.split('\n').length - 1;
    const replace = search.split('\n').with(last, 'changed');
    const why = expect.stringMatching(/^SEARCH is not in the file/);
    expect(lay(before, search, replace.join('\n'))).toEqual({ kind: 'refused', why });
  });
});

const line = fc
  .tuple(
    fc.constantFrom('', '  ', '\t'),
    fc.constantFrom('a...b', 'a…b', 'c'),
    fc.constantFrom('', ' '),
  )
  .map((parts) => parts.join(''));
const text = fc.array(line, { minLength: 1, maxLength: 8 });

test('whatever the file, a SEARCH that stands twice on its strictest rung is refused', () => {
  fc.assert(
    fc.property(text, fc.array(line, { minLength: 1, maxLength: 2 }), (lines, search) => {
      const strictest = [exact, ...looserNormalizers]
        .map(({ key }) => occurrences(lines.map(key), search.map(key)))
        .find((at) => at.length > 0);
      fc.pre(strictest !== undefined);
      const laid = layLines(lines.join('\n'), search, ['changed']);
      expect(laid.kind).toBe((strictest ?? []).length > 1 ? 'refused' : 'replaced');
    }),
    runs(400),
  );
});

test('whatever the file, one line is written and every other keeps its bytes', () => {
  fc.assert(
    fc.property(text, line, fc.constantFrom('\n', '\r\n'), (lines, search, ending) => {
      const laid = layLines(lines.join(ending), [search.trim()], ['changed']);
      fc.pre(laid.kind === 'replaced');
      const possible = lines.map((own, at) =>
        lines.with(at, `${/^\s*/.exec(own)?.[0]}changed`).join(ending),
      );
      expect(possible.map(written)).toContainEqual(laid);
    }),
    runs(100),
  );
});
