import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lay, layLines } from '../../support/edits/lay.ts';
import { runs } from '../../support/property-runs.ts';

const whyNot = (text: string, search: string, replace = 'changed') => {
  const laid = lay(text, search, replace);
  return laid.kind === 'refused' ? laid.why : laid.kind;
};

const file = 'import os\n\ndef total(items):\n\tresult = 10\n\treturn result\n';

describe('a SEARCH that means no place', () => {
  test('is shown the lines that are nearest, and what differs', () => {
    expect(whyNot(file, 'def total(items):\n\tresult = 12\n\treturn result')).toBe(
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

  test('is shown the line that shares most words with its longest one', () => {
    const why = whyNot(file, '    result = 10  # sum');
    expect(why).toContain('The closest match is line 4:\n4 | →result = 10\n');
    expect(why).toContain('-     result = 10  # sum\n+ →result = 10');
  });

  test('is shown where most of its lines stand, not the first of them', () => {
    const twice = `return result\n${file}`;
    const search = 'def total(items):\n\tresult = 11\n\treturn result';
    expect(whyNot(twice, search)).toContain('closest match is lines 4 to 6');
  });

  test('is shown blanks that cannot be seen', () => {
    const why = whyNot('one\n\ttwo\u00A0three four  \n', 'one\n\ttwo five four');
    expect(why).toContain('2 | →two⍽three four··');
    expect(why).toContain('- →two five four\n+ →two⍽three four··');
  });

  test('has its lines right-aligned by number', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `line ${at + 1}`).join('\n');
    expect(whyNot(lines, 'line 9\nline 10 and more\nline 11')).toContain(
      ' 9 | line 9\n10 | line 10\n',
    );
  });

  test('at the end of the file is shown what is left of it', () => {
    expect(whyNot('a\nb\n', 'b\nc\nd')).toContain('The closest match is line 2:\n2 | b\n');
  });

  test('is told where nothing is like it', () => {
    const why = 'SEARCH is not in the file, and nothing in it is similar';
    expect(whyNot(file, 'class Nowhere')).toBe(why);
    expect(whyNot('', 'class Nowhere')).toBe(why);
  });

  test.each([
    ['with nothing like SEARCH', '    x = 2\n', 'x = 1', 'x = 2', 1],
    ['with lines like SEARCH', 'a\n\n  x = 2\ny\n', 'x = 1\ny', 'x = 2\ny', 3],
    ['with a brace in it', '{\n  b\n}\n', 'x = 1', 'b\n}', 2],
    ['over blank lines', 'a\nx = 2\n\ny = 2\n', 'x = 1\ny = 1', 'x = 2\ny = 2', 2],
  ])('is told that REPLACE is there already, %s', (_, text, search, replace, from) => {
    const why = `SEARCH is not in the file; REPLACE is already there, from line ${from} on`;
    expect(whyNot(text, search, replace)).toContain(why);
  });

  test.each([
    ['a brace', '}\n', 'x = 1', '  }'],
    ['its lines apart', 'b\na\n', 'x = 1', ' a\nb'],
    ['nothing', 'a\n', 'x = 1', ''],
  ])('is not told so for %s', (_, text, search, replace) => {
    expect(whyNot(text, search, replace)).not.toContain('already');
  });
});

describe('a SEARCH that means more than one place', () => {
  test('is shown where, and what is around the first two', () => {
    expect(whyNot('a\nb\nx\nc\nd\ne\nx\nf\n', 'x')).toBe(
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
  ])('is told that it does but for %s', (how, text, search) => {
    expect(whyNot(text, search)).toContain(`2 places in the file, ignoring ${how} (lines 1, `);
  });

  test('is told how often, and the first six', () => {
    expect(whyNot('x\n'.repeat(40), 'x')).toContain(
      '40 places in the file (lines 1, 2, 3, 4, 5, 6, …);',
    );
  });
});

describe('a refusal stays short', () => {
  const long = `const message = '${'word '.repeat(100)}'`;

  test('and yet shows what differs at the end of a long line', () => {
    const why = whyNot(`${long};\n`, `${long} + 1;`);
    expect(why).toMatch(/\n- ….*word ' \+ 1;\n\+ ….*word ';$/);
    expect(why.length).toBeLessThan(600);
  });

  test('and cuts what is shown of many lines', () => {
    const lines = (sign: string) => Array.from({ length: 800 }, (_, at) => `${sign} ${at}`);
    const text = [...lines('file'), 'the same'].join('\n');
    const why = whyNot(text, [...lines('search'), 'the same'].join('\n'));
    expect(why).toContain('The closest match is lines 1 to 801:');
    expect(why).toContain('(and 785 more)');
    expect(why.length).toBeLessThan(2_000);
  });

  test('whatever is laid over whatever', () => {
    const line = fc.tuple(fc.constantFrom('a', ' b', 'word ', '\t'), fc.nat(900));
    const lines = fc.array(
      line.map(([sign, times]) => sign.repeat(times)),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(lines, lines, (text, search) => {
        const laid = layLines(text.join('\n'), search, ['changed']);
        if (laid.kind === 'refused') expect(laid.why.length).toBeLessThan(6_500);
      }),
      runs(100),
    );
  });
});
