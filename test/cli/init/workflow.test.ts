import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { type WorkflowOptions, workflowFile } from '../../../src/cli/init/workflow.ts';
import { workflowProblems } from '../../repo/language-service.ts';
import { projectText } from '../../repo/project.ts';
import { codePoint } from '../../support/code-point.ts';
import {
  checked,
  closed,
  commented,
  dispatched,
  pushed,
  ran,
  remarked,
  reopened,
  reviewed,
  scheduled,
  startedByHand,
  stated,
} from '../../support/runner/events.ts';
import { planWorkflow, type Start } from '../../support/runner/workflow.ts';

const action = 'OWNER/jira-bug-fix-agent@v1';
const sweep = { cron: '17 * * * *', jql: 'project = APP AND issuetype = Bug' };
const usual = workflowFile({ action, sweep, watched: ['CI'] });

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
  const endpoint = { 'base-url': 'http://10.0.0.7:11434/v1', branch: 'bots/{key}' };
  it.each<Omit<WorkflowOptions, 'action'>>([
    {},
    { sweep },
    { app: true },
    { inputs: commands },
    { inputs: identity, sweep },
    { watched: ['CI', '.github/workflows/a.yml', 'a: "b" # [c]'], branch: 'release/2.x' },
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

test('the workflow for every event has at most 55 lines', () => {
  expect(usual.trimEnd().split('\n').length).toBeLessThanOrEqual(55);
});

test('a run uploads its patch and its trace', () => {
  const outputs = { fix: { patch: '', trace: '/tmp/trace.jsonl' } };
  const upload = plan(dispatched('APP-17', 'd-1'), { outputs })?.steps?.[2];
  expect(upload?.with).toEqual({ name: 'jira-bug-fix', path: '\n/tmp/trace.jsonl\n' });
});

test('the condition has the command and the branches of the inputs', () => {
  const text = workflowFile({ action, inputs: { branch: 'bots/{key}', command: '/repair' } });
  expect(plan(closed(true), {}, text)?.steps).toBeUndefined();
  expect(plan(closed(true, { branch: 'bots/APP-1' }), {}, text)?.steps).toHaveLength(1);
  expect(plan(checked(), {}, text)?.steps).toBeUndefined();
  expect(plan(checked({ branch: 'bots/APP-1' }), {}, text)?.steps).toHaveLength(2);
  expect(plan(stated('success', { branch: 'bots/APP-1' }), {}, text)?.steps).toHaveLength(2);
  expect(plan(commented('/fix it'), {}, text)?.steps).toBeUndefined();
  expect(plan(commented('/repair it'), {}, text)?.steps).toHaveLength(2);
});

test.each(['{key}', '{type}/{key}', '{summary}-{key}/x'])(
  'a branch that begins with a placeholder starts no runner for branches of others: %s',
  (branch) => {
    const text = workflowFile({ action, watched: ['CI'], inputs: { branch } });
    const steps = (event: Start['event']) => plan(event, {}, text)?.steps?.length;
    const own = branch.replace(/\{\w+\}/g, 'APP-1');
    const nameless = checked();
    Object.assign(Object(nameless.payload).check_suite, { head_branch: null });
    for (const event of [checked({ branch: own }), stated('success', { branch: own })])
      expect(steps(event)).toBe(2);
    expect(steps(ran({ branch: own }))).toBe(2);
    for (const event of [nameless, checked({ branch: 'feature' }), ran({ branch: 'feature' })])
      expect(steps(event)).toBeUndefined();
    expect(steps(stated('failure', { branch: 'feature' }))).toBeUndefined();
  },
);

test('the permissions are the fewest', () => {
  const write = {
    ...{ contents: 'write', 'pull-requests': 'write', actions: 'write' },
    ...{ checks: 'read', statuses: 'read' },
  };
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

test('without workflows to watch, it listens to none', () => {
  expect(plan(ran(), {}, workflowFile({ action }))).toBeUndefined();
});

test('the name of any workflow stays a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint, minLength: 1 }), (name) => {
      const text = workflowFile({ action, watched: ['CI', name] });
      const on = z.object({ workflow_run: z.object({ workflows: z.array(z.string()) }) });
      const { workflows } = z.object({ on }).parse(parse(text)).on.workflow_run;
      expect(workflows).toEqual(['CI', name]);
    }),
  );
});

test('any input reaches the Action as it was given', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint }), (value) => {
      const text = workflowFile({ action, inputs: { 'test-command': value } });
      const isExpression = value.includes('${{');
      const agent = isExpression ? undefined : plan(startedByHand('A-1'), {}, text)?.steps?.[1];
      expect(agent?.with['test-command'] ?? value).toBe(value);
    }),
  );
});

describe('an event that asks for work', () => {
  // There, GitHub may call members contributors.
  const ofMember = commented('/fix it', { by: 'CONTRIBUTOR', isPrivate: true });
  it.each<[string, Start['event'], string, string?]>([
    ['the Worker’s', dispatched('APP-17', 'd-1'), 'APP-17 [d-1]', 'APP-17'],
    ['a start by hand', startedByHand('APP-17'), 'APP-17 [workflow_dispatch]', 'APP-17'],
    ['a sweep by hand', startedByHand(''), 'sweep [workflow_dispatch]'],
    ['the schedule', scheduled, 'sweep [schedule]'],
    ['a comment in a private repository', ofMember, '7 [issue_comment]'],
    ['a comment', commented('/fix it'), '7 [issue_comment]'],
    ['the command on a line', remarked('/fix it'), '7 [pull_request_review_comment]'],
    ['a run that has ended', ran(), 'fix/APP-17 [workflow_run]'],
    ['one that is green', ran({ conclusion: 'success' }), 'fix/APP-17 [workflow_run]'],
    ['another system’s check', checked(), 'fix/APP-17 [check_suite]'],
    ['another system’s status', stated('failure'), `${'c0ffee'.padEnd(40, '0')} [status]`],
    ['a request for changes', reviewed('changes_requested', 'No.'), '7 [pull_request_review]'],
    ['the command in a review', reviewed('commented', '/fix it'), '7 [pull_request_review]'],
  ])('%s starts a run on the base branch', (_, event, name, group = '1') => {
    const isOfPull = event.name.startsWith('pull_request');
    const run = plan(event, isOfPull ? { ref: 'refs/pull/7/merge' } : {});
    expect(run).toMatchObject({ name: `jira ${name}`, group: `jira-bug-fix-${group}` });
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

test.each([
  ['a merge', closed(true), 'jira 7 [pull_request]'],
  ['a close', closed(false), 'jira 7 [pull_request]'],
  ['an opening', reopened(), 'jira 7 [pull_request]'],
  ['a push to the base', pushed(), 'jira main [push]'],
])('%s checks nothing out and waits for no other run', (_, event, name) => {
  const run = plan(event);
  expect(run).toMatchObject({ name, group: 'jira-bug-fix-1' });
  expect(run?.steps?.map(({ uses }) => uses)).toEqual([action]);
});

test('a run of another workflow checks out the default branch, never its commit', () => {
  expect(plan(ran())?.steps?.[0]?.with.ref).toBe('refs/heads/main');
});

describe('no runner starts for', () => {
  const fork = { from: { full_name: 'mallory/shop' } };
  const bot = { login: 'ci[bot]', type: 'Bot' };
  it.each([
    ['a merge from another branch', closed(true, { branch: 'feature' })],
    ['a merge from a fork', closed(true, fork)],
    ['a merge from a fork that was deleted', closed(true, { from: null })],
    ['a run on another branch', ran({ branch: 'feature' })],
    ['a run of a fork', ran(fork)],
    ['a run of a fork that was deleted', ran({ from: null })],
    ['checks of another branch', checked({ branch: 'feature' })],
    ['a status of another branch', stated('failure', { branch: 'bot-fix/APP-17' })],
    ['a status that has begun', stated('pending')],
    ['a line comment without the command', remarked('Why?')],
    ['a line comment of a stranger', remarked('/fix it', { by: 'NONE' })],
    ['a line comment on a fork', remarked('/fix it', fork)],
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
    expect(run?.name).toMatch(/^jira \S+ \[\w+\] – nothing to do$/);
  });

  it.each([
    { name: 'pull_request', payload: { action: 'opened' } },
    { name: 'issue_comment', payload: { action: 'edited' } },
    { name: 'workflow_run', payload: { ...Object(ran().payload), action: 'requested' } },
    {
      name: 'workflow_run',
      payload: { ...Object(ran().payload), workflow_run: { name: 'Deploy' } },
    },
    pushed('feature'),
  ])('%j, to which the workflow does not listen', (event) => {
    expect(plan(event)).toBeUndefined();
  });
});
