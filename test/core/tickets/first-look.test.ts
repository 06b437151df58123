import { describe, expect, test } from 'vitest';
import {
  type AttemptRequest,
  emptyRecord,
  isLookedAt,
  type Ticket,
  type TicketRecord,
  traceFingerprint,
} from '../../../src/core/tickets/index.ts';
import { commentOf, ticketOf } from '../../support/memory/samples.ts';

describe('a look before the first attempt', () => {
  const looks = (
    request: AttemptRequest,
    ticket: Partial<Ticket> = {},
    record: Partial<TicketRecord> = {},
  ) => isLookedAt(ticketOf(ticket), { ...emptyRecord, ...record }, request);

  test.each<[string, AttemptRequest, Partial<Ticket>?]>([
    ['an event', { cause: 'event' }],
    ['an event of a sender that does not say', {}],
    ['a reopening without words', { cause: 'event', reopened: true }],
    ['a reopening with thanks', { reopened: true }, { comments: [commentOf('1', 'Please help')] }],
    ['an event on a ticket with comments', {}, { comments: [commentOf('1', 'Same for me here')] }],
  ])('follows %s', (_, request, ticket) => {
    expect(looks(request, ticket)).toBe(true);
  });

  test.each<[string, AttemptRequest, Partial<Ticket>?, Partial<TicketRecord>?]>([
    ['a start by hand', { cause: 'hand' }],
    ['a command, a label or a mention', { cause: 'asked' }],
    ['an assignment', { cause: 'assigned' }],
    ['a ticket of the agent', {}, { isAssigned: true }],
    ['the label to go on', {}, { labels: ['agent-go'] }],
    ['the label for a plan', {}, { labels: ['Agent-Plan'] }],
    ['a command that a sweep finds', {}, { comments: [commentOf('1', '/fix')] }],
    ['words of a reopening', { reopened: true }, { comments: [commentOf('1', 'Rounding fails')] }],
    ['an attempt', {}, {}, { attempts: 1 }],
    ['a look', {}, {}, { inputs: ['a'] }],
    ['a pull request', {}, {}, { pullRequest: 'https://github.com/acme/shop/pull/1' }],
    ['a review', { review: { id: '1', author: 'Ann', text: '', remarks: [] } }],
  ])('does not follow %s', (_, request, ticket, record) => {
    expect(looks(request, ticket, record)).toBe(false);
  });
});

describe('the fingerprint of a crash', () => {
  const of = (description: string, more: Partial<Ticket> = {}) =>
    traceFingerprint(ticketOf({ description, ...more }));
  const trace = 'at total (/home/ann/src/cart.ts:12:3)\nat main (/home/ann/src/main.ts:4:1)';

  test.each([
    ['other lines', trace.replace('12:3', '14:8')],
    ['another machine', trace.replaceAll('/home/ann', 'C:\\work\\shop')],
    ['another text around it', `Since 3.1:\n\n${trace}\n\nPlease help.`],
  ])('is the same with %s', (_, description) => {
    expect(of(description)).toBe(of(trace));
  });

  test('is that of an attached log', () => {
    const attachments = [{ name: 'a.log', note: '1 KB', text: trace }];
    expect(of('', { attachments })).toBe(of(trace));
  });

  test.each([
    ['another function', trace.replace('total', 'sum')],
    ['another file', trace.replace('cart', 'order')],
    ['another order', trace.split('\n').toReversed().join('\n')],
  ])('is another one with %s', (_, description) => {
    expect(of(description)).not.toBe(of(trace));
  });

  test('needs two frames', () => {
    expect(of(trace.split('\n')[0] ?? '')).toBeUndefined();
    expect(of('The total is wrong.')).toBeUndefined();
  });

  test('looks at five frames of the project, without dependencies', () => {
    const frames = Array.from(
      { length: 7 },
      (_, at) => `at f${'abcdefg'[at]} (src/${'abcdefg'[at]}.ts:${at + 1}:1)`,
    );
    const inside = 'at run (node_modules/lib/index.js:5:1)';
    expect(of([...frames.slice(0, 5), 'at other (src/other.ts:1:1)'].join('\n'))).toBe(
      of(frames.join('\n')),
    );
    expect(of([inside, ...frames].join('\n'))).toBe(of(frames.join('\n')));
    expect(of(frames.slice(0, 4).join('\n'))).not.toBe(of(frames.join('\n')));
  });
});
