import { describe, expect, test } from 'vitest';
import { type JiraSettings, jiraTickets } from '../../../src/adapters/jira/index.ts';
import { emptyRecord, ticketKey } from '../../../src/core/tickets/index.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { busy, hangingUp, unavailable } from '../../support/faults.ts';
import { type JiraStandIn, startJira } from '../../support/jira/jira.ts';
import { manualTimeLimits } from '../../support/time-limits.ts';
import { gatewayAt } from './transport/loopback.ts';

const key = ticketKey('SHOP-7') ?? expect.fail('SHOP-7 is a key');

describe('a Cloud site', () => {
  const open = (jira: JiraStandIn, given: Partial<JiraSettings> = {}, timeoutMs?: number) => {
    const { url: baseUrl, email, token } = jira;
    const wait = async () => {};
    return jiraTickets({ baseUrl, email, token, ...given }, { wait, timeoutMs });
  };
  const read = '/rest/api/3/issue/{issueIdOrKey}';

  test.each([
    ['is busy', busy('0')],
    ['is down for a moment', unavailable()],
    ['hangs up', hangingUp],
  ])('that %s gets the request again', async (_, fault) => {
    await using jira = await startJira();
    jira.addIssue({ key, summary: 'Busy' });
    jira.fail(`GET ${read}`, fault, 3);
    expect(await open(jira).read(key, emptyRecord)).toMatchObject({ summary: 'Busy' });
    expect(jira.violations).toEqual([]);
  });

  test('that hangs gets the request once more', async () => {
    await using jira = await startJira();
    jira.addIssue({ key, summary: 'Slow' });
    using limits = manualTimeLimits();
    jira.fail(`GET ${read}`, limits.hanging(300));
    const ticket = await open(jira, {}, 300).read(key, emptyRecord);
    expect(ticket).toMatchObject({ summary: 'Slow' });
  });

  test('gets a limited number of requests', async () => {
    await using jira = await startJira();
    jira.fail('GET /rest/api/3/myself', busy(), 9);
    await expect(open(jira).read(key, emptyRecord)).rejects.toThrow('429');
    expect(jira.requests).toHaveLength(4);
  });

  test('explains what to do about a hidden ticket', async () => {
    await using jira = await startJira();
    const tickets = open(jira);
    const sentence = `SHOP-7 cannot be seen by ${jira.email}: check the key, or grant the account`;
    await expect(tickets.read(key, emptyRecord)).rejects.toThrow(sentence);
    await expect(tickets.move(key, { kind: 'stay' })).rejects.toThrow(sentence);
    await expect(tickets.comment(key, [], undefined)).rejects.toBeInstanceOf(UserError);
    expect(jira.violations).toEqual([]);
  });

  test('behind the gateway is linked to by its own address', async () => {
    const cloudId = 'site-0001';
    await using jira = await startJira({ cloudId });
    jira.addIssue({ key, summary: 'Scoped' });
    gatewayAt(jira.url);
    const tickets = open(jira, { baseUrl: jira.url, cloudId });
    const ticket = await tickets.read(key, emptyRecord);
    expect(ticket.url).toBe(`${jira.url}/browse/SHOP-7`);
    expect(jira.requests.every(({ path }) => path.startsWith('/ex/jira/site-0001/'))).toBe(true);
    expect(jira.violations).toEqual([]);
  });
});
