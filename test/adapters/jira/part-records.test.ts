import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jiraTickets } from '../../../src/adapters/jira/index.ts';
import { type JiraPlace, propertyOf } from '../../../src/adapters/jira/part-records.ts';
import { emptyRecord } from '../../../src/core/tickets/index.ts';
import { startJira } from '../../support/jira/jira.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';

const key = keyOf('APP-17');
const server = 'https://github.test';
const plain = 'jira-bug-fix-agent';

async function siteOf() {
  const jira = await startJira();
  jira.addIssue({ key, summary: 'Totals are wrong' });
  const { url: baseUrl, email, token } = jira;
  const ticketsOf = (place?: JiraPlace) => jiraTickets({ baseUrl, email, token, place });
  const { properties } = jira.issue(key);
  const at = (repository: string, ...siblings: readonly string[]) =>
    ticketsOf({ repository, server, ...(siblings.length > 0 && { siblings }) });
  return { jira, properties, at };
}

describe('the property of a repository', () => {
  const names = fc.tuple(
    fc.stringMatching(/^[A-Za-z0-9-]{1,39}$/),
    fc.stringMatching(/^[\w.-]{1,100}$/),
  );

  it('is another for each, whatever they are called, and never longer than Jira takes', () => {
    fc.assert(
      fc.property(names, names, ([owner, name], [otherOwner, otherName]) => {
        const [one, other] = [`${owner}/${name}`, `${otherOwner}/${otherName}`];
        const isSame = one.toLowerCase() === other.toLowerCase();
        expect(propertyOf(one) === propertyOf(other)).toBe(isSame);
        expect(propertyOf(one)).toMatch(/^[a-z0-9_.~-]{1,255}$/);
        expect(`${propertyOf(one)}~-change-1`).not.toBe(propertyOf(other));
      }),
      runs(300),
    );
  });
});

describe('the record of a ticket', () => {
  it('with one repository is where it was, and read by one request', async () => {
    const { jira, properties, at } = await siteOf();
    await using _ = jira;
    const tickets = at('acme/shop');
    await tickets.remember(key, { ...emptyRecord, attempts: 1 });
    expect((await tickets.recall(key)).attempts).toBe(1);
    expect([...properties.keys()]).toEqual([plain]);
    expect(
      jira.requests.filter(({ method, path }) => method === 'GET' && path.includes('/properties/')),
    ).toHaveLength(1);
  });

  it('with several is one for each, which a sweep without their names finds, too', async () => {
    const { jira, properties, at } = await siteOf();
    await using _ = jira;
    const [shop, api] = [at('acme/shop', 'acme/api'), at('acme/api', 'acme/shop')];
    const [ofShop, ofApi] = await Promise.all([shop.recall(key), api.recall(key)]);
    expect(ofShop).toEqual({ ...emptyRecord, siblings: ['acme/api'] });
    await Promise.all([
      shop.remember(key, { ...ofShop, attempts: 1, branch: 'fix/APP-17' }),
      api.remember(key, { ...ofApi, attempts: 2 }),
    ]);
    const swept = at('acme/shop');
    expect(await swept.recall(key)).toMatchObject({ attempts: 1, siblings: ['acme/api'] });
    const parts = await swept.parts(key, await swept.recall(key));
    expect(parts.map(({ url, record }) => [url, record.attempts])).toEqual([
      [`${server}/acme/shop`, 1],
      [`${server}/acme/api`, 2],
    ]);
    expect([...properties.keys()].toSorted()).toEqual([
      plain,
      `${plain}~acme~api`,
      `${plain}~acme~shop`,
    ]);
    expect(jira.violations).toEqual([]);
  });

  it('from before goes to the repository that has signed it', async () => {
    const { jira, properties, at } = await siteOf();
    await using _ = jira;
    const [owner, other] = ['acme/shop', 'acme/api'];
    const old = { ...emptyRecord, attempts: 3, inputs: ['a'] };
    await at(owner).remember(key, old);
    const late = at(other, owner);
    const ofOther = await late.recall(key);
    expect(ofOther).toEqual({ ...emptyRecord, siblings: [owner] });
    await late.remember(key, { ...ofOther, attempts: 1 });
    expect((await at(owner).recall(key)).attempts).toBe(3);
    expect((await late.parts(key, ofOther))[1]?.record).toMatchObject({ attempts: 3 });
    const first = at(owner, other);
    const ofOwner = await first.recall(key);
    expect(ofOwner).toEqual({ ...old, siblings: [other] });
    await first.remember(key, { ...ofOwner, attempts: 4 });
    expect(JSON.stringify(properties.get(plain))).toContain('siblings');
    expect((await at(owner).recall(key)).attempts).toBe(4);
    expect((await at(other).recall(key)).attempts).toBe(1);
  });

  it('of another repository stays, though the ticket is worked on in one', async () => {
    const { jira, at } = await siteOf();
    await using _ = jira;
    await at('acme/shop').remember(key, { ...emptyRecord, attempts: 3 });
    const other = at('acme/api');
    expect(await other.recall(key)).toEqual(emptyRecord);
    await other.remember(key, { ...emptyRecord, attempts: 1 });
    expect((await at('acme/api').recall(key)).attempts).toBe(1);
    expect((await at('acme/shop').recall(key)).attempts).toBe(3);
  });

  it('that somebody has written names no other repositories, and hides none that is signed', async () => {
    const { jira, properties, at } = await siteOf();
    await using _ = jira;
    const shop = at('acme/shop', 'acme/api');
    await shop.remember(key, { ...(await shop.recall(key)), attempts: 2 });
    properties.set(plain, { ...emptyRecord, siblings: ['evil/repo'] });
    properties.set(`${plain}~evil~repo`, { ...emptyRecord, attempts: 1 });
    const known = { ...emptyRecord, attempts: 2, siblings: ['acme/api'] };
    expect(await at('acme/shop').recall(key)).toEqual({ ...known, isUnsigned: true });
    expect(await at('acme/web').recall(key)).toEqual({ ...emptyRecord, isUnsigned: true });
  });
});

describe('a comment of the agent', () => {
  it('is deleted, and never one of a person', async () => {
    const { jira, at } = await siteOf();
    await using _ = jira;
    const tickets = at('acme/shop');
    const own = await tickets.comment(key, [], undefined);
    const person = jira.addComment(key, 'Ada', 'Mine.');
    for (const id of [own, own, person]) await tickets.dropComment(key, id);
    expect(jira.issue(key).comments.map(({ id }) => id)).toEqual([person]);
    expect(jira.violations).toEqual([]);
  });
});
