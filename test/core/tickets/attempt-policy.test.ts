import { describe, expect, test } from 'vitest';
import { endedRecord } from '../../../src/core/run/index.ts';
import {
  type AttemptRequest,
  bareReport,
  emptyRecord,
  inputFingerprint,
  judgeReadiness,
  mergeRecords,
  startedRecord,
  type Ticket,
  type TicketRecord,
  workedInputs,
} from '../../../src/core/tickets/index.ts';
import { embedded, readEmbedded } from '../../support/embedded.ts';
import { runOf } from '../../support/memory/samples/runs.ts';
import { commentOf, keyOf, ticketOf } from '../../support/memory/samples/tickets.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const ticket = ticketOf({ comments: [commentOf('1', 'With two items.')] });
const pacing = { maxTicketAttempts: 5 };
const worked = endedRecord(emptyRecord, ticket, {}, { reason: 'asked', run: runOf() });

describe('an end that the ticket does not tell', () => {
  const review = { id: 'review-7', author: 'ada', text: 'Round it.', remarks: [] };
  const seen = '2026-11-20T08:30:00.000Z';
  const end = { report: bareReport({ reason: 'approved' }, 1), lacking: [] };
  const inputs = workedInputs(ticket, { review });
  const known = { ...worked, inputs, seen, attempts: 1, open: { end } };
  const made = { ...known, open: { end: { ...end, commit: 'c'.repeat(40) } } };
  const more = ticketOf({ comments: [...ticket.comments, commentOf('2', 'More.')] });
  const reopened = { delivery: '2', reopened: true };

  test.each([
    ['nothing was said since', ticket, {}, 'untold'],
    ['its own review comes again', ticket, { review }, 'untold'],
    ['an old reopening', ticket, { ...reopened, changed: '2026-11-20T08:00:00.000Z' }, 'untold'],
    ['a new comment', more, {}, 'due'],
    ['a new review', ticket, { review: { ...review, id: 'review-8' } }, 'due'],
    ['a new reopening', ticket, { ...reopened, changed: '2026-11-20T08:40:00.000Z' }, 'due'],
  ] as const)('after %s: %4$s', (_, words, request, kind) => {
    expect(judgeReadiness(words, known, { ...pacing, ...request }).kind).toBe(kind);
    expect(judgeReadiness(words, made, { ...pacing, ...request }).kind).toBe('untold');
  });

  test('is not published once people have ended the work', () => {
    const stopped = ticketOf({ status: { name: 'Closed', category: 'done' } });
    expect(judgeReadiness(stopped, made, pacing).kind).toBe('withdrawn');
  });
});

test('input that was worked before counts as new while an attempt at it has not ended', () => {
  expect(judgeReadiness(ticket, { ...worked, open: {} }, pacing).kind).toBe('due');
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
    open: {},
  });
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
    ['a repeated comment', { comments: [...comments, commentOf('3', 'Also with three.')] }],
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

describe('comments that change', () => {
  const limits = { maxTicketAttempts: 5 };
  const now = new Date('2026-11-20T09:00:00.000Z');
  const [one, two] = [commentOf('1', 'It rounds down.'), commentOf('2', 'Only with discounts.')];
  const ticket = ticketOf({ comments: [one, two] });

  function workedOn(read: Ticket): TicketRecord {
    const begun = startedRecord(emptyRecord, now, 'fix/APP-17', {});
    return endedRecord(begun, read, {}, { reason: 'approved', run: runOf(), left: 'new' });
  }

  const worked = workedOn(ticket);
  const readiness = (asked: Ticket, known = worked) => judgeReadiness(asked, known, limits).kind;
  const withComments = (...comments: Ticket['comments']) => ({ ...ticket, comments });

  describe('a deleted comment', () => {
    test('is no input', () => {
      expect(readiness(withComments(two))).toBe('worked');
      expect(readiness(withComments())).toBe('worked');
    });

    test('does not hide what was added', () => {
      expect(readiness(withComments(two, commentOf('3', 'And taxes.')))).toBe('due');
      expect(readiness({ ...withComments(two), description: 'It truncates.' })).toBe('due');
    });

    test('is no input if only the pull request keeps the record', () => {
      const key = keyOf('APP-17');
      const shared = readEmbedded(embedded('', key, worked), key) ?? expect.fail('no mark');
      expect(readiness(withComments(two), mergeRecords(shared, emptyRecord))).toBe('worked');
    });

    test('counts as before if the record had no room for all comments', () => {
      const cut: TicketRecord = { ...worked, read: worked.read.slice(1) };
      expect(readiness(ticket, cut)).toBe('worked');
    });
  });

  describe('an edited comment', () => {
    const edited = withComments(one, { ...two, body: 'Only with coupons.' });

    test('is new input', () => {
      expect(readiness(edited)).toBe('due');
    });
  });
});

describe('who asks', () => {
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
      ['that was closed', { status: closed }, ['event', 'reopened', 'unknown', 'repair']],
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

    test('that was closed by the agent itself is worked on for its pull request', () => {
      const ticket = ticketOf({ status: closed });
      const known = { ...emptyRecord, leftStatus: closed.name };
      expect(kindFor(ticket, 'repair', known)).toBe('due');
      expect(kindFor(ticket, 'event', known)).toBe('withdrawn');
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
      expect(kindOf('Open', { ...moved, perhaps: true }, emptyRecord)).toBe('withdrawn');
      expect(kindOf('Open', { ...moved, perhaps: false }, emptyRecord)).toBe('due');
    });

    test('is reopened where it stood, or if nobody knows where that was', () => {
      expect(kindOf('Backlog', moved)).toBe('due');
      expect(kindOf('Open', moved, { ...known, leftStatus: undefined })).toBe('due');
      expect(kindOf('Open', { ...moved, perhaps: true }, { ...known, left: undefined })).toBe(
        'due',
      );
      for (const left of ['indeterminate', 'done'] as const)
        for (const perhaps of [true, false, undefined])
          expect(kindOf('Open', { ...moved, perhaps }, { ...known, left })).toBe('due');
      expect(kindOf('Open', moved, emptyRecord)).toBe('due');
    });
  });
});
