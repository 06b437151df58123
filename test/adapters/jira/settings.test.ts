import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { JiraSettings } from '../../../src/adapters/jira/settings.ts';
import { jiraTickets } from '../../../src/adapters/jira/tickets.ts';
import { emptyRecord } from '../../../src/core/record.ts';
import { text } from '../../../src/core/report/document.ts';
import { ticketKey } from '../../../src/core/ticket.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { startJira } from '../../support/jira/jira.ts';

const key = ticketKey('SHOP-7') ?? expect.fail('SHOP-7 is a key');
const good = { baseUrl: 'https://example.atlassian.net', email: 'agent@example.com', token: 't' };
const read = (settings: JiraSettings) => jiraTickets(settings).read(key, emptyRecord);

/** A server on loopback that does nothing but what `answer` does with each response. */
async function startServer(answer: Parameters<typeof createServer>[1]) {
  const server = createServer({}, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, close, [Symbol.asyncDispose]: close };
}

describe('settings that cannot work', () => {
  test.each([
    [{ baseUrl: 'example.atlassian.net' }, 'jira-url'],
    [{ baseUrl: 'ftp://example.atlassian.net' }, 'jira-url'],
    [{ baseUrl: 'https://me:secret@example.atlassian.net' }, 'jira-url'],
    [{ email: 'agent' }, 'jira-email'],
    [{ email: 'a@b.c' }, 'jira-email'],
    [{ token: '' }, 'jira-token'],
  ])('are refused by name: %j', (bad, name) => {
    const open = () => jiraTickets({ ...good, ...bad });
    expect(open).toThrow(UserError);
    expect(open).toThrow(name);
    expect(open).not.toThrow('secret');
  });
});

describe('a site that does not answer as it should', () => {
  test('names both halves of a login that is refused', async () => {
    await using jira = await startJira();
    jira.addIssue({ key, summary: 'Hidden from strangers' });
    const { url: baseUrl, email } = jira;
    const attempt = read({ baseUrl, email, token: 'expired', onSchemaMismatch: 'throw' });
    await expect(attempt).rejects.toBeInstanceOf(UserError);
    await expect(attempt).rejects.toThrow(/jira-email.+jira-token/);
    expect(jira.requests.map(({ path }) => path)).toEqual(['/rest/api/3/myself']);
  });

  test('names the scopes that a token lacks', async () => {
    await using jira = await startJira();
    const body = { code: 401, message: 'Unauthorized; scope does not match' };
    jira.fail('GET /rest/api/3/myself', { status: 401, body });
    const { url: baseUrl, email, token } = jira;
    await expect(read({ baseUrl, email, token })).rejects.toThrow(/jira-token.+read:jira-work/);
  });

  test('says what to do about a ticket that cannot be seen', async () => {
    await using jira = await startJira();
    const { url: baseUrl, email, token } = jira;
    const tickets = jiraTickets({ baseUrl, email, token, onSchemaMismatch: 'throw' });
    const sentence = `SHOP-7 cannot be seen by ${email}: check the key, or give the account`;
    await expect(tickets.read(key, emptyRecord)).rejects.toThrow(sentence);
    await expect(tickets.move(key, { kind: 'stay' })).rejects.toThrow(sentence);
    const body = [{ kind: 'paragraph' as const, content: [text('Hi.')] }];
    await expect(tickets.comment(key, body, undefined)).rejects.toBeInstanceOf(UserError);
    expect(jira.violations).toEqual([]);
  });

  test('names jira-url when nobody listens there', async () => {
    const { url, close } = await startServer(undefined);
    await close();
    const attempt = read({ ...good, baseUrl: url });
    await expect(attempt).rejects.toBeInstanceOf(UserError);
    await expect(attempt).rejects.toThrow(`Jira cannot be reached at ${url}: check jira-url`);
  });

  test('names jira-url when there is no answer in time', async () => {
    await using silent = await startServer(() => undefined);
    const attempt = read({ ...good, baseUrl: silent.url, timeoutMs: 50 });
    await expect(attempt).rejects.toThrow(/did not answer within 0.05 s: check jira-url/);
    await expect(attempt).rejects.toBeInstanceOf(UserError);
  });

  test.each([
    ['a page', 200, 'text/html', '<h1>Welcome</h1>'],
    ['a page that says it is missing', 404, 'text/html', '<h1>Nothing here</h1>'],
    ['other JSON', 200, 'application/json', '{"ok":true}'],
  ])('names jira-url when %s comes back', async (_, status, type, body) => {
    await using page = await startServer((_request, response) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    const attempt = read({ ...good, baseUrl: page.url });
    await expect(attempt).rejects.toBeInstanceOf(UserError);
    await expect(attempt).rejects.toThrow('is not Jira Cloud');
  });

  test('tells an outage from a mistake', async () => {
    await using jira = await startJira();
    jira.fail('GET /rest/api/3/myself', { status: 500 });
    const { url: baseUrl, email, token } = jira;
    const attempt = read({ baseUrl, email, token });
    await expect(attempt).rejects.toThrow('500');
    await expect(attempt).rejects.not.toBeInstanceOf(UserError);
  });
});

describe('a busy site', () => {
  const busy = { status: 429, headers: { 'retry-after': '0' } };

  test('is asked again', async () => {
    await using jira = await startJira();
    jira.addIssue({ key, summary: 'Busy' });
    jira.fail('GET /rest/api/3/issue/{issueIdOrKey}', busy, 3);
    const { url: baseUrl, email, token } = jira;
    expect(await read({ baseUrl, email, token })).toMatchObject({ summary: 'Busy' });
  });

  test('is not asked for ever', async () => {
    await using jira = await startJira();
    jira.fail('GET /rest/api/3/myself', busy, 9);
    const { url: baseUrl, email, token } = jira;
    await expect(read({ baseUrl, email, token })).rejects.toThrow('429');
    expect(jira.requests).toHaveLength(4);
  });

  test('gets a comment once, however it fails', async () => {
    await using jira = await startJira();
    jira.addIssue({ key, summary: 'Busy' });
    jira.fail('POST /rest/api/3/issue/{issueIdOrKey}/comment', { status: 503 });
    const { url: baseUrl, email, token } = jira;
    const posted = jiraTickets({ baseUrl, email, token }).comment(key, [], undefined);
    await expect(posted).rejects.toThrow('503');
    expect(jira.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

test('the gateway and a trailing slash are addresses too', async () => {
  await using jira = await startJira();
  jira.addIssue({ key, summary: 'Slash' });
  const { email, token } = jira;
  const ticket = await read({ baseUrl: `${jira.url}//`, email, token });
  expect(ticket.url).toBe(`${jira.url}/browse/SHOP-7`);
});
