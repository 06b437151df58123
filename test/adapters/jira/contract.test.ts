import { describe, expect, test } from 'vitest';
import { paragraphs } from '../../../src/core/markup/index.ts';
import { commentMark, emptyRecord } from '../../../src/core/tickets/index.ts';
import { UserError } from '../../../src/engines/errors.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { eitherSite, sites } from './sites.ts';

const key = keyOf('SHOP-7');
const done = { kind: 'category', category: 'done' } as const;
const page = { id: 'github:acme/shop#4', url: 'https://github.com/acme/shop/pull/4' };

describe.each(sites)('Jira %s', (_, start) => {
  const site = eitherSite(start);
  const userErrorOf = async (call: Promise<unknown>): Promise<UserError> => {
    const error = await call.catch((reason: unknown) => reason);
    if (!(error instanceof UserError)) throw new Error(`No UserError but ${String(error)}`);
    return error;
  };

  const written = () => site.jira.issue(key).comments.map(({ body }) => JSON.stringify(body));

  describe('reading', () => {
    test('returns the whole ticket, in Markdown', async () => {
      site.jira.addField('customfield_10031', 'Acceptance criteria');
      const fields = { customfield_10031: 'The sum is right.' };
      const whole = keyOf('SHOP-8');
      site.jira.addIssue({ key: whole, summary: 'Sum', description: 'It is off.', fields });
      site.jira.addBlocker(whole, key);
      site.jira.addAttachment(whole, { name: 'error log.txt', content: 'ValueError: 3' });
      site.jira.addComment(whole, 'Ann', 'It is the rounding.');
      expect(await site.jira.tickets(['acceptance criteria']).read(whole, emptyRecord)).toEqual({
        key: whole,
        url: `${site.jira.url}/browse/SHOP-8`,
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

    test('separates the agent’s comments from people’s: by author, record and mark', async () => {
      const recorded = site.jira.addComment(key, 'Ann', 'Written with the token of Ann.');
      const own = await site.tickets.comment(
        key,
        paragraphs('I have a fix.', commentMark),
        undefined,
      );
      await site.tickets.comment(key, paragraphs('By hand.'), undefined);
      site.jira.addComment(key, 'Ann', `It said:\n${commentMark}`);
      const ticket = await site.tickets.read(key, { ...emptyRecord, comments: [recorded] });
      expect(ticket.comments.map(({ author }) => author)).toEqual(['Ann']);
      expect(ticket.ownComments).toEqual([own]);
      expect(await site.tickets.ownComments(key, emptyRecord)).toEqual([own]);
    });

    test.each(['others', 'customers'] as const)(
      'counts comments that are hidden from %s without reading them',
      async (from) => {
        site.jira.addRestricted(key, 'Ann', 'The customer is Acme.', from);
        site.jira.addComment(key, 'Ann', 'It is the rounding.');
        const { comments, restrictedComments } = await site.tickets.read(key, emptyRecord);
        expect(comments.map(({ body }) => body)).toEqual(['It is the rounding.']);
        expect(restrictedComments).toBe(1);
      },
    );

    test('pages through many comments, oldest first', async () => {
      for (let n = 0; n < 130; n++) site.jira.addComment(key, 'Ann', `Comment ${n}`);
      const { comments } = await site.tickets.read(key, emptyRecord);
      expect(comments.map(({ body }) => body)).toEqual(
        Array.from({ length: 130 }, (_each, n) => `Comment ${n}`),
      );
    });

    test('follows a moved ticket, and reads its comments under the new key', async () => {
      site.jira.addComment(key, 'Ann', 'It is the rounding.');
      site.jira.moveIssue(key, 'CART-3');
      const moved = { key: 'CART-3', url: `${site.jira.url}/browse/CART-3` };
      const { comments, ...ticket } = await site.tickets.read(key, emptyRecord);
      expect(ticket).toMatchObject(moved);
      expect(comments.map(({ body }) => body)).toEqual(['It is the rounding.']);
      expect(site.jira.requests.at(-1)?.path).toMatch(/\/issue\/CART-3\/comment$/);
    });

    test('explains what to do about a hidden ticket', async () => {
      const hidden = keyOf('SHOP-99');
      const sentence = /SHOP-99 cannot be seen by .*: check the key, or grant .*“Browse projects”/;
      const { message } = await userErrorOf(site.tickets.read(hidden, emptyRecord));
      expect(message).toMatch(sentence);
      const stay = site.tickets.move(hidden, { kind: 'stay' });
      expect((await userErrorOf(stay)).message).toMatch(sentence);
      const comment = site.tickets.comment(hidden, [], undefined);
      expect((await userErrorOf(comment)).message).toMatch(sentence);
    });

    test('stops after an empty page of comments, whatever the total', async () => {
      const empty = { status: 200, body: { total: 9, comments: [] } };
      site.jira.fail(`GET ${site.jira.api}/issue/{issueIdOrKey}/comment`, empty, 5);
      expect((await site.tickets.read(key, emptyRecord)).comments).toEqual([]);
      const pages = site.jira.requests.filter(({ path }) => path.endsWith('/comment'));
      expect(pages).toHaveLength(1);
    });

    test('requests the account once, before anything else', async () => {
      await site.tickets.read(key, emptyRecord);
      await site.tickets.recall(key);
      const accounts = site.jira.requests.map(({ path }) => path.endsWith('/myself'));
      expect([accounts.indexOf(true), accounts.lastIndexOf(true)]).toEqual([0, 0]);
    });

    test('with an expired token is an error that names it, never an empty ticket', async () => {
      await site.tickets.read(key, emptyRecord);
      site.jira.expireToken();
      const error = await userErrorOf(site.tickets.read(key, emptyRecord));
      expect(error.message).toContain('jira-token');
      expect(await userErrorOf(site.jira.tickets().recall(key))).toBeInstanceOf(UserError);
    });
  });

  describe('the agent’s comment', () => {
    test('is rewritten in place', async () => {
      const id = await site.tickets.comment(key, paragraphs('I begin.'), undefined);
      expect(await site.tickets.comment(key, paragraphs('I am done.'), id)).toBe(id);
      expect(written()).toEqual([expect.stringContaining('I am done.')]);
    });

    test('is posted again if somebody has deleted it', async () => {
      const id = await site.tickets.comment(key, paragraphs('I begin.'), undefined);
      site.jira.deleteComment(key, id);
      const next = await site.tickets.comment(key, paragraphs('I am done.'), id);
      expect(next).not.toBe(id);
      expect(site.jira.issue(key).comments.map((comment) => comment.id)).toEqual([next]);
    });
  });

  describe('moving', () => {
    test('sends a required resolution, skipping a transition that asks for more', async () => {
      site.jira.addIssue({ key: 'SHOP-9', summary: 'Begun', status: 'In Arbeit' });
      const moved = { kind: 'moved', to: 'Fertig', category: 'done' };
      expect(await site.tickets.move(keyOf('SHOP-9'), done)).toEqual(moved);
      expect(site.jira.issue('SHOP-9')).toMatchObject({ status: 'Fertig', resolution: '10000' });
    });

    test('stays if the only transition refuses the ticket', async () => {
      const moved = await site.tickets.move(key, done);
      expect(moved).toMatchObject({ kind: 'stayed', why: expect.stringContaining('“Ablehnen”') });
      expect(site.jira.issue(key).status).toBe('Zu erledigen');
    });

    test('stays if the transition that is named needs input from a person', async () => {
      const moved = await site.tickets.move(key, { kind: 'named', names: ['Ablehnen'] });
      expect(moved).toMatchObject({ kind: 'stayed', why: expect.stringContaining('Begründung') });
      expect(site.jira.issue(key).status).toBe('Zu erledigen');
    });

    test('is foreseen without making it', async () => {
      site.jira.addIssue({ key: 'SHOP-9', summary: 'Begun', status: 'In Arbeit' });
      const moved = { kind: 'moved', to: 'Fertig', category: 'done' };
      expect(await site.tickets.foresee(keyOf('SHOP-9'), done)).toEqual(moved);
      expect(site.jira.issue('SHOP-9').status).toBe('In Arbeit');
      const stayed = { kind: 'stayed', why: expect.stringContaining('Ablehnen'), category: 'new' };
      expect(await site.tickets.foresee(key, done)).toEqual(stayed);
      expect(site.jira.requests.every(({ method }) => method === 'GET')).toBe(true);
    });

    test('stays if no transition leads there, and lists those that exist', async () => {
      const moved = await site.tickets.move(key, { kind: 'named', names: ['Released'] });
      expect(moved).toMatchObject({ kind: 'stayed', why: expect.stringContaining('Beginnen') });
    });
  });

  describe('gives a ticket back', () => {
    const puts = () => site.jira.requests.filter(({ method }) => method === 'PUT');
    const owner = () => site.jira.issue(key).assignee?.name.toLowerCase();

    test('to whom it was assigned before', async () => {
      site.jira.assignTo(key, 'Bob');
      site.jira.assignTo(key, 'self');
      expect(await site.tickets.read(key, emptyRecord)).toMatchObject({ isAssigned: true });
      expect(await site.tickets.giveBack(key)).toBe('Bob');
      expect(owner()).toBe('bob');
    });

    test('to whom it was assigned last, after others', async () => {
      for (const to of ['Ann', 'self', 'Cleo', null, 'Bob', 'self']) site.jira.assignTo(key, to);
      expect(await site.tickets.giveBack(key)).toBe('Bob');
    });

    test('to who assigned it, if nobody had it', async () => {
      site.jira.assignTo(key, 'Bob');
      site.jira.assignTo(key, null);
      site.jira.assignTo(key, 'self', 'Cleo');
      expect(await site.tickets.giveBack(key)).toBe('Cleo');
      expect(owner()).toBe('cleo');
    });

    test('after a long history', async () => {
      site.jira.assignTo(key, 'Bob');
      for (let n = 0; n < 130; n += 1) site.jira.assignTo(key, n % 2 === 0 ? 'Ann' : 'Bob');
      site.jira.assignTo(key, 'self');
      expect(await site.tickets.giveBack(key)).toBe('Bob');
    });

    test('only if it is assigned to the agent', async () => {
      expect(await site.tickets.giveBack(key)).toBeUndefined();
      site.jira.assignTo(key, 'self');
      site.jira.assignTo(key, 'Bob');
      expect(await site.tickets.giveBack(key)).toBeUndefined();
      expect(puts()).toEqual([]);
    });

    test('to nobody whose account has ended', async () => {
      site.jira.assignTo(key, 'Bob');
      site.jira.assignTo(key, 'self');
      site.jira.deactivate('Bob');
      expect(await site.tickets.giveBack(key)).toBeUndefined();
      expect(owner()).toBe(site.jira.issue(key).assignee?.name.toLowerCase());
      expect(await site.tickets.read(key, emptyRecord)).toMatchObject({ isAssigned: true });
    });
  });

  describe('a moved ticket', () => {
    const newKey = keyOf('CART-3');

    test('is known by its key of now', async () => {
      site.jira.moveIssue(key, newKey);
      expect(await site.tickets.keyOf(key)).toBe(newKey);
      expect(await site.tickets.keyOf(newKey)).toBe(newKey);
      expect(await site.tickets.keyOf(keyOf('CART-4'))).toBeUndefined();
    });

    test('keeps its record', async () => {
      await site.tickets.remember(key, { ...emptyRecord, branch: 'fix/SHOP-7' });
      site.jira.moveIssue(key, newKey);
      expect(await site.tickets.recall(newKey)).toMatchObject({ branch: 'fix/SHOP-7' });
    });
  });

  test('a page that is linked twice has one link, with the newer title', async () => {
    await site.tickets.link(key, { ...page, title: 'SHOP-7: begin' });
    await site.tickets.link(key, { ...page, title: 'x'.repeat(300) });
    const kept = [[page.id, { url: page.url, title: 'x'.repeat(255) }]];
    expect([...site.jira.issue(key).pages]).toEqual(kept);
  });

  test.each([
    ['browse', 'Browse projects', () => site.tickets.read(key, emptyRecord)],
    ['edit', 'Edit issues', () => site.tickets.remember(key, emptyRecord)],
    ['comment', 'Add comments', () => site.tickets.comment(key, paragraphs('Hello.'), undefined)],
    ['link', 'Link issues', () => site.tickets.link(key, { ...page, title: 'Fix' })],
    ['assign', 'Assign issues', () => site.tickets.giveBack(key)],
  ] as const)('an error names the missing permission to %s', async (denied, permission, call) => {
    site.jira.assignTo(key, 'self', 'Cleo');
    site.jira.deny(denied);
    expect((await userErrorOf(call())).message).toMatch(
      new RegExp(
        `^(?:The account of \`jira-token\`|agent@example.com) lacks a permission for ${key}: grant it “${permission}”`,
      ),
    );
  });

  describe('a sweep', () => {
    const scope = { jql: 'project = SHOP', hours: 1, limit: 10 };

    test('finds recently changed tickets that are to do, latest change last', async () => {
      for (let n = 0; n < 60; n++)
        site.jira.addIssue({ key: `PAY-${n + 1}`, summary: 'Elsewhere' });
      for (const n of [11, 12]) site.jira.addIssue({ key: `SHOP-${n}`, summary: 'New' });
      site.jira.addIssue({ key: 'SHOP-13', summary: 'Begun', status: 'In Arbeit' });
      site.jira.addComment('SHOP-11', 'Ann', 'Once more.');
      const found = await site.tickets.sweep(scope);
      expect(found.map((ticket) => ticket.key)).toEqual(['SHOP-12', 'SHOP-11']);
      const status = { id: '10000', name: 'Zu erledigen', category: 'new' };
      expect(found[0]).toEqual({ key: 'SHOP-12', id: site.jira.issue('SHOP-12').id, status });
      expect(await site.tickets.sweep({ ...scope, limit: 1 })).toHaveLength(1);
      const begun = await site.tickets.sweep({ ...scope, category: 'indeterminate' });
      expect(begun.map(({ status }) => status.category)).toEqual(['indeterminate']);
      expect(site.jira.requests[0]?.path).toMatch(/\/myself$/);
    });

    test('reads several pages, up to the limit', async () => {
      const all = Array.from({ length: 130 }, (_each, n) => `SHOP-${n + 11}`);
      for (const one of all) site.jira.addIssue({ key: one, summary: 'New' });
      const keys = async (limit: number) =>
        (await site.tickets.sweep({ ...scope, hours: 48, limit })).map((one) => one.key);
      expect(await keys(500)).toEqual([key, ...all]);
      expect(await keys(7)).toEqual([key, ...all.slice(0, 6)]);
    });

    test('names the setting if Jira rejects the query', async () => {
      const error = await userErrorOf(site.tickets.sweep({ ...scope, jql: 'project == SHOP' }));
      expect(error.message).toMatch(/Jira answered 400 .*; fix `sweep-jql`/);
    });
  });
});
