import { expect, test } from 'vitest';
import { newHidden } from '../../../../src/adapters/syntax/text/index.ts';
import { growth } from '../../../support/growth.ts';

const found = (before: string, after: string, path = 'a.js') =>
  newHidden(before, after, path).map(({ line, column, message }) => `${line}:${column} ${message}`);

const certainty = (text: string) =>
  newHidden('', text, 'a.js').map(({ isDoubtful = false }) => !isDoubtful);

test.each([
  ['a long line', `x\n${'y'.repeat(1_200)}`, '2:241 code in a line of 1,200 characters', false],
  ['blanks', `a = 1;${' '.repeat(900)}evil()`, '1:907 code behind 900 blanks', true],
  ['fewer blanks', `a = 1;${' '.repeat(60)}evil()`, '1:67 code behind 60 blanks', false],
  ['tabs', `a = 1;${'\t'.repeat(10)}evil()`, '1:17 code behind 40 blanks', false],
  ['an indentation', `${' '.repeat(200)}evil()`, '1:201 code behind 200 blanks', true],
  ['blank lines', `a();\n${'\n'.repeat(150)}evil()`, '152:1 code behind 150 blank lines', true],
])('%s hides code', (_, text, expected, isCertain) => {
  expect(found('', text)).toEqual([expected]);
  expect(certainty(text)).toEqual([isCertain]);
});

test.each([
  ['a line that fits', 'y'.repeat(240)],
  ['a comment in its column', `x = 1;${' '.repeat(90)}// one`],
  ['blanks at the end', `x = 1;${' '.repeat(300)}\r\n`],
  ['an indentation', `${' '.repeat(80)}x()`],
  [
    'a column',
    ['a', 'some', 'value_of_it'].map((name) => `${name.padEnd(60)}=> $${name},`).join('\n'),
  ],
  ['a column of tabs', `a${'\t'.repeat(9)}=> 1,\nsome${'\t'.repeat(9)}=> 2,`],
])('%s hides none', (_, text) => {
  expect(found('', text)).toEqual([]);
});

test('no column is as far as no editor shows', () => {
  const line = `a;${' '.repeat(250)}evil()`;
  expect(certainty(`${line}\n${line}`)).toEqual([true, true]);
});

test('only what the change adds counts, and documents have lines of any length', () => {
  const line = `a${' '.repeat(50)}b`;
  expect(found(line, `${line}\nnew`)).toEqual([]);
  expect(found(line, `${line} `.replace('a', 'c'))).toHaveLength(1);
  expect(found('', `${line}\n${'word '.repeat(300)}`, 'README.md')).toEqual([]);
  expect(found(`x${'y'.repeat(400)}`, 'z'.repeat(600))).toEqual([]);
});

test.each([
  ...[
    'logo.svg',
    '.travis.yml',
    'data/cities.json',
    'strings.xml',
    'rates.csv',
    '.env',
    'notes.txt',
  ],
  ...['yarn.lock', 'go.sum', 'pnpm-lock.yaml', 'web/package-lock.json', 'a.js.snap', 'LICENSE'],
])('%s may have lines of any length', (path) => {
  expect(found('', `x\n${'y'.repeat(1_200)}`, path)).toEqual([]);
});

test.each(['index.html', 'site.css', 'Makefile', 'bin/run', 'schema.unknown', 'logo.svg.js'])(
  '%s may not',
  (path) => {
    expect(found('', `#!/bin/sh\n${'y'.repeat(1_200)}`, path)).toHaveLength(1);
  },
);

test.each(['package.json', '.travis.yml', 'logo.svg'])('blanks hide code in %s, too', (path) => {
  expect(found('', `a${' '.repeat(50)}b`, path)).toEqual(['1:52 code behind 50 blanks']);
});

test.each(['\r', 'a\r', '\f', ' \t', 'a \n', ' '])(
  'the work for %j grows with the text',
  (unit) => {
    expect(growth((size) => newHidden('', unit.repeat(size), 'a.js'), 20_000)).toBeLessThan(6);
  },
);
