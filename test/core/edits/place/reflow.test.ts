import { describe, expect, test } from 'vitest';
import { lay, written } from '../../../support/edits.ts';

describe('SEARCH broken into other lines than the file', () => {
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
      'indented otherwise',
      '    total(one, two)\n',
      'total(one,\n      two)',
      'total(one,\n      two,\n      three)',
      '    total(one,\n          two,\n          three)\n',
    ],
    [
      'with a line less deep',
      '    total(one, two)\n',
      '  total(one,\n    two)',
      '  total(one,\n\n    two)\nx',
      '    total(one,\n\n      two)\nx\n',
    ],
    [
      'over a blank line',
      'total(one,\n\n  two)\nx\n',
      'total(one, two)\nx',
      'total(one)\nx',
      'total(one)\nx\n',
    ],
  ])('%s', (_, before, search, replace, after) => {
    expect(lay(before, search, replace)).toEqual(written(after));
  });

  test.each([
    ['in two places', 'total(one, two)\ntotal(one,two)\n', 'total(one,\n  two)'],
    ['with few signs', 'f(a, b)\n', 'f(a,\n  b)'],
    ['from within a line', 'x = total(one, two)\n', 'total(one,\n two)'],
    ['up to within a line', 'total(one, two) + 1\n', 'total(one,\n two)'],
    ['with another sign', 'total(one, two)\n', 'total(one;\n two)'],
  ])('is refused %s', (_, before, search) => {
    expect(lay(before, search, 'x')).toHaveProperty('kind', 'refused');
  });
});
