import { describe, expect, test } from 'vitest';
import { chooseReaction, type PullFacts, type Reaction } from '../../../src/core/pulls/index.ts';
import { requestFingerprint } from '../../../src/core/text/index.ts';
import {
  emptyRecord,
  type FollowedPull,
  type TicketRecord,
} from '../../../src/core/tickets/index.ts';
import { askOf, checkOf, factsOf, failedCheck } from '../../support/memory/pull-facts.ts';

const limits = { maxTicketAttempts: 5, command: '/fix' };

const decided = (
  facts: Partial<PullFacts>,
  record: Partial<TicketRecord> = {},
  more: Partial<typeof limits> = {},
): Reaction =>
  chooseReaction(factsOf(facts), { ...emptyRecord, ...record }, { ...limits, ...more });

const followed = (more: Partial<FollowedPull>) => ({
  followed: { pull: 7, repairs: 0, done: [], ...more },
});

const asked = { requests: [askOf('comment-1')] };
const byReview = { requests: [askOf('review-1', { isByName: false })] };
const red = { checks: [failedCheck('test')] };
const head = 'a'.repeat(12);

describe('the reaction to a pull request', () => {
  test.each<[string, Partial<PullFacts>, Partial<TicketRecord>]>([
    ['superseded', { state: 'merged' }, followed({ pull: 9 })],
    ['merged', { state: 'merged', ...asked, ...red }, {}],
    ['merged', { state: 'merged' }, followed({ into: 'main' })],
    ['merged-elsewhere', { state: 'merged', into: 'spike/x' }, followed({ into: 'main' })],
    ['closed', { state: 'closed', ...asked }, {}],
    ['requested', asked, {}],
    ['requested', byReview, {}],
    ['requested', { ...asked, isOff: true }, {}],
    ['requested', { ...asked, isApproved: true }, {}],
    ['requested', { ...asked, isQueued: true }, {}],
    ['requested', { ...asked, committer: 'bob' }, {}],
    ['request-worked', asked, { inputs: [requestFingerprint({ review: 'comment-1' })] }],
    ['request-worked', asked, followed({ done: ['requested:comment-1'] })],
    ['request-refused', asked, { attempts: 5 }],
    ['request-refused', { ...asked, base: undefined }, {}],
    ['request-refused', { ...byReview, committer: 'bob' }, {}],
    ['request-refused', { ...byReview, isQueued: true }, {}],
    ['off', { ...byReview, isOff: true }, {}],
    ['review-awaited', asked, followed({ done: ['answered:comment-1'] })],
    ['base-gone', { base: undefined, ...red }, {}],
    ['off', { isOff: true, ...red, merges: 'conflict' }, {}],
    ['taken-over', { committer: 'bob', ...red }, {}],
    ['merge-unknown', { merges: 'unknown', ...red }, {}],
    ['conflict', { merges: 'conflict', ...red }, {}],
    ['conflict-left', { merges: 'conflict', isApproved: true }, {}],
    ['conflict-left', { merges: 'conflict', isQueued: true }, {}],
    ['conflict-left', { merges: 'conflict' }, followed({ repairs: 2 })],
    ['conflict-left', { merges: 'conflict' }, { attempts: 5 }],
    ['checks-running', { checks: [failedCheck('a'), checkOf('b', { state: 'running' })] }, {}],
    ['checks-held', { checks: [failedCheck('a'), checkOf('b', { state: 'held' })] }, {}],
    ['behind', { isBehind: true }, {}],
    ['review-awaited', { isBehind: true, isApproved: true }, {}],
    ['review-awaited', { isBehind: true, isQueued: true }, {}],
    ['checks-failed', red, {}],
    ['checks-left', red, followed({ done: [`checks-failed:${head}`] })],
    ['checks-left', red, followed({ repairs: 2 })],
    ['checks-left', { ...red, isApproved: true }, {}],
    ['checks-left', { ...red, isQueued: true }, {}],
    ['checks-left', red, { attempts: 5 }],
    ['review-awaited', { checks: [checkOf('test')] }, {}],
  ])('is %s: %#', (name, facts, record) => {
    expect(decided(facts, record).name).toBe(name);
  });

  test('is made for the oldest request that has no answer', () => {
    const requests = [askOf('comment-1'), askOf('comment-2')];
    expect(decided({ requests }).request?.review.id).toBe('comment-1');
    const known = followed({ done: ['answered:comment-1'] });
    expect(decided({ requests }, known).request?.review.id).toBe('comment-2');
  });

  test('names the commits in its key, so that another head or base is another case', () => {
    expect(decided({ merges: 'conflict' }).key).toBe(`conflict:${head}:${'b'.repeat(12)}`);
    expect(decided(red).key).toBe(`checks-failed:${head}`);
  });
});

describe('failed checks', () => {
  const name = (...checks: ReturnType<typeof checkOf>[]) => decided({ checks }).name;

  test('are ours only if nothing else explains them', () => {
    expect(name(failedCheck('test', { isRedOnBase: true }))).toBe('checks-red-on-base');
    expect(name(failedCheck('test', { redElsewhere: 2 }))).toBe('checks-red-everywhere');
    expect(name(failedCheck('test', { redElsewhere: 1 }))).toBe('checks-failed');
    expect(name(failedCheck('test', { steps: [] }))).toBe('checks-rerun');
    expect(name(failedCheck('test', { passedBefore: true }))).toBe('checks-rerun');
    expect(name(failedCheck('DCO', { steps: ['Check'] }))).toBe('checks-metadata');
    expect(name(checkOf('test', { state: 'failed' }))).toBe('checks-rerun');
  });

  test('are run again once, and are ours if they fail again', () => {
    const lost = failedCheck('test', { steps: [] });
    const second = { ...lost, run: { id: 1, attempt: 2 } };
    expect(name(second)).toBe('checks-failed');
    expect(decided({ checks: [lost] }).key).toBe(`checks-rerun:${head}:1`);
  });

  test('that passed when they were run again are called flaky', () => {
    const known = followed({ done: [`checks-rerun:${head}:1`] });
    const checks = [checkOf('test', { run: { id: 1, attempt: 2 } }), checkOf('lint')];
    expect(decided({ checks }, known).onPull).toMatch(/“test” failed once and passed .*: flaky\.$/);
    expect(decided({ checks }).onPull).not.toMatch(/flaky/);
  });

  test('of other systems name no step and cannot be run again', () => {
    const other = { run: undefined };
    expect(name(failedCheck('ci/x', { steps: [] }, other))).toBe('checks-failed');
    expect(name(failedCheck('ci/x', { passedBefore: true }, other))).toBe('checks-flaky');
  });

  test('of several kinds: ours decides, and the others are said', () => {
    const mixed = [
      failedCheck('DCO', { steps: [] }),
      failedCheck('e2e', { isRedOnBase: true }),
      failedCheck('test'),
    ];
    const reaction = decided({ checks: mixed });
    expect(reaction.name).toBe('checks-failed');
    expect(reaction.checks?.map((check) => check.name)).toEqual(['test']);
    expect(reaction.onPull).toContain('“e2e” failed on the base as well');
    expect(reaction.onPull).toContain('“DCO” asked for something else than code');
  });
});
