import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyLinesTo, applyTo, replacedBy } from '../../../support/edits/applied-text.ts';
import { runs } from '../../../support/property-runs.ts';

describe('lines', () => {
  describe('lines that SEARCH and REPLACE share keep the bytes of the file', () => {
    test.each([
      ['trailing whitespace', 'a \t\nb\nc  \n', 'a\nb\nc', 'a\nx\nc', 'a \t\nx\nc  \n'],
      ['indentation', '\ta\n  b\n\tc\n', 'a\nb\nc', 'a\nb\nx', '\ta\n  b\n\tx\n'],
      [
        'typographic characters',
        '“a”\nb\nc – d\n',
        '"a"\nb\nc - d',
        '"a"\nx\nc - d',
        '“a”\nx\nc – d\n',
      ],
      ['blank lines with whitespace', 'a\n  \nb\n', 'a\n\nb', 'a\n\nx', 'a\n  \nx\n'],
      ['line endings', 'a\r\nb\nc\r\n', 'a\nb\nc', 'a\nx\nc', 'a\r\nx\nc\r\n'],
      ['a form feed', 'a\n\f\nb\n', 'a\n\nb', 'a\n\nx', 'a\n\f\nx\n'],
      ['a carriage return inside', 'a\rb\nc\n', 'a\rb\nc', 'a\rb\nx', 'a\rb\nx\n'],
    ])('%s', (_, before, search, replace, after) => {
      expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
    });
  });

  describe('line endings', () => {
    test.each([
      ['of a Windows file', 'a\r\nb\r\nc\r\n', 'b', 'x\ny', 'a\r\nx\r\ny\r\nc\r\n'],
      ['of a Windows file without a final newline', 'a\r\nb', 'b', 'x\ny', 'a\r\nx\r\ny'],
      ['of the replaced line', 'a\nb\r\nc\n', 'b', 'x', 'a\nx\r\nc\n'],
      ['of each replaced line', 'a\nb\r\nc\n', 'a\nb\nc', 'x\ny\nz', 'x\ny\r\nz\n'],
      ['of another mixed file', 'a\r\nb\nc\r\n', 'b', 'x', 'a\r\nx\nc\r\n'],
      ['of the file where a line is removed', 'a\nb\r\nc\n', 'a\nb\nc', 'a\nc', 'a\nc\n'],
    ])('are those %s', (_, before, search, replace, after) => {
      expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
    });
  });

  describe('a file without a final newline', () => {
    test.each([
      ['stays so if its last line changes', 'a\nb', 'b', 'x\ny', 'a\nx\ny'],
      ['stays so if a line is added at the end', 'a\nb', 'b', 'b\nc', 'a\nb\nc'],
      ['stays so if its only line grows', 'a', 'a', 'a\nb', 'a\nb'],
      ['stays so if another line changes', 'a\nb', 'a', 'x\ny', 'x\ny\nb'],
      ['stays so for a looser comparison', '  a\n  b', 'b', 'x\ny', '  a\n  x\n  y'],
      ['keeps the newline before its removed last line', 'a\nb', 'b', '', 'a\n'],
      ['may lose every line', 'a', 'a', '', ''],
    ])('%s', (_, before, search, replace, after) => {
      expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
    });

    test('a final newline stays if the last line is removed', () => {
      expect(applyTo('a\nb\n', 'b', '')).toEqual(replacedBy('a\n'));
      expect(applyTo('a\n', 'a', '')).toEqual(replacedBy(''));
    });
  });

  describe('a byte order mark', () => {
    test.each([
      ['stays if the first line changes', '\uFEFFa\nb\n', 'a', 'x', '\uFEFFx\nb\n'],
      ['stays if the first line is removed', '\uFEFFa\nb\n', 'a', '', '\uFEFFb\n'],
      ['is not part of a line', '\uFEFFa\n', 'a', '  a\nb', '\uFEFF  a\nb\n'],
      ['may be in SEARCH', '\uFEFFa\nb\n', '\uFEFFa', '\uFEFFx', '\uFEFFx\nb\n'],
    ])('%s', (_, before, search, replace, after) => {
      expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
    });
  });

  const lineText = fc.string({
    maxLength: 6,
    unit: fc.constantFrom('a', 'b', 'c', '\t', '$', '&', 'é', '='),
  });
  const lines = (minLength: number) => fc.array(lineText, { minLength, maxLength: 6 });

  /** A file, split around the lines that an edit replaces. */
  const scene = fc.record({
    before: lines(0),
    search: lines(1),
    after: lines(0),
    replace: lines(0),
    ending: fc.constantFrom('\n', '\r\n'),
    isEnded: fc.boolean(),
  });

  test('in any file, lines that occur once are replaced, and nothing else', () => {
    fc.assert(
      fc.property(scene, ({ before, search, after, replace, ending, isEnded }) => {
        fc.pre(search.some((line) => line.trim() !== ''));
        const all = [...before, ...search, ...after];
        fc.pre(isEnded || (after.length > 0 && all.at(-1) !== ''));
        const applied = applyLinesTo(all.join(ending) + (isEnded ? ending : ''), search, replace);
        fc.pre(applied.kind === 'replaced');
        const spliced = [...before, ...replace, ...after].map((line) => line + ending).join('');
        expect(applied.text).toBe(isEnded ? spliced : spliced.slice(0, -ending.length));
      }),
      runs(200),
    );
  });
});

describe('new lines in a gap', () => {
  const a = 'func A() {\n\treturn\n}\n';
  const b = 'func B() {\n\treturn\n}\n';
  const c = 'func C() {\n\treturn\n}\n';
  const file = `${a}\n${c}`;
  const whole = `${a}\n${b}\n${c}`;

  describe('a function between two has the blank lines of its neighbours', () => {
    test.each([
      ['if its own is below', `}\n${c}`, `}\n${b}\n${c}`],
      ['if its own is above', `}\n${c}`, `}\n\n${b}${c}`],
      ['if it has its own on both sides', `}\n${c}`, `}\n\n${b}\n${c}`],
      ['if SEARCH has the one of the file', `}\n\n${c}`, `}\n\n${b}\n${c}`],
    ])('%s', (_, search, replace) => {
      expect(applyTo(file, search, replace)).toEqual(replacedBy(whole));
    });

    test('as many as there are', () => {
      const text = 'x = 1\n\n\ndef c():\n    pass\n';
      const after = 'x = 1\n\n\ndef b():\n    pass\n\n\ndef c():\n    pass\n';
      const replace = 'x = 1\ndef b():\n    pass\n\ndef c():\n    pass\n';
      expect(applyTo(text, 'x = 1\ndef c():\n    pass\n', replace)).toEqual(replacedBy(after));
    });
  });

  describe('other lines between two go to the one that they resemble', () => {
    test.each([
      ['beside a change', 'x = 1\n\ny.f()\n', 'x = 1\ny.f()', 'x = 2\ny.f()', 'x = 2\n\ny.f()\n'],
      [
        'a comment to what follows',
        '}\n\nvar x\n',
        '}\nvar x',
        '}\n// A\nvar x',
        '}\n\n// A\nvar x\n',
      ],
      [
        'a statement',
        '    x = 1\n\ndef c():\n',
        '    x = 1\ndef c():',
        '    x = 1\n    y = 2\ndef c():',
        '    x = 1\n    y = 2\n\ndef c():\n',
      ],
      [
        'a statement with a body',
        '  x = 1\n\n  y = 1\n',
        '  x = 1\n  y = 1',
        '  x = 1\n  if (x) {\n    x = 2\n  }\n  y = 1',
        '  x = 1\n  if (x) {\n    x = 2\n  }\n\n  y = 1\n',
      ],
    ])('%s', (_, text, search, replace, after) => {
      expect(applyTo(text, search, replace)).toEqual(replacedBy(after));
    });
  });
});
