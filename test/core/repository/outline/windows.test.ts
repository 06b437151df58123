import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askedLines,
  chooseLines,
  type Lines,
  linesOf,
  mergedLines,
  namedLines,
  showWindow,
  windowsFor,
  windowsText,
  withoutLines,
} from '../../../../src/core/repository/index.ts';
import { definitionsIn } from '../../../support/memory/definitions.ts';
import { runs } from '../../../support/property-runs.ts';

const about = (word: string, lines: readonly number[] = []) => ({
  weigh: (text: string) => (text.includes(word) ? 3 : 0),
  linesIn: () => lines,
  literals: [],
});

const text = `import x\n\n${Array.from({ length: 100 }, (_, n) => `def f${n}(a):\n${`    return word${n}x\n`.repeat(9)}\n`).join('')}`;

describe('the windows of a large file', () => {
  const file = { path: 'a.py', text, definitions: definitionsIn(text) };

  test('have its imports and the whole definition that the ticket is about', () => {
    const windows = windowsFor(file, about('word50x'), 500);
    expect(windows[0]?.start).toBe(1);
    const start = text.split('\n').indexOf('def f50(a):') + 1;
    expect(windows.some((one) => one.start <= start && one.end >= start + 9)).toBe(true);
  });

  test('have the lines around a line that the ticket names', () => {
    const windows = windowsFor(file, about('nothing', [600]), 1_500);
    expect(windows.some(({ start, end }) => start <= 580 && end >= 620)).toBe(true);
  });

  test('are shown with their lines', () => {
    expect(
      windowsText('a\nb\nc\nd\n', [
        { start: 4, end: 4 },
        { start: 1, end: 2 },
      ]),
    ).toBe('(lines 1-2 of 4)\na\nb\n\n(lines 4-4 of 4)\nd');
  });
});

describe('long docstrings', () => {
  const doc = `    """Sums.\n\n${'    At length.\n'.repeat(150)}    """\n`;
  const text = `import os\n\n\ndef total(a):\n${doc}    return word(a)\n`;
  const cart = { path: 'a.py', text, definitions: definitionsIn(text) };

  test('are left out of a definition that a text names, and its header says so', () => {
    const shown = namedLines(cart, 'Mend `total()`.', 1_000);
    expect(shown).toEqual([
      { start: 1, end: 5 },
      { start: 158, end: 158 },
    ]);
    expect(windowsText(cart.text, shown)).toContain(
      '(lines 158-158 of 158; lines 6-157 of documentation are left out)\n    return word(a)',
    );
  });

  test('give way to code in windows', () => {
    expect(windowsFor(cart, about('word'), 400)).toContainEqual({ start: 158, end: 158 });
  });

  test('are as much as the rest in a document', () => {
    const list = { path: 'a.md', text: `# A\n\n${'* word\n'.repeat(30)}` };
    expect(windowsFor(list, about('word'), 1_000)).toEqual([{ start: 1, end: 32 }]);
  });
});

test('ranges that overlap or touch are one, in the order of the file', () => {
  const range = (start: number, end: number) => ({ start, end });
  expect(mergedLines([range(30, 40), range(1, 5), range(6, 9), range(35, 36)])).toEqual([
    range(1, 9),
    range(30, 40),
  ]);
});

test('whatever the text: windows lie apart within the file and within the room', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('\n', 'class A {\n', '  f(x) {\n', '}\n'));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 300 }), fc.nat({ max: 60 }), (parts, line) => {
      const whole = parts.join('');
      const count = whole.split('\n').length;
      const windows = windowsFor(
        { path: 'a', text: whole, definitions: definitionsIn(whole) },
        about('f', [line]),
        400,
      );
      let last = 0;
      for (const { start, end } of windows) {
        expect(start).toBeGreaterThan(last);
        expect(end).toBeGreaterThanOrEqual(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(count);
      const shown = windowsText(whole, windows);
      const longest = Math.max(...whole.split('\n').map(({ length }) => length));
      expect(shown.length).toBeLessThanOrEqual(Math.max(400, longest + 60));
    }),
    runs(100),
  );
});

describe('the lines that a text names', () => {
  const file = { path: 'a.py', text, definitions: definitionsIn(text) };
  const whole = (name: string) => {
    const start = text.split('\n').indexOf(`def ${name}(a):`) + 1;
    return { start, end: start + 9 };
  };
  const [head, f17, f50] = [{ start: 1, end: 2 }, whole('f17'), whole('f50')];

  test.each([
    ['definitions in ticks and with parentheses', 'Let `f50` call f17().', [head, f17, f50]],
    [
      'numbers',
      'See lines 30-32, line 40, L44 and (50–51).',
      [head, ...lines([30, 32], [40, 40], [44, 44], [50, 51])],
    ],
    ['nothing that is no name or line', 'The f50 of 12-14 items, lines 0-0 and 9000-9001.', [head]],
  ])('are %s', (_, said, expected) => {
    expect(namedLines(file, said, 5_000)).toEqual(expected);
  });

  test('are as many as there is room for, and none that go on for too long', () => {
    expect(namedLines(file, 'Change `f50` and `f17`.', 300)).toEqual([head, f17]);
    expect(namedLines(file, 'See lines 10-900.', 5_000_000)).toEqual([head]);
  });
});

test('a range without a letter or digit is not shown', () => {
  const shown = windowsText('a\n\n\n\n}\n\n\n\nb\n', lines([1, 1], [5, 5], [9, 9]));
  expect(shown).toBe('(lines 1-1 of 9)\na\n\n(lines 9-9 of 9)\nb');
});

function lines(...ranges: readonly (readonly [number, number])[]) {
  return ranges.map(([start, end]) => ({ start, end }));
}

describe('one window', () => {
  const text = ['one', '  two', 'three', 'four'].join('\n');

  describe('the window of a text', () => {
    test.each([
      ['the whole text', {}, '(lines 1-4 of 4)\none\n  two\nthree\nfour'],
      ['a range, its indentation kept', { start: 2, end: 3 }, '(lines 2-3 of 4)\n  two\nthree'],
      ['from a line on', { start: 4 }, '(lines 4-4 of 4)\nfour'],
      ['up to a line', { end: 1 }, '(lines 1-1 of 4)\none'],
      ['an end beyond the last line', { start: 3, end: 99 }, '(lines 3-4 of 4)\nthree\nfour'],
      ['an end before the start', { start: 3, end: 1 }, '(lines 3-3 of 4)\nthree'],
      ['a start before the first line', { start: -5, end: 1 }, '(lines 1-1 of 4)\none'],
      ['a start beyond the last line', { start: 5 }, '(there is no line 5: the file has 4)'],
    ])('%s', (_, range, shown) => {
      expect(showWindow(text, range, 1_000).text).toBe(shown);
    });

    test('is cut between two lines, and says so', () => {
      expect(showWindow(text, {}, 10).text).toBe(
        '(lines 1-2 of 4; cut here, ask for lines 3-4)\none\n  two',
      );
    });

    test('shows the start of a line that is too long', () => {
      expect(showWindow('abcdefgh', {}, 3).text).toBe(
        '(lines 1-1 of 1; the line is longer than is shown)\nabc',
      );
    });

    test('of an empty file', () => {
      expect(showWindow('', {}, 100)).toEqual({ text: '(the file is empty)', isWhole: false });
    });

    test('whatever the text and the range: the lines are unchanged and within the limit', () => {
      const line = fc.stringMatching(/^[a-z \t]{0,12}$/);
      const number = fc.option(fc.integer({ min: -3, max: 30 }), { nil: undefined });
      fc.assert(
        fc.property(fc.array(line), number, number, fc.nat(80), (lines, start, end, limit) => {
          const file = lines.map((one) => `${one}\n`).join('');
          const { text, lines: range, isWhole } = showWindow(file, { start, end }, limit);
          const [header = '', ...shown] = text.split('\n');
          expect(header).toMatch(/^\(.*\)$/);
          expect(shown.join('\n').length).toBeLessThanOrEqual(limit);
          if (header.includes('longer')) return;
          expect(`\n${file}`).toContain(['', ...shown].join('\n'));
          const all = linesOf(file);
          expect(range && all.slice(range.start - 1, range.end)).toEqual(range && shown);
          expect(isWhole).toBe(range !== undefined && shown.length === all.length);
        }),
      );
    });
  });

  test('a final line break does not start another line', () => {
    expect(linesOf('a\n\nb\n')).toEqual(['a', '', 'b']);
    expect(linesOf('')).toEqual([]);
  });
});

const numbersOf = (ranges: readonly Lines[]) =>
  ranges.flatMap(({ start, end }) =>
    Array.from({ length: end - start + 1 }, (_, at) => start + at),
  );

const range = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 40 }))
  .map(([start, length]) => ({ start, end: Math.min(60, start + length) }));

test('each line that is asked for is shown, or said to be documentation or left out', () => {
  const lines = fc.array(fc.constantFrom('go();', '# Words.', '', '"""', '}'), {
    minLength: 60,
    maxLength: 60,
  });
  const given = fc.tuple(
    lines,
    fc.array(range, { minLength: 1, maxLength: 4 }),
    fc.integer({ min: 50, max: 900 }),
  );
  fc.assert(
    fc.property(given, ([text, asked, room]) => {
      const file = { path: 'a.py', lines: text };
      const { shown, ...out } = chooseLines(file, asked, room);
      const wanted = new Set(numbersOf(asked));
      const told = new Set(numbersOf([...shown, ...out.docs, ...out.left]));
      const isBlank = (line: number) => !/\w/.test(text[line - 1] ?? '');
      expect([...wanted].filter((line) => !told.has(line) && !isBlank(line))).toEqual([]);
      expect(numbersOf(shown)).toEqual([...new Set(numbersOf(shown))].toSorted((a, b) => a - b));
      const length = numbersOf(shown).reduce((sum, line) => sum + (text[line - 1] ?? '').length, 0);
      expect(length).toBeLessThanOrEqual(room + 500);
      const hidden = new Set(numbersOf(out.left));
      expect(numbersOf(shown).filter((line) => hidden.has(line))).toEqual([]);
    }),
    runs(300),
  );
});

const module = [
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

const file = { path: 'lib/core.py', text: module, definitions: definitionsIn(module) };

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
