import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldedLine } from '../../../../src/core/edits/place/index.ts';
import { applyLinesTo, applyTo, replacedBy } from '../../../support/edits/applied-text.ts';
import { countOf } from '../../../support/edits/rows.ts';
import { runs } from '../../../support/property-runs.ts';

describe('whole lines', () => {
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
        const strictest = [
          (one: string) => one,
          (one: string) => one.trimEnd(),
          (one: string) => one.trim(),
          foldedLine,
        ]
          .map((key) => countOf(search.map(key), lines.map(key)))
          .find((count) => count > 0);
        fc.pre(strictest !== undefined);
        const applied = applyLinesTo(lines.join('\n'), search, ['changed']);
        expect(applied.kind).toBe((strictest ?? 0) > 1 ? 'refused' : 'replaced');
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
});

describe('blank lines', () => {
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
      [
        'counts an invisible character as blank',
        'a\nb\n',
        'a\n\u200B\nb',
        'a\n\u200B\nx',
        'a\nx\n',
      ],
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
});

describe('parts of lines', () => {
  describe('matches a SEARCH of several lines that starts or ends within a line', () => {
    test.each([
      ['starts there', 'if a: x = f(\n  1)\n', 'f(\n  1)', 'g(\n  2)', 'if a: x = g(\n  2)\n'],
      [
        'with a space after its first line',
        'x = f(\n  1)\n',
        'f( \n  1)',
        'g(\n  1)',
        'x = g(\n  1)\n',
      ],
      [
        'not in the first line of the file',
        '\nx = f(\n  1)\n',
        'f(\n  1)',
        'g(\n  1)',
        '\nx = g(\n  1)\n',
      ],
      ['ends there', 'f(\n  1) or b\n', 'f(\n  1)', 'g(\n  2)', 'g(\n  2) or b\n'],
      ['both', 'x = f(\n  1, # one\n  2) + 3\n', 'f(\n  1, # one\n  2)', 'g(2)', 'x = g(2) + 3\n'],
      [
        'with more lines in REPLACE',
        'x = f(\n  1) + 2\n',
        'f(\n  1)',
        'f(\n  1,\n  3)',
        'x = f(\n  1,\n  3) + 2\n',
      ],
      [
        'without the trailing whitespace',
        'x = f( \n  1) + 2\n',
        'f(\n  1)',
        'g(\n  1)',
        'x = g(\n  1) + 2\n',
      ],
      [
        'in a file with Windows line endings',
        'x = f(\r\n  1)+2\r\n',
        'f(\n  1)',
        'g(\n  1)',
        'x = g(\r\n  1)+2\r\n',
      ],
      ['in the last line', 'x = f(\n  1) + 2', 'f(\n  1)', 'g(\n  1)', 'x = g(\n  1) + 2'],
      [
        'with pattern characters',
        'x = f(\n  1) + 2\n',
        'f(\n  1)',
        "$&(\n  $')",
        "x = $&(\n  $') + 2\n",
      ],
    ])('%s', (_, before, search, replace, after) => {
      expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
    });
  });

  describe('does not match a SEARCH', () => {
    test.each([
      ['of one line', 'x = f(1)\n', 'f(1)', 'g(1)'],
      ['from within a word', 'half(\n  1)\n', 'f(\n  1)', 'g(\n  1)'],
      ['up to within a word', 'f(\n  one)\n', 'f(\n  on', 'g(\n  on'],
      ['within a word of another script', 'naïve(\n  1)\n', 've(\n  1)', 'g(\n  1)'],
      ['after a letter with an accent', 'naïf(\n  1)\n', 'f(\n  1)', 'g(\n  1)'],
      ['within a number', 'a =\n  15\n', 'a =\n  1', 'a =\n  2'],
      ['before a decimal point', 'a =\n  1.5\n', 'a =\n  1', 'a =\n  2'],
      ['after a decimal point', 'a =\n  1.5\n', 'a =\n  1.', 'a =\n  2.'],
      ['with other text between', 'x = f(\n  1,\n  2)\n', 'f(\n  3,\n  2)', 'g()'],
      ['with an empty REPLACE', 'x = f(\n  1) + 2\n', 'f(\n  1)', ''],
      ['in two places', 'x = f(\n  1) + 2\ny = f(\n  1) + 3\n', 'f(\n  1)', 'g(\n  1)'],
    ])('%s', (_, before, search, replace) => {
      expect(applyTo(before, search, replace)).toHaveProperty('kind', 'refused');
    });
  });

  test('prefers whole lines', () => {
    const after = 'x = f(\n  1)\ng(\n  1)\n';
    expect(applyTo('x = f(\n  1)\nf(\n  1)\n', 'f(\n  1)', 'g(\n  1)')).toEqual(replacedBy(after));
  });
});

describe('other line breaks', () => {
  describe('matches a SEARCH with other line breaks', () => {
    test.each([
      [
        'more lines',
        'total(one, two, three)\nx\n',
        'total(\n  one,\n  two,\n  three)',
        'total(one)',
        'total(one)\nx\n',
      ],
      [
        'fewer lines',
        'total(\n  one,\n  two,\n)\nx\n',
        'total(one, two,)',
        'total(one, two, three)',
        'total(one, two, three)\nx\n',
      ],
      [
        'with another indentation',
        '    total(one, two)\n',
        'total(one,\n      two)',
        'total(one,\n      two,\n      three)',
        '    total(one,\n          two,\n          three)\n',
      ],
      [
        'with a less indented line',
        '    total(one, two)\n',
        '  total(one,\n    two)',
        '  total(one,\n\n    two)\nx',
        '    total(one,\n\n      two)\n  x\n',
      ],
      [
        'across a blank line',
        'total(one,\n\n  two)\nx\n',
        'total(one, two)\nx',
        'total(one)\nx',
        'total(one)\nx\n',
      ],
    ])('%s', (_, before, search, replace, after) => {
      expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
    });

    test.each([
      ['in two places', 'total(one, two)\ntotal(one,two)\n', 'total(one,\n  two)'],
      ['with few characters', 'f(a, b)\n', 'f(a,\n  b)'],
      ['from within a line', 'x = total(one, two)\n', 'total(one,\n two)'],
      ['up to within a line', 'total(one, two) + 1\n', 'total(one,\n two)'],
      ['with a different character', 'total(one, two)\n', 'total(one;\n two)'],
    ])('refuses it %s', (_, before, search) => {
      expect(applyTo(before, search, 'x')).toHaveProperty('kind', 'refused');
    });
  });

  describe('a SEARCH with other line breaks and other whitespace', () => {
    test.each([
      [
        'before',
        'if (a) {\n  total(\n    1,\n    2)\n}\n',
        'if(a) {\n  total(1, 2)',
        'if(a) {\n  total(1, 3)',
        'if (a) {\n  total(1, 3)\n}\n',
      ],
      [
        'after',
        'total(\n  1,\n  2)\nfunc f(a)\n',
        'total(1, 2)\nfuncf(a)',
        'total(1)\nfuncf(a)',
        'total(1)\nfunc f(a)\n',
      ],
      [
        'between two that change',
        'a()\nreturn b\nc(\n  1)\n',
        'a()\nreturnb\nc(1)',
        'd()\nreturnb\nc(2)',
        'd()\nreturn b\nc(2)\n',
      ],
      [
        'above an added line',
        'func f(a)\ntotal(\n  2)\n',
        'funcf(a)\ntotal(2)',
        'funcf(a)\nx\ntotal(3)',
        'func f(a)\nx\ntotal(3)\n',
      ],
      [
        'below an added line',
        'total(\n  2)\nfunc f(a)\n',
        'total(2)\nfuncf(a)',
        'total(3)\nx\nfuncf(a)',
        'total(3)\nx\nfunc f(a)\n',
      ],
    ])('keeps the lines that stay: %s', (_, before, search, replace, after) => {
      expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
    });

    test.each([
      ['lost', 'return total(\n  1)\n', 'returntotal(1)', 'returntotal(2)'],
      ['added', 'subtotal(\n  1, 2)\n', 'sub total(1, 2)', 'sub total(2, 2)'],
    ])(
      'is refused if whitespace between words is %s in a line that changes',
      (_, before, search, replace) => {
        expect(applyTo(before, search, replace)).toHaveProperty('kind', 'refused');
      },
    );
  });

  describe('a SEARCH with other whitespace inside its lines', () => {
    test.each([
      [
        'func TestA(t T) {\n\tx := 1\n',
        'funcTestA(t T) {\n\tx := 1',
        'funcTestA(t T) {\n\tx := 5',
        'func TestA(t T) {\n\tx := 5\n',
      ],
      ['print("a b")\nx\n', 'print("ab")\nx', 'print("ab")\ny', 'print("a b")\ny\n'],
      ['total( one, two )\n', 'total(one, two)', 'total(one, 3)', 'total(one, 3)\n'],
    ])('leaves the lines that stay as they are: %j', (before, search, replace, after) => {
      expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
    });

    test.each([
      ['func TestA(t T) {\n', 'funcTestA(t T) {', 'funcTestA(t U) {'],
      ['testAll(t) && x\n', 'test All(t) && x', 'test All(t) && y'],
    ])('is refused if it separates words in one of them: %j', (before, search, replace) => {
      expect(applyTo(before, search, replace)).toHaveProperty('kind', 'refused');
    });
  });
});
