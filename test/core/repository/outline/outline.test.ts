import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeOutline } from '../../../../src/core/repository/index.ts';
import type { Definition } from '../../../../src/engines/syntax/index.ts';
import { codePoint } from '../../../support/code-point.ts';
import { definitionsIn } from '../../../support/memory/definitions.ts';
import { runs } from '../../../support/property-runs.ts';

const range = (start: number, end: number, name: string, depth = 0): Definition => ({
  ...{ name, kind: 'function', start, end, depth },
});

test('an outline has the lines of every definition and of what is outside', () => {
  const text = 'import os\n\nclass Cart:\n    def total(self):\n        return 1\n\nrun()\n';
  expect(writeOutline({ path: 'src/cart.py', text, definitions: definitionsIn(text) })).toBe(
    [
      ...['Outline of src/cart.py, 7 lines:', '1 (imports)', '3-5 class Cart', '  4-5 def total'],
      '7 (top-level code)',
    ].join('\n'),
  );
});

test('definitions of one line share a row', () => {
  const definitions = [range(1, 1, 'a'), range(2, 2, 'b'), range(4, 6, 'c')];
  const outline = writeOutline({ path: 'a.go', text: 'x\n'.repeat(6), definitions });
  expect(outline).toContain('\n1-2 function a, b\n3 (top-level code)\n4-6 function c');
});

test('a definition says what it belongs to', () => {
  const definitions = [{ ...range(1, 3, 'send'), container: 'res' }];
  const outline = writeOutline({ path: 'a.js', text: 'x\n'.repeat(3), definitions });
  expect(outline).toContain('1-3 function res.send');
});

test('a file without definitions says why, and what finds its lines', () => {
  const file = { path: 'a.txt', text: 'some words\n' };
  expect(writeOutline(file)).toBe(
    'Outline of a.txt, 1 lines:\n(no grammar reads it: search_code finds its lines)',
  );
  expect(writeOutline({ ...file, definitions: [] })).toContain('(it defines nothing: search_code');
});

describe('a file of 5,000 lines', () => {
  const names = Array.from({ length: 500 }, (_, n) => `method${n}`);
  const file = {
    path: 'src/Builder.php',
    text: `class Builder\n${names.map((name) => `  ${name}\n${'    x\n'.repeat(8)}\n`).join('')}`,
    definitions: [
      { ...range(1, 5_001, 'Builder'), kind: 'class' },
      ...names.map((name, n) => range(2 + n * 10, 10 + n * 10, name, 1)),
    ],
  };
  const focus = {
    weigh: (text: string) => (text.includes('method444') ? 5 : 0),
    linesIn: () => [3_335],
    literals: [],
  };

  test('shows what the ticket is about, and where the others are', () => {
    const first = writeOutline(file, { focus });
    expect(first).toContain('1-5001 class Builder');
    expect(first).toContain('  4442-4450 function method444');
    expect(first).toContain('  3332-3340 function method333');
    expect(first).toMatch(/\n {2}\(… \d+ more, lines \d+-\d+\)\n/);
  });
});

/** Definitions of any nesting, as a grammar might give them, some out of bounds. */
const anyDefinition = fc
  .record({
    start: fc.integer({ min: -2, max: 60 }),
    size: fc.integer({ min: -1, max: 30 }),
    depth: fc.nat({ max: 3 }),
  })
  .map(({ start, size, depth }) => ({ start, end: start + size, depth }));

const anyDefinitions = fc
  .array(anyDefinition, { maxLength: 120 })
  .map((list) => list.map((one, n) => range(one.start, one.end, `name${n}_`, one.depth)));

/** The lines that the rows of an outline say, from the first to the last of each. */
const rangesOf = (outline: string) =>
  [...outline.matchAll(/^ *(?:\(… \d+ more, lines )?(\d+)(?:-(\d+))?[ )]/gm)].map(
    ([, start, end = start]) => ({ start: Number(start), end: Number(end) }),
  );

test('whatever the definitions: the ranges lie in the file, and each is there once if there is room', () => {
  fc.assert(
    fc.property(anyDefinitions, fc.integer({ min: 0, max: 2_000 }), (definitions, room) => {
      const file = { path: 'a', text: 'text\n'.repeat(50), definitions };
      const outline = writeOutline(file, { room });
      expect(outline.length).toBeLessThanOrEqual(Math.max(500, room));
      for (const { start, end } of rangesOf(outline)) {
        expect(start).toBeGreaterThanOrEqual(1);
        expect(end).toBeLessThanOrEqual(50);
        expect(end).toBeGreaterThanOrEqual(start);
      }
      const whole = writeOutline(file, { room: 20_000 });
      for (const { name, start, end } of definitions) {
        const isInside = start >= 1 && start <= 50 && end >= start;
        expect(whole.split(name)).toHaveLength(isInside ? 2 : 1);
      }
    }),
    runs(100),
  );
});

const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: codePoint }),
      fc.constantFrom('\n', 'class A {\n', '  def f(x):\n', 'const a = ', '}\n', '((', '\n  x'),
    ),
    { maxLength: 200 },
  )
  .map((parts) => parts.join(''));

test('whatever the text: its outline is short, and says where every line of text is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const file = { path: 'a.js', text, definitions: definitionsIn(text) };
      const outline = writeOutline(file, { room: 1_000 });
      expect(outline.length).toBeLessThanOrEqual(1_000);
      if (outline.endsWith('search_code finds its lines)')) return;
      const ranges = rangesOf(outline);
      const missing = text
        .split('\n')
        .flatMap((line, at) => (line.trim() === '' ? [] : [at + 1]))
        .filter((line) => !ranges.some(({ start, end }) => start <= line && line <= end));
      expect(missing).toEqual([]);
    }),
    runs(200),
  );
});
