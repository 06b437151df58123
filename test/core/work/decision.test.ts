import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bareReport,
  emptyRecord,
  type FollowedPull,
  followedAs,
  type TicketRecord,
  withDone,
} from '../../../src/core/tickets/index.ts';
import {
  type Check,
  chooseReaction,
  isDue,
  isRepair,
  isSilent,
  isWanted,
  maxRepairs,
  type PullFacts,
  type PullRequestAsk,
  policyOf,
  type Reaction,
} from '../../../src/core/work/index.ts';
import { requestFingerprint } from '../../../src/engines/text/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { askOf, checkOf, factsOf, failedCheck } from '../../support/memory/pull-facts.ts';

const limits = { maxTicketAttempts: 5, command: '/fix' };

const decided = (
  facts: Partial<PullFacts>,
  record: Partial<TicketRecord> = {},
  more: Partial<typeof limits> & { readonly withholds?: boolean } = {},
): Reaction =>
  chooseReaction(factsOf(facts), { ...emptyRecord, ...record }, { ...limits, ...more });

const followed = (more: Partial<FollowedPull>) => ({
  followed: { pull: 7, repairs: 0, done: [], ...more },
});

const asked = { requests: [askOf('comment-1')] };
const byReview = { requests: [askOf('review-1', { isByName: false })] };
const red = { checks: [failedCheck('test')] };
const head = 'a'.repeat(12);
const made = {
  ...{ report: bareReport({ reason: 'approved' }, 1), lacking: [] },
  commit: 'c'.repeat(40),
};
const silent = { state: 'silent', since: '2026-11-26T09:12:00Z' } as const;

describe('the reaction to a pull request', () => {
  test.each<[string, Partial<PullFacts>, Partial<TicketRecord>]>([
    ['superseded', { state: 'merged' }, followed({ pull: 9 })],
    ['merged', { state: 'merged', ...asked, ...red }, {}],
    ['merged', { state: 'merged' }, followed({ into: 'main' })],
    ['merged', { state: 'merged', into: 'trunk' }, followed({ into: 'main' })],
    ['merged-elsewhere', { state: 'merged', into: 'spike/x', madeFor: 'main' }, {}],
    ['closed', { state: 'closed', ...asked }, {}],
    ['requested', asked, {}],
    ['requested', byReview, {}],
    ['requested', { ...asked, isOff: true }, {}],
    ['requested', { ...asked, isApproved: true }, {}],
    ['requested', { ...asked, isQueued: true }, {}],
    ['requested', { ...asked, committer: 'bob' }, {}],
    ['request-worked', asked, { inputs: [requestFingerprint({ review: 'comment-1' })] }],
    ['request-worked', asked, followed({ done: ['requested:comment-1'] })],
    ['unfinished', asked, { open: { end: made } }],
    ['requested', asked, { open: { end: { ...made, isPublished: true } } }],
    ['closed', { state: 'closed' }, { open: { end: made } }],
    ['request-refused', asked, { attempts: 5 }],
    ['request-refused', { ...asked, base: undefined }, {}],
    ['request-refused', { ...byReview, committer: 'bob' }, {}],
    ['request-refused', { ...byReview, isQueued: true }, {}],
    ['requested', { ...byReview, committer: 'pre-commit-ci[bot]' }, {}],
    ['requested', { ...byReview, isInBase: true }, {}],
    ['off', { ...byReview, isOff: true }, {}],
    ['review-awaited', asked, followed({ done: ['answered:comment-1'] })],
    ['base-gone', { base: undefined, ...red }, {}],
    ['off', { isOff: true, ...red, merges: 'conflict' }, {}],
    ['taken-over', { committer: 'bob', ...red }, {}],
    ['checks-failed', { committer: 'github-actions[bot]', ...red }, {}],
    ['taken-over', { committer: 'bob', isInBase: true }, {}],
    ['already-in-base', { isInBase: true, merges: 'conflict', ...red }, {}],
    ['already-in-base', { isInBase: true, isApproved: true }, {}],
    ['merge-unknown', { merges: 'unknown', ...red }, {}],
    ['conflict', { merges: 'conflict', ...red }, {}],
    ['conflict-left', { merges: 'conflict', isApproved: true }, {}],
    ['conflict-left', { merges: 'conflict', isQueued: true }, {}],
    ['conflict-left', { merges: 'conflict' }, followed({ repairs: 2 })],
    ['conflict-left', { merges: 'conflict' }, { attempts: 5 }],
    ['checks-running', { checks: [failedCheck('a'), checkOf('b', { state: 'running' })] }, {}],
    ['checks-failed', { checks: [failedCheck('a'), checkOf('b', silent)] }, {}],
    ['review-awaited', { checks: [checkOf('b', silent)] }, {}],
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

test.each<[boolean, Partial<PullFacts> | undefined, PullRequestAsk | undefined]>([
  [true, {}, undefined],
  [true, asked, asked.requests[0]],
  [true, { ...asked, isApproved: true, isOff: true }, asked.requests[0]],
  [true, byReview, byReview.requests[0]],
  [false, undefined, undefined],
  [false, { state: 'merged' }, undefined],
  [false, { isApproved: true }, undefined],
  [false, { isQueued: true }, undefined],
  [false, { isOff: true }, undefined],
  [false, {}, asked.requests[0]],
  [false, {}, byReview.requests[0]],
  [false, { ...byReview, isApproved: true }, byReview.requests[0]],
  [false, { ...asked, state: 'closed' }, asked.requests[0]],
])('what is made is wanted: %s, %#', (isStill, facts, request) => {
  expect(isWanted(facts && factsOf(facts), { request })).toBe(isStill);
});

describe('failed checks', () => {
  const name = (...checks: ReturnType<typeof checkOf>[]) => decided({ checks }).name;

  test('are ours only if nothing else explains them', () => {
    expect(name(failedCheck('test', { isRedOnBase: true }))).toBe('checks-red-on-base');
    expect(name(failedCheck('test', { redElsewhere: 2 }))).toBe('checks-red-everywhere');
    expect(name(failedCheck('test', { redElsewhere: 1 }))).toBe('checks-failed');
    expect(name(failedCheck('test', { steps: [] }))).toBe('checks-rerun');
    expect(name(failedCheck('test', { passedBefore: true }))).toBe('checks-rerun');
    expect(name(failedCheck('test', { namesChange: false }))).toBe('checks-rerun');
    expect(name(failedCheck('test', { namesChange: true }))).toBe('checks-failed');
    expect(name(failedCheck('test', { isUnfinished: true }))).toBe('checks-rerun');
    expect(name(failedCheck('DCO', { steps: ['Check'] }))).toBe('checks-metadata');
    expect(name(checkOf('test', { state: 'failed' }))).toBe('checks-rerun');
  });

  test('are run again once, and are ours if they fail again', () => {
    const lost = failedCheck('test', { steps: [] });
    const run = { id: 1, attempt: 2 };
    expect(name({ ...lost, run })).toBe('checks-failed');
    expect(name(failedCheck('test', { namesChange: false }, { run }))).toBe('checks-failed');
    expect(name(failedCheck('test', { isUnfinished: true }, { run }))).toBe('checks-flaky');
    const key = `checks-rerun:${head}:1`;
    expect(decided({ checks: [lost] }).key).toBe(key);
    const refused = followed({ done: [key], refused: { key, said: 'It is too old, @acme.' } });
    expect(decided({ checks: [lost] }, refused)).toMatchObject({
      name: 'checks-flaky',
      onTicket: expect.stringMatching(
        /“test” failed .* is not run again: “It is too old, .*acme\.”/,
      ),
    });
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
    expect(name(failedCheck('ci/x', { steps: [], isUnfinished: true }, other))).toBe(
      'checks-flaky',
    );
    const says = 'Authorization required to deploy.';
    expect(decided({ checks: [failedCheck('ci/x', { steps: [], says }, other)] })).toMatchObject({
      name: 'checks-metadata',
      onTicket: expect.stringMatching(/ “ci\/x” says: “Authorization required to deploy.”/),
    });
  });

  test('do not wait for what has not answered for hours, which is named', () => {
    const named =
      /It waits for the check “tide”, which has not answered since 26 November 2026 at 09:12 UTC\.$/;
    const tide = checkOf('tide', silent);
    expect(decided({ checks: [tide] }).onTicket).toMatch(named);
    expect(decided({ checks: [tide, failedCheck('test')] }).onPull).toMatch(named);
    expect(name(tide, checkOf('slow', { state: 'running' }))).toBe('checks-running');
    const at = (hours: number) => new Date(Date.parse(silent.since) + hours * 3_600_000);
    expect([at(2.9), at(3)].map((now) => isSilent(silent.since, now))).toEqual([false, true]);
  });

  test('of the merge queue are named, as long as nothing has come after', () => {
    const removal = { reason: 'FAILED_CHECKS', failed: [{ name: 'test' }] };
    expect(decided({ removal, isApproved: true }).onTicket).toMatch(
      / was removed from the merge queue: the check “test” failed there\./,
    );
    expect(decided({ removal: { ...removal, failed: [] } }).onPull).toMatch(/“FAILED_CHECKS”/);
    expect(decided({ removal, isQueued: true }).onPull).not.toMatch(/removed/);
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

  test('that an attempt has left as they are, are left', () => {
    const record = followed({ done: [`checks-failed:${head}`], repairs: 1 });
    expect(decided(red, record).onPull).toContain('ended without a new commit; a person');
  });
});

const name = fc.oneof(
  fc.constantFrom('test', 'DCO', 'PR title', '@acme/all', '/fix', '<b>`x`</b>\n# Title'),
  fc.string({ unit: codePoint, maxLength: 300 }),
);
const aCheck: fc.Arbitrary<Check> = fc
  .record({
    name,
    state: fc.constantFrom('running', 'silent', 'held', 'passed', 'failed', 'failed'),
    run: fc.option(fc.record({ id: fc.nat(3), attempt: fc.integer({ min: 1, max: 3 }) }), {
      nil: undefined,
    }),
    failure: fc.record({
      id: name,
      steps: fc.array(name, { maxLength: 3 }),
      isRedOnBase: fc.boolean(),
      redElsewhere: fc.nat(3),
      passedBefore: fc.boolean(),
      ...{ isUnfinished: fc.boolean(), namesChange: fc.boolean(), says: name },
    }),
  })
  .map((check) => (check.state === 'failed' ? check : { ...check, failure: undefined }));

const commit = fc.constantFrom('a', 'b').map((digit) => digit.repeat(40));
const someFacts: fc.Arbitrary<PullFacts> = fc
  .record({
    head: commit,
    base: fc.option(commit, { nil: undefined, freq: 9 }),
    into: fc.oneof(fc.constant('main'), name),
    state: fc.constantFrom('open', 'open', 'open', 'merged', 'closed'),
    isApproved: fc.boolean(),
    isQueued: fc.boolean(),
    isDraft: fc.boolean(),
    isBehind: fc.boolean(),
    isOff: fc.boolean(),
    merges: fc.constantFrom('clean', 'clean', 'conflict', 'unknown'),
    committer: fc.option(name, { nil: undefined }),
    isInBase: fc.boolean(),
    checks: fc.array(aCheck, { maxLength: 8 }),
    requests: fc.array(
      fc
        .tuple(fc.constantFrom('review-1', 'comment-2', 'comment-3'), fc.boolean(), name)
        .map(([id, isByName, author]) =>
          askOf(id, { isByName, review: { id, author, text: '', remarks: [] } }),
        ),
      { maxLength: 3 },
    ),
  })
  .map(factsOf);

/** Records what a reaction does, as who acts does it. */
function recorded(record: TicketRecord, facts: PullFacts, reaction: Reaction): TicketRecord {
  const known = followedAs(record.followed, facts.number);
  const isAttempt = policyOf(reaction.name).costsAttempt;
  return {
    ...record,
    attempts: record.attempts + Number(isAttempt),
    followed: withDone(known, reaction.key, { isRepair: isRepair(reaction) }),
  };
}

test('whatever the facts, nothing is done twice, and attempts of its own are bounded', () =>
  fc.assert(
    fc.property(fc.array(someFacts, { maxLength: 12 }), (looks) => {
      let record = emptyRecord;
      let repairs = 0;
      const done: string[] = [];
      for (const facts of looks) {
        const reaction = decided(facts, record);
        const followed = followedAs(record.followed, facts.number);
        if (!isDue(reaction, followed)) continue;
        expect(done).not.toContain(reaction.key);
        done.push(reaction.key);
        repairs += Number(isRepair(reaction));
        record = recorded(record, facts, reaction);
      }
      expect(repairs).toBeLessThanOrEqual(maxRepairs);
      expect(record.attempts).toBeLessThanOrEqual(limits.maxTicketAttempts);
    }),
  ));

test('nothing but a move follows the end, and nothing is changed where people decide', () =>
  fc.assert(
    fc.property(someFacts, (facts) => {
      const { act } = policyOf(decided(facts, emptyRecord).name);
      if (facts.state !== 'open') expect(['move', 'tell']).toContain(act);
      const isAsked = facts.requests.some(({ isByName }) => isByName);
      const isLeft = facts.isOff || facts.committer !== undefined || facts.base === undefined;
      if (!isAsked && isLeft) expect(['attempt', 'rerun', 'update']).not.toContain(act);
      if (!isAsked && (facts.isApproved || facts.isQueued)) {
        expect(['attempt', 'update']).not.toContain(act);
      }
    }),
  ));

test('its sentences are bounded lines that address no one and command no program', () =>
  fc.assert(
    fc.property(someFacts, (facts) => {
      const { onPull, onTicket, key } = decided(facts, emptyRecord);
      for (const sentence of [onPull ?? '', onTicket ?? '']) {
        expect(sentence.length).toBeLessThanOrEqual(800);
        expect(sentence).not.toMatch(/[\n\r\u2028\u2029]|@acme|“\/fix/);
      }
      expect(key).toMatch(/^[a-z-]{1,30}(?::[\w-]{1,60}){1,3}$/);
    }),
  ));
