import { describe, expect, test } from 'vitest';
import { endedRecord } from '../../../src/core/run/index.ts';
import {
  emptyRecord,
  inputFingerprint,
  judgeReadiness,
  startedRecord,
  workedInputs,
} from '../../../src/core/tickets/index.ts';
import { commentOf, runOf, ticketOf } from '../../support/memory/samples.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const ticket = ticketOf({ comments: [commentOf('1', 'With two items.')] });
const pacing = { maxTicketAttempts: 5 };
const worked = endedRecord(emptyRecord, ticket, {}, { reason: 'asked', run: runOf() });

describe('a ticket', () => {
  test.each([
    ['that was never worked is due', emptyRecord, { kind: 'due' }],
    ['that was worked is not due', worked, { kind: 'worked' }],
    [
      'that has no attempts left is exhausted',
      { ...emptyRecord, attempts: 5 },
      { kind: 'exhausted', reported: false },
    ],
  ])('%s', (_, known, readiness) => {
    expect(judgeReadiness(ticket, known, pacing)).toEqual(readiness);
  });
});

describe('an end that the ticket does not report', () => {
  const review = { id: 'review-7', author: 'ada', text: 'Round it.', remarks: [] };
  const seen = '2026-11-20T08:30:00.000Z';
  const end = { reason: 'approved', inputs: workedInputs(ticket, { review }), seen };
  const known = { ...emptyRecord, attempts: 1, open: { until: seen, end } };
  const more = ticketOf({ comments: [...ticket.comments, commentOf('2', 'More.')] });
  const reopened = { delivery: '2', reopened: true };

  test.each([
    ['nothing was said since', ticket, {}, 'unreported'],
    ['its own review comes again', ticket, { review }, 'unreported'],
    [
      'an old reopening',
      ticket,
      { ...reopened, changed: '2026-11-20T08:00:00.000Z' },
      'unreported',
    ],
    ['a new comment', more, {}, 'due'],
    ['a new review', ticket, { review: { ...review, id: 'review-8' } }, 'due'],
    ['a new reopening', ticket, { ...reopened, changed: '2026-11-20T08:40:00.000Z' }, 'due'],
  ] as const)('after %s: %4$s', (_, words, request, kind) => {
    expect(judgeReadiness(words, known, { ...pacing, ...request }).kind).toBe(kind);
  });
});

test('input that was worked before counts as new while an attempt at it has not ended', () => {
  const until = '2026-11-20T08:30:00.000Z';
  expect(judgeReadiness(ticket, { ...worked, open: { until } }, pacing).kind).toBe('due');
});

test.each([
  ['is reported', { reopened: true, delivery: '2' }, 2],
  ['is not reported', { reopened: false, delivery: '2' }, 1],
  ['is reported without a delivery', { reopened: true }, 1],
])('if a reopening %s, the input has %3$i fingerprints', (_, request, count) => {
  expect(workedInputs(ticket, request)).toHaveLength(count);
});

test('starting an attempt counts and dates it', () => {
  const known = { ...emptyRecord, attempts: 1, delivery: 'earlier' };
  expect(startedRecord(known, now, 'fix/APP-17', { delivery: 'later' })).toMatchObject({
    attempts: 2,
    begun: now.toISOString(),
    branch: 'fix/APP-17',
    delivery: 'later',
    open: { until: now.toISOString() },
  });
  const until = new Date(now.getTime() + 60_000);
  const { open } = startedRecord(known, now, 'fix/APP-17', { until });
  expect(open).toEqual({ until: until.toISOString() });
  expect(startedRecord(known, now, 'fix/APP-17', {}).delivery).toBeUndefined();
});

describe('the fingerprint of a ticket', () => {
  const comments = [
    commentOf('1', 'It happens with two items.'),
    commentOf('2', 'Also with three.'),
  ];
  const before = inputFingerprint(ticketOf({ comments }));

  test.each([
    ['another summary', { comments, summary: 'Another' }],
    ['another description', { comments, description: 'Another' }],
    ['a new comment', { comments: [...comments, commentOf('3', 'Still wrong.')] }],
    [
      'a comment that repeats another',
      { comments: [...comments, commentOf('3', 'Also with three.')] },
    ],
    ['a deleted comment', { comments: comments.slice(1) }],
    ['another field', { comments, fields: [{ name: 'Criteria', text: 'Six.' }] }],
    ['a new file', { comments, attachments: [{ name: 'app.log', note: '1 KB' }] }],
    ['an edited comment', { comments: [commentOf('1', 'With four.'), ...comments.slice(1)] }],
  ])('changes with %s', (_, change) => {
    expect(inputFingerprint(ticketOf(change))).not.toBe(before);
  });

  test('changes with the text and the name of a field, and the names of files, in any order', () => {
    const of = (name: string, text: string, ...files: readonly string[]) =>
      inputFingerprint(
        ticketOf({
          fields: [{ name, text }],
          attachments: files.map((file) => ({ name: file, note: '1 KB' })),
        }),
      );
    const known = of('Criteria', 'Six.', 'a.log', 'b.log');
    expect(of('Criteria', 'Six.', 'b.log', 'a.log')).toBe(known);
    const others = [
      of('Criteria', 'Seven.', 'a.log', 'b.log'),
      of('Steps', 'Six.', 'a.log', 'b.log'),
      of('Criteria', 'Six.', 'a.log', 'c.log'),
    ];
    expect(new Set([known, ...others])).toHaveProperty('size', 4);
  });

  test('does not change with status, links or the names of people', () => {
    const renamed = comments.map((comment) => ({ ...comment, author: 'A. L.', created: 'later' }));
    const status = { name: 'Done', category: 'done' } as const;
    const links = [{ key: 'APP-3', relation: 'blocks', summary: 'Another' }];
    expect(inputFingerprint(ticketOf({ comments: renamed, status, links }))).toBe(before);
  });
});
