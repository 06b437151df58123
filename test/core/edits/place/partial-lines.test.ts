import { describe, expect, test } from 'vitest';
import { applyTo, replacedBy } from '../../../support/edits/applied-text.ts';

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
