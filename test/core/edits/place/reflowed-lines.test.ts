import { describe, expect, test } from 'vitest';
import { applyTo, replacedBy } from '../../../support/edits/applied-text.ts';

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
      '    total(one,\n\n      two)\nx\n',
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
    ['lost between two', 'a()\nreturn b\nc(\n  1)\n', 'a()\nreturnb\nc(1)', 'd()\nreturnb\nc(2)'],
  ])(
    'is refused if whitespace between words is %s in a line that changes, or between two that do',
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
