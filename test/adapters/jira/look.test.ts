import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { commentMark, emptyRecord, inputFingerprint } from '../../../src/core/tickets/index.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { runs } from '../../support/property-runs.ts';
import { eitherSite, sites } from './sites.ts';

const key = keyOf('SHOP-7');
const ann = { accountId: 'ann', name: 'ann', key: 'ann', displayName: 'Ann', active: true };

describe.each(sites)('a look at a ticket in Jira %s', (_, start) => {
  const site = eitherSite(start);

  beforeEach(() => site.jira.addField('customfield_10031', 'Acceptance criteria'));

  const requests = () => site.jira.requests.filter(({ path }) => /\/(?:issue|search)\b/.test(path));

  test('says in one request what people may have changed', async () => {
    const fields = { customfield_10031: 'The sum is right.' };
    const labels = ['agent-review', 'cart'];
    site.jira.addIssue({ key, summary: 'Sum', description: 'It is off.', fields, labels });
    site.jira.addBlocker(key, key);
    site.jira.addAttachment(key, { name: 'error log.txt', content: 'ValueError: 3' });
    const id = site.jira.addComment(key, 'Ann', 'It is the rounding.');
    site.jira.addAs(key, 'agent', `I work on it.\n${commentMark}`);
    site.jira.assignTo(key, 'self');
    expect(await site.jira.tickets(['Acceptance criteria']).look(key, emptyRecord)).toEqual({
      key,
      url: `${site.jira.url}/browse/SHOP-7`,
      updated: expect.stringMatching(/^\d{4}-.*Z$/),
      summary: 'Sum',
      description: 'It is off.',
      status: { id: '10000', name: 'Zu erledigen', category: 'new' },
      ...{ labels, isAssigned: true },
      fields: [{ name: 'Acceptance criteria', text: 'The sum is right.' }],
      attachments: [{ name: 'error log.txt' }],
      comments: [
        {
          ...{ id, author: 'Ann', body: 'It is the rounding.' },
          created: expect.stringMatching(/^2026-01-05T09:\d\d:00\.000Z$/),
        },
      ],
    });
    expect(requests()).toHaveLength(1);
  });

  test('asks for the comments alone only if not all came with the ticket', async () => {
    site.jira.addIssue({ key, summary: 'Sum' });
    for (let n = 0; n < 30; n += 1) site.jira.addComment(key, 'Ann', `Comment ${n}`);
    site.jira.embedAtMost(key, 20);
    const { comments } = await site.tickets.look(key, emptyRecord);
    expect(comments.map(({ body }) => body)).toEqual(
      Array.from({ length: 30 }, (_each, n) => `Comment ${n}`),
    );
    expect(requests()).toHaveLength(2);
  });

  test('follows a moved ticket, and finds no ticket with a security level', async () => {
    site.jira.addIssue({ key, summary: 'Sum' });
    site.jira.moveIssue(key, 'CART-3');
    expect(await site.tickets.look(key, emptyRecord)).toMatchObject({ key: 'CART-3' });
    site.jira.addIssue({ key: 'SHOP-8', summary: 'Vault', fields: { security: { id: '1' } } });
    const look = site.tickets.look(keyOf('SHOP-8'), emptyRecord);
    await expect(look).rejects.toThrow('has a security level');
  });

  type Move = (keyNow: string) => void;
  const text = fc.constantFrom('It is off.', '/fix it', `Done.\n${commentMark}`, 'a *b* [c]');
  const who = fc.constantFrom('Ann', 'Bob');
  const said: string[] = [];
  const moves: fc.Arbitrary<Move> = fc.oneof(
    fc.tuple(who, text).map(
      ([by, body]): Move =>
        (at) => {
          said.push(site.jira.addComment(at, by, body));
        },
    ),
    fc.tuple(fc.constantFrom('agent' as const, 'app' as const), text).map(
      ([by, body]): Move =>
        (at) => {
          said.push(site.jira.addAs(at, by, body));
        },
    ),
    text.map(
      (body): Move =>
        (at) =>
          site.jira.addRestricted(at, 'Ann', body),
    ),
    fc.tuple(who, text, fc.nat(9)).map(
      ([by, body, at]): Move =>
        (on) => {
          const id = said.at(at % Math.max(said.length, 1));
          if (id !== undefined) site.jira.editComment(on, id, body, by);
        },
    ),
    text.map(
      (content): Move =>
        (at) =>
          site.jira.addAttachment(at, { name: `${content.length}.txt`, content }),
    ),
    fc.nat(3).map(
      (count): Move =>
        (at) =>
          site.jira.embedAtMost(at, count),
    ),
  );

  test('sees what reading sees, whatever happened to the ticket', async () => {
    let number = 100;
    const given = fc.record({
      moves: fc.array(moves, { maxLength: 8 }),
      description: text,
      criteria: fc.constantFrom(null, '', 'The sum is right.'),
      isRestrictedTo: fc.boolean(),
      recorded: fc.array(fc.nat(5), { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(given, async (one) => {
        number += 1;
        const at = keyOf(`SHOP-${number}`);
        said.length = 0;
        const fields = { customfield_10031: one.criteria, reporter: ann };
        site.jira.addIssue({ key: at, summary: 'Sum', description: one.description, fields });
        for (const move of one.moves) move(at);
        const comments = one.recorded.flatMap((index) => said[index] ?? []);
        const reporters = one.isRestrictedTo ? ['ann', Buffer.from('Ann').toString('hex')] : [];
        const tickets = site.jira.tickets(['Acceptance criteria'], { reporters });
        const record = { ...emptyRecord, comments };
        const read = await tickets.read(at, record);
        const { pictures: _, links: __, ownComments: ___, attachments, ...rest } = read;
        const now = await tickets.look(at, record);
        expect(now).toEqual({ ...rest, attachments: attachments.map(({ name }) => ({ name })) });
        expect(inputFingerprint({ ...read, ...now, attachments })).toBe(inputFingerprint(read));
      }),
      runs(25),
    );
  });
});
