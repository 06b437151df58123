import { describe, expect, test } from 'vitest';
import { openInputs, readInputs } from '../../src/action/inputs.ts';
import { repoPath } from '../../src/core/repository/index.ts';
import { defaultRules } from '../../src/core/run/index.ts';
import { refusalOf } from '../settings/given.ts';
import { give, givenJob } from './given.ts';

givenJob();

const readWorkInputs = () => readInputs(openInputs());

describe('the inputs of mode work', () => {
  test('have defaults', () => {
    const { paths, ...work } = readWorkInputs();
    expect(work).toEqual({
      github: { kind: 'token', token: 'secret-of-github' },
      model: {
        baseUrl: 'https://api.openai.com/v1',
        apiKey: 'secret-of-the-endpoint',
        model: 'some-model',
        api: 'auto',
      },
      rules: defaultRules,
      branch: 'fix/{key}',
      title: '{key}: {summary}',
      message: '{key}: {summary}',
      targets: {
        start: {
          ...{ kind: 'category', category: 'indeterminate', except: [] },
          setting: '`transition-on-start`',
        },
        pullRequest: {
          ...{ kind: 'category', category: 'indeterminate', except: [] },
          setting: '`transition-on-pull-request`',
        },
        merge: {
          ...{ kind: 'category', category: 'done', except: [] },
          setting: '`transition-on-merge`',
        },
        stop: { kind: 'stay' },
      },
      maxTicketAttempts: 5,
      command: '/fix',
      planTypes: [],
      signsOff: false,
      project: {
        timeout: 300_000,
        isolation: 'required',
        environment: [],
        folders: [],
        ports: [],
        reports: [],
        show: expect.any(Function),
      },
      readyWhen: 'reviewed',
      withholds: false,
      labels: [],
      reviewers: [],
      reproduce: false,
      caps: { files: 20, lines: 1000 },
    });
    expect(repoPath('src/a.ts', paths)).toBe('src/a.ts');
  });

  test('a pull request requires passing tests if there is a test command', () => {
    give({ 'test-command': 'npm test' });
    expect(readWorkInputs().readyWhen).toBe('tested');
  });

  test('are all read', () => {
    give({
      effort: 'thorough',
      'max-calls': '40',
      'max-tokens': '500000',
      'deadline-minutes': '2.5',
      'price-prompt': '1.25',
      'price-completion': '10',
      'max-cost': '5',
      'safe-directory': './services/api',
      'protected-paths': 'migrations/\n\n*.lock\n',
      branch: 'bots/jira-{key}',
      'transition-on-start': 'none',
      'transition-on-pull-request': 'In Review, 31',
      'transition-on-stop': 'Blocked',
      'max-ticket-attempts': '2',
      'setup-command': 'npm ci',
      'lint-command': 'npm run lint',
      'test-command': 'npm test',
      'test-timeout-minutes': '10',
      'test-isolation': 'none',
      'test-environment': 'NODE_ENV\n\nDATABASE_URL ',
      'ready-when': 'regression',
      labels: 'bug\nneeds review',
      reviewers: 'ada\nteam:core',
      reproduce: 'true',
      'max-files': '3',
      'max-lines': '50',
    });
    const { paths, ...work } = readWorkInputs();
    expect(work).toMatchObject({
      rules: {
        maxAttempts: 6,
        maxCalls: 40,
        maxTokens: 500_000,
        maxMinutes: 2.5,
        prices: { prompt: 1.25, cached: 1.25, cacheWritten: 1.25, completion: 10 },
        maxCost: 5,
      },
      branch: 'bots/jira-{key}',
      title: '{key}: {summary}',
      message: '{key}: {summary}',
      targets: {
        start: { kind: 'stay' },
        pullRequest: { kind: 'named', names: ['In Review', '31'] },
        stop: { kind: 'named', names: ['Blocked'] },
      },
      maxTicketAttempts: 2,
      project: {
        setup: 'npm ci',
        lint: 'npm run lint',
        tests: 'npm test',
        timeout: 600_000,
        isolation: 'none',
        environment: ['NODE_ENV', 'DATABASE_URL'],
      },
      readyWhen: 'regression',
      labels: ['bug', 'needs review'],
      reviewers: ['ada', 'team:core'],
      reproduce: true,
      caps: { files: 3, lines: 50 },
    });
    expect(repoPath('services/api/a.ts', paths)).toBe('services/api/a.ts');
    for (const path of ['a.ts', 'services/api/migrations/1.sql', 'services/api/yarn.lock'])
      expect(repoPath(path, paths)).toHaveProperty('kind', 'refused');
  });

  test.each([
    [{ 'github-token': '' }, 'Set `github-token` to'],
    [{ 'base-url': '' }, 'Set `base-url` to'],
    [{ 'base-url': 'localhost:11434' }, 'Set `base-url` to'],
    [{ 'api-key': '' }, 'Set `api-key` to'],
    [{ model: '' }, 'Set `model` to'],
    [{ 'max-calls': 'three' }, 'Set `max-calls` to'],
    [{ 'max-calls': '201' }, 'Set `max-calls` to a whole number from 1 to 200'],
    [{ 'max-tokens': '1e6' }, 'Set `max-tokens` to a whole number'],
    [{ 'deadline-minutes': '0' }, 'Set `deadline-minutes` to a number above 0 and up to 300'],
    [{ 'price-prompt': 'free' }, 'Set `price-prompt` to a number above 0'],
    [{ 'price-completion': '1' }, 'Set `price-prompt` as well'],
    [{ 'max-cost': '1' }, 'Set `price-prompt` and `price-completion`'],
    [
      { 'max-cost': '1', 'price-prompt': '1', 'price-completion': '10' },
      'could cost 2.00 at the given prices, more than `max-cost`: lower `max-tokens` to 100000',
    ],
    [{ 'safe-directory': '../other' }, 'Set `safe-directory` to'],
    [{ 'transition-on-start': 'none, Open' }, 'Set `transition-on-start` to none,'],
    [{ 'transition-on-pull-request': ', ' }, 'Set `transition-on-pull-request` to'],
    [{ 'max-ticket-attempts': '0' }, 'Set `max-ticket-attempts` to a whole number from 1'],
    [{ 'test-timeout-minutes': '0' }, 'to a whole number from 1 to 120'],
    [{ 'test-isolation': 'docker' }, 'Set `test-isolation` to required or none'],
    [{ 'ready-when': 'green' }, 'Set `ready-when` to reviewed, linted,'],
    [{ reproduce: 'maybe' }, 'Set `reproduce` to true or false'],
    [{ reviewers: '@ada' }, 'Set `reviewers` to'],
    [{ 'max-files': '0' }, 'Set `max-files` to a whole number from 1'],
    [{ 'max-lines': 'many' }, 'Set `max-lines` to a whole number from 1'],
  ])('%j is refused in one sentence', (given, sentence) => {
    give(given);
    const refusal = refusalOf(readWorkInputs);
    expect(refusal).toContain(sentence);
    expect(refusal).toMatch(/^[^\n]+[^.]\.$/);
  });
});
