import { describe, expect, test } from 'vitest';
import { lay, written } from '../../../support/edits.ts';

const file = 'alpha = one\nbeta = two\ngamma = 3\n';

describe('one line of three or more may differ by a slip', () => {
  test.each([
    ['a letter too many', 'alpha = one\nbeta = twoo\ngamma = 3'],
    ['a letter too few', 'alpha = one\nbeta = to\ngamma = 3'],
    ['another letter', 'alphx = one\nbeta = two\ngamma = 3'],
    ['two letters swapped', 'alpha = one\nbtea = two\ngamma = 3'],
    ['two slips in the line', 'alpha = one\nbetta = twoo\ngamma = 3'],
    ['and another indentation', '  alpha = one\n  beta = twoo\n  gamma = 3'],
  ])('%s', (_, search) => {
    const replace = search.replace('gamma', 'delta');
    expect(lay(file, search, replace)).toEqual(written(file.replace('gamma', 'delta')));
  });

  test('the line itself may be replaced', () => {
    const laid = lay(
      file,
      'alpha = one\nbeta = twoo\ngamma = 3',
      'alpha = one\nbeta = 2\ngamma = 3',
    );
    expect(laid).toEqual(written('alpha = one\nbeta = 2\ngamma = 3\n'));
  });
});

describe('refused is', () => {
  test.each([
    ['a slip in a digit', 'alpha = one\nbeta = two\ngamma = 4'],
    ['a digit too many', 'alpha = one\nbeta = two\ngamma = 33'],
    ['a slip in each of two lines', 'alpha = onee\nbeta = twoo\ngamma = 3'],
    ['more than a slip', 'alpha = one\nbeta = twelve\ngamma = 3'],
    ['a slip in one line of two', 'alpha = one\nbeta = twoo'],
    ['two lines and a blank one', 'alpha = one\nbeta = twoo\n\n'],
    ['a line too few', 'alpha = one\ngamma = 3'],
  ])('%s', (_, search) => {
    expect(lay(file, search, 'x')).toHaveProperty('kind', 'refused');
  });

  test('a short line that differs', () => {
    expect(lay('ab\ncd\nef\n', 'ab\ncx\nef', 'x')).toHaveProperty('kind', 'refused');
    expect(lay('abcde\ncd\nef\n', 'abxyz\ncd\nef', 'x')).toHaveProperty('kind', 'refused');
  });

  test('a slip that may mean two places', () => {
    const twice = `${file}alpha = one\nbeta = twu\ngamma = 3\n`;
    const laid = lay(twice, 'alpha = one\nbeta = twoo\ngamma = 3', 'x');
    expect(laid).toHaveProperty('why', expect.stringContaining('2 times'));
  });
});
