import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dispatched, limits, measureScale } from './scale.ts';

const page = readFileSync(new URL('../../docs/worker.md', import.meta.url), 'utf8');
const number = (value: number) => value.toLocaleString('en');

test('docs/worker.md has the figures that the simulation gives', () => {
  for (const row of measureScale()) {
    const { repositories, workers, webhooks, runs, waitMinutes, requests, contents, jira, jobs } =
      row;
    const figures = [
      repositories,
      workers,
      webhooks,
      runs,
      waitMinutes,
      requests,
      contents,
      jira,
      jobs,
    ];
    expect(page).toContain(`| ${[...figures.map(number), row.limits].join(' | ')} |`);
  }
});

test('each limit of the simulation is on the page, by its name', () => {
  for (const { name, allowed } of limits) {
    const line = page.split('\n').find((one) => one.startsWith(`| ${name} |`));
    expect(line).toContain(number(allowed));
  }
});

test('no repository gets more dispatches in an hour than the cap allows, and the inbox sends one at a time', () => {
  const arrivals = Array.from({ length: 300 }, (_, at) => ({ at, repository: at % 3 }));
  const sent = dispatched(arrivals, 20);
  expect(sent).toHaveLength(300);
  for (const { at, repository } of sent) {
    const within = sent.filter(
      (one) => one.repository === repository && one.at > at - 3_599 && one.at <= at,
    );
    expect(within.length).toBeLessThanOrEqual(20);
  }
  const gaps = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(0.29);
  expect(Math.max(...sent.map(({ waited }) => waited))).toBeGreaterThan(4 * 3_600 - 300);
});
