import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Tickets } from '../../../src/agent/ports.ts';
import { type Block, text } from '../../../src/core/report/index.ts';
import { commentMark, emptyRecord } from '../../../src/core/tickets/index.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { type Site, sites } from './sites.ts';

const key = keyOf('SHOP-7');
const done = { kind: 'category', category: 'done' } as const;
const page = { id: 'github:acme/shop#4', url: 'https://github.com/acme/shop/pull/4' };

const said = (...lines: readonly string[]): readonly Block[] =>
  lines.map((line) => ({ kind: 'paragraph', content: [text(line)] }));

describe.each(sites)('Jira %s', (_, start) => {
  let jira: Site;
  let tickets: Tickets;

  beforeEach(async () => {
    jira = await start();
    jira.addIssue({ key, summary: 'Totals are wrong', description: 'Look at the cart.' });
    tickets = jira.tickets();
  });

  afterEach(async () => {
    const { violations } = jira;
    await jira[Symbol.asyncDispose]();
    expect(violations).toEqual([]);
  });

  const userErrorOf = async (call: Promise<unknown>): Promise<UserError> => {
    const error = await call.catch((reason: unknown) => reason);
    if (!(error instanceof UserError)) throw new Error(`No UserError but ${String(error)}`);
    return error;
  };

  const written = () => jira.issue(key).comments.map(({ body }) => JSON.stringify(body));

  describe('reading', () => {
    test('returns the whole ticket, in Markdown', async () => {
      jira.addField('customfield_10031', 'Acceptance criteria');
      const fields = { customfield_10031: 'The sum is right.' };
      const whole = keyOf('SHOP-8');
      jira.addIssue({ key: whole, summary: 'Sum', description: 'It is off.', fields });
      jira.addBlocker(whole, key);
      jira.addAttachment(whole, { name: 'error log.txt', content: 'ValueError: 3' });
      jira.addComment(whole, 'Ann', 'It is the rounding.');
      expect(await jira.tickets(['acceptance criteria']).read(whole, emptyRecord)).toEqual({
        key: whole,
        url: `${jira.url}/browse/SHOP-8`,
        updated: expect.stringMatching(/^\d{4}-.*Z$/),
        summary: 'Sum',
        description: 'It is off.',
        status: { id: '10000', name: 'Zu erledigen', category: 'new' },
        ...{ labels: [], isAssigned: false },
        comments: [
          {
            id: expect.stringMatching(/^\d+$/),
            author: 'Ann',
            created: expect.stringMatching(/^2026-01-05T09:\d\d:00\.000Z$/),
            body: 'It is the rounding.',
          },
        ],
        fields: [{ name: 'Acceptance criteria', text: 'The sum is right.' }],
        pictures: [],
        attachments: [
          { name: 'error log.txt', note: 'text/plain, 13 bytes', text: 'ValueError: 3' },
        ],
        links: [{ key: 'SHOP-7', relation: 'blocks', summary: 'Totals are wrong' }],
        ownComments: [],
      });
    });

    test('names the setting if a field does not exist', async () => {
      const error = await userErrorOf(jira.tickets(['Sprint goal']).read(key, emptyRecord));
      expect(error.message).toContain('ticket-fields');
    });

    test('separates the agent’s comments from people’s: by author, record and mark', async () => {
      const recorded = jira.addComment(key, 'Ann', 'Written with the token of Ann.');
      const own = await tickets.comment(key, said('I have a fix.', commentMark), undefined);
      await tickets.comment(key, said('By hand.'), undefined);
      jira.addComment(key, 'Ann', 'Thanks.');
      const ticket = await tickets.read(key, { ...emptyRecord, comments: [recorded] });
      expect(ticket.comments.map(({ body }) => body)).toEqual(['Thanks.']);
      expect(ticket.ownComments).toEqual([own]);
      expect(await tickets.ownComments(key, emptyRecord)).toEqual([own]);
    });

    test('counts restricted comments without reading them', async () => {
      jira.addRestricted(key, 'Ann', 'The customer is Acme.');
      const ticket = await tickets.read(key, emptyRecord);
      expect(ticket).toMatchObject({ comments: [], restrictedComments: 1 });
    });

    test('pages through many comments, oldest first', async () => {
      for (let n = 0; n < 130; n++) jira.addComment(key, 'Ann', `Comment ${n}`);
      const { comments } = await tickets.read(key, emptyRecord);
      expect(comments.map(({ body }) => body)).toEqual(
        Array.from({ length: 130 }, (_each, n) => `Comment ${n}`),
      );
    });

    test('follows a moved ticket, and reads its comments under the new key', async () => {
      jira.addComment(key, 'Ann', 'It is the rounding.');
      jira.moveIssue(key, 'CART-3');
      const moved = { key: 'CART-3', url: `${jira.url}/browse/CART-3` };
      const { comments, ...ticket } = await tickets.read(key, emptyRecord);
      expect(ticket).toMatchObject(moved);
      expect(comments.map(({ body }) => body)).toEqual(['It is the rounding.']);
      expect(jira.requests.at(-1)?.path).toMatch(/\/issue\/CART-3\/comment$/);
    });

    test('explains what to do about a hidden ticket', async () => {
      const error = await userErrorOf(tickets.read(keyOf('SHOP-99'), emptyRecord));
      expect(error.message).toMatch(/SHOP-99 cannot be seen.*Browse projects/);
    });

    test('with an expired token is an error that names it, never an empty ticket', async () => {
      await tickets.read(key, emptyRecord);
      jira.expireToken();
      const error = await userErrorOf(tickets.read(key, emptyRecord));
      expect(error.message).toContain('jira-token');
      expect(await userErrorOf(jira.tickets().recall(key))).toBeInstanceOf(UserError);
    });
  });

  describe('the agent’s comment', () => {
    test('is rewritten in place', async () => {
      const id = await tickets.comment(key, said('I begin.'), undefined);
      expect(await tickets.comment(key, said('I am done.'), id)).toBe(id);
      expect(written()).toEqual([expect.stringContaining('I am done.')]);
    });

    test('is posted again if somebody has deleted it', async () => {
      const id = await tickets.comment(key, said('I begin.'), undefined);
      jira.deleteComment(key, id);
      const next = await tickets.comment(key, said('I am done.'), id);
      expect(next).not.toBe(id);
      expect(jira.issue(key).comments.map((comment) => comment.id)).toEqual([next]);
    });

    test('names the missing permission', async () => {
      jira.denyComments();
      const error = await userErrorOf(tickets.comment(key, said('I begin.'), undefined));
      expect(error.message).toContain('“Add comments”');
    });
  });

  describe('the record', () => {
    test('comes back as it was left', async () => {
      const record = { ...emptyRecord, inputs: ['a', 'b'], attempts: 2, branch: 'fix/SHOP-7' };
      expect(await tickets.recall(key)).toEqual(emptyRecord);
      await tickets.remember(key, { ...record, inputs: ['a'] });
      await tickets.remember(key, record);
      expect(await tickets.recall(key)).toEqual(record);
    });

    test('that exceeds Jira’s limit loses its oldest entries', async () => {
      const inputs = Array.from({ length: 3000 }, (_each, n) => `input ${n}`.padEnd(40, '-'));
      await tickets.remember(key, { ...emptyRecord, inputs, comments: ['7'], attempts: 3000 });
      const [kept] = [...jira.issue(key).properties.values()];
      expect(JSON.stringify(kept).length).toBeLessThanOrEqual(32_768);
      const recalled = await tickets.recall(key);
      expect(recalled).toMatchObject({ attempts: 3000, comments: ['7'] });
      expect(recalled.inputs.length).toBeGreaterThan(100);
      expect(recalled.inputs.at(-1)).toBe(inputs.at(-1));
    });
  });

  describe('moving', () => {
    test('sends a required resolution', async () => {
      jira.addIssue({ key: 'SHOP-9', summary: 'Begun', status: 'In Arbeit' });
      const moved = { kind: 'moved', to: 'Fertig', category: 'done' };
      expect(await tickets.move(keyOf('SHOP-9'), done)).toEqual(moved);
      expect(jira.issue('SHOP-9')).toMatchObject({ status: 'Fertig', resolution: '10000' });
    });

    test('stays if the only transition refuses the ticket', async () => {
      const moved = await tickets.move(key, done);
      expect(moved).toMatchObject({ kind: 'stayed', why: expect.stringContaining('“Ablehnen”') });
      expect(jira.issue(key).status).toBe('Zu erledigen');
    });

    test('stays if the transition that is named needs input from a person', async () => {
      const moved = await tickets.move(key, { kind: 'named', names: ['Ablehnen'] });
      expect(moved).toMatchObject({ kind: 'stayed', why: expect.stringContaining('Begründung') });
      expect(jira.issue(key).status).toBe('Zu erledigen');
    });

    test('stays if no transition leads there, and lists those that exist', async () => {
      const moved = await tickets.move(key, { kind: 'named', names: ['Released'] });
      expect(moved).toMatchObject({ kind: 'stayed', why: expect.stringContaining('Beginnen') });
    });
  });

  test('a page that is linked twice has one link, with the newer title', async () => {
    await tickets.link(key, { ...page, title: 'SHOP-7: begin' });
    await tickets.link(key, { ...page, title: 'SHOP-7: mend the total' });
    const kept = [[page.id, { url: page.url, title: 'SHOP-7: mend the total' }]];
    expect([...jira.issue(key).pages]).toEqual(kept);
  });

  describe('a sweep', () => {
    const scope = { jql: 'project = SHOP', hours: 1, limit: 10 };

    test('finds recently changed tickets that are to do, latest change last', async () => {
      for (let n = 0; n < 60; n++) jira.addIssue({ key: `PAY-${n + 1}`, summary: 'Elsewhere' });
      for (const n of [11, 12]) jira.addIssue({ key: `SHOP-${n}`, summary: 'New' });
      jira.addIssue({ key: 'SHOP-13', summary: 'Begun', status: 'In Arbeit' });
      jira.addComment('SHOP-11', 'Ann', 'Once more.');
      const found = await tickets.sweep(scope);
      expect(found.map((ticket) => ticket.key)).toEqual(['SHOP-12', 'SHOP-11']);
      const status = { id: '10000', name: 'Zu erledigen', category: 'new' };
      expect(found[0]).toEqual({ key: 'SHOP-12', id: jira.issue('SHOP-12').id, status });
      expect(await tickets.sweep({ ...scope, limit: 1 })).toHaveLength(1);
      const begun = await tickets.sweep({ ...scope, category: 'indeterminate' });
      expect(begun.map(({ status }) => status.category)).toEqual(['indeterminate']);
      expect(jira.requests[0]?.path).toMatch(/\/myself$/);
    });

    test('names the setting if Jira rejects the query', async () => {
      const error = await userErrorOf(tickets.sweep({ ...scope, jql: 'project == SHOP' }));
      expect(error.message).toMatch(/Jira answered 400 .*; fix `sweep-jql`/);
    });
  });
});
