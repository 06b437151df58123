import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resultPage } from '../../../../src/agent/loop/tools/result-page.ts';
import { record } from '../../../../src/core/run/index.ts';
import { runOf } from '../../../support/memory/samples.ts';
import { call, contextOf, explored, exploreIn } from './exploring.ts';

const hits = (text: string) =>
  [...text.matchAll(/^ {2}(\d+): .*needle(\d+)/gm)].map(([, , id]) => id);

const fileOf = (lines: readonly (readonly [boolean, number])[], from: number) =>
  lines
    .map(([isHit, length], at) => `${isHit ? `needle${from + at}` : ''} ${'x'.repeat(length)}`)
    .join('\n');

const line = fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 150 }));
const tree = fc.array(fc.array(line, { minLength: 1, maxLength: 60 }), {
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
            call('read_file', { path, start_line: 1, end_line: 900 + page }),
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

test('a page says which rows it has, and the next one begins behind them', async () => {
  const rows = Array.from({ length: 500 }, (_, at) => `row ${at + 1} ${'x'.repeat(at % 90)}`);
  const groups = () => [
    { title: 'a', lines: rows.slice(0, 321) },
    { title: '', lines: rows.slice(321) },
  ];
  const pages: string[] = [];
  for (let page = 1; !pages.at(-1)?.includes(' to 500 of 500'); page += 1)
    pages.push((await resultPage('500 rows', groups, { page, first: 900 })).text);
  expect(pages.flatMap((page) => page.match(/^row .*$/gm) ?? [])).toEqual(rows);
  let next = 1;
  for (const page of pages) {
    const [, from, to] = /: rows (\d+) to (\d+) of 500\)/.exec(page) ?? [];
    const own = page.match(/^row \d+/gm) ?? [];
    expect([Number(from), own[0], own.at(-1)]).toEqual([next, `row ${from}`, `row ${to}`]);
    next = Number(to) + 1;
  }
  expect((await resultPage('500 rows', groups, { page: 99 })).text).toMatch(
    /no page 99: the last is \d+/,
  );
});

test('only a result of one page leaves out what was shown before', async () => {
  const groups = (long: number) => (isWhole: boolean) => [
    { title: '', lines: [isWhole ? 'x'.repeat(long) : 'short', 'y'.repeat(long)] },
  ];
  expect((await resultPage('2', groups(100))).text).toContain('short');
  expect((await resultPage('2', groups(4_000))).text).not.toContain('short');
});
