import { describe, expect, test } from 'vitest';
import {
  type AttemptReport,
  emptyRecord,
  mergeRecords,
  type PublishedChange,
  type PullStanding,
  standing,
  storyOf,
  type TicketRecord,
} from '../../../src/core/tickets/index.ts';

const reportOf = (reason: string, attempt: number): AttemptReport => {
  return { reason, attempt, work: [], notes: [], more: [] };
};
const pull = { number: 7, url: 'https://github.test/acme/shop/pull/7', draft: false };
const change: PublishedChange = { pull, lacking: [], report: reportOf('approved', 1) };
const lookOf = (state: PullStanding['state'], more: Partial<PullStanding> = {}): PullStanding => {
  return { number: 7, state, into: 'main', ...more };
};
const recordOf = (known: Partial<TicketRecord>): TicketRecord => {
  return { ...emptyRecord, attempts: 1, ...known };
};
const begun = {};
const flake = reportOf('already-fixed', 2);

describe('a ticket stands by the change that people have, whatever was tried since', () => {
  const rows: readonly [string, Partial<TicketRecord>, object | undefined][] = [
    ['before the first attempt', { attempts: 0 }, undefined],
    ['in the first attempt', { open: begun }, { kind: 'working', attempt: 1 }],
    ['after a question', { ended: reportOf('asked', 1) }, { kind: 'ended' }],
    ['with a change', { published: change }, { kind: 'open', change }],
    [
      'with a change that waits for a check',
      { published: change, pull: lookOf('open', { now: 'It waits.' }) },
      { kind: 'open', now: 'It waits.' },
    ],
    [
      'while the change is worked on',
      { attempts: 2, published: change, open: begun },
      { kind: 'open', change, working: 2 },
    ],
    [
      'after an attempt that left the change as it was',
      { attempts: 2, published: change, ended: flake },
      { kind: 'open', change, since: flake, working: undefined },
    ],
    [
      'after the merge',
      { published: change, pull: lookOf('merged', { ended: '2026-11-27T10:00:00Z' }) },
      { kind: 'merged', change },
    ],
    [
      'after its end without a merge',
      { published: change, pull: lookOf('closed') },
      { kind: 'closed' },
    ],
    [
      'when it is worked on again after the merge',
      { attempts: 2, published: change, pull: lookOf('merged'), open: begun },
      { kind: 'working', attempt: 2 },
    ],
    [
      'after a question that follows the merge',
      { attempts: 2, published: change, pull: lookOf('merged'), ended: reportOf('asked', 2) },
      { kind: 'ended' },
    ],
  ];
  test.each(rows)('%s', (_, known, expected) => {
    const now = standing(recordOf(known));
    if (expected === undefined) expect(now).toBeUndefined();
    else expect(now).toMatchObject(expected);
  });

  test('a plan and the attempt that goes on with it count as one', () => {
    const record = recordOf({
      attempts: 2,
      plansFollowed: 1,
      ended: reportOf('planned', 1),
      open: begun,
    });
    expect(standing(record)).toEqual({ kind: 'working', attempt: 1 });
  });
});

describe('what a record tells', () => {
  test('a new change takes the place of all that was told before', () => {
    const told = {
      ...recordOf({ ended: flake, pull: lookOf('open') }),
      ...storyOf(flake, { pull, lacking: ['tests'] }),
    };
    expect(told).toMatchObject({
      published: { lacking: ['tests'] },
      ended: undefined,
      pull: undefined,
    });
    expect({ ...recordOf({ published: change }), ...storyOf(flake, undefined) }).toMatchObject({
      published: change,
      ended: flake,
    });
  });

  test('two records keep the change, and the look that has seen its end', () => {
    const one = recordOf({ published: change, pull: lookOf('merged') });
    const other = recordOf({ pull: lookOf('open', { now: 'It waits.' }) });
    for (const record of [mergeRecords(one, other), mergeRecords(other, one)])
      expect(standing(record)?.kind).toBe('merged');
  });
});
