import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, occurrences } from '../../../../src/core/edits/place/index.ts';
import { looserNormalizers } from '../../../../src/core/edits/place/normalizer.ts';
import { applyLinesTo, applyTo, replacedBy } from '../../../support/edits/applied-text.ts';
import { runs } from '../../../support/property-runs.ts';

describe('matches whole lines, exactly or ignoring', () => {
  test.each([
    ['exactly', '  a\nb\n', '  a', '  x', '  x\nb\n'],
    ['trailing whitespace of the file', 'a  \nb\n', 'a', 'x', 'x\nb\n'],
    ['trailing whitespace of SEARCH', 'a\nb\n', 'a \t', 'x', 'x\nb\n'],
    ['indentation', 'if q:\n    a\n', 'a', 'x', 'if q:\n    x\n'],
    ['look-alike characters', 's = “a” – b\n', 's = "a" - b', 'x', 'x\n'],
    [
      'whitespace inside a line',
      'total(one,two)\n',
      'total(one, two)',
      'total(one)',
      'total(one)\n',
    ],
    ['blank lines of the file', 'a\n\nb\n', 'a\nb', 'a\nx', 'a\n\nx\n'],
    ['blank lines of SEARCH', 'a\nb\n', 'a\n\nb', 'a\n\nx', 'a\nx\n'],
    ['blank lines at the edges of SEARCH', 'a\nb\n', '\na\n\n', '\nx\n\n', 'x\nb\n'],
  ])('%s', (_, before, search, replace, after) => {
    expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
  });
});

describe('the strictest comparison that finds SEARCH decides', () => {
  test.each([
    ['an exact line before a trimmed twin', '  a\na\n', 'a', 'x', '  a\nx\n'],
    ['trailing whitespace before indentation', '  a\na \n', 'a', 'x', '  a\nx\n'],
    ['indentation before look-alikes', '“a”\n  "a"\n', '"a"', 'x', '“a”\n  x\n'],
    ['look-alikes before whitespace inside', 'a - b\na  –  b\n', 'a – b', 'x', 'x\na  –  b\n'],
    ['every line before ignored blank lines', 'a\n\nb\na\nb\n', 'a\nb', 'x', 'a\n\nb\nx\n'],
  ])('%s', (_, before, search, replace, after) => {
    expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
  });
});

describe('refuses two places for any comparison', () => {
  test.each([
    ['exactly', 'a\nb\na\n', 'a'],
    ['exactly, with a third place for a looser one', 'a\n  a\na\n', 'a'],
    ['in overlapping runs', 'a\na\na\n', 'a\na'],
    ['ignoring trailing whitespace', 'a \nb\na  \n', 'a'],
    ['indentation', '  a\nb\n    a\n', 'a'],
    ['look-alike characters', '“a”\nb\n„a‟\n', '"a"'],
    ['ignoring whitespace inside lines', 'total(one,two)\ntotal(one,  two)\n', 'total(one, two)'],
    ['ignoring blank lines', 'a\n\nb\nc\na\n\n\nb\n', 'a\nb'],
  ])('%s', (_, before, search) => {
    const why = expect.stringMatching(/^SEARCH matches \d places/);
    expect(applyTo(before, search, 'x\ny\nz')).toEqual({ kind: 'refused', why });
  });
});

describe('refuses a SEARCH without a place', () => {
  test.each([
    ['part of a line', 'x = 10\n', 'x = 1'],
    ['a whole word of a line', 'x = f(1)\n', 'f(1)'],
    ['another case', 'Alpha\n', 'alpha'],
    ['another number', 'x = 10\n', 'x = 11'],
    ['more lines than the file has', 'a\n', 'a\nb'],
    ['lines in another order', 'a\nb\n', 'b\na'],
    ['lines that are not adjacent', 'a\nb\nc\n', 'a\nc'],
    ['other whitespace inside a short line', 'f(a,  b)\n', 'f(a, b)'],
    ['words without whitespace in a line that changes', 'a\nreturn x\n', 'a\nreturnx'],
  ])('%s', (_, before, search) => {
    const last = search.split('\n').length - 1;
    const replace = search.split('\n').with(last, 'changed');
    const why = expect.stringMatching(/^SEARCH is not in the file/);
    expect(applyTo(before, search, replace.join('\n'))).toEqual({ kind: 'refused', why });
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

test('in any file, two places for the strictest comparison are refused', () => {
  fc.assert(
    fc.property(text, fc.array(line, { minLength: 1, maxLength: 2 }), (lines, search) => {
      const strictest = [exact, ...looserNormalizers]
        .map(({ key }) => occurrences(lines.map(key), search.map(key)))
        .find((at) => at.length > 0);
      fc.pre(strictest !== undefined);
      const applied = applyLinesTo(lines.join('\n'), search, ['changed']);
      expect(applied.kind).toBe((strictest ?? []).length > 1 ? 'refused' : 'replaced');
    }),
    runs(400),
  );
});

test('in any file, one line is written and every other keeps its bytes', () => {
  fc.assert(
    fc.property(text, line, fc.constantFrom('\n', '\r\n'), (lines, search, ending) => {
      const applied = applyLinesTo(lines.join(ending), [search.trim()], ['changed']);
      fc.pre(applied.kind === 'replaced');
      const possible = lines.map((own, at) =>
        lines.with(at, `${/^\s*/.exec(own)?.[0]}changed`).join(ending),
      );
      expect(possible.map(replacedBy)).toContainEqual(applied);
    }),
    runs(100),
  );
});
