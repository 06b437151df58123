import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jiraTickets } from '../../../src/adapters/jira/index.ts';
import { propertyOf } from '../../../src/adapters/jira/ticket-record.ts';
import { paragraphs } from '../../../src/core/report/index.ts';
import { commentMarkOf, emptyRecord } from '../../../src/core/tickets/index.ts';
import { startJira } from '../../support/jira/jira.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';

const key = keyOf('APP-17');

async function siteOf() {
  const jira = await startJira();
  jira.addIssue({ key, summary: 'Totals are wrong' });
  const { url: baseUrl, email, token } = jira;
  const at = (repository: string) => jiraTickets({ baseUrl, email, token, repository });
  return { jira, properties: jira.issue(key).properties, at };
}

const partIn = (repository: string) => ({ repository, of: 2, standing: 'ready' }) as const;
const recordIn = (repository: string) => ({
  ...{ ...emptyRecord, attempts: 1 },
  part: partIn(repository),
});

it('keeps records apart, whatever the repositories are called', () => {
  const name = fc.tuple(
    fc.stringMatching(/^[A-Za-z0-9-]{1,39}$/),
    fc.stringMatching(/^[\w.-]{1,100}$/),
  );
  fc.assert(
    fc.property(name, name, (some, others) => {
      const [one, other] = [some.join('/'), others.join('/')];
      const isSame = one.toLowerCase() === other.toLowerCase();
      expect(propertyOf(one) === propertyOf(other)).toBe(isSame);
      expect(propertyOf(one)).toMatch(/^[a-z0-9_.~-]{1,255}$/);
    }),
    runs(300),
  );
});

describe('a ticket of several repositories', () => {
  it('has a record of each, and each reads how the others stand', async () => {
    const { jira, properties, at } = await siteOf();
    await using _ = jira;
    const [shop, api] = [at('acme/shop'), at('Acme/api')];
    await shop.remember(key, recordIn('acme/shop'));
    expect(await api.recall(key)).toEqual(emptyRecord);
    expect(await shop.otherParts(key)).toEqual([]);
    await api.remember(key, recordIn('Acme/api'));
    expect([...properties.keys()]).toEqual([
      'jira-bug-fix-agent~acme~shop',
      'jira-bug-fix-agent~acme~api',
    ]);
    expect(await shop.recall(key)).toEqual(recordIn('acme/shop'));
    expect(await shop.otherParts(key)).toEqual([partIn('Acme/api')]);
    expect(await api.otherParts(key)).toEqual([partIn('acme/shop')]);
    await at('acme/web').remember(key, { ...emptyRecord, attempts: 1 });
    expect(await shop.otherParts(key)).toHaveLength(1);
    expect(jira.violations).toEqual([]);
  });

  it('takes no word of what is not signed for its place', async () => {
    const { jira, properties, at } = await siteOf();
    await using _ = jira;
    const [shop, api] = [at('acme/shop'), at('acme/api')];
    await api.remember(key, recordIn('acme/api'));
    const signed = properties.get(propertyOf('acme/api'));
    properties.set(propertyOf('evil/repo'), signed);
    properties.set(propertyOf('acme/web'), recordIn('acme/web'));
    properties.set('jira-bug-fix-agent~', signed);
    expect(await shop.otherParts(key)).toEqual([partIn('acme/api')]);
  });

  it('has a comment of each, and none takes that of another', async () => {
    const { jira, at } = await siteOf();
    await using _ = jira;
    const names = ['acme/shop', 'acme/my_api.v2', 'acme/my-api'];
    const ids = await Promise.all(
      names.map((name) => at(name).comment(key, paragraphs(commentMarkOf(name)), undefined)),
    );
    for (const [index, name] of names.entries()) {
      expect(await at(name).ownComments(key, recordIn(name))).toEqual([ids[index]]);
      const read = await at(name).read(key, recordIn(name));
      expect([read.ownComments, read.comments]).toEqual([[ids[index]], []]);
    }
    expect(await at('acme/shop').ownComments(key, emptyRecord)).toEqual([]);
  });
});
