import { describe, expect, test } from 'vitest';
import { applyTo, replacedBy } from '../../../support/edits/applied-text.ts';

const file = 'alpha = one\nbeta = two\ngamma = 3\n';

describe('one of three or more lines may have a typo', () => {
  test.each([
    ['an extra letter', 'alpha = one\nbeta = twoo\ngamma = 3'],
    ['a missing letter', 'alpha = one\nbeta = to\ngamma = 3'],
    ['a wrong letter', 'alphx = one\nbeta = two\ngamma = 3'],
    ['two letters swapped', 'alpha = one\nbtea = two\ngamma = 3'],
    ['two typos in the line', 'alpha = one\nbetta = twoo\ngamma = 3'],
    ['and another indentation', '  alpha = one\n  beta = twoo\n  gamma = 3'],
  ])('%s', (_, search) => {
    const replace = search.replace('gamma', 'delta');
    expect(applyTo(file, search, replace)).toEqual(replacedBy(file.replace('gamma', 'delta')));
  });

  test('the line itself may be replaced', () => {
    const applied = applyTo(
      file,
      'alpha = one\nbeta = twoo\ngamma = 3',
      'alpha = one\nbeta = 2\ngamma = 3',
    );
    expect(applied).toEqual(replacedBy('alpha = one\nbeta = 2\ngamma = 3\n'));
  });
});

describe('refuses', () => {
  test.each([
    ['a wrong digit', 'alpha = one\nbeta = two\ngamma = 4'],
    ['an extra digit', 'alpha = one\nbeta = two\ngamma = 33'],
    ['typos in two lines', 'alpha = onee\nbeta = twoo\ngamma = 3'],
    ['another word', 'alpha = one\nbeta = twelve\ngamma = 3'],
    ['a typo in one of two lines', 'alpha = one\nbeta = twoo'],
    ['two lines and a blank one', 'alpha = one\nbeta = twoo\n\n'],
    ['a missing line', 'alpha = one\ngamma = 3'],
  ])('%s', (_, search) => {
    expect(applyTo(file, search, 'x')).toHaveProperty('kind', 'refused');
  });

  test('a different short line', () => {
    expect(applyTo('ab\ncd\nef\n', 'ab\ncx\nef', 'x')).toHaveProperty('kind', 'refused');
    expect(applyTo('abcde\ncd\nef\n', 'abxyz\ncd\nef', 'x')).toHaveProperty('kind', 'refused');
  });

  test('a typo with two places', () => {
    const twice = `${file}alpha = one\nbeta = twu\ngamma = 3\n`;
    const applied = applyTo(twice, 'alpha = one\nbeta = twoo\ngamma = 3', 'x');
    expect(applied).toHaveProperty('why', expect.stringContaining('2 places'));
  });
});
