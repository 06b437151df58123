import { describe, expect, test } from 'vitest';
import { applyTo, replacedBy } from '../../../support/edits/applied-text.ts';

describe('a single line without its indentation', () => {
  const file = 'class A:\n    def f(self):\n        return x\n';
  const written = (...lines: readonly string[]) =>
    replacedBy(file.replace('        return x', lines.map((line) => `        ${line}`).join('\n')));

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
