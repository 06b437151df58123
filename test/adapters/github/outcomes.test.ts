import { describe, expect } from 'vitest';
import { githubOutcomes } from '../../../src/adapters/github/index.ts';
import type { PullEntry } from '../../../src/core/ledger/index.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { branch, type FollowedShop, it, settingsOf } from './shop.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const merged = Date.parse('2026-03-01T00:00:00Z');
const day = (days: number) => new Date(merged + days * 86_400_000);
const cart = 'src/cart.ts';

/** What became of the pull request as of a day after its merge. */
const lookAfter = (shop: FollowedShop, days: number, known?: PullEntry) =>
  githubOutcomes(settingsOf(shop.github)).outcome({
    ...{ number: 1, now: day(days), known },
    ticketOf: (name) => (name === branch ? keyOf('APP-1') : undefined),
  });

const merge = (shop: FollowedShop) => shop.github.life.merge(1, { at: day(0) });

describe.concurrent('what became of a pull request', () => {
  it('is open, with what people did', async ({ github, shop }) => {
    const opened = { kind: 'pull', pull: 1, ticket: 'APP-1', opened: '2026-01-01T00:00:00Z' };
    expect(await lookAfter(shop, 0)).toEqual({
      ...{ ...opened, looked: '2026-03-01T00:00:00.000Z', state: 'open', othersCommits: 0 },
    });
    github.talk.review(1, { by: 'lint[bot]', body: 'Tidy.', state: 'COMMENTED' });
    github.talk.review(1, { by: 'ada', body: 'Why?', state: 'COMMENTED' });
    github.talk.review(1, { by: 'sam', body: '', state: 'APPROVED' });
    await github.commitOn(branch, { 'note.txt': 'by hand\n' }, 'By hand');
    await github.rewriting.push(branch, { 'note.txt': 'By hand.\n' }, 'autofix-ci[bot]');
    expect(await lookAfter(shop, 0)).toMatchObject({
      ...{ reviewed: '2026-01-01T00:00:02Z', othersCommits: 1 },
    });
    await github.life.close(1);
    expect(await lookAfter(shop, 0)).toMatchObject({
      state: 'closed',
      ended: expect.stringMatching(/^2026-01-01T00:00/),
    });
  });

  it('is merged, with the commits of others', async ({ github, shop }) => {
    await github.commitOn(branch, { 'note.txt': 'by hand\n' }, 'By hand');
    await merge(shop);
    const found = await lookAfter(shop, 6);
    expect(found).toMatchObject({ state: 'merged', ended: '2026-03-01T00:00:00Z' });
    expect(found).toMatchObject({ othersCommits: 1 });
    expect(found).not.toHaveProperty('isReverted');
  });

  it('is none of a missing pull request, of a fork, and of another branch', async ({
    github,
    shop,
  }) => {
    const outcomes = githubOutcomes(settingsOf(github));
    const question = { now: day(0), ticketOf: () => undefined };
    expect(await outcomes.outcome({ ...question, number: 9 })).toBeUndefined();
    expect(await outcomes.outcome({ ...question, number: 1 })).toBeUndefined();
    Object.assign(github.pulls[0] ?? {}, { fork: 'mallory/shop' });
    expect(await lookAfter(shop, 0)).toBeUndefined();
  });
});

describe.concurrent('a revert', () => {
  it.for([
    ['git says it', (sha: string) => `Revert "Fix"\n\nThis reverts commit ${sha}.`, true],
    ["GitHub's button says it", () => 'Revert "Fix" (#2)\n\nReverts acme/shop#1', true],
    ['it is named by its title', () => 'Revert "APP-1: Count every item"', true],
    ['another one is meant', () => 'Revert "Fix" (#2)\n\nReverts acme/shop#12', false],
  ] as const)('is found if %s', async ([, message, isReverted], { github, shop }) => {
    const sha = await merge(shop);
    await github.commitOn('main', { [cart]: 'export const total = 99;\n' }, message(sha), day(3));
    expect(await lookAfter(shop, 31)).toMatchObject({ isReverted });
  });

  it('is looked for once 30 days are over', async ({ github, shop }) => {
    await merge(shop);
    const week = await lookAfter(shop, 29);
    expect(week).not.toHaveProperty('isReverted');
    const before = github.requests.length;
    const month = await lookAfter(shop, 31, week);
    expect(month).toMatchObject({ isReverted: false });
    expect(month).not.toHaveProperty('othersCommits');
    expect(github.requests.length - before).toBeLessThanOrEqual(3);
  });

  it('is too late after 30 days', async ({ github, shop }) => {
    const before = (await github.tree('main')).get(cart) ?? '';
    const sha = await merge(shop);
    await github.commitOn('main', { [cart]: before }, `This reverts commit ${sha}.`, day(31));
    expect(await lookAfter(shop, 60)).toMatchObject({ isReverted: false });
  });
});
