import { describe, expect, test } from 'vitest';
import { askedLines, type Lines, withoutLines } from '../../../../src/core/repository/index.ts';
import { definitionsIn } from '../../../support/memory/definitions.ts';

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

const file = { path: 'lib/core.py', text, definitions: definitionsIn(text) };

const shown = (ranges: readonly Lines[]) =>
  ranges.map(({ start, end }) => `${start}-${end}`).join(' ');

describe('a report names in a file', () => {
  test.each([
    ['a member of an owner', 'Either.parse pushes twice.', '8-9'],
    ['a name that is called', 'The copy in match_again() is too deep.', '13-14'],
    ['a name in ticks', 'Let `reset` do it.', '10-11'],
    ['a name that few definitions have', 'See parse().', '4-5 8-9'],
    ['a line of it', 'lib/core.py, the loop (line 11), is wrong.', '7-11'],
    ['a line after a colon', 'In core.py:5, it is wrong.', '3-5'],
    ['what it quotes once', 'It has `self.stacks = self.saved_matches`.', '7-11'],
    ['each in the order of the report', 'match_again(), then Before.parse', '13-14 4-5'],
    ['a line before a name', 'core.py:5, then match_again()', '3-5 13-14'],
    ['no member of a type that is elsewhere', 'Nowhere.parse', ''],
    ['no line of another file', 'other.py:5', ''],
    ['no plain word', 'reset and parse it', ''],
    ['nothing too long', 'too_long() is long.', ''],
  ])('%s', (_, report, ranges) => {
    expect(shown(askedLines(file, report))).toBe(ranges);
  });

  test('a name that many definitions have means none of them', () => {
    const many = [1, 2, 3, 4].map((at) => `class A${at}:\n    def go_on(self):\n        pass\n`);
    const all = many.join('\n');
    const definitions = definitionsIn(all);
    expect(askedLines({ path: 'a.py', text: all, definitions }, 'go_on()')).toEqual([]);
  });
});

describe('lines that a text shows', () => {
  const range = (start: number, end: number) => ({ start, end });

  test.each([
    ['nothing', [], [range(1, 10)]],
    ['lines elsewhere', [range(11, 20)], [range(1, 10)]],
    ['the beginning', [range(1, 3)], [range(4, 10)]],
    ['the end, and more', [range(8, 30)], [range(1, 7)]],
    ['lines between', [range(8, 8), range(2, 4)], [range(1, 1), range(5, 7), range(9, 10)]],
    ['everything', [range(1, 5), range(4, 10)], []],
  ])('ten lines without %s', (_, others, left) => {
    expect(withoutLines([range(1, 10)], others)).toEqual(left);
  });
});
