import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedLine } from '../../../src/engines/edits/place/index.ts';
import { applyLinesTo, applyTo, replacedBy } from '../../support/edits/applied-text.ts';
import { countOf } from '../../support/edits/rows.ts';
import { runs } from '../../support/property-runs.ts';
import { jsonLinesOf } from '../../support/sections.ts';

/** A block and its file, `was` before the run: the text that it gives, or a part of why it changes nothing. */
interface BlockCase {
  readonly is: string;
  readonly file: string | null;
  readonly search: string;
  readonly replace: string;
  readonly was?: string;
  readonly gives?: string;
  readonly refused?: string;
  readonly unchanged?: string;
}

const blocks = jsonLinesOf<BlockCase>(new URL('blocks.jsonl', import.meta.url));

test.each(blocks)('$is', ({ file, search, replace, was = null, ...wanted }) => {
  const applied = applyTo(file, search, replace, was);
  const { gives, refused, unchanged } = wanted;
  if (gives !== undefined) expect(applied).toEqual(replacedBy(gives));
  else {
    const why = expect.stringContaining(refused ?? unchanged ?? '');
    expect(applied).toMatchObject({ kind: refused === undefined ? 'unchanged' : 'refused', why });
  }
});

const signs = [
  'a',
  'b(',
  '1',
  ' ',
  '\t',
  '.',
  '-',
  '+',
  '|',
  '`',
  '&lt;',
  '\\"',
  '“',
  '…',
  '$&',
  '\uFEFF',
];
const line = fc.oneof(
  fc.constantFrom('', '...', '# ...', '```', '12 | a', '+a', '-a', '  a', '\ta '),
  fc.string({ unit: fc.constantFrom(...signs), maxLength: 6 }),
);
const side = fc.array(line, { maxLength: 5 });

test('any block changes the text or says briefly why not', () => {
  const text = fc.tuple(fc.constantFrom('\n', '\r\n'), fc.array(line, { maxLength: 9 }));
  fc.assert(
    fc.property(text, side, side, ([ending, lines], search, replace) => {
      const before = lines.join(ending);
      const applied = applyLinesTo(before, search, replace);
      if (applied.kind !== 'replaced') expect(applied.why.length).toBeLessThan(2_000);
      else if (search.some((one) => one.trim() !== '')) expect(applied.text).not.toBe(before);
    }),
    runs(1_000),
  );
});

test('any block keeps a line of the file that SEARCH does not contain', () => {
  // SEARCH cannot contain its beginning or its end.
  const own = 'only the file has this line';
  fc.assert(
    fc.property(side, side, side, side, (above, below, search, replace) => {
      const applied = applyLinesTo([...above, own, ...below, ''].join('\n'), search, replace);
      if (applied.kind === 'replaced') expect(applied.text.split('\n')).toContain(own);
    }),
    { ...runs(400), examples: [[[''], [], ['', 'a'], ['|']]] },
  );
});

/** A few lines, some of which fold to the same. */
const foldedLines = fc.array(
  fc
    .tuple(
      fc.constantFrom('', '  ', '\t'),
      fc.constantFrom('a...b', 'a…b', 'c'),
      fc.constantFrom('', ' '),
    )
    .map((parts) => parts.join('')),
  { minLength: 1, maxLength: 8 },
);

test('in any file, two places for the strictest comparison are refused', () => {
  const keys = [
    (one: string) => one,
    (one: string) => one.trimEnd(),
    (one: string) => one.trim(),
    foldedLine,
  ];
  fc.assert(
    fc.property(foldedLines, foldedLines, (lines, [...own]) => {
      const search = own.slice(0, 2);
      const strictest = keys
        .map((key) => countOf(search.map(key), lines.map(key)))
        .find((count) => count > 0);
      fc.pre(strictest !== undefined);
      const applied = applyLinesTo(lines.join('\n'), search, ['changed']);
      expect(applied.kind).toBe((strictest ?? 0) > 1 ? 'refused' : 'replaced');
    }),
    runs(400),
  );
});

test('in any file, one line is written and every other keeps its bytes', () => {
  fc.assert(
    fc.property(foldedLines, fc.nat(7), fc.constantFrom('\n', '\r\n'), (lines, at, ending) => {
      const search = lines[at % lines.length] ?? '';
      const applied = applyLinesTo(lines.join(ending), [search.trim()], ['changed']);
      fc.pre(applied.kind === 'replaced');
      const possible = lines.map((own, index) =>
        lines.with(index, `${/^\s*/.exec(own)?.[0]}changed`).join(ending),
      );
      expect(possible.map(replacedBy)).toContainEqual(applied);
    }),
    runs(100),
  );
});

test('whatever line is left out and whatever changes, the result is that of the whole block or a refusal', () => {
  const line = fc.stringMatching(/^[a-d]{4}\([a-d]{3}\)$/);
  const lines = fc.uniqueArray(line, { minLength: 6, maxLength: 9 });
  const change = fc.record({
    at: fc.nat(8),
    removed: fc.nat(2),
    added: fc.array(line, { maxLength: 2 }),
  });
  fc.assert(
    fc.property(lines, change, fc.nat(8), (file, { at, removed, added }, left) => {
      const start = at % file.length;
      const isKept = left < start || left >= start + removed;
      fc.pre(
        left > 0 && left < file.length - 1 && isKept && !added.some((one) => file.includes(one)),
      );
      const after = file.toSpliced(start, removed, ...added);
      const moved = left < start ? left : left - removed + added.length;
      fc.pre(after.join('\n') !== file.join('\n'));
      const text = `${file.join('\n')}\n`;
      const applied = applyLinesTo(text, file.toSpliced(left, 1), after.toSpliced(moved, 1));
      if (applied.kind === 'replaced') expect(applied.text).toBe(`${after.join('\n')}\n`);
    }),
    runs(200),
  );
});

test('any lines around a place are added only once', () => {
  const lines = (minLength: number) =>
    fc.array(fc.constantFrom('a', 'b', '', '  c'), { minLength, maxLength: 4 });
  const parts = fc.tuple(lines(0), lines(1), lines(0), lines(0), lines(0));
  fc.assert(
    fc.property(parts, ([before, search, after, above, below]) => {
      const text = [...before, ...search, ...after, ''].join('\n');
      const replace = [...above, ...search, ...below];
      const once = applyLinesTo(text, search, replace);
      fc.pre(once.kind === 'replaced' && search.join('').trim() !== '');
      const twice = applyLinesTo(once.text, search, replace, text);
      expect(twice).not.toHaveProperty('kind', 'replaced');
    }),
    runs(300),
  );
});

test('in any file, lines that occur once are replaced, and nothing else', () => {
  const unit = fc.constantFrom('a', 'b', 'c', '\t', '$', '&', 'é', '=');
  const lines = (minLength: number) =>
    fc.array(fc.string({ maxLength: 6, unit }), { minLength, maxLength: 6 });
  const parts = fc.tuple(lines(0), lines(1), lines(0), lines(0));
  fc.assert(
    fc.property(parts, fc.constantFrom('\n', '\r\n'), fc.boolean(), (lists, ending, isEnded) => {
      const [before, search, after, replace] = lists;
      fc.pre(search.some((line) => line.trim() !== ''));
      const all = [...before, ...search, ...after];
      fc.pre(isEnded || (after.length > 0 && all.at(-1) !== ''));
      const applied = applyLinesTo(all.join(ending) + (isEnded ? ending : ''), search, replace);
      fc.pre(applied.kind === 'replaced');
      const spliced = [...before, ...replace, ...after].map((line) => line + ending).join('');
      expect(applied.text).toBe(isEnded ? spliced : spliced.slice(0, -ending.length));
    }),
    runs(200),
  );
});
