import { describe, expect, it } from 'vitest';
import { playLife } from './play.ts';
import { lifeScheduleOf } from './schedule.ts';
import type { Blindness } from './site.ts';
import { findLifeViolations, type LifeViolation } from './violations.ts';

describe('a decision that does not see', () => {
  /** What of the expected is found in some of 120 lives. */
  const violationsOf = async (blindness: Blindness, expected: readonly LifeViolation[]) => {
    const found = new Set<LifeViolation>();
    for (let at = 0; at < 120 && !expected.every((one) => found.has(one)); at += 1) {
      const played = await playLife(lifeScheduleOf(7, at), blindness);
      for (const violation of findLifeViolations(played)) found.add(violation);
    }
    return expected.filter((one) => found.has(one));
  };
  const forgets = (forgotten: RegExp): Blindness => ({
    record: ({ followed, ...record }) => ({
      ...record,
      followed: followed && {
        ...followed,
        repairs: 0,
        done: followed.done.filter((key) => !forgotten.test(key)),
      },
    }),
  });

  it.each<[string, Blindness, readonly LifeViolation[]]>([
    [
      'what it has repaired works a head twice, and too often',
      forgets(/^(?:checks-failed|conflict)/),
      ['a head worked twice for a reason', 'more attempts of its own than the bound'],
    ],
    ['that it moved the ticket moves it again', forgets(/^merged/), ['a ticket moved twice']],
    [
      'where a merge went moves the ticket all the same',
      { facts: ({ madeFor: _, ...facts }) => facts },
      ['a ticket moved without a merge'],
    ],
    [
      'the commits of people rewrites them',
      { facts: ({ committer: _, ...facts }) => facts },
      ["a person's commit rewritten", 'unasked work where people decide'],
    ],
    [
      'approvals, queues and switches works unasked',
      { facts: (facts) => ({ ...facts, isApproved: false, isQueued: false, isOff: false }) },
      ['unasked work where people decide'],
    ],
    [
      'the end works on',
      { facts: (facts) => ({ ...facts, state: 'open' }) },
      ['work after the end'],
    ],
    [
      'requests leaves them without an answer',
      { facts: (facts) => ({ ...facts, requests: [] }) },
      ['a request without an answer'],
    ],
    [
      'what it has told tells it for ever',
      {
        record: ({ followed, ...record }) => ({
          ...record,
          followed: followed && { ...followed, told: undefined },
        }),
      },
      ['own-event loop'],
    ],
  ])('%s', async (_, blindness, expected) => {
    expect(await violationsOf(blindness, expected)).toEqual(expected);
  });

  it('that a request was worked and answered does both twice, up to the cap', async () => {
    const seen = new Map<
      string,
      Parameters<NonNullable<Blindness['facts']>>[0]['requests'][number]
    >();
    const blindness: Blindness = {
      facts: (facts) => {
        for (const request of facts.requests) seen.set(request.review.id, request);
        return { ...facts, requests: [...seen.values()] };
      },
      record: ({ followed, ...record }) => ({
        ...record,
        inputs: [],
        attempts: 0,
        open: undefined,
        followed: followed && { ...followed, done: [] },
      }),
    };
    const expected = [
      ...(['a request worked twice', 'a request answered twice'] as const),
      'more attempts than the cap',
    ] as const;
    expect(await violationsOf(blindness, expected)).toEqual(expected);
  });
});
