import { describe, expect, it } from 'vitest';
import { playPull } from './pull-play.ts';
import { observePull } from './pull-result.ts';
import { pullScheduleOf } from './pull-schedule.ts';
import type { Blindness } from './pull-site.ts';
import { findPullViolations, type PullViolation } from './pull-violations.ts';

describe('a schedule of a pull request', () => {
  it('depends only on its seed and number', async () => {
    expect(pullScheduleOf(3, 5)).toEqual(pullScheduleOf(3, 5));
    expect(pullScheduleOf(3, 5)).not.toEqual(pullScheduleOf(4, 5));
    expect(await observePull(3, 7)).toEqual(await observePull(3, 7));
  });

  it('leads to no violation, whatever comes late, twice, at once or not at all', async () => {
    for (let at = 0; at < 80; at += 1) {
      const { name, violations } = await observePull(11, at);
      expect(violations, name).toEqual([]);
    }
  });
});

describe('a decision that does not see', () => {
  const violationsOf = async (blindness: Blindness, from = 0) => {
    const found = new Set<PullViolation>();
    for (let at = from; at < from + 120; at += 1) {
      const played = await playPull(pullScheduleOf(7, at), blindness);
      for (const violation of findPullViolations(played)) found.add(violation);
    }
    return [...found];
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

  it.each<[string, Blindness, readonly PullViolation[]]>([
    [
      'what it has repaired works a head twice, and too often',
      forgets(/^(?:checks-failed|conflict)/),
      ['a head worked twice for a reason', 'more attempts of its own than the bound'],
    ],
    [
      'that it moved the ticket moves it again',
      forgets(/^merged/),
      ['a merge that moved its ticket not once'],
    ],
    [
      'where a merge went moves the ticket all the same',
      { facts: ({ madeFor: _, ...facts }) => facts },
      ['a merge that moved its ticket not once'],
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
      ['a request answered not once'],
    ],
    [
      'what it has told tells it for ever',
      {
        record: ({ followed, ...record }) => ({
          ...record,
          followed: followed && { ...followed, told: {} },
        }),
      },
      ['own-event loop'],
    ],
  ])('%s', async (_, blindness, expected) => {
    expect(await violationsOf(blindness)).toEqual(expect.arrayContaining([...expected]));
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
    expect(await violationsOf(blindness)).toEqual(
      expect.arrayContaining([
        'a request worked twice',
        'a request answered not once',
        'more attempts than the cap',
      ]),
    );
  });
});
