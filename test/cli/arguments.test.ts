import { describe, expect, test } from 'vitest';
import { readArguments } from '../../src/cli/main.ts';
import { defaultRules } from '../../src/core/run/index.ts';
import { UserError } from '../../src/core/user-error.ts';

const env = { OPENAI_API_KEY: 'key-of-the-tests' };
const jira = { JIRA_URL: 'https://a.test/', JIRA_EMAIL: 'me@a.test', JIRA_TOKEN: 'token' };
const show = expect.any(Function);
const file = ['run', '--ticket', 'bug.md', '--model', 'some-model'];
const key = ['run', 'APP-17', '--model', 'some-model'];

/** How the model is asked by default. */
const usual = { api: 'auto', effort: undefined };

describe('a run', () => {
  test('of a ticket in a file, with the defaults', () => {
    expect(readArguments(file, env)).toEqual({
      kind: 'run',
      ticket: { kind: 'file', path: 'bug.md' },
      repository: '.',
      model: {
        baseUrl: 'https://api.openai.com/v1',
        apiKey: 'key-of-the-tests',
        model: 'some-model',
        ...usual,
        show,
      },
      show,
      rules: defaultRules,
      paths: { safeDirectory: '', isProtected: expect.any(Function) },
      project: {
        ...{
          timeout: 300_000,
          isolation: 'required',
          environment: [],
          folders: [],
          reports: [],
          ports: [],
        },
        show,
      },
      caps: { files: 20, lines: 1000 },
      reproduce: false,
      dryRun: false,
      json: false,
      verbosity: 'normal',
      secrets: ['key-of-the-tests'],
      proxies: { httpProxy: '', httpsProxy: '', noProxy: '' },
    });
  });

  test('of a ticket in Jira', () => {
    expect(readArguments(key, { ...env, ...jira })).toHaveProperty('ticket', {
      kind: 'jira',
      key: 'APP-17',
      jira: {
        baseUrl: 'https://a.test',
        email: 'me@a.test',
        token: 'token',
        ticketFields: [],
        reporters: [],
        show,
      },
    });
  });

  test('of a ticket in Jira through the gateway, with further fields', () => {
    const fields = ['--ticket-field', 'Acceptance criteria', '--ticket-field', 'customfield_1'];
    const read = readArguments([...key, '--cloud-id', 'site-0001', ...fields], { ...env, ...jira });
    expect(read).toHaveProperty('ticket.jira.cloudId', 'site-0001');
    expect(read).toHaveProperty('ticket.jira.ticketFields', [
      'Acceptance criteria',
      'customfield_1',
    ]);
  });

  test('of a ticket in Jira Data Center', () => {
    const center = { JIRA_URL: 'https://jira.test/jira', JIRA_TOKEN: 'token' };
    expect(readArguments(key, { ...env, ...center })).toHaveProperty('ticket.jira', {
      baseUrl: 'https://jira.test/jira',
      token: 'token',
      ticketFields: [],
      reporters: [],
      show,
    });
  });

  test('with every option', () => {
    const options = ['--repo', '../shop', '--safe-directory', './api/', '--dry-run'];
    const endpoint = ['--base-url', 'http://localhost:11434/v1/'];
    const paths = ['--protected-paths', 'migrations/', '--protected-paths', '*.sql'];
    const read = readArguments([...file, ...options, ...endpoint, ...paths], {});
    if (read.kind !== 'run') throw new Error('This is not a run.');
    const changes = ['api/a.ts', 'api/migrations/1.ts', 'api/b.sql'];
    expect(changes.map(read.paths.isProtected)).toEqual([false, true, true]);
    expect(read).toMatchObject({
      repository: '../shop',
      paths: { safeDirectory: 'api' },
      model: { baseUrl: 'http://localhost:11434/v1', apiKey: 'none', model: 'some-model' },
      dryRun: true,
    });
  });

  test('with every bound', () => {
    const bounds = ['--effort', 'small', '--max-calls', '40', '--max-tokens', '500000'];
    const more = ['--deadline-minutes', '2.5', '--max-cost', '5'];
    const prices = ['--price-prompt', '1.25', '--price-completion', '10'];
    expect(readArguments([...file, ...bounds, ...more, ...prices], env)).toHaveProperty('rules', {
      maxAttempts: 2,
      maxLooks: 12,
      review: true,
      maxCalls: 40,
      maxTokens: 500_000,
      maxMinutes: 2.5,
      maxReplyTokens: 16_000,
      prices: { prompt: 1.25, cached: 1.25, cacheWritten: 1.25, completion: 10 },
      maxCost: 5,
    });
  });

  test('with an empty bound, which counts as omitted', () => {
    expect(readArguments([...file, '--max-calls', ''], env)).toHaveProperty('rules', defaultRules);
  });

  test('with every way to ask the model', () => {
    const ways = ['--api', 'chat', '--reasoning-effort', 'High'];
    expect(readArguments([...file, ...ways], env)).toMatchObject({
      model: { api: 'chat', effort: 'high' },
    });
    expect(readArguments(file, { ...env, MODEL_API: 'responses' })).toHaveProperty(
      'model.api',
      'responses',
    );
  });

  test('with the model and its endpoint from the environment, unless there is an option', () => {
    const set = { ...env, MODEL: 'from-env', OPENAI_BASE_URL: 'https://llm.test/v1' };
    expect(readArguments(['run', '--ticket', 'bug.md'], set)).toHaveProperty('model', {
      baseUrl: 'https://llm.test/v1',
      apiKey: 'key-of-the-tests',
      model: 'from-env',
      ...usual,
      show,
    });
    expect(readArguments(file, set)).toHaveProperty('model.model', 'some-model');
  });
});

describe('what messages call a setting', () => {
  const shown = (args: readonly string[], variables: Readonly<Record<string, string>>) => {
    const read = readArguments(args, { ...jira, ...variables });
    if (read.kind !== 'run' || read.ticket.kind !== 'jira') throw new Error('This is not a run.');
    const { show = String } = read.ticket.jira;
    return (['jira-url', 'jira-token', 'cloud-id', 'sweep-jql'] as const).map(show);
  };

  test('is the place where it was given, or every place', () => {
    const ways = ['JIRA_TOKEN', '--cloud-id or JIRA_CLOUD_ID', '--jql'];
    expect(shown(key, env)).toEqual(['JIRA_URL', ...ways]);
    expect(shown([...key, '--jira-url', 'https://b.test'], env)).toEqual(['--jira-url', ...ways]);
  });
});

test.each([
  [[], 'help'],
  [['help'], 'help'],
  [['--help'], 'help'],
  [['--version'], 'version'],
  [['run', 'APP-17', '--version'], 'version'],
])('%j asks for the %s', (args, kind) => {
  expect(readArguments(args, {})).toEqual({ kind });
});

describe('invalid arguments are refused in one sentence', () => {
  const without = (name: keyof typeof jira) => ({ ...env, ...jira, [name]: '' });

  test.each([
    [['fix'], env, 'There is no command "fix"'],
    [['--model', 'm'], env, 'Put a command before the options, such as run'],
    [['run', '--ticket', 'bug.md'], env, 'Set --model'],
    [[...file, '--model', ''], env, 'Set --model'],
    [file, {}, 'Set OPENAI_API_KEY to the API key of api.openai.com.'],
    [[...file, '--base-url', 'https://llm.example.com'], {}, 'the API key of llm.example.com.'],
    [[...file, '--base-url', 'localhost:11434'], env, 'Set --base-url'],
    [[...file, '--base-url', 'file:///v1'], env, 'Set --base-url'],
    [[...file, '--max-calls', '0'], env, 'Set --max-calls to a whole number from 1 to 200'],
    [[...file, '--max-calls', '2.5'], env, 'Set --max-calls'],
    [[...file, '--max-calls', '201'], env, 'Set --max-calls to a whole number from 1 to 200.'],
    [
      [...file, '--max-tokens', '1e6'],
      env,
      'Set --max-tokens to a whole number from 1 to 10,000,000.',
    ],
    [
      [...file, '--deadline-minutes', '0'],
      env,
      'Set --deadline-minutes to a number above 0 and up to 300',
    ],
    [[...file, '--price-prompt', 'free'], env, 'Set --price-prompt to a number above 0'],
    [[...file, '--price-prompt', '1'], env, 'Set --price-completion as well'],
    [
      [...file, '--max-cost', '1'],
      env,
      'Set --price-prompt and --price-completion: --max-cost requires them',
    ],
    [
      [...file, '--max-cost', '1', '--price-prompt', '1', '--price-completion', '10'],
      env,
      'could cost 2.00 at the given prices, more than --max-cost: lower --max-tokens to 100000 or raise --max-cost',
    ],
    [[...file, '--safe-directory', '../other'], env, 'Set --safe-directory'],
    [[...file, '--safe-directory', '/srv'], env, 'Set --safe-directory'],
    [key, without('JIRA_URL'), 'Set --jira-url or JIRA_URL to'],
    [[...key, '--jira-url', 'a.test'], { ...env, ...jira }, 'Set --jira-url'],
    [key, without('JIRA_TOKEN'), 'Set JIRA_TOKEN'],
    [[...file, '--fast'], env, 'There is no option --fast: see --help'],
    [[...file, '--repo'], env, 'The option --repo needs a value; see --help'],
    [[...file, '--repo', '--dry-run'], env, 'The option --repo needs a value; see --help'],
    [[...file, '--jql', 'project = APP'], env, 'Remove --jql: run has no such option; see --help'],
    [[...file, '--dry-run=yes'], env, 'The option --dry-run takes no value; see --help'],
  ])('%j %j', (args, variables, sentence) => {
    const error = errorOf(() => readArguments(args, variables));
    expect(error).toBeInstanceOf(UserError);
    expect(error).toHaveProperty('message', expect.stringContaining(sentence));
    expect(error).toHaveProperty('message', expect.stringMatching(/^[^\n]+[^.]\.$/));
  });
});

function errorOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}
