import { describe, expect, test } from 'vitest';
import { applyTo, replacedBy } from '../../../support/edits/applied-text.ts';

describe('levels', () => {
  const nested = (unit: string) => `if a:\n${unit}if b:\n${unit}${unit}c\n`;

  describe('gives new lines the indentation of the file', () => {
    test.each([
      [
        'tabs for four spaces',
        '\t',
        '    if b:\n        c',
        '    if b:\n        c\n        d\n            e',
      ],
      ['tabs for two spaces', '\t', '  if b:\n    c', '  if b:\n    c\n    d\n      e'],
      ['four spaces for tabs', '    ', '\tif b:\n\t\tc', '\tif b:\n\t\tc\n\t\td\n\t\t\te'],
      ['four for two', '    ', '  if b:\n    c', '  if b:\n    c\n    d\n      e'],
      [
        'two for four',
        '  ',
        '    if b:\n        c',
        '    if b:\n        c\n        d\n            e',
      ],
      ['the same, moved to the left', '    ', 'if b:\n    c', 'if b:\n    c\n    d\n        e'],
      [
        'the same, moved to the right',
        '  ',
        '    if b:\n      c',
        '    if b:\n      c\n      d\n        e',
      ],
      ['tabs, moved to the left', '\t', 'if b:\n\tc', 'if b:\n\tc\n\td\n\t\te'],
    ])('%s', (_, unit, search, replace) => {
      const twice = unit + unit;
      const after = `${nested(unit)}${twice}d\n${twice}${unit}e\n`;
      expect(applyTo(nested(unit), search, replace)).toEqual(replacedBy(after));
    });

    test.each([
      [
        'less than any matched line',
        '    a\n    b\n',
        '        a',
        '        x\n    y',
        '    x\ny\n    b\n',
      ],
      ['never below zero', '  a\n', '    a', '    x\ny', '  x\ny\n'],
      [
        'with alignment after tabs',
        '\tf(a,\n\t  b)\n',
        '    f(a,\n      b)',
        '    f(a,\n      c,\n      d)',
        '\tf(a,\n\t  c,\n\t  d)\n',
      ],
      [
        'with levels and alignment',
        '\tf(a,\n\t  b)\n\tz\n',
        '    f(a,\n      b)\n    z',
        '    f(a,\n      c)\n    z\n        k',
        '\tf(a,\n\t  c)\n\tz\n\t\tk\n',
      ],
      ['none for a blank line', '  a\n', 'a', 'x\n    \ny', '  x\n\n  y\n'],
      [
        'that of the first match in a file that mixes',
        '\ta\n    b\n',
        '  a\n  b',
        '  a\n  b\n  c',
        '\ta\n    b\n\tc\n',
      ],
    ])('%s', (_, before, search, replace, after) => {
      expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
    });
  });

  describe('an exact SEARCH', () => {
    test.each([
      ['keeps REPLACE as it is', '  a\n', '  a', '     b\n\tc', '     b\n\tc\n'],
      [
        'turns spaces into the file’s tabs',
        'f {\n\ta\n}\n',
        'f {',
        'f {\n    b\n        c',
        'f {\n\tb\n\t\tc\n\ta\n}\n',
      ],
      [
        'turns tabs into the file’s spaces',
        'f {\n  a\n}\n',
        'f {',
        'f {\n\tb\n\t\tc',
        'f {\n  b\n    c\n  a\n}\n',
      ],
      [
        'changes nothing in a file that has both',
        '{\n\ta\n  b\n}\n',
        '{',
        '{\n    c',
        '{\n    c\n\ta\n  b\n}\n',
      ],
    ])('%s', (_, before, search, replace, after) => {
      expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
    });
  });

  describe('a first line without its indentation', () => {
    test.each([
      [
        'gets it back',
        'a = 1\n    b = 2',
        'a = 3\n    b = 2\n    c = 3',
        '    a = 3\n    b = 2\n    c = 3\n',
      ],
      [
        'and the other lines stay as they are',
        'a = 1\n    b = 2',
        'if q:\n        a = 1\nb = 2',
        '    if q:\n        a = 1\nb = 2\n',
      ],
    ])('%s', (_, search, replace, after) => {
      expect(applyTo('    a = 1\n    b = 2\n', search, replace)).toEqual(replacedBy(after));
    });
  });

  test('if other lines lost theirs, too, all lines count', () => {
    const after = '    a\n    b\n    x\n';
    expect(applyTo('    a\n    b\n    c\n', 'a\n    b\nc', 'a\n    b\nx')).toEqual(
      replacedBy(after),
    );
  });

  test('keeps alignment after tabs', () => {
    const after = '\t\ta\n\t\t  b\n';
    expect(applyTo('\t\ta\n', '\ta', '\ta\n\t  b')).toEqual(replacedBy(after));
  });
});

describe('a single line', () => {
  describe('a single line without its indentation', () => {
    const file = 'class A:\n    def f(self):\n        return x\n';
    const written = (...lines: readonly string[]) =>
      replacedBy(
        file.replace('        return x', lines.map((line) => `        ${line}`).join('\n')),
      );

    test.each([
      ['in the file', 'if x:\n            return x\n        return y'],
      ['in the reply', 'if x:\n    return x\nreturn y'],
    ])('leaves the other lines of REPLACE as deep as they are %s', (_, replace) => {
      expect(applyTo(file, 'return x', replace)).toEqual(
        written('if x:', '    return x', 'return y'),
      );
    });

    test.each([
      ['y = 1\n        return y', ['y = 1', 'return y']],
      ['y = f(\n            x)\n        return y', ['y = f(', '    x)', 'return y']],
      ['y = f(\n    x)\nreturn y', ['y = f(', '    x)', 'return y']],
      ['a = 1\n\n        return a', ['a = 1', '', 'return a']],
    ])('%j', (replace, lines) => {
      const text = file.replace(
        '        return x',
        lines.map((line) => (line === '' ? '' : `        ${line}`)).join('\n'),
      );
      expect(applyTo(file, 'return x', replace)).toEqual(replacedBy(text));
    });

    test('counts tabs as levels', () => {
      const [before, search] = ['f {\n\tg {\n\t\tx()\n\t}\n}\n', 'x()'];
      const after = before.replace('x()', 'if y {\n\t\t\tx()\n\t\t}');
      expect(applyTo(before, search, 'if y {\n\t\t\tx()\n\t\t}')).toEqual(replacedBy(after));
      expect(applyTo(before, search, 'if y {\n\tx()\n}')).toEqual(replacedBy(after));
    });
  });

  test('lines that are flat in the file stay flat', () => {
    const before = 'type A = {\n  a: B\n} & C\ntype D =\n  | E\n';
    const search = 'a: B\n} & C\ntype D =\n  | E';
    const after = before.replace('& C', '& D');
    expect(applyTo(before, search, search.replace('& C', '& D'))).toEqual(replacedBy(after));
  });
});

describe('lost indentation', () => {
  describe('learns from the lines of SEARCH which of those of REPLACE have lost their indentation', () => {
    test.each([
      [
        'the first one alone, if another is as it was',
        '  f(\n    a,\n  )\n',
        'f(\n    a,\n  )',
        'g(\n    a,\n)',
        '  g(\n    a,\n)\n',
      ],
      [
        'none, if they are as deep as the file',
        '// x\n  f() {}\n',
        'f() {}',
        '  g() {}',
        '// x\n  g() {}\n',
      ],
    ])('%s', (_, text, search, replace, after) => {
      expect(applyTo(text, search, replace)).toEqual(replacedBy(after));
    });
  });
});
