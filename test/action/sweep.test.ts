import { context } from '@actions/github';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openInputs } from '../../src/action/inputs.ts';
import { sweepFromAction } from '../../src/action/modes.ts';
import { jiraTickets } from '../../src/adapters/jira/index.ts';
import { reportedBody } from '../../src/core/report/index.ts';
import { emptyRecord } from '../../src/core/tickets/index.ts';
import { parseDispatch } from '../../src/dispatch.ts';
import { UserError } from '../../src/engines/errors.ts';
import { readSweep } from '../../src/settings/index.ts';
import { type GitHubStandIn, startGitHub } from '../support/github/github.ts';
import { problem } from '../support/github/problem.ts';
import { type JiraStandIn, startJira } from '../support/jira/jira.ts';
import { keyOf } from '../support/memory/samples/tickets.ts';
import { give, givenSummary } from './given.ts';

const dispatches = 'POST /repos/{owner}/{repo}/dispatches';

let jira: JiraStandIn;
let github: GitHubStandIn;
let printed = '';

const summary = givenSummary();

beforeEach(async () => {
  jira = await startJira();
  github = await startGitHub({ repository: 'acme/shop', token: 'token', files: { a: 'a\n' } });
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    printed += String(chunk);
    return true;
  });
  vi.spyOn(context, 'apiUrl', 'get').mockReturnValue(github.url);
  vi.spyOn(context, 'ref', 'get').mockReturnValue('refs/heads/main');
  vi.stubEnv('GITHUB_REPOSITORY', 'acme/shop');
  give({ 'jira-url': jira.url, 'jira-email': jira.email, 'jira-token': jira.token });
  give({ 'github-token': 'token', 'sweep-jql': 'project = SHOP' });
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
  const violations = [...jira.violations, ...github.violations];
  await Promise.all([jira, github].map((one) => one[Symbol.asyncDispose]()));
  expect(violations).toEqual([]);
});

function ticketsOf() {
  const { url: baseUrl, email, token } = jira;
  return jiraTickets({ baseUrl, email, token, repository: 'acme/shop' });
}

const sweep = () => sweepFromAction(openInputs(), new AbortController().signal);
const sent = () => github.dispatches.map((one) => parseDispatch(one.client_payload));

describe('a sweep', () => {
  test('starts the workflow for tickets that are due, and reports the others', async () => {
    jira.addIssue({ key: 'SHOP-1', summary: 'Total is wrong' });
    jira.addIssue({ key: 'SHOP-2', summary: 'Discount is lost' });
    await ticketsOf().remember(keyOf('SHOP-2'), { ...emptyRecord, attempts: 5 });
    await sweep();
    expect(sent()).toMatchObject([
      { ticket: 'SHOP-1', ticketId: '10001', site: new URL(jira.url).host, reason: 'sweep' },
    ]);
    const lines = ['SHOP-1: dispatched', 'SHOP-2: no attempts left'];
    for (const line of [...lines, 'Tickets found: 2, dispatched: 1.']) {
      expect(printed).toContain(`${line}\n`);
      expect(summary()).toContain(line);
    }
    expect(process.exitCode).toBeUndefined();
  });

  test('that finds nothing succeeds', async () => {
    jira.addIssue({ key: 'PAY-1', summary: 'Elsewhere' });
    await sweep();
    expect(printed).toContain('Tickets found: 0, dispatched: 0.\n');
    expect(summary()).toMatch(/^Tickets found: 0, dispatched: 0\.\nNo pull request of the agent/);
    expect(process.exitCode).toBeUndefined();
  });

  test('fails in the end if a ticket could not be read', async () => {
    jira.addIssue({ key: 'SHOP-1', summary: 'Total is wrong' });
    jira.addIssue({ key: 'SHOP-2', summary: 'Discount is lost' });
    jira.fail('GET /rest/api/3/issue/{issueIdOrKey}', {
      status: 403,
      body: { errorMessages: ['No.'], errors: {} },
    });
    await sweep();
    expect(sent()).toMatchObject([{ ticket: 'SHOP-2' }]);
    expect(printed).toContain('Tickets that could not be read: 1 of 2. SHOP-1: ');
    expect(process.exitCode).toBe(1);
  });

  test.each([403, 404])('says what the token lacks if GitHub answers %i', async (status) => {
    jira.addIssue({ key: 'SHOP-1', summary: 'Total is wrong' });
    github.fail(dispatches, problem(status, 'Resource not accessible by integration'));
    const end = await sweep().catch((error: unknown) => error);
    expect(end).toBeInstanceOf(UserError);
    expect(end).toHaveProperty(
      'message',
      expect.stringContaining('`permissions: contents: write`'),
    );
  });
});

test('a sweep says no words of tickets of which nothing is to be shown, and names nobody', async () => {
  const key = keyOf('SHOP-1');
  jira.addIssue({ key, summary: 'Total is wrong' });
  await github.commitOn('fix/SHOP-1', { a: 'b\n' }, 'Fix');
  const empty = { work: [], notes: [], more: [] };
  const first = { reason: 'approved', attempt: 1, ...empty };
  const body = reportedBody(first, key);
  const request = { title: 'SHOP-1: fix', head: 'fix/SHOP-1', base: 'main', body };
  const init = { method: 'POST', headers: { authorization: 'token token' } };
  await fetch(`${github.url}/repos/acme/shop/pulls`, { ...init, body: JSON.stringify(request) });
  const [pull] = github.pulls;
  await ticketsOf().remember(key, {
    ...{ ...emptyRecord, attempts: 2 },
    published: {
      pull: { number: 1, url: `${github.url}/acme/shop/pull/1`, draft: false },
      ...{ lacking: [], report: first },
    },
    ended: { reason: 'already-fixed', attempt: 2, reply: 'It is the network.', ...empty },
  });
  jira.addIssue({ key: 'SHOP-2', summary: 'Discount is lost' });
  jira.addComment('SHOP-2', 'Ada', '/stop');
  give({ publish: 'nothing-of-the-ticket' });
  await sweep();
  expect(pull?.body).toMatch(/The last attempt changed nothing\.(?! “)/);
  expect(pull?.body).not.toContain('network');
  const silent = 'SHOP-2: asks for no work: The ticket has the words.';
  for (const text of [printed, summary()]) {
    expect(text).toContain(silent);
    expect(text).not.toContain('Ada');
  }
});

describe('the inputs', () => {
  test('need no model', () => {
    give({ 'deadline-minutes': '3' });
    expect(readSweep(openInputs())).toMatchObject({ attemptMs: 180_000 });
  });

  test('need a token of GitHub', async () => {
    give({ 'github-token': '' });
    await expect(sweep()).rejects.toThrow('Set `github-token` to');
  });
});
