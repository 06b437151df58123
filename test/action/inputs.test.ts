import { describe, expect, it, test, vi } from 'vitest';
import {
  openInputs,
  readAccess,
  readInputs,
  readMode,
  readTicketAccess,
  requireInputs,
} from '../../src/action/inputs.ts';
import { defaultRules } from '../../src/core/run/index.ts';
import type { Dispatch } from '../../src/dispatch.ts';
import { repoPath } from '../../src/engines/files/index.ts';
import { refusalOf } from '../settings/given.ts';
import { keyOf } from '../support/memory/samples/tickets.ts';
import { give, givenJob } from './given.ts';

const dispatch: Dispatch = {
  ticket: keyOf('APP-17'),
  ticketId: '10017',
  site: 'example.atlassian.net',
  delivery: 'd-1',
  reason: 'created',
};

const show = expect.any(Function);
const job = givenJob();

/** The ticket that the inputs and the event name, and how its Jira is reached. */
function readTicketInputs(event: Dispatch | undefined) {
  const { jira, key: ticket } = readTicketAccess(openInputs(), event, undefined);
  return { jira, ticket };
}

describe('the ticket of the job', () => {
  test('comes from the event', () => {
    expect(readTicketInputs(dispatch)).toEqual({
      ticket: 'APP-17',
      jira: {
        baseUrl: 'https://example.atlassian.net',
        email: 'agent@example.com',
        token: 'secret-of-jira',
        ticketFields: [],
        reporters: [],
        show,
      },
    });
  });

  test('comes from Data Center below a path, matched by host', () => {
    give({ 'jira-url': 'https://jira.example.com/jira/', 'jira-email': '' });
    const { jira } = readTicketInputs({ ...dispatch, site: 'jira.example.com' });
    expect(jira.baseUrl).toBe('https://jira.example.com/jira');
  });

  test('or from the input `ticket`, which has priority', () => {
    give({ ticket: 'APP-18' });
    expect(readTicketInputs(dispatch).ticket).toBe('APP-18');
    expect(readTicketInputs(undefined).ticket).toBe('APP-18');
    give({ ticket: ' app-18' });
    expect(readTicketInputs(undefined).ticket).toBe('APP-18');
  });

  test.each([
    [{ ticket: 'APP 18' }, 'Set `ticket` to the key of a Jira ticket, such as APP-17.'],
    [
      { 'jira-url': 'https://other.test' },
      'Set `jira-url` to the Jira site that the event comes from, example.atlassian.net',
    ],
    [{ 'jira-url': '' }, 'Set `jira-url` to'],
    [{ 'jira-url': 'example.atlassian.net' }, 'Set `jira-url` to'],
    [{ 'jira-token': ' ' }, 'Set `jira-token` to'],
  ])('%j is refused in one sentence', (given, sentence) => {
    give(given);
    expect(refusalOf(() => readTicketInputs(dispatch))).toContain(sentence);
  });

  test('is required from one of them', () => {
    expect(refusalOf(() => readTicketInputs(undefined))).toContain('Set `ticket`, or start');
  });

  test('secrets are masked, even if an input is not valid', () => {
    give({ ticket: 'wrong' });
    expect(refusalOf(() => readTicketInputs(dispatch))).toContain('`ticket`');
    for (const secret of ['secret-of-jira', 'secret-of-github', 'secret-of-the-endpoint'])
      expect(job.printed()).toContain(`::add-mask::${secret}\n`);
  });
});

test('the mode can be chosen, whatever the event', () => {
  for (const mode of ['work', 'follow', 'sweep']) {
    give({ mode });
    expect(readMode(openInputs(), () => undefined, 'push')).toBe(mode);
  }
});

describe('everything that is wrong is reported at once', () => {
  const linesOf = (read: () => unknown) => refusalOf(read).split('\n');
  const wrong = { 'jira-url': 'a.test', model: '', 'max-calls': '0', 'price-prompt': '1' };

  test('with the ticket, if that is not known', () => {
    give({ ...wrong, ticket: 'x' });
    expect(linesOf(() => readTicketInputs(undefined))).toEqual([
      expect.stringContaining('Set `jira-url` to'),
      expect.stringContaining('Set `ticket` to'),
      expect.stringContaining('Set `model` to'),
      expect.stringContaining('Set `max-calls` to'),
      expect.stringContaining('Set `price-completion` as well'),
    ]);
  });

  test('for the ticket, if that is known', () => {
    give({ ...wrong, 'jira-url': 'https://example.atlassian.net', labels: '', command: 'fix' });
    expect(readTicketInputs(dispatch).ticket).toBe('APP-17');
    expect(linesOf(() => requireInputs(openInputs()))).toHaveLength(4);
  });

  test('with the mode, what every mode reads', () => {
    give({ ...wrong, mode: 'merge', 'jira-token': '' });
    expect(linesOf(() => readMode(openInputs(), () => undefined, 'schedule'))).toEqual([
      'Set `mode` to auto, work, follow or sweep.',
      expect.stringContaining('Set `jira-url` to'),
      expect.stringContaining('Set `jira-token` to'),
    ]);
  });
});

const readWorkInputs = () => readInputs(openInputs());

describe('the inputs of mode work', () => {
  test('have defaults', () => {
    const { paths, rules, project, targets, caps, ...work } = readWorkInputs();
    expect(work).toEqual({
      github: { kind: 'token', token: 'secret-of-github' },
      model: {
        baseUrl: 'https://api.openai.com/v1',
        apiKey: 'secret-of-the-endpoint',
        model: 'some-model',
        api: 'auto',
      },
      branch: 'fix/{key}',
      texts: { title: '{key}: {summary}', message: '{key}: {summary}', signsOff: false },
      limits: { maxTicketAttempts: 5, planTypes: [] },
      command: '/fix',
      planTypes: [],
      opening: { readyWhen: 'reviewed', labels: [], reviewers: [] },
      withholds: false,
      reproduce: false,
    });
    expect(rules).toEqual(defaultRules);
    expect(project).toMatchObject({ isolation: 'required', environment: [], folders: [] });
    expect(targets.start).toHaveProperty('setting', '`transition-on-start`');
    expect(caps).toEqual({ files: 20, lines: 1000 });
    expect(repoPath('src/a.ts', paths)).toBe('src/a.ts');
  });

  test('a pull request requires passing tests if there is a test command', () => {
    give({ 'test-command': 'npm test' });
    expect(readWorkInputs().opening.readyWhen).toBe('tested');
  });

  test('are all read', () => {
    give({
      'safe-directory': './services/api',
      'protected-paths': 'migrations/\n\n*.lock\n',
      branch: 'bots/jira-{key}',
      'transition-on-start': 'none',
      'max-ticket-attempts': '2',
      'ready-when': 'regression',
      labels: 'bug\nneeds review',
      reviewers: 'ada\nteam:core',
    });
    const { paths, ...work } = readWorkInputs();
    expect(work).toMatchObject({
      branch: 'bots/jira-{key}',
      targets: { start: { kind: 'stay' } },
      limits: { maxTicketAttempts: 2 },
      opening: {
        ...{ readyWhen: 'regression', labels: ['bug', 'needs review'] },
        reviewers: ['ada', 'team:core'],
      },
    });
    for (const path of ['a.ts', 'services/api/migrations/1.sql', 'services/api/yarn.lock'])
      expect(repoPath(path, paths)).toHaveProperty('kind', 'refused');
  });

  test.each([
    [{ 'api-key': '' }, 'Set `api-key` to'],
    [{ model: '' }, 'Set `model` to'],
    [{ 'max-cost': '1' }, 'Set `price-prompt` and `price-completion`'],
    [{ 'safe-directory': '../other' }, 'Set `safe-directory` to'],
    [{ reviewers: '@ada' }, 'Set `reviewers` to'],
  ])('%j is refused in one sentence', (given, sentence) => {
    give(given);
    const refusal = refusalOf(readWorkInputs);
    expect(refusal).toContain(sentence);
    expect(refusal).toMatch(/^[^\n]+[^.]\.$/);
  });
});

describe('the access to the model', () => {
  const identity = { 'identity-provider-id': 'idp_1', 'service-account-id': 'sa_1' };

  /** Gives the variables that the runner sets in a job with `id-token: write`. */
  function permit(): void {
    vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_URL', 'https://github.test/token?api-version=2.0');
    vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'request-token');
  }

  test('a key needs no permission', () => {
    expect(readAccess(openInputs())).toBe('secret-of-the-endpoint');
  });

  describe('an identity', () => {
    it('knows who issues tokens of the job, and has them masked', () => {
      permit();
      give({ ...identity, 'api-key': '' });
      const access = readAccess(openInputs());
      if (typeof access === 'string' || !('ids' in access)) throw new Error('This is a key.');
      expect(access).toMatchObject({
        ids: { provider: 'OpenAI', identityProviderId: 'idp_1', serviceAccountId: 'sa_1' },
        issuer: { url: 'https://github.test/token?api-version=2.0', token: 'request-token' },
      });
      access.onToken('a-short-lived-token');
      expect(job.printed()).toContain('::add-mask::a-short-lived-token');
    });

    it('needs the permission, which is reported with everything else that is wrong', () => {
      give({ ...identity, 'api-key': '', 'max-calls': '0' });
      expect(refusalOf(() => requireInputs(openInputs())).split('\n')).toEqual([
        'Set `max-calls` to a whole number from 1 to 200.',
        expect.stringMatching(
          /^Add `id-token: write` to the permissions of the workflow's job: .*\.$/,
        ),
      ]);
    });

    it('does not go with a key', () => {
      permit();
      give(identity);
      expect(refusalOf(() => requireInputs(openInputs()))).toBe(
        'Remove `api-key` or `identity-provider-id`: the endpoint takes only one.',
      );
    });
  });

  test('without either, one sentence names both', () => {
    give({ 'api-key': '' });
    expect(refusalOf(() => requireInputs(openInputs()))).toBe(
      'Set `api-key` to the API key of api.openai.com, or set `identity-provider-id` and `service-account-id` in a job with `id-token: write`.',
    );
  });
});
