import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyLinesTo, applyTo, replacedBy } from '../../../support/edits/applied-text.ts';
import { runs } from '../../../support/property-runs.ts';

const refused = (from: number) => ({
  kind: 'refused',
  why: `REPLACE is already in the file, from line ${from} on`,
});

describe('a REPLACE already in a file without SEARCH', () => {
  test.each([
    ['a changed line', 'a\nx = 2\n', 'x = 1', 'x = 2', 2],
    ['an added line', 'a\nnew\nb\n', 'a\nb', 'a\nnew\nb', 1],
    ['a removed line', 'a\nc\n', 'a\nb\nc', 'a\nc', 1],
    ['in a file with Windows line endings', 'a\r\nx = 2\r\n', 'x = 1', 'x = 2', 2],
  ])('is refused: %s', (_, text, search, replace, from) => {
    expect(applyTo(text, search, replace)).toEqual(refused(from));
  });

  test.each([
    ['a changed line', 'a\nx = 2\n', 'x = 1', 'x = 2', 'a\nx = 1\n'],
    ['an added line', 'a\nnew\n', 'a', 'a\nnew', 'a\n'],
    ['a removed line', 'a\nc\n', 'a\nb\nc', 'a\nc', 'a\nb\nc\n'],
  ])('changes nothing if the original has SEARCH: %s', (_, text, search, replace, origin) => {
    expect(applyTo(text, search, replace, origin)).toHaveProperty('kind', 'unchanged');
  });

  test('is refused if SEARCH may match another place, despite the original', () => {
    const text = 'x = 2\nif q:\n    x = 1\n';
    const origin = `x = 1\n${text}`;
    expect(applyTo(text, 'x = 1', 'x = 2', origin)).toHaveProperty('kind', 'refused');
  });

  test.each([
    ['trailing whitespace', 'a  \nb\nc'],
    ['indentation', '\ta\n\tb\n\tc'],
    ['line numbers', '4 | a\n5 | b\n6 | c'],
  ])('does not count for a removal whose SEARCH has another place but for %s', (_, search) => {
    const replace = search.replace(/\n.*b/, '').replace(/ +$/gm, '');
    expect(applyTo('a\nc\nx\na\nb\nc\n', search, replace)).toEqual(replacedBy('a\nc\nx\na\nc\n'));
  });

  test('does not count for a change of whitespace in a line that is still there', () => {
    expect(applyTo('  a\nb \n', 'a\nb ', 'a\nb')).toEqual(replacedBy('  a\nb\n'));
  });

  test('does not count for a lone brace', () => {
    expect(applyTo('a\n}\n', ' a ', '}')).toEqual(replacedBy('}\n}\n'));
  });
});

describe('does not add lines that are already there', () => {
  test.each([
    ['below', 'import a\nimport b\nx\n', 'import a', 'import a\nimport b'],
    ['above', 'import a\nimport b\nx\n', 'import b', 'import a\nimport b'],
    ['on both sides', '1\na\n2\n', 'a', '1\na\n2'],
    ['in another indentation', '  a\n  b\n', 'a', 'a\nb'],
  ])('%s', (_, text, search, replace) => {
    expect(applyTo(text, search, replace)).toHaveProperty('kind', 'refused');
    expect(applyTo(text, search, replace, search)).toHaveProperty('kind', 'unchanged');
  });

  test('but says where they are', () => {
    expect(applyTo('x\na\nb\n', 'a', 'a\nb')).toEqual(refused(2));
  });

  test('but adds others beside them', () => {
    const after = 'import a\nimport c\nimport b\n';
    expect(applyTo('import a\nimport b\n', 'import a', 'import a\nimport c')).toEqual(
      replacedBy(after),
    );
  });
});

describe('refuses a change of what the comparison ignores', () => {
  test.each([
    ['trailing whitespace', 'a \n', 'a', 'a  '],
    ['indentation', '  a\n', 'a', '    a'],
    ['look-alikes', '  "a"\n', '“a”', '"a"'],
    ['whitespace inside lines', 'f(a,b)\n', 'f(a, b)', 'f( a,b )'],
    ['line breaks', 'f(alpha,  beta_name)\n', 'f(alpha,\n  beta_name)', 'f(alpha, beta_name)'],
    ['blank lines', 'a\n\n\nb\n', 'a\nb', 'a\n\nb'],
  ])('%s', (_, text, search, replace) => {
    expect(applyTo(text, search, replace)).toHaveProperty('kind', 'refused');
  });

  test('but makes it if SEARCH matches exactly', () => {
    expect(applyTo('a\n', 'a', '    a')).toEqual(replacedBy('    a\n'));
    expect(applyTo('f(a,b)\n', 'f(a,b)', 'f(a, b)')).toEqual(replacedBy('f(a, b)\n'));
  });
});

test('any lines around a place are added only once', () => {
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
        const once = applyLinesTo(text, search, replace);
        fc.pre(once.kind === 'replaced' && search.join('').trim() !== '');
        expect(applyLinesTo(once.text, search, replace, text)).not.toHaveProperty(
          'kind',
          'replaced',
        );
      },
    ),
    runs(300),
  );
});
