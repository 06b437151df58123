import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readArguments } from '../../../src/cli/main.ts';
import type { SweepRequest } from '../../../src/cli/sweep/index.ts';
import { sweepFromCli } from '../../../src/cli/sweep/sweep.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { startGitHub } from '../../support/github/github.ts';
import { type JiraStandIn, startJira } from '../../support/jira/jira.ts';

const env = { JIRA_URL: 'https://a.test/', JIRA_EMAIL: 'me@a.test', JIRA_TOKEN: 'token' };
const show = expect.any(Function);
const jql = ['sweep', '--jql', 'project = SHOP'];

describe('a sweep', () => {
  test('has defaults', () => {
    expect(readArguments(jql, env)).toEqual({
      kind: 'sweep',
      jira: {
        baseUrl: 'https://a.test',
        email: 'me@a.test',
        token: 'token',
        ticketFields: [],
        reporters: [],
        show,
      },
      sweep: {
        ...{ jql: 'project = SHOP', hours: 48, limit: 10 },
        ...{ maxTicketAttempts: 5, cooldownMs: 900_000 },
        ...{ branch: 'fix/{key}' },
        ...{ command: '/fix', reopenStatuses: [] },
      },
      follow: {
        ...{ command: '/fix', maxTicketAttempts: 5, maxMinutes: 15 },
        onReady: {
          ...{ kind: 'category', category: 'indeterminate', except: [] },
          setting: '--transition-on-pull-request',
        },
        ...{
          onMerge: {
            ...{ kind: 'category', category: 'done', except: [] },
            setting: '--transition-on-merge',
          },
          ticketOf: expect.any(Function),
        },
      },
      proxies: { httpProxy: '', httpsProxy: '', noProxy: '' },
      secrets: ['token'],
    });
  });

  test('reads every option', () => {
    const scope = ['--hours', '2', '--limit', '1', '--branch', 'bots/{key}'];
    const pace = ['--max-ticket-attempts', '2', '--deadline-minutes', '3'];
    const pulls = ['--command', '/agent', '--transition-on-merge', 'none'];
    const reopened = ['--reopen-status', 'Rework', '--reopen-status', '10042'];
    const more = [...scope, ...pace, ...pulls, ...reopened, '--dispatch', 'acme/shop'];
    const set = { ...env, GITHUB_TOKEN: 'gh', GITHUB_API_URL: 'https://ghe.test/api/v3' };
    expect(readArguments([...jql, ...more], set)).toMatchObject({
      sweep: {
        ...{ hours: 2, limit: 1, branch: 'bots/{key}' },
        ...{ maxTicketAttempts: 2, cooldownMs: 180_000 },
        ...{ command: '/agent', reopenStatuses: ['rework', '10042'] },
      },
      follow: { command: '/agent', onMerge: { kind: 'stay' }, maxMinutes: 3 },
      github: { apiUrl: 'https://ghe.test/api/v3', repository: 'acme/shop', token: 'gh' },
    });
  });

  test.each([
    [['sweep'], env, 'Set --jql'],
    [[...jql, 'APP-1'], env, 'A sweep finds its tickets by --jql; remove "APP-1".'],
    [[...jql, '--dry-run'], env, 'Remove --dry-run: sweep has no such option; see --help.'],
    [[...jql, '--hours', '1.5'], env, 'Set --hours to a whole number from 1 to 8,760.'],
    [[...jql, '--limit', '0'], env, 'Set --limit to a whole number from 1 to 100.'],
    [[...jql, '--dispatch', 'shop'], env, 'Set --dispatch'],
    [[...jql, '--dispatch', 'acme/shop'], env, 'Set GITHUB_TOKEN'],
    [jql, {}, 'Set --jira-url or JIRA_URL to'],
  ])('%j is refused in one sentence', (args, given, sentence) => {
    expect(() => readArguments(args, given)).toThrow(UserError);
    expect(() => readArguments(args, given)).toThrow(sentence);
  });
});

describe('at a terminal', () => {
  let jira: JiraStandIn;
  let printed = '';
  const keep = (chunk: unknown) => {
    printed += String(chunk);
    return true;
  };
  beforeEach(async () => {
    jira = await startJira();
    jira.addIssue({ key: 'SHOP-1', summary: 'Total is wrong' });
    printed = '';
    vi.spyOn(process.stdout, 'write').mockImplementation(keep);
    vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    const { violations } = jira;
    await jira[Symbol.asyncDispose]();
    expect(violations).toEqual([]);
  });

  const command = (): SweepRequest => {
    const site = { JIRA_URL: jira.url, JIRA_EMAIL: jira.email, JIRA_TOKEN: jira.token };
    const read = readArguments(jql, site);
    if (read.kind !== 'sweep') throw new Error('This is not a sweep.');
    return read;
  };
  const { signal } = new AbortController();

  test('a sweep lists the tickets that are due', async () => {
    expect(await sweepFromCli(command(), signal)).toBe(0);
    expect(printed).toBe('SHOP-1: due\nTickets found: 1, due: 1.\n');
  });

  test('with a repository it starts the workflow there', async () => {
    const [repository, token] = ['acme/shop', 'token'];
    await using github = await startGitHub({ repository, token, files: { a: 'a\n' } });
    const more = { github: { apiUrl: github.url, repository, token } };
    expect(await sweepFromCli({ ...command(), ...more }, signal)).toBe(0);
    expect(printed).toContain('SHOP-1: dispatched\n');
    expect(github.dispatches).toHaveLength(1);
    expect(github.violations).toEqual([]);
  });

  test('a ticket that cannot be read changes the exit code', async () => {
    const refused = { status: 403, body: { errorMessages: ['No.'], errors: {} } };
    jira.fail('GET /rest/api/3/issue/{issueIdOrKey}', refused);
    expect(await sweepFromCli(command(), signal)).toBe(1);
    expect(printed).toContain('Tickets that could not be read: 1 of 1.');
  });
});
