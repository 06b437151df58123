import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Check,
  chooseReaction,
  isDue,
  isRepair,
  maxRepairs,
  type PullFacts,
  policyOf,
  type Reaction,
} from '../../../src/core/pulls/index.ts';
import {
  emptyRecord,
  followedAs,
  type TicketRecord,
  withDone,
} from '../../../src/core/tickets/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { askOf, factsOf } from '../../support/memory/pull-facts.ts';

const name = fc.oneof(
  fc.constantFrom('test', 'DCO', 'PR title', '@acme/all', '/fix', '<b>`x`</b>\n# Title'),
  fc.string({ unit: codePoint, maxLength: 300 }),
);
const aCheck: fc.Arbitrary<Check> = fc
  .record({
    name,
    state: fc.constantFrom('running', 'held', 'passed', 'failed', 'failed', 'failed'),
    run: fc.option(fc.record({ id: fc.nat(3), attempt: fc.integer({ min: 1, max: 3 }) }), {
      nil: undefined,
    }),
    failure: fc.record({
      id: name,
      steps: fc.array(name, { maxLength: 3 }),
      isRedOnBase: fc.boolean(),
      redElsewhere: fc.nat(3),
      passedBefore: fc.boolean(),
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

const limits = { maxTicketAttempts: 5, command: '/fix' };
const decided = (facts: PullFacts, record: TicketRecord) => chooseReaction(facts, record, limits);

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
