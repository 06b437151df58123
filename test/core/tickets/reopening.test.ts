import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endedRecord, type StopReason } from '../../../src/core/run/index.ts';
import {
  emptyRecord,
  judgeReadiness,
  type StatusCategory,
  startedRecord,
  sweepVerdict,
  type Ticket,
  type TicketRecord,
} from '../../../src/core/tickets/index.ts';
import { commentOf, runOf, ticketOf } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';

const pacing = { maxTicketAttempts: 5, attemptMs: 60_000 };
const start = Date.parse('2026-11-20T09:00:00.000Z');
const categories = ['new', 'indeterminate', 'done'] as const;

const standing = (category: StatusCategory, of: Partial<Ticket> = {}) =>
  ticketOf({ ...of, status: { name: 'S', category } });

/** The record of one attempt that left the ticket in this category. */
function leftIn(left: StatusCategory | undefined, reason: StopReason = 'approved') {
  const ending = { reason, run: runOf(), ...(left === undefined ? {} : { left }) };
  const begun = startedRecord(emptyRecord, new Date(start), 'fix/APP-17', {});
  return endedRecord(begun, standing('new'), {}, ending);
}

const verdictOn = (ticket: Ticket, known: TicketRecord) =>
  sweepVerdict(ticket, known, pacing, new Date(start + 3_600_000)).kind;

describe('a ticket that was reopened without a webhook delivery', () => {
  test.each(['indeterminate', 'done'] as const)('is due if it was left in %s', (left) => {
    expect(verdictOn(standing('new'), leftIn(left))).toBe('due');
  });

  test.each(['indeterminate', 'done'] as const)('is not due while it is in %s', (category) => {
    for (const left of categories)
      expect(verdictOn(standing(category), leftIn(left))).toBe('begun');
  });

  test('is not recognized if it was left in “new” or nobody knows where', () => {
    expect(verdictOn(standing('new'), leftIn('new'))).toBe('worked');
    expect(verdictOn(standing('new'), leftIn(undefined))).toBe('worked');
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
  const ended = (reason: StopReason, left?: StatusCategory) =>
    endedRecord(known, standing('new'), {}, { reason, run: runOf(), ...(left && { left }) }).left;

  test('is that of the last conclusive attempt', () => {
    expect(ended('asked', 'new')).toBe('new');
    expect(ended('approved', 'done')).toBe('done');
    expect(ended('asked')).toBeUndefined();
  });

  test.each(['failed', 'cancelled', 'deadline', 'ticket-attempts-exhausted'] as const)(
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
  reason: fc.constantFrom<StopReason>('approved', 'asked', 'answered', 'branch-taken'),
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
          const ending = { reason: site.reason, run: runOf(), ...(site.knows ? { left } : {}) };
          const begun = startedRecord(known, now, 'fix/APP-17', {});
          known = endedRecord(begun, ticket, {}, ending);
          ticket = standing(left, ticket);
          [isNew, isReopened] = [false, false];
        }
      }
    }),
    runs(500),
  ));
