import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  readMergeInputs,
  readMode,
  readTicketInputs,
  readWorkInputs,
} from '../../src/action/inputs.ts';
import { repoPath } from '../../src/core/path.ts';
import { defaultRules } from '../../src/core/run/budget.ts';
import { UserError } from '../../src/core/user-error.ts';
import type { Dispatch } from '../../src/dispatch.ts';
import { keyOf } from '../support/memory/samples.ts';

const inputs = {
  'jira-url': 'https://example.atlassian.net/',
  'jira-email': 'agent@example.com',
  'jira-token': 'secret-of-jira',
  'github-token': 'secret-of-github',
  'base-url': 'https://api.openai.com/v1',
  'api-key': 'secret-of-the-endpoint',
  model: 'some-model',
};

/** Gives inputs as the runner does, through the environment. */
function give(given: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(given))
    vi.stubEnv(`INPUT_${name.toUpperCase()}`, value);
}

const dispatch: Dispatch = {
  ticket: keyOf('APP-17'),
  ticketId: '10017',
  site: 'example.atlassian.net',
  delivery: 'd-1',
  reason: 'created',
};

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    printed += String(chunk);
    return true;
  });
  give(inputs);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function sentenceOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  return 'nothing was wrong';
}

describe('the ticket of the job', () => {
  test('comes from the event, with how Jira is reached', () => {
    expect(readTicketInputs(dispatch)).toEqual({
      ticket: 'APP-17',
      jira: {
        baseUrl: 'https://example.atlassian.net',
        email: 'agent@example.com',
        token: 'secret-of-jira',
        ticketFields: [],
      },
    });
  });

  test('comes from the site where people read it, also through the gateway', () => {
    give({ 'cloud-id': '11111111-2222-3333-4444-555555555555' });
    expect(readTicketInputs(dispatch)).toMatchObject({
      ticket: 'APP-17',
      jira: { cloudId: '11111111-2222-3333-4444-555555555555' },
    });
  });

  test('comes from a Data Center below a path, by its host', () => {
    give({ 'jira-url': 'https://jira.example.com/jira/', 'jira-email': '' });
    give({ 'ticket-fields': ' Acceptance criteria \n\ncustomfield_10031\nAcceptance criteria' });
    expect(readTicketInputs({ ...dispatch, site: 'jira.example.com' }).jira).toEqual({
      baseUrl: 'https://jira.example.com/jira',
      email: '',
      token: 'secret-of-jira',
      ticketFields: ['Acceptance criteria', 'customfield_10031'],
    });
  });

  test('or from the input `ticket`, which goes first', () => {
    give({ ticket: 'APP-18' });
    expect(readTicketInputs(dispatch).ticket).toBe('APP-18');
    expect(readTicketInputs(undefined).ticket).toBe('APP-18');
  });

  test.each([
    [{ ticket: 'app-18' }, 'The input `ticket` must be a Jira key such as APP-17.'],
    [{ 'jira-url': 'https://other.test' }, 'site example.atlassian.net, but the input `jira-url`'],
    [{ 'jira-url': '' }, 'Set the input `jira-url` to'],
    [{ 'jira-url': 'example.atlassian.net' }, 'Set the input `jira-url` to'],
    [{ 'jira-token': ' ' }, 'Set the input `jira-token` to'],
  ])('%j is told in one sentence', (given, sentence) => {
    give(given);
    expect(sentenceOf(() => readTicketInputs(dispatch))).toContain(sentence);
  });

  test('that neither names is told so', () => {
    expect(sentenceOf(() => readTicketInputs(undefined))).toContain('Give the input `ticket`');
  });

  test('secrets are masked, even when an input is wrong', () => {
    give({ ticket: 'wrong' });
    expect(sentenceOf(() => readTicketInputs(dispatch))).toContain('`ticket`');
    for (const secret of ['secret-of-jira', 'secret-of-github', 'secret-of-the-endpoint'])
      expect(printed).toContain(`::add-mask::${secret}\n`);
  });
});

describe('how the work is to be done', () => {
  test('with what is usual', () => {
    const { paths, ...work } = readWorkInputs();
    expect(work).toEqual({
      githubToken: 'secret-of-github',
      model: {
        baseUrl: 'https://api.openai.com/v1',
        apiKey: 'secret-of-the-endpoint',
        model: 'some-model',
      },
      rules: defaultRules,
      branchPrefix: 'fix/',
      targets: {
        start: { kind: 'category', category: 'indeterminate' },
        pullRequest: { kind: 'category', category: 'indeterminate' },
      },
      maxTicketAttempts: 5,
      cooldownMs: 60_000,
    });
    expect(repoPath('src/a.ts', paths)).toBe('src/a.ts');
  });

  test('with every input', () => {
    give({
      'max-attempts': '10',
      'max-calls': '40',
      'max-tokens': '500000',
      'deadline-minutes': '2.5',
      'price-prompt': '1.25',
      'price-completion': '10',
      'max-cost': '5',
      'safe-directory': './services/api',
      'protected-paths': 'migrations/\n\n*.lock\n',
      'branch-prefix': 'bots/jira-',
      'transition-on-start': 'none',
      'transition-on-pull-request': 'In Review, 31',
      'max-ticket-attempts': '2',
      'cooldown-seconds': '0',
    });
    const { paths, ...work } = readWorkInputs();
    expect(work).toMatchObject({
      rules: {
        maxAttempts: 10,
        maxCalls: 40,
        maxTokens: 500_000,
        maxMinutes: 2.5,
        prices: { prompt: 1.25, completion: 10 },
        maxCost: 5,
      },
      branchPrefix: 'bots/jira-',
      targets: {
        start: { kind: 'stay' },
        pullRequest: { kind: 'named', names: ['In Review', '31'] },
      },
      maxTicketAttempts: 2,
      cooldownMs: 0,
    });
    expect(repoPath('services/api/a.ts', paths)).toBe('services/api/a.ts');
    for (const path of ['a.ts', 'services/api/migrations/1.sql', 'services/api/yarn.lock'])
      expect(repoPath(path, paths)).toHaveProperty('kind', 'refused');
  });

  test.each([
    [{ 'github-token': '' }, 'Set the input `github-token` to'],
    [{ 'base-url': '' }, 'Set the input `base-url` to'],
    [{ 'base-url': 'localhost:11434' }, 'The input `base-url` must be'],
    [{ 'api-key': '' }, 'Set the input `api-key` to'],
    [{ model: '' }, 'Set the input `model` to'],
    [{ 'max-attempts': '0' }, 'Set the input `max-attempts` to a whole number from 1 to 10'],
    [{ 'max-attempts': 'three' }, 'Set the input `max-attempts` to'],
    [{ 'max-calls': '201' }, 'Set the input `max-calls` to a whole number from 1 to 200'],
    [{ 'max-tokens': '1e6' }, 'Set the input `max-tokens` to a whole number'],
    [
      { 'deadline-minutes': '0' },
      'Set the input `deadline-minutes` to a number above 0 and up to 300',
    ],
    [{ 'price-prompt': 'free' }, 'Set the input `price-prompt` to a number above 0'],
    [{ 'price-completion': '1' }, 'Set the input `price-prompt`, too'],
    [{ 'max-cost': '1' }, 'Set the input `price-prompt` and the input `price-completion`'],
    [
      { 'max-cost': '1', 'price-prompt': '1', 'price-completion': '10' },
      'could cost 2.00, more than the input `max-cost`: lower the input `max-tokens` to 100000',
    ],
    [{ 'safe-directory': '../other' }, 'The input `safe-directory` must be'],
    [{ 'branch-prefix': '-fix/' }, 'The input `branch-prefix` must be'],
    [{ 'branch-prefix': 'a..b/' }, 'The input `branch-prefix` must be'],
    [{ 'branch-prefix': 'refs//x' }, 'The input `branch-prefix` must be'],
    [{ 'branch-prefix': 'a b/' }, 'The input `branch-prefix` must be'],
    [{ 'transition-on-start': 'none, Open' }, 'Set the input `transition-on-start` to none,'],
    [{ 'transition-on-pull-request': ', ' }, 'Set the input `transition-on-pull-request` to'],
    [
      { 'max-ticket-attempts': '0' },
      'Set the input `max-ticket-attempts` to a whole number from 1',
    ],
    [{ 'cooldown-seconds': '1.5' }, 'Set the input `cooldown-seconds` to a whole number from 0'],
    [{ 'cooldown-seconds': '3601' }, 'to a whole number from 0 to 3600'],
  ])('%j is told in one sentence', (given, sentence) => {
    give(given);
    const told = sentenceOf(readWorkInputs);
    expect(told).toContain(sentence);
    expect(told).toMatch(/^[^\n]+[^.]\.$/);
  });
});

test('what is to be done after a merge asks for no model and no token of GitHub', () => {
  give({ 'github-token': '', 'api-key': '', model: '' });
  expect(readMergeInputs()).toEqual({
    branchPrefix: 'fix/',
    target: { kind: 'category', category: 'done' },
  });
  give({ 'branch-prefix': 'bots/jira-', 'transition-on-merge': 'Released' });
  expect(readMergeInputs()).toEqual({
    branchPrefix: 'bots/jira-',
    target: { kind: 'named', names: ['Released'] },
  });
});

test('the mode is to work a ticket, unless the input says otherwise', () => {
  expect(readMode()).toBe('work');
  for (const mode of ['work', 'merged', 'sweep']) {
    give({ mode });
    expect(readMode()).toBe(mode);
  }
  give({ mode: 'merge' });
  expect(sentenceOf(readMode)).toBe('Set the input `mode` to work, merged or sweep.');
});
