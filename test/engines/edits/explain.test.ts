import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyLinesTo, applyTo } from '../../support/edits/applied-text.ts';
import { runs } from '../../support/property-runs.ts';

const refusalOf = (text: string, search: string, replace = 'changed') => {
  const applied = applyTo(text, search, replace);
  return applied.kind === 'refused' ? applied.why : applied.kind;
};

const file = 'import os\n\ndef total(items):\n\tresult = 10\n\treturn result\n';

describe('for a SEARCH without a place', () => {
  test('shows the closest lines and the difference', () => {
    expect(refusalOf(file, 'def total(items):\n\tresult = 12\n\treturn result')).toBe(
      [
        'SEARCH is not in the file. The closest match is lines 3 to 5:',
        '3 | def total(items):',
        '4 | →result = 10',
        '5 | →return result',
        'Difference (- SEARCH, + file; → tab, · trailing whitespace, ⍽ non-breaking space):',
        '- →result = 12',
        '+ →result = 10',
      ].join('\n'),
    );
  });

  test('shows the line that shares most words with the longest of SEARCH', () => {
    const why = refusalOf(file, '    result = 10  # sum');
    expect(why).toContain('The closest match is line 4:\n4 | →result = 10\n');
    expect(why).toContain('-     result = 10  # sum\n+ →result = 10');
  });

  test('shows where most of its lines occur, not where the first does', () => {
    const twice = `return result\n${file}`;
    const search = 'def total(items):\n\tresult = 11\n\treturn result';
    expect(refusalOf(twice, search)).toContain('closest match is lines 4 to 6');
  });

  test('makes whitespace visible', () => {
    const why = refusalOf('one\n\ttwo\u00A0three four  \n', 'one\n\ttwo five four');
    expect(why).toContain('2 | →two⍽three four··');
    expect(why).toContain('- →two five four\n+ →two⍽three four··');
  });

  test('aligns line numbers to the right', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `line ${at + 1}`).join('\n');
    expect(refusalOf(lines, 'line 9\nline 10 and more\nline 11')).toContain(
      ' 9 | line 9\n10 | line 10\n',
    );
  });

  test('shows only the rest of the file at its end', () => {
    expect(refusalOf('a\nb\n', 'b\nc\nd')).toContain('The closest match is line 2:\n2 | b\n');
  });

  test('says that nothing is similar', () => {
    const why = 'SEARCH is not in the file, and nothing in it is similar';
    expect(refusalOf(file, 'class Nowhere')).toBe(why);
    expect(refusalOf('', 'class Nowhere')).toBe(why);
  });

  test.each([
    ['with nothing like SEARCH', '    x = 2\n', 'x = 1', 'x = 2', 1],
    ['with lines like SEARCH', 'a\n\n  x = 2\ny\n', 'x = 1\ny', 'x = 2\ny', 3],
    ['with a brace in it', '{\n  b\n}\n', 'x = 1', 'b\n}', 2],
    ['over blank lines', 'a\nx = 2\n\ny = 2\n', 'x = 1\ny = 1', 'x = 2\ny = 2', 2],
  ])('says that REPLACE is already there, %s', (_, text, search, replace, from) => {
    const why = `SEARCH is not in the file; REPLACE is already there, from line ${from} on`;
    expect(refusalOf(text, search, replace)).toContain(why);
  });

  test.each([
    ['a brace', '}\n', 'x = 1', '  }'],
    ['its lines apart', 'b\na\n', 'x = 1', ' a\nb'],
    ['nothing', 'a\n', 'x = 1', ''],
  ])('does not say so for %s', (_, text, search, replace) => {
    expect(refusalOf(text, search, replace)).not.toContain('already');
  });
});

describe('for a SEARCH with several places', () => {
  test('shows where they are, and the first two in context', () => {
    expect(refusalOf('a\nb\nx\nc\nd\ne\nx\nf\n', 'x')).toBe(
      [
        'SEARCH matches 2 places in the file (lines 3, 7); add surrounding lines. The first two in context:',
        '1 | a',
        '2 | b',
        '3 | x',
        '4 | c',
        '5 | d',
        '5 | d',
        '6 | e',
        '7 | x',
        '8 | f',
      ].join('\n'),
    );
  });

  test.each([
    ['trailing whitespace', 'a \na  \n', 'a'],
    ['indentation', '  a\n\ta\n', 'a'],
    ['look-alike characters', '  a – b\n  a — b\n', 'a - b'],
    ['blank lines', 'a\n\nb\na\n\nb\n', 'a\nb'],
  ])('says what the comparison ignores: %s', (how, text, search) => {
    expect(refusalOf(text, search)).toContain(`2 places in the file, ignoring ${how} (lines 1, `);
  });

  test('says how many there are, and where the first six are', () => {
    expect(refusalOf('x\n'.repeat(40), 'x')).toContain(
      '40 places in the file (lines 1, 2, 3, 4, 5, 6, …);',
    );
  });
});

describe('a refusal is short', () => {
  const long = `const message = '${'word '.repeat(100)}'`;

  test('but shows a difference at the end of a long line', () => {
    const why = refusalOf(`${long};\n`, `${long} + 1;`);
    expect(why).toMatch(/\n- ….*word ' \+ 1;\n\+ ….*word ';$/);
    expect(why.length).toBeLessThan(600);
  });

  test('because it shows only some of many lines', () => {
    const lines = (sign: string) => Array.from({ length: 800 }, (_, at) => `${sign} ${at}`);
    const text = [...lines('file'), 'the same'].join('\n');
    const why = refusalOf(text, [...lines('search'), 'the same'].join('\n'));
    expect(why).toContain('The closest match is lines 1 to 801:');
    expect(why).toContain('(and 785 more)');
    expect(why.length).toBeLessThan(2_000);
  });

  test('for any file and any SEARCH', () => {
    const line = fc.tuple(fc.constantFrom('a', ' b', 'word ', '\t'), fc.nat(900));
    const lines = fc.array(
      line.map(([sign, times]) => sign.repeat(times)),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(lines, lines, (text, search) => {
        const applied = applyLinesTo(text.join('\n'), search, ['changed']);
        if (applied.kind === 'refused') expect(applied.why.length).toBeLessThan(6_500);
      }),
      runs(100),
    );
  });
});
