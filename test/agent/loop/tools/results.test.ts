import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairShare } from '../../../../src/agent/loop/tools/explore.ts';
import { offerLooks } from '../../../../src/agent/loop/tools/index.ts';
import { resultPage } from '../../../../src/agent/loop/tools/result-page.ts';
import { defaultRules, newRun, record } from '../../../../src/core/run/index.ts';
import { changeOf, patchOf } from '../../../support/memory/samples/changes.ts';
import { runOf, step } from '../../../support/memory/samples/runs.ts';
import { call, contextOf, explored, exploreIn, inRounds } from './exploring.ts';

describe('the results of one reply', () => {
  const line = 'const value = 1234567890123456789012345678;\n';
  const names = ['a.ts', 'b.ts', 'c.ts', 'd.ts'];
  const large = contextOf(Object.fromEntries(names.map((name) => [name, line.repeat(1_000)])));
  const read = (path: string, end: number) => call('read_file', { path, ranges: [`1-${end}`] });

  test('have 40,000 characters together: the small ones theirs, the others as much as each other', async () => {
    const [first, second, third] = await exploreIn(large, [
      ...[read('a.ts', 600), read('b.ts', 700), read('c.ts', 10)],
    ]);
    expect(first?.result).toMatch(
      /^\(lines 1-4\d\d of 1000\)\n[\s\S]*\n\(left out: lines \d+-600, [\d,]+ characters/,
    );
    expect(second?.shown).toEqual([{ path: 'b.ts', start: 1, end: first?.shown?.[0]?.end }]);
    expect(third?.result).toMatch(/^\(lines 1-10 of 1000\)\n/);
  });

  test('have 16,000 for a review, and three calls', async () => {
    const change = patchOf(changeOf('x.ts', 'a\n', 'b\n'));
    const run = runOf(step.edited(change), step.checked(), step.tested('passed'));
    const reads = await exploreIn(large, [read('a.ts', 500), read('b.ts', 600)], { run });
    const length = reads.reduce((sum, { result }) => sum + result.length, 0);
    expect(length).toBeLessThan(16_500);
    expect(length).toBeGreaterThan(13_000);
    expect(offerLooks('review', run, { ...large, rules: defaultRules }).atOnce).toBe(3);
    expect(offerLooks('plan', newRun, { ...large, rules: defaultRules }).atOnce).toBe(5);
  });

  test('keep what calls name whole, and have a page at least', async () => {
    const whole = line.repeat(300);
    const files = {
      ...Object.fromEntries(names.map((name) => [name, line.repeat(400)])),
      'e.ts': whole,
    };
    const reads = await exploreIn(contextOf(files), [
      call('search_code', { query: 'value', path: 'a.ts', context: 2 }),
      call('read_file', { path: 'e.ts' }),
      ...[read('b.ts', 320), read('c.ts', 320)],
    ]);
    const lengths = reads.map(({ result }) => result.length);
    expect(lengths.slice(2).every((length) => length > 320 * line.length)).toBe(true);
    expect(reads[0]?.result).not.toContain('(cut here');
    expect(lengths[0]).toBeLessThan(5_300);
    expect(lengths[1]).toBeLessThan(6_500);
    expect(lengths[1]).toBeGreaterThan(4_000);
  });

  test('leave a small file whole, whatever is read beside it', async () => {
    const files = {
      ...Object.fromEntries(names.map((name) => [name, line.repeat(900)])),
      'small.ts': line.repeat(93),
    };
    const calls = [
      ...names.map((name) => read(name, 800)),
      call('read_file', { path: 'small.ts' }),
    ];
    const small = (await exploreIn(contextOf(files), calls)).at(-1);
    expect(small?.shown).toEqual([{ path: 'small.ts', start: 1, end: 93, isWhole: true }]);
  });

  test('that are repeated have no more', async () => {
    const calls = names.map((name) => read(name, 600));
    const reads = await inRounds(large, ...calls);
    const again = await exploreIn(large, calls, { run: runOf(explored(...reads)) });
    expect(again.map(({ ruling }) => ruling)).toEqual(Array(4).fill('repeated'));
    expect(again.reduce((sum, { result }) => sum + result.length, 0)).toBeLessThan(41_000);
  });

  test.each([
    [[10, 20], 100, 100],
    [[10, 90, 90], 100, 45],
    [[50, 50], 100, 100],
    [[80, 80, 80, 80], 100, 25],
    [[], 100, 100],
  ])('of lengths %j have, of %i, at most %i each', (lengths, room, share) => {
    expect(fairShare(lengths, room)).toBe(share);
  });

  test.each([1, 2, 3, 4])('are no longer than that with %d calls', async (count) => {
    const reads = await exploreIn(
      large,
      names.slice(0, count).map((name) => read(name, 600)),
    );
    const length = reads.reduce((sum, { result }) => sum + result.length, 0);
    expect(length).toBeLessThan(40_500);
  });
});

const hits = (text: string) =>
  [...text.matchAll(/^ {2}(\d+): .*needle(\d+)/gm)].map(([, , id]) => id);

const fileOf = (lines: readonly (readonly [boolean, number])[], from: number) =>
  lines
    .map(([isHit, length], at) => `${isHit ? `needle${from + at}` : ''} ${'x'.repeat(length)}`)
    .join('\n');

const anyLine = fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 150 }));
const tree = fc.array(fc.array(anyLine, { minLength: 1, maxLength: 60 }), {
  minLength: 1,
  maxLength: 12,
});
const beside = fc.array(fc.constantFrom('big0.py', 'big1.py', 'big2.py', 'big3.py'), {
  maxLength: 4,
});

test('the pages of a search have every line once and in order, whatever is read beside and between them', async () => {
  await fc.assert(
    fc.asyncProperty(
      tree,
      fc.integer({ min: 0, max: 4 }),
      fc.array(beside, { minLength: 9, maxLength: 9 }),
      async (files, context, others) => {
        const all = files.map((lines, at) => [`src/f${at}.py`, fileOf(lines, at * 100)] as const);
        const big = Array.from(
          { length: 4 },
          (_, at) => [`big${at}.py`, 'y = 1234567890\n'.repeat(2_000)] as const,
        );
        const world = contextOf(Object.fromEntries([...all, ...big]));
        let [run, last] = [runOf(), 1];
        const found: (string | undefined)[] = [];
        for (let page = 1; page <= last; page += 1) {
          const calls = (others[page % 9] ?? []).map((path) =>
            call('read_file', { path, ranges: [`1-${900 + page}`] }),
          );
          const search = call('search_code', { query: 'needle', path: 'src', context, page });
          const reads = await exploreIn(world, [...calls, search], { run });
          const text = reads.at(-1)?.result ?? '';
          last = Number(/\(page \d+ of (\d+):/.exec(text)?.[1] ?? 1);
          found.push(...hits(text));
          run = record(run, explored(...reads));
        }
        const whole = all.flatMap(([, text]) =>
          [...text.matchAll(/needle(\d+)/g)].map(([, id]) => id),
        );
        expect(found.toSorted()).toEqual(whole.toSorted());
      },
    ),
    { numRuns: 40 },
  );
});

test('a page says which rows it has, and the next one begins behind them', () => {
  const rows = Array.from({ length: 500 }, (_, at) => `row ${at + 1} ${'x'.repeat(at % 90)}`);
  const groups = [
    { title: 'a', lines: rows.slice(0, 321) },
    { title: '', lines: rows.slice(321) },
  ];
  const pages: string[] = [];
  for (let page = 1; !pages.at(-1)?.includes(' to 500 of 500'); page += 1)
    pages.push(resultPage('500 rows', groups, page).text);
  expect(pages.flatMap((page) => page.match(/^row .*$/gm) ?? [])).toEqual(rows);
  let next = 1;
  for (const page of pages) {
    const [, from, to] = /: rows (\d+) to (\d+) of 500\)/.exec(page) ?? [];
    const own = page.match(/^row \d+/gm) ?? [];
    expect([Number(from), own[0], own.at(-1)]).toEqual([next, `row ${from}`, `row ${to}`]);
    next = Number(to) + 1;
  }
  expect(resultPage('500 rows', groups, 99).text).toMatch(/no page 99: the last is \d+/);
});
