import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lay, layLines, written } from '../../../support/edits/lay.ts';
import { runs } from '../../../support/property-runs.ts';

const refused = (from: number) => ({
  kind: 'refused',
  why: `REPLACE is already in the file, from line ${from} on`,
});

describe('REPLACE that is there already while SEARCH is gone', () => {
  test.each([
    ['a changed line', 'a\nx = 2\n', 'x = 1', 'x = 2', 2],
    ['a line added between', 'a\nnew\nb\n', 'a\nb', 'a\nnew\nb', 1],
    ['a line removed', 'a\nc\n', 'a\nb\nc', 'a\nc', 1],
    ['in a file from Windows', 'a\r\nx = 2\r\n', 'x = 1', 'x = 2', 2],
    ['with line numbers', 'a\nx = 2\n', '7 | a\n8 | x = 1', '7 | a\n8 | x = 2', 1],
  ])('is refused: %s', (_, text, search, replace, from) => {
    expect(lay(text, search, replace)).toEqual(refused(from));
  });

  test.each([
    ['a changed line', 'a\nx = 2\n', 'x = 1', 'x = 2', 'a\nx = 1\n'],
    ['a line added', 'a\nnew\n', 'a', 'a\nnew', 'a\n'],
    ['a line removed', 'a\nc\n', 'a\nb\nc', 'a\nc', 'a\nb\nc\n'],
  ])('changes nothing where the origin held SEARCH: %s', (_, text, search, replace, origin) => {
    expect(lay(text, search, replace, origin)).toHaveProperty('kind', 'unchanged');
  });

  test('is refused where SEARCH may mean another place, whatever the origin', () => {
    const text = 'x = 2\nif q:\n    x = 1\n';
    const origin = `x = 1\n${text}`;
    expect(lay(text, 'x = 1', 'x = 2', origin)).toHaveProperty('kind', 'refused');
  });

  test('is not taken for a brace that happens to stand there', () => {
    expect(lay('a\n}\n', ' a ', '}')).toEqual(written('}\n}\n'));
  });
});

describe('lines that are there already are not added again', () => {
  test.each([
    ['below', 'import a\nimport b\nx\n', 'import a', 'import a\nimport b'],
    ['above', 'import a\nimport b\nx\n', 'import b', 'import a\nimport b'],
    ['on both sides', '1\na\n2\n', 'a', '1\na\n2'],
    ['in another indentation', '  a\n  b\n', 'a', 'a\nb'],
  ])('%s', (_, text, search, replace) => {
    expect(lay(text, search, replace)).toHaveProperty('kind', 'refused');
    expect(lay(text, search, replace, search)).toHaveProperty('kind', 'unchanged');
  });

  test('and it is said where they are', () => {
    expect(lay('x\na\nb\n', 'a', 'a\nb')).toEqual(refused(2));
  });

  test('others are added beside them', () => {
    const after = 'import a\nimport c\nimport b\n';
    expect(lay('import a\nimport b\n', 'import a', 'import a\nimport c')).toEqual(written(after));
  });
});

describe('an edit that changes only what the comparison forgives is refused', () => {
  test.each([
    ['blanks at the ends', 'a \n', 'a', 'a  '],
    ['indentation', '  a\n', 'a', '    a'],
    ['look-alikes', '  "a"\n', '“a”', '"a"'],
    ['blanks inside', 'f(a,b)\n', 'f(a, b)', 'f( a,b )'],
    ['line breaks', 'f(alpha,  beta_name)\n', 'f(alpha,\n  beta_name)', 'f(alpha, beta_name)'],
    ['blank lines', 'a\n\n\nb\n', 'a\nb', 'a\n\nb'],
  ])('%s', (_, text, search, replace) => {
    expect(lay(text, search, replace)).toHaveProperty('kind', 'refused');
  });

  test('but done where SEARCH stands to the character', () => {
    expect(lay('a\n', 'a', '    a')).toEqual(written('    a\n'));
    expect(lay('f(a,b)\n', 'f(a,b)', 'f(a, b)')).toEqual(written('f(a, b)\n'));
  });
});

test('whatever lines are put around a place, they are put there once', () => {
  const lines = (minLength: number) =>
    fc.array(fc.constantFrom('a', 'b', '', '  c'), { minLength, maxLength: 4 });
  fc.assert(
    fc.property(
      lines(0),
      lines(1),
      lines(0),
      lines(0),
      lines(0),
      (before, search, after, above, below) => {
        const text = [...before, ...search, ...after, ''].join('\n');
        const replace = [...above, ...search, ...below];
        const once = layLines(text, search, replace);
        fc.pre(once.kind === 'replaced' && search.join('').trim() !== '');
        expect(layLines(once.text, search, replace, text)).not.toHaveProperty('kind', 'replaced');
      },
    ),
    runs(300),
  );
});
