import { describe, expect, test } from 'vitest';
import { hear, type Ticket, unheardPhrases, withWords } from '../../../src/core/tickets/index.ts';
import { commentOf, keyOf, ticketOf } from '../../support/memory/samples/tickets.ts';

const first = commentOf('1', 'With two items.');
const file = { name: 'app.log', note: '1 KB', text: 'x' };
const before = ticketOf({
  comments: [first],
  attachments: [file],
  labels: ['bug'],
  isAssigned: true,
});
const saying = (...bodies: readonly string[]): Partial<Ticket> => ({
  comments: [first, ...bodies.map((body, at) => commentOf(String(at + 2), body))],
});
const done = { name: 'Fertig', category: 'done' } as const;

describe('what people say and do while it works', () => {
  test.each<[string, Partial<Ticket>, string]>([
    ['nothing', {}, 'nothing'],
    ['another status', { status: { name: 'In Arbeit', category: 'indeterminate' } }, 'nothing'],
    ['another key', { key: keyOf('SHOP-1') }, 'nothing'],
    ['another label', { labels: ['bug', 'agent-stopped'] }, 'nothing'],
    ['a deleted comment', { comments: [] }, 'nothing'],
    ['a removed file', { attachments: [] }, 'nothing'],
    ['a new comment', saying('Also with three.'), 'news'],
    ['a comment that repeats another', saying('With two items.'), 'news'],
    ['an edited comment', { comments: [commentOf('1', 'With three.')] }, 'news'],
    ['another summary', { summary: 'Another' }, 'news'],
    ['another description', { description: 'Another' }, 'news'],
    ['another field', { fields: [{ name: 'Criteria', text: 'Six.' }] }, 'news'],
    ['a new file', { attachments: [file, { name: 'b.log', note: '' }] }, 'news'],
    ['a second file of the same name', { attachments: [file, file] }, 'news'],
    ['a comment about the command', saying('Do not write /stop yet.'), 'news'],
    ['a word that begins like it', saying('/stopping by'), 'news'],
    ['the word to go on with a plan', saying('/fix go'), 'nothing'],
    ['a request with words', saying('/fix go on, but faster'), 'news'],
    ['the command', saying('/stop'), 'stop'],
    ['the command with words', saying('/STOP: do not multiply'), 'stop'],
    ['the command, then more words', saying('/stop', 'I take it over.'), 'stop'],
    ['an old comment that becomes the command', { comments: [commentOf('1', '/stop')] }, 'stop'],
    ['the label', { labels: ['bug', 'Agent-Stop'] }, 'stop'],
    ['the end of the ticket', { status: done }, 'stop'],
    ['another assignee', { isAssigned: false }, 'stop'],
    ['words and the label', { ...saying('More.'), labels: ['agent-stop'] }, 'stop'],
  ])('%s: %3$s', (_, change, kind) => {
    expect(hear(before, { ...before, ...change }).kind).toBe(kind);
  });

  test('an assignee that Jira does not name ends nothing', () => {
    const { isAssigned: _, ...now } = before;
    expect(hear(before, now).kind).toBe('nothing');
  });

  test.each<[string, Partial<Ticket>]>([
    ['the label', { labels: ['agent-stop'] }],
    ['a ticket that was closed', { status: done }],
    ['another assignee', { isAssigned: false }],
    ['the command', { comments: [commentOf('1', '/stop')] }],
  ])('%s ends nothing that began with it', (_, change) => {
    const given = { ...before, ...change };
    expect(hear(given, given)).toEqual({ kind: 'nothing' });
  });

  test.each<[Partial<Ticket>, string]>([
    [saying('/stop'), 'Ada has ended it by the comment /stop.'],
    [{ labels: ['agent-stop'] }, 'It was ended by the label agent-stop.'],
    [{ status: done }, 'The ticket was closed: it is in “Fertig”.'],
    [{ isAssigned: false }, 'The ticket was taken from the agent: it is no longer assigned to it.'],
  ])('who has ended it, and how: %j', (change, why) => {
    expect(hear(before, { ...before, ...change })).toEqual({ kind: 'stop', why });
  });
});

describe('what was not considered', () => {
  const comment = { ...commentOf('2', 'Stop.'), created: '2026-11-20T09:05:30.000+0000' };
  const news = { comments: [comment], isTextChanged: false };

  test.each([
    [news, {}, ['the comment by Ada of 2026-11-20, 09:05 UTC was not considered']],
    [news, { names: false }, ['the comment of 2026-11-20, 09:05 UTC was not considered']],
    [{ comments: [], isTextChanged: true }, {}, ['the new text of the ticket was not considered']],
    [
      { ...news, comments: [{ ...comment, created: 'now' }] },
      {},
      ['the comment by Ada of now was not considered'],
    ],
  ])('is said of %j with %j', (given, options, phrases) => {
    expect(unheardPhrases(given, options)).toEqual(phrases);
  });

  test.each([
    [4, 'nor was 1 other comment'],
    [6, 'nor were 3 other comments'],
  ])('is counted from the fourth comment on: of %i', (count, last) => {
    const many = Array.from({ length: count }, () => comment);
    const told = unheardPhrases({ comments: many, isTextChanged: false });
    expect(told).toHaveLength(4);
    expect(told.at(-1)).toBe(last);
  });
});

test('a ticket with all that was said since keeps what only a whole reading shows', () => {
  const now = {
    ...before,
    ...saying('More.'),
    attachments: [{ name: 'b.log' }, { name: 'app.log' }],
  };
  const { pictures: _, links: __, ownComments: ___, ...seen } = now;
  expect(withWords(before, seen)).toEqual({
    ...before,
    ...saying('More.'),
    attachments: [{ name: 'b.log', note: 'added while the work went on, not read' }, file],
  });
});
