import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { type WorkflowOptions, workflowFile } from '../../../src/cli/init/workflow.ts';
import { workflowProblems } from '../../repo/language-service.ts';
import { projectText } from '../../repo/project.ts';
import {
  closed,
  commented,
  dispatched,
  reviewed,
  scheduled,
  startedByHand,
} from '../../support/runner/events.ts';
import { planWorkflow, type Start } from '../../support/runner/workflow.ts';

const action = 'OWNER/jira-bug-fix-agent@v1';
const sweep = { cron: '17 * * * *', jql: 'project = APP AND issuetype = Bug' };
const usual = workflowFile({ action, sweep });

const permissionsOf = (options: Omit<WorkflowOptions, 'action'>) =>
  z
    .object({ permissions: z.record(z.string(), z.string()) })
    .parse(parse(workflowFile({ action, ...options }))).permissions;

/** What an event starts; by default on the default branch. */
const plan = (event: Start['event'], more: Partial<Start> = {}, text = usual) =>
  planWorkflow(text, { event, ref: 'refs/heads/main', ...more });

describe('GitHub’s language service', () => {
  const commands = { 'test-command': 'npm test -- --run "a: b"', labels: 'bug\n# no comment' };
  const identity = { 'identity-provider-id': 'idp_1', 'service-account-id': 'sa_1' };
  const endpoint = { 'base-url': 'http://10.0.0.7:11434/v1', 'branch-prefix': 'bots/' };
  it.each<Omit<WorkflowOptions, 'action'>>([
    {},
    { sweep },
    { app: true },
    { inputs: commands },
    { inputs: identity, sweep },
    { inputs: { ...endpoint, command: '/repair' }, app: true, sweep },
  ])('accepts the workflow with %j', async (options) => {
    expect(await workflowProblems(workflowFile({ action, ...options }))).toEqual([]);
  });

  it('finds an input that the Action lacks', async () => {
    const broken = usual.replace('jira-url:', 'jira-ulr:');
    expect((await workflowProblems(broken)).join()).toContain("Invalid action input 'jira-ulr'");
  });
});

test('every action of others is pinned to a commit, with its version', () => {
  const uses = workflowFile({ action, app: true }).match(/uses: actions\/.*/g) ?? [];
  expect(uses.map((use) => use.split('@')[0])).toEqual([
    'uses: actions/checkout',
    'uses: actions/upload-artifact',
  ]);
  for (const use of uses) expect(use).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  expect(projectText('.github/workflows/ci.yml')).toContain(`- ${uses[0]}\n`);
});

test('the workflow for every event has at most 45 lines', () => {
  expect(usual.trimEnd().split('\n').length).toBeLessThanOrEqual(45);
});

describe('an event that asks for work', () => {
  const pull = 'refs/pull/7/merge';
  it.each([
    ['the Worker’s', dispatched('APP-17', 'd-1'), {}, 'jira APP-17 [d-1]', 'APP-17'],
    ['a start by hand', startedByHand('APP-17'), {}, 'jira APP-17 [workflow_dispatch]', 'APP-17'],
    ['a sweep by hand', startedByHand(''), {}, 'jira sweep [workflow_dispatch]', '1'],
    ['the schedule', scheduled, {}, 'jira sweep [schedule]', '1'],
    [
      'a comment in a private repository, whose members GitHub may call contributors',
      commented('/fix it', { by: 'CONTRIBUTOR', isPrivate: true }),
      {},
      'jira 7 [issue_comment]',
      '1',
    ],
    ['a comment', commented('/fix it'), {}, 'jira 7 [issue_comment]', '1'],
    [
      'a request for changes',
      reviewed('changes_requested', 'No.'),
      { ref: pull },
      'jira 7 [pull_request_review]',
      '1',
    ],
    [
      'the command in a review',
      reviewed('commented', '/fix it'),
      { ref: pull },
      'jira 7 [pull_request_review]',
      '1',
    ],
  ])('%s starts a run on the base branch', (_, event, more, name, group) => {
    const run = plan(event, more);
    expect(run).toMatchObject({ name, group: `jira-bug-fix-${group}` });
    const [checkout, agent, ...others] = run?.steps ?? [];
    expect(checkout?.with.ref).toMatch(/^(refs\/heads\/)?main$/);
    expect(checkout?.with).toMatchObject({ 'fetch-depth': '1000', 'persist-credentials': 'false' });
    const isByHand = event.name === 'workflow_dispatch' && group !== '1';
    expect(agent).toMatchObject({ uses: action, with: { ticket: isByHand ? 'APP-17' : '' } });
    expect(others).toEqual([]);
  });

  it('by hand uses the branch that was chosen', () => {
    const run = plan(startedByHand('APP-17'), { ref: 'refs/heads/2.x' });
    expect(run?.steps?.[0]?.with.ref).toBe('refs/heads/2.x');
  });
});

test('a merge checks nothing out and waits for no other run', () => {
  const run = plan(closed(true), { ref: 'refs/heads/main' });
  expect(run).toMatchObject({ name: 'jira 7 [pull_request]', group: 'jira-bug-fix-1' });
  expect(run?.steps?.map(({ uses }) => uses)).toEqual([action]);
});

describe('no runner starts for', () => {
  const fork = { from: { full_name: 'mallory/shop' } };
  const bot = { login: 'ci[bot]', type: 'Bot' };
  it.each([
    ['a pull request that was closed without a merge', closed(false)],
    ['a merge from another branch', closed(true, { branch: 'feature' })],
    ['a merge from a fork', closed(true, fork)],
    ['a merge from a fork that was deleted', closed(true, { from: null })],
    ['an approval', reviewed('approved', 'Fine.')],
    ['a review of a fork', reviewed('changes_requested', 'No.', fork)],
    ['a review of another branch', reviewed('changes_requested', 'No.', { branch: 'feature' })],
    ['a review of a fork that was deleted', reviewed('commented', '/fix it', { from: null })],
    ['a comment without the command', commented('How about /fix?')],
    ['a comment on an issue', commented('/fix it', { on: 'issue' })],
    ['a comment of a bot', commented('/fix it', { user: bot })],
    ['a comment of a stranger', commented('/fix it', { by: 'NONE' })],
    ['a comment of who once contributed', commented('/fix it', { by: 'CONTRIBUTOR' })],
    ['a review of a stranger', reviewed('changes_requested', 'No.', { by: 'NONE' })],
    ['the command in a stranger’s review', reviewed('commented', '/fix it', { by: 'NONE' })],
  ])('%s, and it replaces no waiting run', (_, event) => {
    const run = plan(event);
    expect(run).toMatchObject({ steps: undefined, group: 'jira-bug-fix-1' });
  });

  it.each([
    { name: 'pull_request', payload: { action: 'opened' } },
    { name: 'issue_comment', payload: { action: 'edited' } },
    { name: 'push', payload: {} },
  ])('%j, to which the workflow does not listen', (event) => {
    expect(plan(event)).toBeUndefined();
  });
});

test('a run uploads its patch and its receipt', () => {
  const outputs = { fix: { patch: '', receipt: '/tmp/receipt.json' } };
  const upload = plan(dispatched('APP-17', 'd-1'), { outputs })?.steps?.[2];
  expect(upload?.with).toEqual({ name: 'jira-bug-fix', path: '\n/tmp/receipt.json\n' });
});

test('the condition has the command and the branches of the inputs', () => {
  const text = workflowFile({ action, inputs: { 'branch-prefix': 'bots/', command: '/repair' } });
  expect(plan(closed(true), {}, text)?.steps).toBeUndefined();
  expect(plan(closed(true, { branch: 'bots/APP-1' }), {}, text)?.steps).toHaveLength(1);
  expect(plan(commented('/fix it'), {}, text)?.steps).toBeUndefined();
  expect(plan(commented('/repair it'), {}, text)?.steps).toHaveLength(2);
});

test('the permissions are the fewest', () => {
  const write = { contents: 'write', 'pull-requests': 'write' };
  const identity = { 'federation-rule-id': 'rule_1' };
  expect(permissionsOf({})).toEqual(write);
  expect(permissionsOf({ inputs: identity })).toEqual({ ...write, 'id-token': 'write' });
  expect(permissionsOf({ app: true })).toEqual({ contents: 'read' });
});

test('the App and the sweep are inputs', () => {
  const text = workflowFile({ action, app: true, sweep });
  expect(text).toMatch(/ app-id: \$\{\{ vars\.APP_ID \}\}\n/);
  expect(text).toMatch(/ app-private-key: \$\{\{ secrets\.APP_PRIVATE_KEY \}\}\n/);
  const [, agent] = plan(dispatched('A-1', 'd'), {}, text)?.steps ?? [];
  expect(agent?.with).toMatchObject({ 'sweep-jql': sweep.jql });
  expect(agent?.with).not.toHaveProperty('github-token');
});

test('any input reaches the Action as it was given', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const text = workflowFile({ action, inputs: { 'test-command': value } });
      const isExpression = value.includes('${{');
      const agent = isExpression ? undefined : plan(startedByHand('A-1'), {}, text)?.steps?.[1];
      expect(agent?.with['test-command'] ?? value).toBe(value);
    }),
  );
});
