import { describe, expect, test } from 'vitest';
import { defaultRules, efforts } from '../../src/core/run/index.ts';
import { readPlanFirst, readRun, readSweep, readTargets } from '../../src/settings/index.ts';
import { refusalOf, settingsOf } from './given.ts';

type Given = Parameters<typeof settingsOf>[0];

const rulesOf = (given: Given) => readRun(settingsOf(given)).rules;
const sentenceOf = (given: Given) => refusalOf(() => rulesOf(given));
const prices = { 'price-prompt': '1.25', 'price-completion': '10' };

describe('the bounds', () => {
  test('have defaults', () => {
    expect(rulesOf({})).toEqual(defaultRules);
    expect(rulesOf({ 'max-calls': '', 'max-cost': ' ' })).toEqual(defaultRules);
  });

  test('are those of the effort, unless one is given', () => {
    expect(rulesOf({ effort: 'thorough' })).toMatchObject(efforts.thorough);
    expect(rulesOf({ effort: 'small', 'max-calls': '20' })).toMatchObject({
      ...efforts.small,
      maxCalls: 20,
    });
    expect(() => rulesOf({ effort: 'great' })).toThrow('Set <effort> to small, normal or thorough');
  });

  test('are read, without surrounding spaces', () => {
    const given = {
      effort: 'thorough',
      'max-calls': ' 200 ',
      'max-tokens': '10000000',
      'deadline-minutes': '0.5',
      ...prices,
      'max-cost': '100.00',
    };
    expect(rulesOf(given)).toEqual({
      maxAttempts: 6,
      maxLooks: 60,
      review: true,
      maxCalls: 200,
      maxTokens: 10_000_000,
      maxMinutes: 0.5,
      maxReplyTokens: 16_000,
      prices: { prompt: 1.25, cached: 1.25, cacheWritten: 1.25, completion: 10 },
      maxCost: 100,
    });
  });
});

describe('an invalid bound is refused', () => {
  const numbers = ['0', '-1', '2.5', '1e3', '1,000', 'three', '０', '1000000000000', 'NaN'];

  test.each([
    ['max-calls', '200', ['201', ...numbers]],
    ['max-tokens', '10,000,000', ['10000001', ...numbers]],
  ])('%s is a whole number from 1 to %s', (name, most, values) => {
    for (const value of values)
      expect(sentenceOf({ [name]: value })).toBe(
        `Set <${name}> to a whole number from 1 to ${most}.`,
      );
  });

  test.each([
    ['deadline-minutes', ' and up to 300', ['301', '300.1']],
    ['price-prompt', '', []],
    ['price-completion', '', []],
    ['max-cost', '', []],
  ])('%s is a number above 0%s', (name, most, values) => {
    for (const value of ['0', '0.0', '-1', '1e3', '1,5', '.5', '$2', 'Infinity', '0x10', ...values])
      expect(sentenceOf({ ...prices, [name]: value })).toBe(
        `Set <${name}> to a number above 0${most}.`,
      );
  });
});

describe('money', () => {
  test.each([
    ['price-prompt', 'price-completion'],
    ['price-completion', 'price-prompt'],
  ])('%s alone requires the other price', (given, missing) => {
    expect(sentenceOf({ [given]: '1' })).toBe(
      `Set <${missing}> as well: the price of a million tokens.`,
    );
  });

  test('a run that could cost more is refused with the figure, and a limit that would do', () => {
    const refusal = sentenceOf({ ...prices, 'max-cost': '0.5' });
    expect(refusal).toBe(
      'The run could cost 2.00 at the given prices, more than <max-cost>: lower <max-tokens> to 50000 or raise <max-cost>.',
    );
    expect(sentenceOf({ ...prices, 'max-cost': '0.5', 'max-tokens': '50000' })).toBe(
      'nothing was wrong',
    );
    expect(sentenceOf({ ...prices, 'max-cost': '2' })).toBe('nothing was wrong');
  });

  test('a month must have room for one run', () => {
    expect(sentenceOf({ ...prices, 'monthly-budget': '0.5' })).toBe(
      'The run could cost 2.00 at the given prices, more than <monthly-budget>: lower <max-tokens> to 50000 or raise <monthly-budget>.',
    );
    expect(sentenceOf({ 'monthly-budget': '100000 tokens' })).toBe(
      'The run could take 200000 tokens, more than <monthly-budget>: lower <max-tokens> to 100000 or raise <monthly-budget>.',
    );
    expect(sentenceOf({ 'monthly-budget': '200000 tokens' })).toBe('nothing was wrong');
    expect(sentenceOf({ ...prices, 'monthly-budget': '2' })).toBe('nothing was wrong');
  });

  test('the limit is one that can be set', () => {
    const refusal = sentenceOf({ ...prices, 'max-cost': '0.000001' });
    expect(refusal).toContain('raise <max-cost>');
    expect(refusal).not.toContain('to 0 ');
  });
});

test('a sweep requires a scope and has defaults', () => {
  expect(refusalOf(() => readSweep(settingsOf({})))).toContain('Set <sweep-jql> to');
  expect(readSweep(settingsOf({ 'sweep-jql': 'project = APP', 'deadline-minutes': '2' }))).toEqual({
    jql: 'project = APP',
    ...{ maxTicketAttempts: 5, attemptMs: 120_000, branch: 'fix/{key}' },
    ...{ command: '/fix', reopenStatuses: [] },
  });
});

test.each(['GITHUB_TOKEN', 'INPUT_MODEL', 'ACTIONS_RUNTIME_TOKEN', 'runner_temp'])(
  '%s is not for the tests',
  (name) => {
    const given = { 'test-environment': `NODE_ENV\n${name}` };
    expect(refusalOf(() => readRun(settingsOf(given)))).toBe(
      `Remove ${name} from <test-environment>: code under test must not see the agent's own variables.`,
    );
  },
);

describe('the services of tests', () => {
  const services = { 'services-command': 'sh start.sh', 'services-ports': '5432, 6379' };

  test('are a command, ports and a limit, and none without a command', () => {
    const { project } = readRun(settingsOf({ ...services, 'test-command': 'npm test' }));
    const ports = [5432, 6379];
    expect(project.services).toEqual({ command: 'sh start.sh', ports, seconds: 60 });
    expect(readRun(settingsOf({})).project.services).toBeUndefined();
  });

  test('belong to tests, and ports to a command', () => {
    expect(refusalOf(() => readRun(settingsOf(services)))).toBe(
      'Set <test-command> as well: <services-command> adds to it.',
    );
    expect(refusalOf(() => readRun(settingsOf({ 'services-ports': '5432' })))).toBe(
      'Set <services-command> as well: <services-ports> adds to it.',
    );
  });

  test.each(['80', '65536', '5432:5432', 'postgres'])('%s is no port for tests', (port) => {
    expect(refusalOf(() => readRun(settingsOf({ 'test-services': port })))).toContain(
      'Set <test-services> to ports from 1024 to 65535, one per line, such as 5432',
    );
  });
});

describe('the places of reports', () => {
  const placesIn = (text: string) => readRun(settingsOf({ 'test-report': text })).project.reports;

  test('are none, or one in each line', () => {
    expect(readRun(settingsOf({})).project.reports).toEqual([]);
    expect(placesIn(' a.xml\n\n.out/**/TEST-*.XML \nb/?.trx\nc.json\nd.tap')).toEqual([
      ...['a.xml', '.out/**/TEST-*.XML', 'b/?.trx', 'c.json', 'd.tap'],
    ]);
  });

  test.each([
    ...['/tmp/a.xml', '../a.xml', 'a/../../b.xml', './a.xml', 'a//b.xml', 'a.txt', 'reports/'],
    ...['a.xml, b.xml', '{a,b}.xml', 'a\\b.xml', '[ab].xml', '.xml/', 'ok.xml\n/a.xml'],
  ])('are not %j', (text) => {
    expect(refusalOf(() => placesIn(text))).toMatch(
      /^Set <test-report> to paths of \.xml, \.trx, \.json or \.tap files inside the repository, one per line, such as \S+\.$/,
    );
  });
});

describe('where a ticket moves', () => {
  const category = (of: string, moment: string, ...except: readonly string[]) => ({
    ...{ kind: 'category', category: of, except, setting: `<transition-on-${moment}>` },
  });
  const named = (...names: readonly string[]) => ({ kind: 'named', names });

  test('is a category, by default', () => {
    expect(readTargets(settingsOf({}))).toEqual({
      start: category('indeterminate', 'start'),
      pullRequest: category('indeterminate', 'pull-request'),
      merge: category('done', 'merge'),
      stop: { kind: 'stay' },
    });
  });

  test('leaves out what a later move names, or that on a stop', () => {
    const given = {
      'transition-on-pull-request': 'In Review, 31',
      'transition-on-stop': 'Blocked',
    };
    expect(readTargets(settingsOf(given))).toEqual({
      start: category('indeterminate', 'start', 'In Review', '31', 'Blocked'),
      pullRequest: named('In Review', '31'),
      merge: category('done', 'merge', 'Blocked'),
      stop: named('Blocked'),
    });
  });
});

describe('plan-first', () => {
  test.each([
    [{}, undefined],
    [{ 'plan-first': 'Always' }, 0],
    [{ 'plan-first': 'over 3 files' }, 3],
    [{ 'plan-first': 'Over 5 files\nover 1 file\ntype Story' }, 1],
    [{ 'plan-first': 'over 3 files\nalways' }, 0],
    [{ 'plan-first': 'type Story' }, undefined],
  ])('with %j, plans of more than %s files wait', (given, files) => {
    expect(readRun(settingsOf(given)).rules.planFirst).toBe(files);
  });

  test('names types of tickets', () => {
    const settings = settingsOf({ 'plan-first': 'type User Story\nover 3 files\nTYPE  Task' });
    expect(readPlanFirst(settings).types).toEqual(['User Story', 'Task']);
  });

  test.each([
    'never',
    'always so',
    'over 0 files',
    'over files',
    'type',
    'Story',
    'over 3 files and more',
  ])('is not %j', (line) => {
    expect(() => readPlanFirst(settingsOf({ 'plan-first': line }))).toThrow('plan-first');
  });
});
