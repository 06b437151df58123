import { describe, expect, test } from 'vitest';
import { halfOf, parseLookCases, sample } from './case.ts';
import { linesBefore } from './fix.ts';
import { shownNeeds } from './needs.ts';
import { shows, symbolsAround } from './symbols.ts';

test('cases are read a line each, and sampled evenly', () => {
  const one = { id: 'a', repo: 'o/r', base_commit: 'c', title: 't', body: 'b', gold_files: ['f'] };
  expect(parseLookCases(`${JSON.stringify(one)}\n\n`)).toEqual([one]);
  expect(sample([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 3, 5]);
  expect(sample([1, 2], 5)).toEqual([1, 2]);
});

test('the halves of the cases share no repository', () => {
  const one = { id: 'a', base_commit: 'c', title: 't', body: 'b', gold_files: [] };
  const cases = ['o/c', 'o/a', 'o/b', 'o/a'].map((repo) => ({ ...one, repo }));
  expect(halfOf(cases, 1).map(({ repo }) => repo)).toEqual(['o/c', 'o/a', 'o/a']);
  expect(halfOf(cases, 2).map(({ repo }) => repo)).toEqual(['o/b']);
});

test('what a prompt shows is compared with what a fix needs', () => {
  const needed = { changed: [2, 9], relevant: new Set([1, 2, 3, 9]) };
  const needs = {
    files: ['a.ts', 'b.ts'],
    lines: new Map([['a.ts', needed]]),
    stated: [[{ name: 'total', path: 'a.ts', line: 1 }], [{ name: 'tax', path: 'b.ts', line: 1 }]],
  };
  const prompt = { tokens: 7, files: [{ path: 'a.ts', lines: [{ start: 1, end: 5 }] }] };
  expect(shownNeeds(needs, prompt)).toEqual({
    ...{ anyFile: true, allFiles: false, anyLine: true, allLines: false, lines: 1 / 2 },
    ...{ recall: 3 / 4, precision: 3 / 5, stated: 2, unshown: ['tax in b.ts'], tokens: 7 },
  });
});

test('the changed lines are those before the fix', () => {
  const diff = ['--- a/x.ts', '+++ b/x.ts', '@@ -3,2 +3 @@', '@@ -9,0 +8,2 @@', '@@ -12 +14 @@'];
  expect([...linesBefore(diff.join('\n'))]).toEqual([['x.ts', [3, 4, 9, 12]]]);
});

describe('a symbol', () => {
  const outer = { name: 'Cart', kind: 'class', start: 1, end: 20, depth: 0 };
  const inner = { name: 'total', kind: 'method', start: 5, end: 9, depth: 1 };

  test('is the innermost definition around a line', () => {
    expect(symbolsAround('x.ts', [6, 7], '\n\n\n\n@a total\ntotal() {', [outer, inner])).toEqual([
      { path: 'x.ts', definition: inner, nameLine: 6 },
    ]);
  });

  test.each([
    ['x.ts (2 lines)\n  6: total() {', true],
    ['x.ts (2 lines, the rest further on)\n  6: total() {', true],
    ['y.ts (2 lines)\n  5: total() {', false],
    ['x.ts (2 lines)\n  50: total();', false],
  ])('is shown by %j: %s', (result, isShown) => {
    expect(shows(result, { path: 'x.ts', definition: inner, nameLine: 6 })).toBe(isShown);
  });
});
