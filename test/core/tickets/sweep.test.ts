import { describe, expect, test } from 'vitest';
import {
  bareReport,
  type Comment,
  commentEntry,
  describeFinding,
  emptyRecord,
  type StatusCategory,
  sweepVerdict,
  type TicketRecord,
  textFingerprint,
  workedInputs,
} from '../../../src/core/tickets/index.ts';
import type { SweepVerdict } from '../../../src/core/tickets/sweep.ts';
import { commentOf, keyOf, ticketOf } from '../../support/memory/samples/tickets.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const before = '2026-11-20T08:00:00.000Z';
const limits = { maxTicketAttempts: 5, attemptMs: 60_000 };
const inputs = workedInputs(ticketOf(), {});
const started = { ...emptyRecord, attempts: 1, begun: before };
const end = { report: bareReport({ reason: 'asked' }, 1), lacking: [] };
const withEnd = { ...started, inputs, open: { end } };
const leftOpen = { ...started, open: {} };

const due = (why: Extract<SweepVerdict, { kind: 'due' }>['why']): SweepVerdict => ({
  ...{ kind: 'due', why },
});
const begun: SweepVerdict = { kind: 'begun', status: 'Any' };

test.each([
  ['never worked', 'new', emptyRecord, due('unworked')],
  ['never worked, but begun by a person', 'indeterminate', emptyRecord, begun],
  ['worked', 'new', { ...started, inputs }, { kind: 'worked' }],
  ['without attempts left', 'new', { ...started, attempts: 5 }, { kind: 'exhausted' }],
  ['worked a moment ago', 'new', { ...started, begun: now.toISOString() }, { kind: 'busy' }],
  ['in an attempt that is over', 'indeterminate', leftOpen, due('unfinished')],
  ['done by a person in an attempt that is over', 'done', leftOpen, begun],
  ['with an end that it does not report', 'indeterminate', withEnd, due('unreported')],
] satisfies [string, StatusCategory, TicketRecord, SweepVerdict][])(
  'a ticket %s, in a status of “%s”',
  (_, category, known, verdict) => {
    const ticket = ticketOf({ status: { name: 'Any', category } });
    expect(sweepVerdict(ticket, known, limits, now)).toEqual(verdict);
  },
);

test('a ticket with the label that ends the work is left alone', () => {
  const why = 'The ticket has the label agent-stop.';
  const ticket = ticketOf({ labels: ['Agent-Stop'] });
  expect(sweepVerdict(ticket, emptyRecord, limits, now)).toEqual({ kind: 'withdrawn', why });
});

describe('a ticket in progress after an attempt', () => {
  const rules = { ...limits, command: '/fix', reopenStatuses: ['rework', '10042'] };
  const concluded = { ...started, inputs, text: textFingerprint(ticketOf()), leftStatus: 'Review' };
  const exhausted = { ...concluded, attempts: 5 };
  const justBegun = { ...concluded, begun: now.toISOString() };
  const asks = commentOf('1', '/fix round up');
  const says = commentOf('2', 'It is still wrong.');
  const dueIn = (name: string, comments: readonly Comment[], known: TicketRecord, id?: string) =>
    sweepVerdict(
      ticketOf({ status: { name, category: 'indeterminate', id }, comments }),
      known,
      rules,
      now,
    );

  test.each([
    ['without a comment', 'Review', [], concluded, 'begun'],
    ['with a comment', 'Review', [says], concluded, 'begun'],
    ['with a comment that asks for an attempt', 'Review', [says, asks], concluded, 'asked'],
    [
      'with one that an attempt has read',
      'Review',
      [asks],
      { ...concluded, read: [commentEntry(asks)] },
      'begun',
    ],
    [
      'with one that was edited since',
      'Review',
      [asks],
      { ...concluded, read: [commentEntry({ ...asks, body: '/fix' })] },
      'asked',
    ],
    ['that no attempt has worked on, with one', 'Review', [asks], emptyRecord, 'begun'],
    ['without attempts left, with one', 'Review', [asks], exhausted, 'exhausted'],
    ['worked on a moment ago, with one', 'Review', [asks], justBegun, 'busy'],
    ['back in rework', 'REWORK', [], concluded, 'reopened'],
    ['back in rework, with a comment', 'Rework', [says], concluded, 'asked'],
    ['left in rework', 'Rework', [], { ...concluded, leftStatus: 'Rework' }, 'begun'],
    ['back in rework without attempts left', 'Rework', [], exhausted, 'exhausted'],
    ['that no attempt has worked on, in rework', 'Rework', [says], emptyRecord, 'begun'],
  ] satisfies [string, string, Comment[], TicketRecord, string][])(
    '%s, in “%s”',
    (_, status, comments, known, expected) => {
      const verdict = dueIn(status, comments, known);
      expect(verdict.kind === 'due' ? verdict.why : verdict.kind).toBe(expected);
    },
  );

  test('is found by the ID of its status, too', () => {
    expect(dueIn('Nacharbeit', [], concluded, '10042')).toEqual(due('reopened'));
    expect(dueIn('Nacharbeit', [], concluded, '10043')).toMatchObject({ kind: 'begun' });
  });

  test('has nothing to say to a sweep without a command and statuses', () => {
    const ticket = ticketOf({
      status: { name: 'Rework', category: 'indeterminate' },
      comments: [asks],
    });
    expect(sweepVerdict(ticket, concluded, limits, now)).toMatchObject({ kind: 'begun' });
  });
});

const found = (verdict: SweepVerdict) => ({ key: keyOf('APP-17'), verdict });
const unreadable: SweepVerdict = { kind: 'unreadable', why: 'Jira answered 403' };

test.each([
  [due('unworked'), 'dispatched'],
  [due('unreported'), 'dispatched, the end of the last attempt is not reported yet'],
  [due('unfinished'), 'dispatched, the last attempt did not end'],
  [due('asked'), 'dispatched, a comment asks for another attempt'],
  [due('reopened'), 'dispatched, it was reopened'],
  [{ kind: 'worked' }, 'already worked, nothing new since'],
  [{ kind: 'exhausted' }, 'no attempts left'],
  [{ kind: 'withdrawn', why: 'Ada has ended it.' }, 'asks for no work: Ada has ended it.'],
  [{ kind: 'busy' }, 'an attempt started recently'],
  [begun, 'no longer to do, now in “Any”'],
  [{ kind: 'begun' }, 'no longer to do'],
  [{ kind: 'waiting' }, 'left for the next sweep'],
  [unreadable, 'could not be read: Jira answered 403'],
] satisfies [SweepVerdict, string][])('a sweep says of %j: %s', (verdict, words) => {
  expect(describeFinding(found(verdict))).toBe(`APP-17: ${words}`);
});
