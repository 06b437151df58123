import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { nameOfChecks, parseWorkflow } from '../../../src/cli/workflows/index.ts';
import { hostileJson, mutatedJson } from '../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, mutatedText } from '../../support/hostile/texts.ts';
import { runs } from '../../support/property-runs.ts';
import { workflowText } from '../doctor/set-up.ts';

const path = '.github/workflows/fix.yml';
const listening = '  repository_dispatch:\n    types: [jira-bug-fix]\n';
const written =
  '  contents: write\n  pull-requests: write\n  actions: write\n  checks: read\n  statuses: read\n';
const uses = 'acme/jira-bug-fix-agent@v1';

const read = (from = '', into = '') => parseWorkflow(path, workflowText.replace(from, into));

test('aliases are read, unless there are too many of them', () => {
  const named = `env: { A: &there 'https://a.example' }\n${workflowText}`;
  const withAlias = named.replace(/base-url: .*/, 'base-url: *there');
  expect(parseWorkflow(path, withAlias)?.inputs.get('base-url')).toBe('https://a.example');
  const levels = Array.from({ length: 9 }, (_, at) =>
    at === 0
      ? 'a0: &a0 [x]'
      : `a${at}: &a${at} [${Array(9)
          .fill(`*a${at - 1}`)
          .join(', ')}]`,
  );
  expect(parseWorkflow(path, `${levels.join('\n')}\n${workflowText}`)).toBeUndefined();
});

test('the Action is named as it stands there', () => {
  expect(read()?.action).toBe(uses);
  expect(read(uses, './tools/jira-bug-fix-agent')?.action).toBe('./tools/jira-bug-fix-agent');
});

test('the inputs, secrets and variables of the step are read', () => {
  const found = read();
  expect(found?.inputs.get('model')).toBe('scripted');
  expect(found?.secrets).toEqual(['JIRA_TOKEN', 'MODEL_API_KEY']);
  expect(found?.variables).toEqual(['JIRA_URL', 'JIRA_EMAIL', 'MODEL_URL']);
});

describe('what the token of the job may do', () => {
  const all = ['contents', 'pull-requests', 'actions', 'checks', 'statuses'];
  test.each([
    ['each written down', `permissions:\n${written}`, all.slice(0, 3), all],
    ['write-all', 'permissions: write-all\n', all, all],
    ['read-all', 'permissions: read-all\n', [], all],
    ['an empty list', 'permissions: {}\n', [], []],
    [
      'one that is only read',
      'permissions:\n  contents: write\n  pull-requests: read\n',
      ['contents'],
      ['contents', 'pull-requests'],
    ],
    ['nothing said', '', undefined, undefined],
  ])('%s', (_, permissions, writes, reads) => {
    const found = read(`permissions:\n${written}`, permissions);
    expect(found?.writes && [...found.writes]).toEqual(writes);
    expect(found?.reads && [...found.reads]).toEqual(reads);
  });

  test('those of the job count, and not those above', () => {
    const found = read('    runs-on:', '    permissions: read-all\n    runs-on:');
    expect(found?.writes).toEqual(new Set());
  });
});

test.each([
  [listening, true],
  ['  repository_dispatch:\n', true],
  ['  repository_dispatch:\n    types: jira-bug-fix\n', true],
  ['  repository_dispatch:\n    types: [other]\n', false],
  ['  workflow_dispatch:\n', false],
])('events %j', (events, isDispatched) => {
  expect(read(listening, events)?.isDispatched).toBe(isDispatched);
});

test.each([
  ['someone/jira-bug-fix-agent@0123abc', true],
  ['someone/jira-bug-fix-agent/sub@v2', true],
  ['./', true],
  ['someone/jira-bug-fix-agent-docs@v1', false],
  ['actions/checkout@v7', false],
])('a step that uses %s', (other, isAgent) => {
  expect(read(uses, other) !== undefined).toBe(isAgent);
});

test.each(['', 'no: [yaml', '- a list', 'jobs: 7', 'on: push\njobs:\n  a: null\n'])(
  'a file such as %j is no workflow of the agent',
  (text) => {
    expect(parseWorkflow(path, text)).toBeUndefined();
  },
);

test('the workflows that it watches are read', () => {
  const watching = '  workflow_run: { workflows: [CI, "a: b"], types: [completed] }\n  status:\n';
  expect(read('  status:\n', watching)?.watches).toEqual(['CI', 'a: b']);
  expect(read()?.watches).toEqual([]);
});

const ci = '.github/workflows/ci.yml';
const job = 'jobs: { test: { steps: [] } }\n';

test.each([
  ['its name', `name: CI\non: pull_request\n${job}`, 'CI'],
  ['its path without a name', `on: [push]\n${job}`, ci],
  ['its path, if it has an empty one', `name: ''\non: { pull_request_target: }\n${job}`, ci],
  ['a name that YAML has to quote', `name: 'a: "b" # c'\non: push\n${job}`, 'a: "b" # c'],
  ['nothing, if it checks none', `name: Stale\non: schedule\n${job}`, undefined],
  ['nothing, if it only reacts', `name: Next\non: { workflow_run: }\n${job}`, undefined],
  ['nothing, if its name is too long', `name: ${'x'.repeat(201)}\non: push\n${job}`, undefined],
  ['nothing, if it cannot be read', 'on: [push\n', undefined],
])('a workflow that checks pull requests is watched by %s', (_, text, name) => {
  expect(nameOfChecks(ci, text)).toBe(name);
});

const valid: unknown = parse(workflowText);
const anyText = fc.oneof(
  mutatedText(workflowText),
  // JSON is YAML, too.
  fc.oneof(mutatedJson(valid), hostileJson).map((json) => JSON.stringify(json)),
  hostileText,
);

test('whatever a file has, it is a workflow that runs the agent, or none', () => {
  const property = fc.property(anyText, (text) => {
    const found = parseWorkflow('.github/workflows/fix.yml', text);
    requirePlainPrototypes();
    if (found === undefined) return;
    expect(text).toMatch(/jira-bug-fix-agent|uses/);
    for (const value of found.inputs.values()) expect(typeof value).toBe('string');
    for (const name of [...found.secrets, ...found.variables]) expect(text).toContain(name);
  });
  fc.assert(property, runs(300));
});
