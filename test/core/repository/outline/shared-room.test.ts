import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Focus, shareRoom, type WeighedFile } from '../../../../src/core/repository/index.ts';
import { definitionsIn } from '../../../support/memory/definitions.ts';

const method = (name: string, lines: number, text = 'step();') =>
  [`function ${name}() {`, ...Array.from({ length: lines }, () => `  ${text}`), '}', ''].join('\n');

/** Three functions of 38 lines and a long one, too much to be shown whole. */
const text = [
  method('first', 35),
  method('second', 35, 'cart();'),
  method('third', 35),
  method('last', 200, 'step(); another(); and(); one(); more();'),
].join('\n');

const file = (path: string, weight: number, more: Partial<WeighedFile> = {}): WeighedFile => ({
  ...{ path, weight, text, isNamed: false, names: new Map() },
  definitions: definitionsIn(more.text ?? text),
  ...more,
});

const about = (more: Partial<Focus> = {}): Focus => ({
  weigh: (word) => (word === 'cart' ? 1 : 0),
  linesIn: () => [],
  literals: [],
  ...more,
});

const linesOf = (text: string, [range]: readonly { start: number; end: number }[]) =>
  text.split('\n').slice((range?.start ?? 1) - 1, range?.end ?? 0);

describe('several files within one room', () => {
  test('show a window of each, then what matters most in the likeliest', () => {
    const [a = [], b = []] = shareRoom([file('a.ts', 1), file('b.ts', 0.1)], about(), 1_200);
    expect(linesOf(text, a)[0]).toBe('function second() {');
    expect(linesOf(text, b)[0]).toBe('function second() {');
    const [best = [], other = []] = shareRoom([file('a.ts', 1), file('b.ts', 0.1)], about(), 600);
    expect(best).toHaveLength(1);
    expect(other).toEqual([]);
  });

  test('show what the ticket states first: lines, quotes and definitions', () => {
    const numbered = about({ linesIn: (path) => (path === 'b.ts' ? [85] : []) });
    const files = [file('a.ts', 1), file('b.ts', 0.1)];
    expect(linesOf(text, shareRoom(files, numbered, 800)[1] ?? [])[0]).toBe('function third() {');
    const quoted = file('c.ts', 0.1, {
      text: text.replace('third() {', 'third() { fail("no total")'),
    });
    const literal = about({ literals: ['no total'] });
    expect(linesOf(quoted.text, shareRoom([quoted], literal, 800)[0] ?? [])[0]).toContain(
      'no total',
    );
    const stated = file('d.ts', 0, { names: new Map([['third', 1]]) });
    expect(linesOf(text, shareRoom([stated], about(), 800)[0] ?? [])[0]).toBe('function third() {');
  });

  test('show the head of a stated definition that is long, from the line that names it', () => {
    const long = `/**\n * Long.\n */\nclass Cart {\n${method('total', 200)}}\n`;
    const definitions = [{ name: 'Cart', kind: 'class', start: 1, end: 208, depth: 0 }];
    const one = file('a.ts', 0, { text: long, definitions, names: new Map([['Cart', 1]]) });
    const [[shown] = []] = shareRoom([one], about(), 2_000);
    expect(shown?.start).toBe(4);
    expect(shown?.end).toBeLessThan(40);
  });

  test('show the line that names each stated definition before the whole of one', () => {
    const names = new Map([
      ['first', 2],
      ['second', 1],
    ]);
    const [shown = []] = shareRoom([file('a.ts', 0, { names })], about(), 420);
    expect(linesOf(text, shown)[0]).toBe('function first() {');
    expect(shown.map(({ start }) => text.split('\n')[start - 1])).toContain('function second() {');
  });

  test('show at most four definitions of one stated name', () => {
    const overloads = Array.from({ length: 9 }, () => method('total', 20)).join('\n');
    const one = file('a.ts', 0, { text: overloads, names: new Map([['total', 1]]) });
    expect(shareRoom([one], about(), 20_000)[0]?.at(-1)?.end).toBeLessThan(4 * 24);
  });

  test('show the line that names a stated definition, not one of the documentation above it', () => {
    const cart = `/**\n${'  Sums.\n'.repeat(8)}  cart::total(1);\n*/\n${method('total', 20)}`;
    const definitions = [{ name: 'total', kind: 'function', start: 1, end: 33, depth: 0 }];
    const named = { text: cart, definitions, names: new Map([['total', 1]]) };
    const [shown = []] = shareRoom([file('a.cc', 0, named)], about(), 100);
    expect(linesOf(cart, shown)).toEqual(['function total() {']);
  });

  test('show code that has a word of the ticket before comments that have it, and leave a long comment out', () => {
    const comment = `${'// The cart, at length.\n'.repeat(8)}`;
    const [commented, coded] = [method('first', 35), method('second', 35, 'cart();')];
    const apart = file('a.ts', 1, { text: `${comment}${commented}\n${coded}\n${commented}` });
    const [shown = []] = shareRoom([apart], about(), 500);
    expect(linesOf(apart.text, shown)[0]).toBe('function second() {');
    const above = [...comment.trimEnd().split('\n'), ...coded.split('\n')];
    const definitions = [{ name: 'second', kind: 'function', start: 1, end: 45, depth: 0 }];
    const own = { text: [...above, commented].join('\n'), definitions };
    const [[code] = []] = shareRoom([file('b.ts', 1, own)], about(), 500);
    expect(code?.start).toBe(9);
  });

  test('leave a long docstring out of a definition, below its first words, and show its code in its room', () => {
    const words = '    The cart, at length.\n'.repeat(60);
    const body = '    step()\n'.repeat(20);
    const long = `def total(a):\n    """Sums a cart.\n\n${words}    """\n${body}`;
    const other = `\n\ndef rest():\n${'    step()\n'.repeat(60)}`;
    const one = (literals: readonly string[], more = '') => {
      const cart = file('a.py', 1, {
        text: `${long}${more}${other}`,
        names: new Map([['total', 1]]),
      });
      return shareRoom([cart], about({ literals }), 700)[0] ?? [];
    };
    const [head, code] = one([]);
    expect(head).toEqual({ start: 1, end: 2 });
    expect(code?.start).toBeGreaterThan(60);
    expect(code?.end).toBeGreaterThan(83);
    // What only the documentation has is shown all the same.
    expect(one(['Sums a cart'])[0]).toEqual({ start: 1, end: 2 });
  });

  test('show a quote in code before the same in documentation', () => {
    const doc = `def first():\n    """Fails.\n\n${'    It says: no total.\n'.repeat(9)}    """\n`;
    const code = `${doc}    step()\n\n\ndef second():\n    fail("no total")\n`;
    const shown = shareRoom(
      [file('a.py', 0, { text: code })],
      about({ literals: ['no total'] }),
      200,
    );
    expect(linesOf(code, shown[0] ?? [])).toContain('    fail("no total")');
  });

  test('show of a file without a word of the ticket nothing, unless it is named', () => {
    const other = { text: 'one();\ntwo();\n' };
    expect(shareRoom([file('a.ts', 1, other)], about(), 1_000)).toEqual([[]]);
    const [named] = shareRoom([file('a.ts', 1, { ...other, isNamed: true })], about(), 1_000);
    expect(named).toEqual([{ start: 1, end: 2 }]);
  });

  test('show nothing of a file that only defines what the ticket does not name', () => {
    expect(shareRoom([file('a.ts', 0)], about(), 10_000)).toEqual([[]]);
  });

  test('take no more than their room', () => {
    const anyFile = fc.record({
      path: fc.constantFrom('a.ts', 'b.ts', 'c.ts'),
      weight: fc.double({ min: 0, max: 1, noNaN: true }),
      text: fc
        .array(fc.constantFrom(method('total', 3, 'cart();'), 'cart\n', '\n'))
        .map((all) => all.join('')),
      isNamed: fc.boolean(),
      names: fc.constantFrom(new Map(), new Map([['total', 1]])),
    });
    fc.assert(
      fc.property(
        fc.array(anyFile, { maxLength: 5 }),
        fc.integer({ min: 0, max: 2_000 }),
        (files, room) => {
          const shown = shareRoom(files, about({ linesIn: () => [1, 9_999] }), room);
          const lengths = files.flatMap((one, index) =>
            (shown[index] ?? []).map((range) => linesOf(one.text, [range]).join('\n').length),
          );
          expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(room);
        },
      ),
    );
  });
});

describe('of the likeliest files', () => {
  const long = `function long() {\n${'  step();\n'.repeat(30)}  cart();\n${'  step();\n'.repeat(30)}}\n`;
  const noise = method('rest', 190);

  test.each([
    ['a function of up to 80 lines', 63, `${long}${noise}`],
    ['a file of up to 200 lines', 105, `${long}${method('other', 40)}`],
  ])('%s is shown whole', (_, end, text) => {
    const shown = (weight: number) =>
      shareRoom([file('a.ts', weight, { text })], about(), 16_000)[0];
    expect(shown(0.4)).toEqual([{ start: 1, end }]);
    expect(shown(0.09)).not.toEqual([{ start: 1, end }]);
  });

  test.each([
    [1, 400],
    [0.4, 200],
    [0.1, 120],
  ])('one of weight %d is shown whole up to %d lines', (weight, most) => {
    const end = (lines: number, own = weight) => {
      const text = `${long}${method('other', lines - 65)}`;
      return shareRoom([file('a.ts', own, { text })], about(), 16_000)[0]?.[0]?.end;
    };
    expect(end(most)).toBe(most);
    expect(end(most + 1)).toBeLessThan(most);
    expect(end(most, weight - 0.01)).toBeLessThan(most);
  });
});

describe('what is shown beside the windows', () => {
  const noise = method('other', 35);
  const shownText = (text: string, ranges: readonly { start: number; end: number }[]) =>
    ranges.map((range) => linesOf(text, [range]).join('\n')).join('\n');

  test('is a gap of few lines between two of them', () => {
    const text = `${noise}\n${method('a', 12, 'cart();')}x();\ny();\n${method('b', 12, 'cart();')}\n${noise}`;
    const [shown = []] = shareRoom([file('a.ts', 1, { text })], about(), 700);
    expect(shown).toHaveLength(1);
    expect(shownText(text, shown)).toContain('x();\ny();');
  });

  test('is the rest of a likely file of which most is shown, if there is room', () => {
    const text = `${method('a', 35, 'cart();')}${method('rest', 20)}`;
    const whole = [{ start: 1, end: text.split('\n').length - 1 }];
    const ranges = (room: number, weight = 1) =>
      shareRoom([file('a.ts', weight, { text })], about(), room)[0];
    expect(ranges(2_000)).toEqual(whole);
    expect(ranges(550)).not.toEqual(whole);
    expect(ranges(2_000, 0.07)).not.toEqual(whole);
  });
});

test('what the ticket hardly concerns is not shown, though there is room', () => {
  const text = `${method('a', 35, 'cart();')}${method('rest', 400)}`;
  const [shown = []] = shareRoom([file('a.ts', 1, { text })], about(), 16_000);
  expect(shown).toEqual([{ start: 1, end: 37 }]);
});

test('of a file that the ticket hardly concerns, only the lines that matter most are shown', () => {
  const text = `function a() {\n${'  step();\n'.repeat(20)}  cart();\n${'  step();\n'.repeat(16)}}\n`;
  const [, [shown] = []] = shareRoom(
    [file('a.ts', 1), file('b.ts', 0.01, { text })],
    about({ weigh: (line) => (line.includes('cart') ? 1 : 0) }),
    16_000,
  );
  expect(shown?.start).toBe(22);
  expect(shown?.end).toBeLessThan(40);
});
