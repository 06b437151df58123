import { describe, expect, it } from 'vitest';
import { jiraTickets } from '../../../src/adapters/jira/index.ts';
import { startJira } from '../../support/jira/jira.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { randomOf } from '../../support/random.ts';
import { sites } from './sites.ts';

const key = keyOf('SHOP-7');

/** Text that does not compress. */
function noise(length: number): string {
  const random = randomOf('noise');
  return Array.from({ length }, () => String.fromCharCode(33 + random.below(90))).join('');
}

describe.each(sites)('a change stored in %s', (_, start) => {
  it('is read back, replaced and removed', async () => {
    await using site = await start();
    site.addIssue({ key, summary: 'Totals are wrong' });
    const tickets = site.tickets();
    expect(await tickets.storedChange(key)).toBeUndefined();
    await tickets.storeChange(key, noise(60_000));
    await tickets.storeChange(key, 'grüße');
    expect(await tickets.storedChange(key)).toBe('grüße');
    expect(site.issue(key).properties.size).toBe(3);
    await tickets.dropChange(key);
    expect(await tickets.storedChange(key)).toBeUndefined();
    expect(site.issue(key).properties.size).toBe(0);
    await tickets.dropChange(key);
    expect(site.violations).toEqual([]);
  });

  it('fills several properties, and is refused if they do not suffice', async () => {
    await using site = await start();
    site.addIssue({ key, summary: 'Totals are wrong' });
    const tickets = site.tickets();
    const text = noise(200_000);
    await tickets.storeChange(key, text);
    expect(await tickets.storedChange(key)).toBe(text);
    expect(site.issue(key).properties.size).toBe(7);
    await expect(tickets.storeChange(key, noise(260_000))).rejects.toThrow('too large');
    expect(site.violations).toEqual([]);
  });
});

describe('a stored change', () => {
  async function stored() {
    const jira = await startJira();
    jira.addIssue({ key, summary: 'Totals are wrong' });
    const { url: baseUrl, email, token } = jira;
    const tickets = jiraTickets({ baseUrl, email, token });
    await tickets.storeChange(key, `const secret = 1;${noise(60_000)}`);
    return { jira, tickets, properties: jira.issue(key).properties };
  }
  const first = 'jira-bug-fix-agent-change-1';
  const second = 'jira-bug-fix-agent-change-2';

  it('cannot be read from the ticket', async () => {
    const { jira, properties } = await stored();
    await using _ = jira;
    const all = JSON.stringify([...properties]);
    expect(all).not.toContain('const secret');
    expect(all).not.toContain(Buffer.from('const secret').toString('base64').slice(0, 12));
  });

  it.each([
    ['a part is missing', (parts: Map<string, unknown>) => parts.delete(second)],
    ['a part is not ours', (parts: Map<string, unknown>) => parts.set(first, 'text')],
    [
      'a part was changed',
      (parts: Map<string, unknown>) => parts.set(second, { parts: 2, text: 'QUJDRA==' }),
    ],
    [
      'it is another one',
      (parts: Map<string, unknown>) =>
        parts.set(first, { parts: 1, text: Buffer.from('{"version":1}').toString('base64') }),
    ],
  ])('does not count if %s', async (_, tamper) => {
    const { jira, tickets, properties } = await stored();
    await using __ = jira;
    tamper(properties);
    expect(await tickets.storedChange(key)).toBeUndefined();
  });

  it('does not count for another login', async () => {
    const { jira, properties } = await stored();
    await using _ = jira;
    await using other = await startJira({ token: 'another-token-of-the-tests' });
    other.addIssue({ key, summary: 'Totals are wrong' });
    for (const [name, part] of properties) other.issue(key).properties.set(name, part);
    const { url: baseUrl, email, token } = other;
    expect(await jiraTickets({ baseUrl, email, token }).storedChange(key)).toBeUndefined();
  });
});
