import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endedRecord } from '../../../src/core/run/index.ts';
import {
  type AttemptRequest,
  emptyRecord,
  judgeReadiness,
  type StatusCategory,
  startedRecord,
  sweepVerdict,
  type Ticket,
  type TicketRecord,
} from '../../../src/core/tickets/index.ts';
import { type EndingKey, endingOf } from '../../support/memory/endings.ts';
import { runOf } from '../../support/memory/samples/runs.ts';
import { commentOf, ticketOf } from '../../support/memory/samples/tickets.ts';
import { runs } from '../../support/property-runs.ts';

const pacing = { maxTicketAttempts: 5, attemptMs: 60_000 };
const start = Date.parse('2026-11-20T09:00:00.000Z');
const categories = ['new', 'indeterminate', 'done'] as const;

const standing = (category: StatusCategory, of: Partial<Ticket> = {}) =>
  ticketOf({ ...of, status: { name: 'S', category } });

/** The record of one attempt that left the ticket in this category. */
function leftIn(left: StatusCategory | undefined) {
  const ending = { ...endingOf('approved'), run: runOf(), ...(left === undefined ? {} : { left }) };
  const begun = startedRecord(emptyRecord, new Date(start), 'fix/APP-17', {});
  return endedRecord(begun, standing('new'), {}, ending);
}

const verdictOn = (ticket: Ticket, known: TicketRecord) =>
  sweepVerdict(ticket, known, pacing, new Date(start + 3_600_000)).kind;

describe('a ticket that was reopened without a webhook delivery', () => {
  test.each(['indeterminate', 'done'] as const)('is not due while it is in %s', (category) => {
    for (const left of categories)
      expect(verdictOn(standing(category), leftIn(left))).toBe('begun');
  });

  test('is due for any delivery, and if a person starts the job', () => {
    const due = (request: object) =>
      judgeReadiness(standing('new'), leftIn('done'), { ...pacing, ...request });
    expect(due({}).kind).toBe('due');
    expect(due({ delivery: 'sweep-10017-0123456789abcdef-1', reopened: false }).kind).toBe('due');
  });
});

describe('the category in which the ticket was left', () => {
  const known = leftIn('indeterminate');
  const ended = (name: EndingKey, left?: StatusCategory) => {
    const end = { ...endingOf(name), run: runOf(), ...(left && { left }) };
    return endedRecord(known, standing('new'), {}, end).left;
  };

  test('is that of the last conclusive attempt', () => {
    expect(ended('asked', 'new')).toBe('new');
    expect(ended('approved', 'done')).toBe('done');
    expect(ended('asked')).toBeUndefined();
  });

  test.each(['failed', 'cancelled', 'deadline', 'ticket-attempts'] as const)(
    'is unchanged by an attempt that ended as %s, so that a reopening is not missed',
    (reason) => {
      expect(ended(reason, 'new')).toBe('indeterminate');
    },
  );

  test('is not lost if an attempt starts and crashes', () => {
    expect(startedRecord(known, new Date(start), 'fix/APP-17', {}).left).toBe('indeterminate');
  });
});

const anAction = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ kind: 'sweep' as const }) },
  fc.record({ kind: fc.constant('move' as const), to: fc.constantFrom(...categories) }),
  fc.record({ kind: fc.constant('comment' as const) }),
);

/** What the workflow and the settings do to a ticket that is worked. */
const aSite = fc.record({
  /** Where the agent's own moves lead; `undefined` if moves are off or refused. */
  moves: fc.constantFrom<StatusCategory | undefined>(undefined, 'indeterminate', 'done'),
  ending: fc.constantFrom(
    ...(['approved', 'asked', 'answered', 'branch-taken'] as const).map(endingOf),
  ),
  /** Whether the final category is known. */
  knows: fc.boolean(),
});

test('whatever people and sweeps do: new input is worked once, and every reopening is found', () =>
  fc.assert(
    fc.property(fc.array(anAction, { maxLength: 25 }), aSite, (actions, site) => {
      const most = 100;
      let [ticket, known] = [standing('new'), emptyRecord];
      let [hours, isNew, isReopened] = [0, true, false];
      for (const action of actions) {
        hours += 1;
        const before = ticket.status.category;
        if (action.kind === 'comment') {
          const comments = [...ticket.comments, commentOf(String(hours), 'More.')];
          ticket = { ...ticket, comments };
          isNew = true;
        } else if (action.kind === 'move') {
          ticket = standing(action.to, ticket);
          isReopened = action.to === 'new' && (isReopened || before !== 'new');
        } else {
          const now = new Date(start + hours * 3_600_000);
          const bounds = { ...pacing, maxTicketAttempts: most };
          const { kind } = sweepVerdict(ticket, known, bounds, now);
          const mayBe = isNew || isReopened;
          if (kind === 'due') expect(mayBe).toBe(true);
          if (before === 'new' && isNew) expect(kind).toBe('due');
          const wasLeft = known.left !== undefined && known.left !== 'new';
          if (before === 'new' && isReopened && wasLeft) expect(kind).toBe('due');
          if (kind !== 'due') continue;
          const left = site.moves ?? before;
          const ending = { ...site.ending, run: runOf(), ...(site.knows ? { left } : {}) };
          const begun = startedRecord(known, now, 'fix/APP-17', {});
          known = endedRecord(begun, ticket, {}, ending);
          ticket = standing(left, ticket);
          [isNew, isReopened] = [false, false];
        }
      }
    }),
    runs(500),
  ));

describe('by a delivery', () => {
  const limits = { maxTicketAttempts: 100 };
  const start = Date.parse('2026-11-20T09:00:00.000Z');
  const minutes = (count: number) => new Date(start + count * 60_000);
  const standing = (category: StatusCategory) => ticketOf({ status: { name: 'S', category } });

  /** A delivery that reports a reopening which was made after so many minutes. */
  const reopening = (delivery: string, after?: number): AttemptRequest => ({
    delivery,
    reopened: true,
    ...(after === undefined ? {} : { changed: minutes(after).toISOString() }),
  });

  /** A runner's clock, which is far from Jira's. */
  const runnerClock = new Date('2031-05-01T00:00:00.000Z');

  /** The record after an attempt that read the ticket as it was after so many minutes. */
  function workedAt(
    after: number,
    request: AttemptRequest = {},
    known = emptyRecord,
  ): TicketRecord {
    const begun = startedRecord(known, runnerClock, 'fix/APP-17', request);
    const ticket = ticketOf({ updated: minutes(after).toISOString() });
    return endedRecord(begun, ticket, request, {
      ...{ reason: 'approved', run: runOf(), left: 'indeterminate', leftStatus: 'In Prüfung' },
    });
  }

  const readiness = (known: TicketRecord, request: AttemptRequest, category: StatusCategory) =>
    judgeReadiness(standing(category), known, { ...limits, ...request }).kind;

  describe('a reopening that a delivery reports', () => {
    test.each([
      ['new', 'due'],
      ['indeterminate', 'due'],
      ['done', 'withdrawn'],
    ] as const)('is, in the category “%s”, %s', (category, kind) => {
      const known = workedAt(0);
      expect(readiness(known, reopening('a', 10), category)).toBe(kind);
      expect(readiness(known, reopening('a'), category)).toBe(kind);
    });

    test.each(['indeterminate', 'done'] as const)(
      'is worked once in “%s”, if doubled',
      (category) => {
        for (const first of [reopening('a', 10), reopening('a')]) {
          const known = workedAt(11, first, workedAt(0));
          expect(readiness(known, first, category)).toBe('worked');
        }
      },
    );

    test('is new even a moment after what an attempt has seen, if the attempt still runs', () => {
      const known = workedAt(20, reopening('a', 20), workedAt(0));
      const changed = new Date(minutes(20).getTime() + 1).toISOString();
      expect(readiness(known, { ...reopening('b'), changed }, 'indeterminate')).toBe('due');
    });

    test('is not answered by an attempt that failed', () => {
      const request = reopening('a', 10);
      const begun = startedRecord(workedAt(0), runnerClock, 'fix/APP-17', request);
      const failed = endedRecord(begun, ticketOf(), request, { reason: 'failed', run: runOf() });
      expect(readiness(failed, request, 'indeterminate')).toBe('due');
    });

    test('without a time is not worked as long as the ticket is where the agent left it', () => {
      const request = { ...limits, ...reopening('a') };
      const at = (name: string, known = workedAt(0)) =>
        judgeReadiness(ticketOf({ status: { name, category: 'indeterminate' } }), known, request)
          .kind;
      expect(at('In Prüfung')).toBe('worked');
      expect(at('Wieder offen')).toBe('due');
      expect(at('Wieder offen', { ...workedAt(0), leftStatus: undefined })).toBe('worked');
    });

    test('is worked by the status if Jira did not say when it was changed', () => {
      const { seen: _, leftStatus: __, ...known } = workedAt(20);
      expect(readiness(known, reopening('a', 10), 'done')).toBe('worked');
      expect(readiness(known, reopening('a', 10), 'new')).toBe('due');
    });
  });

  test('whatever arrives, in any order and doubled: every reopening is answered, and none twice', () => {
    const deliveries = fc.array(
      fc.record({ reopening: fc.nat(4), copy: fc.nat(2), delay: fc.nat(30) }),
      { maxLength: 20 },
    );
    return fc.assert(
      fc.property(deliveries, (list) => {
        // Reopening number n is made after 100 × (n + 1) minutes; deliveries never arrive before it.
        const arrivals = list
          .map((one) => ({ ...one, at: 100 * (one.reopening + 1) + 1 + one.delay * 10 }))
          .toSorted((a, b) => a.at - b.at);
        let known = workedAt(0);
        const attempts: number[] = [];
        for (const { reopening: number, copy, at } of arrivals) {
          const request = reopening(`${number}-${copy}`, 100 * (number + 1));
          if (readiness(known, request, 'indeterminate') !== 'due') continue;
          known = workedAt(at, request, known);
          attempts.push(at);
        }
        for (const { reopening: number } of arrivals) {
          expect(attempts.some((at) => at > 100 * (number + 1))).toBe(true);
        }
        expect(attempts.length).toBeLessThanOrEqual(new Set(list.map((one) => one.reopening)).size);
      }),
      runs(300),
    );
  });
});
