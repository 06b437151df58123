import { describe, expect, test } from 'vitest';
import {
  answerToPlan,
  commentEntry,
  emptyRecord,
  fitRecord,
  goInputs,
  inputFingerprint,
  judgeTicket,
  type ProposedPlan,
  planText,
  shortPlan,
  sweepVerdict,
  type Ticket,
  type TicketRecord,
  textFingerprint,
  workedInputs,
} from '../../../src/core/tickets/index.ts';
import { commentOf, ticketOf } from '../../support/memory/samples/tickets.ts';

const asked = ticketOf({
  comments: [commentOf('1', 'It is urgent.')],
  status: { name: 'In Arbeit', category: 'indeterminate' },
});
const said = (...bodies: readonly string[]): Ticket => ({
  ...asked,
  comments: [...asked.comments, ...bodies.map((body, at) => commentOf(String(at + 2), body))],
});
const labelled = (...labels: readonly string[]): Ticket => ({ ...asked, labels });

const plan: ProposedPlan = {
  input: inputFingerprint(asked),
  base: 'b'.repeat(40),
  attempt: 1,
  understanding: 'It adds.',
  files: [{ path: 'src/cart.ts', state: 'existing' }],
};

/** The record after the attempt that made the plan. */
const known: TicketRecord = {
  ...emptyRecord,
  attempts: 1,
  inputs: workedInputs(asked, {}),
  read: asked.comments.map(commentEntry),
  text: textFingerprint(asked),
  left: 'indeterminate',
  plan,
};

const answer = (ticket: Ticket, record = known, command?: string) =>
  answerToPlan(ticket, record, command === undefined ? {} : { command }).kind;

describe('a plan', () => {
  test.each([
    ['waits, if nobody says anything', asked, 'waits'],
    ['waits while people talk about it', said('Looks good to me.'), 'waits'],
    ['is gone on with by a comment', said('/fix go'), 'go'],
    ['is gone on with by a comment in other letters', said(' /FIX: Go.\n'), 'go'],
    ['is gone on with after a talk', said('Really?', '/fix go'), 'go'],
    ['is gone on with by a label', labelled('Agent-Go'), 'go'],
    ['is replaced by words', said('/fix in the other file'), 'another'],
    ['is replaced by the bare command', said('/fix'), 'another'],
    ['is replaced by words that begin alike', said('/fix go home'), 'another'],
    ['goes by the newest command', said('/fix go', '/fix differently'), 'another'],
    ['goes by the newest command, the other way round', said('/fix so', '/fix go'), 'go'],
    ['is replaced by words, label or not', { ...said('/fix so'), labels: ['agent-go'] }, 'another'],
    ['is not answered by a quotation', said('> /fix go\n\nShould we?'), 'waits'],
    ['is not answered in the middle of a comment', said('Say\n/fix go'), 'waits'],
    ['is not answered by the label that asks for it', labelled('agent-plan'), 'waits'],
    ['is void once the description says so', { ...asked, description: '/fix go' }, 'void'],
    ['is void after an edit, whatever is said', { ...said('/fix go'), summary: 'Other' }, 'void'],
    [
      'is void once a comment before it was edited',
      { ...asked, comments: [commentOf('1', '/fix go')] },
      'void',
    ],
  ] as const)('%s', (_, ticket, kind) => {
    expect(answer(ticket)).toBe(kind);
  });

  test('is answered with the command of the settings', () => {
    expect(answer(said('/bot go'), known, '/bot')).toBe('go');
    expect(answer(said('/fix go'), known, '/bot')).toBe('waits');
  });

  test('that is not there has no answer', () => {
    expect(answer(said('/fix go'), { ...known, plan: undefined })).toBe('no-plan');
  });

  test('is gone on with what people said beside the word', () => {
    const given = answerToPlan(said('Round it.', '/fix go'), known, {});
    if (given.kind !== 'go') throw new Error(given.kind);
    expect(given.ticket.comments.map(({ body }) => body)).toEqual(['It is urgent.', 'Round it.']);
  });
});

const limits = { maxTicketAttempts: 1 };
const judge = (ticket: Ticket, record = known, more = {}) =>
  judgeTicket(ticket, record, { ...limits, ...more }).kind;

describe('an attempt', () => {
  const two = { maxTicketAttempts: 2 };

  test('starts for a word on the plan, and not for talk that nobody asks to work on', () => {
    expect(judge(said('/fix go'))).toBe('due');
    expect(judge(labelled('agent-go'))).toBe('due');
    expect(judge(said('Looks good.'), known, two)).toBe('worked');
    expect(judge(said('Looks good.'), known, { ...two, cause: 'asked' })).toBe('due');
    expect(judge(said('/fix so'), known, two)).toBe('due');
    expect(judge(asked, known, { ...two, cause: 'hand' })).toBe('worked');
  });

  test('that goes on with a plan counts as one with the attempt that made it', () => {
    expect(judge(said('/fix so'))).toBe('exhausted');
    const begun = { ...known, attempts: 2, plansFollowed: 1 };
    expect(judge(said('/fix go'), begun)).toBe('exhausted');
    expect(judge(said('/fix go'), begun, two)).toBe('due');
  });

  test('starts once, however often the word is said', () => {
    const gone = said('/fix go');
    const over: TicketRecord = {
      ...{ ...known, plan: undefined, attempts: 2, plansFollowed: 1 },
      inputs: [...known.inputs, ...workedInputs(gone, {}), ...goInputs(gone, {})],
      read: gone.comments.map(commentEntry),
    };
    const more = { maxTicketAttempts: 5 };
    expect(judge(said('/fix go', '/fix go'), over, more)).toBe('worked');
    expect(judge({ ...gone, labels: ['agent-go'] }, over, more)).toBe('worked');
    expect(judge(said('/fix go', 'Negative prices, too.'), over, more)).toBe('due');
    expect(judge(said('/fix go', '/fix round it'), over, more)).toBe('due');
  });

  test('starts for the word without a plan as for any request', () => {
    expect(judge(said('/fix go'), emptyRecord)).toBe('due');
    expect(judge(said('/fix go'), { ...known, plan: undefined }, two)).toBe('due');
  });

  test('in a pull request is judged without the plan', () => {
    const review = { id: 'review-1', author: 'ada', text: 'No.', remarks: [] };
    const record = { ...known, inputs: [...known.inputs, ...workedInputs(asked, { review })] };
    expect(judge(labelled('agent-go'), record, { ...two, review })).toBe('worked');
  });
});

describe('a record', () => {
  const long = shortPlan({
    ...plan,
    understanding: 'x'.repeat(9_000),
    files: Array.from({ length: 60 }, (_, at) => ({
      ...{ path: `src/file-${at}.ts`, state: 'existing' as const, change: 'y'.repeat(900) },
    })),
  });

  test('bounds the words of a plan, and keeps all of its files', () => {
    expect(JSON.stringify(long).length).toBeLessThan(25_000);
    const fitting = fitRecord({ ...known, diff: 'z'.repeat(30_000), plan: long }, 16_000);
    expect(fitting.plan?.files).toHaveLength(60);
    expect(JSON.stringify(fitting).length).toBeLessThanOrEqual(16_000);
  });

  test('keeps no part of a plan', () => {
    const fitting = fitRecord({ ...known, plan: long }, 3_000);
    expect(fitting).toMatchObject({ plan: undefined, inputs: known.inputs });
  });
});

test('a plan is shown to a model with its files and its doubt', () => {
  const files = [{ path: 'a.ts', state: 'new', change: 'Add\nit.' }] as const;
  const text = planText({ ...plan, files, uncertain: 'Which one?' });
  expect(text).toBe('It adds.\n\n- a.ts (new): Add it.\n\nUncertain: Which one?');
});

describe('a sweep of a ticket whose plan waits', () => {
  const backlog = { name: 'Backlog', category: 'new' } as const;
  const sweep = (ticket: Ticket) => {
    const limits = { maxTicketAttempts: 5, attemptMs: 0, command: '/fix' };
    const left = ticket.status.category;
    return sweepVerdict(ticket, { ...known, left }, limits, new Date('2026-11-20T09:00:00.000Z'));
  };

  test.each<[string, Ticket, object]>([
    ['leaves it', asked, { kind: 'begun' }],
    ['leaves it to people who talk about it', said('Is that all?'), { kind: 'begun' }],
    ['leaves it in “to do”, too', { ...said('Is that all?'), status: backlog }, { kind: 'worked' }],
    ['sends the word that no event has reported', said('/fix go'), { kind: 'due', why: 'asked' }],
  ])('%s', (_, ticket, verdict) => {
    expect(sweep(ticket)).toMatchObject(verdict);
  });
});
