import { describe, expect, test } from 'vitest';
import { askedLines, toldTests } from '../../../../src/core/repository/index.ts';

const text = [
  'import re',
  '',
  'class Before:',
  '    def parse(self):',
  '        return restore(1)',
  '',
  'class Either:',
  '    def parse(self):',
  '        return "two of them"',
  '    def reset(self):',
  '        self.stacks = self.saved_matches',
  '',
  'def match_again(expr):',
  '    return expr.copy()',
  '',
  ...Array.from({ length: 200 }, (_, at) => `# ${at}`),
  'def too_long():',
  ...Array.from({ length: 160 }, (_, at) => `    call(${at})`),
].join('\n');

const file = { path: 'lib/core.py', text };

describe('a report names in a file', () => {
  test.each([
    ['a member of an owner', 'Either.parse pushes twice.', [[8, 9]]],
    ['a name that is called', 'The copy in match_again() is too deep.', [[13, 14]]],
    ['a name in ticks', 'Let `reset` do it.', [[10, 11]]],
    [
      'a name that few definitions have',
      'See parse().',
      [
        [4, 5],
        [8, 9],
      ],
    ],
    ['a line of it', 'lib/core.py, the loop (line 11), is wrong.', [[7, 11]]],
    ['a line after a colon', 'In core.py:5, it is wrong.', [[3, 5]]],
    ['what it quotes once', 'It has `self.stacks = self.saved_matches`.', [[7, 11]]],
    [
      'each in the order of the report',
      'match_again(), then Before.parse',
      [
        [13, 14],
        [4, 5],
      ],
    ],
    [
      'a line before a name',
      'core.py:5, then match_again()',
      [
        [3, 5],
        [13, 14],
      ],
    ],
    ['no member of a type that is elsewhere', 'Nowhere.parse', []],
    ['no line of another file', 'other.py:5', []],
    ['no plain word', 'reset and parse it', []],
    ['nothing too long', 'too_long() is long.', []],
  ])('%s', (_, report, ranges) => {
    const found = askedLines(file, report).map(({ start, end }) => [start, end]);
    expect(found).toEqual(ranges);
  });

  test('a name that many definitions have means none of them', () => {
    const many = [1, 2, 3, 4].map((at) => `class A${at}:\n    def go_on(self):\n        pass\n`);
    expect(askedLines({ path: 'a.py', text: many.join('\n') }, 'go_on()')).toEqual([]);
  });
});

const tests = [
  'function one() {',
  '  check("async () => await 1", "it is no name");',
  '}',
  '',
  'function two() {',
  '  check("async () => await 2", "it is no name");',
  '  check("const aa = 1;", 2); check("const aa = 1;", 3);',
  '}',
  '',
  'function testOfThree() {',
  '  check("short");',
  '}',
].join('\n');

describe('a failure tells of a test', () => {
  test.each([
    ['by code that is there once', 'async () => await 2 should fail', [[5, 8]]],
    ['by its line', 'at run (test/a.js:2:7)', [[1, 3]]],
    ['by its name', 'FAILED testOfThree', [[10, 12]]],
    ['but not by what is there twice', 'it is no name; const aa = 1;', []],
    ['but not by a short word', 'short', []],
    ['but not by a line of another file', 'at run (lib/a.js:2:7)', []],
  ])('%s', (_, output, ranges) => {
    const told = toldTests({ path: 'test/a.js', text: tests }, output);
    expect(told.map(({ range: { start, end } }) => [start, end])).toEqual(ranges);
  });
});
