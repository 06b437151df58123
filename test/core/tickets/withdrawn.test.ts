import { describe, expect, test } from 'vitest';
import { endedRecord } from '../../../src/core/run/index.ts';
import {
  type AttemptRequest,
  emptyRecord,
  judgeReadiness,
  type Ticket,
} from '../../../src/core/tickets/index.ts';
import { commentOf, runOf, ticketOf } from '../../support/memory/samples.ts';

const limits = { maxTicketAttempts: 5 };
const asks: Readonly<Record<string, AttemptRequest>> = {
  hand: { cause: 'hand' },
  command: { cause: 'asked', isCommand: true, delivery: 'a' },
  label: { cause: 'asked', delivery: 'a' },
  assigned: { cause: 'assigned', delivery: 'a' },
  event: { cause: 'event', delivery: 'a' },
  reopened: { cause: 'event', delivery: 'a', reopened: true },
  unknown: {},
  review: { review: { id: 'review-7', author: 'ada', text: 'Round it.', remarks: [] } },
  repair: { repair: { id: 'checks-failed:1', failures: [] } },
};
const all = Object.keys(asks);
const kindFor = (ticket: Ticket, ask: string, known = emptyRecord) =>
  judgeReadiness(ticket, known, { ...limits, ...asks[ask] }).kind;

describe('a ticket', () => {
  const stop = commentOf('1', '/stop, I do it');
  const closed = { name: 'Fertig', category: 'done' } as const;

  test.each<[string, Partial<Ticket>, readonly string[]]>([
    ['as it is', {}, []],
    ['that was closed', { status: closed }, ['event', 'reopened', 'unknown']],
    [
      'with the label that ends the work',
      { labels: ['bug', 'agent-stop'] },
      ['label', 'assigned', 'event', 'reopened', 'unknown', 'repair'],
    ],
    [
      'on which somebody has said stop',
      { comments: [stop] },
      ['label', 'assigned', 'event', 'reopened', 'unknown', 'repair'],
    ],
    ['that was taken from the agent', { isAssigned: false }, ['assigned']],
    ['that is the agent’s', { isAssigned: true }, []],
  ])('%s is withdrawn from %3$j', (_, change, from) => {
    const ticket = ticketOf(change);
    expect(all.filter((ask) => kindFor(ticket, ask) === 'withdrawn')).toEqual(from);
    const others = all.filter((ask) => !from.includes(ask));
    expect(others.map((ask) => kindFor(ticket, ask))).toEqual(others.map(() => 'due'));
  });

  test('is worked for whoever asks after somebody has said stop, and for nobody who has asked before', () => {
    const ticket = ticketOf({ comments: [stop] });
    const at = (changed: string, ask = 'label') =>
      judgeReadiness(ticket, emptyRecord, { ...limits, ...asks[ask], changed }).kind;
    expect(at('2026-11-20T09:00:01.000Z')).toBe('due');
    expect(at('2026-11-20T09:00:00.000Z')).toBe('withdrawn');
    expect(at('2026-11-20T08:59:00.000Z', 'command')).toBe('withdrawn');
  });

  test('is not withdrawn by a word that an attempt has heard', () => {
    const ticket = ticketOf({ comments: [stop] });
    const known = endedRecord(emptyRecord, ticket, {}, { reason: 'stopped', run: runOf() });
    const more = ticketOf({ comments: [stop, commentOf('2', '/fix')] });
    expect(kindFor(more, 'event', known)).toBe('due');
  });

  test('says why it is withdrawn', () => {
    const why = (change: Partial<Ticket>, ask: string) =>
      judgeReadiness(ticketOf(change), emptyRecord, { ...limits, ...asks[ask] });
    expect(why({ comments: [stop] }, 'event')).toMatchObject({ why: 'Ada has commented /stop.' });
    expect(why({ status: closed }, 'event')).toMatchObject({
      why: 'The ticket is closed: it is in “Fertig”.',
    });
    expect(why({ isAssigned: false }, 'assigned')).toMatchObject({
      why: 'The ticket is not assigned to the agent any more.',
    });
  });
});

describe('a ticket whose text was worked', () => {
  const seen = '2026-11-20T09:00:00.000Z';
  const ticket = ticketOf({ updated: seen });
  const workedFor = (request: AttemptRequest) =>
    endedRecord(emptyRecord, ticket, request, { reason: 'answered', run: runOf() });
  const kindOf = (request: AttemptRequest, known = workedFor({})) =>
    judgeReadiness(ticket, known, { ...limits, ...request }).kind;

  test.each([
    ['hand', 'worked'],
    ['command', 'worked'],
    ['label', 'due'],
    ['assigned', 'due'],
    ['event', 'worked'],
  ])('is, for another delivery of the kind “%s”, %s', (ask, kind) => {
    expect(kindOf({ ...asks[ask] })).toBe(kind);
    const later = { ...asks[ask], changed: '2026-11-20T10:00:00.000Z' };
    expect(kindOf(later)).toBe(kind);
  });

  test.each(['label', 'assigned'])('is worked once for each “%s”', (ask) => {
    const request: AttemptRequest = { ...asks[ask], changed: '2026-11-20T10:00:00.000Z' };
    expect(kindOf(request, workedFor(request))).toBe('worked');
    expect(kindOf({ ...request, delivery: 'b' }, workedFor(request))).toBe('due');
  });

  test('is not worked for a request that an attempt has seen', () => {
    for (const changed of [seen, '2026-11-20T08:00:00.000Z'])
      expect(kindOf({ ...asks.label, changed })).toBe('worked');
  });
});

describe('a ticket that was left to do', () => {
  const standing = (name: string) => ticketOf({ status: { name, category: 'new' } });
  const known = endedRecord(
    { ...emptyRecord, attempts: 1 },
    standing('Backlog'),
    {},
    {
      ...{ reason: 'asked', run: runOf(), left: 'new', leftStatus: 'Backlog' },
    },
  );
  const moved: AttemptRequest = {
    ...{ delivery: 'a', reopened: true, changed: '2026-11-20T10:00:00.000Z' },
  };
  const kindOf = (name: string, request: AttemptRequest, record = known) =>
    judgeReadiness(standing(name), record, { ...limits, ...request }).kind;

  test('is not reopened by a move to another status to do, for a delivery or a sweep', () => {
    expect(kindOf('Selected for Development', moved)).toBe('worked');
    expect(kindOf('Selected for Development', { delivery: 'a', reopened: true })).toBe('worked');
    expect(kindOf('Selected for Development', {})).toBe('worked');
  });

  test('is reopened by a delivery that is sure of it, and not by one that is not', () => {
    for (const name of ['Backlog', 'Selected for Development']) {
      expect(kindOf(name, { ...moved, perhaps: false })).toBe('due');
      expect(kindOf(name, { ...moved, perhaps: true })).toBe('worked');
    }
    expect(kindOf('Open', { ...moved, perhaps: true }, { ...known, left: 'done' })).toBe('due');
  });

  test('is reopened where it stood, or if nobody knows where that was', () => {
    expect(kindOf('Backlog', moved)).toBe('due');
    expect(kindOf('Open', moved, { ...known, leftStatus: undefined })).toBe('due');
    expect(kindOf('Open', moved, { ...known, left: 'done' })).toBe('due');
    expect(kindOf('Open', moved, emptyRecord)).toBe('due');
  });
});
