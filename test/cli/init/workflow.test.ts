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

test('people can read it: each event says what it is for, and every expression is short', () => {
  expect(usual.trimEnd().split('\n').length).toBeLessThanOrEqual(55);
  const on = /^on: #.*\n((?: {2}.*\n)+)/m.exec(usual)?.[1] ?? '';
  const events = on.trimEnd().split('\n');
  expect(events).toHaveLength(11);
  expect(events.filter((line) => !/ # [a-z].+$/.test(line))).toEqual([]);
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
  expect(plan(checked({ branch: 'bots/APP-1' }), {}, text)?.steps).toHaveLength(1);
  expect(plan(stated('success', { branch: 'bots/APP-1' }), {}, text)?.steps).toHaveLength(1);
  expect(plan(commented('/fix it'), {}, text)?.steps).toBeUndefined();
  expect(plan(commented('/repair it'), {}, text)?.steps).toHaveLength(1);
});

test.each(['{key}', '{type}/{key}', '{summary}-{key}/x'])(
  'whose branches begin with a placeholder %s, the agent itself tells them from others',
  (branch) => {
    const text = workflowFile({ action, watched: ['CI'], inputs: { branch } });
    for (const event of [checked({ branch: 'feature' }), stated('failure'), ran(), closed(true)])
      expect(plan(event, {}, text)?.steps).toHaveLength(1);
    expect(plan(commented('Why?'), {}, text)?.steps).toBeUndefined();
  },
);

test('no sign of a branch’s name is a pattern', () => {
  const text = workflowFile({ action, watched: ['CI'], inputs: { branch: '!a+b]/{key}' } });
  const on = z.object({ workflow_run: z.object({ branches: z.array(z.string()) }) });
  const { branches } = z.object({ on }).parse(parse(text)).on.workflow_run;
  expect(branches[0]).toBe(String.raw`\!a\+b\]/**`);
});

test('the permissions are the fewest', () => {
  const write = {
    ...{ contents: 'write', 'pull-requests': 'write', actions: 'write' },
    ...{ checks: 'read', statuses: 'read' },
  };
  const identity = { 'identity-provider-id': 'idp_1' };
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

describe('a job works on a ticket', () => {
  const look = dispatched('APP-17', 'pull-1');
  Object.assign(Object(look.payload).client_payload, { reason: 'pull' });

  it.each<[string, Start['event'], string, string]>([
    ['that the Worker sends', dispatched('APP-17', 'd-1'), 'APP-17 [d-1]', 'APP-17'],
    // A delivery of Jira must not replace it where it waits, nor the other way round.
    ['that a look sends', look, 'APP-17 [pull-1]', 'APP-17-pull'],
    ['by hand', startedByHand('APP-17'), 'APP-17 [workflow_dispatch]', 'APP-17'],
  ])('%s, with its files', (_, event, name, group) => {
    const run = plan(event, { ref: 'refs/heads/2.x' });
    expect(run).toMatchObject({ name: `jira ${name}`, group: `jira-bug-fix-${group}` });
    const [checkout, agent, ...others] = run?.steps ?? [];
    expect(checkout?.with).toEqual({ 'fetch-depth': '1000', 'persist-credentials': 'false' });
    const ticket = event.name === 'workflow_dispatch' ? 'APP-17' : '';
    expect(agent).toMatchObject({ uses: action, with: { ticket } });
    expect(others).toEqual([]);
  });
});

test.each<[string, Start['event'], string]>([
  ['a sweep by hand', startedByHand(''), ' [workflow_dispatch]'],
  ['the schedule', scheduled, ' [schedule]'],
  ['a merge', closed(true), '7 [pull_request]'],
  ['an opening', reopened(), '7 [pull_request]'],
  ['a push to the base', pushed(), ' [push]'],
  ['a comment', commented('/fix it'), '7 [issue_comment]'],
  ['the command on a line', remarked('/fix it'), '7 [pull_request_review_comment]'],
  ['a run that has ended', ran(), ' [workflow_run]'],
  ['another system’s check', checked(), ' [check_suite]'],
  ['another system’s status', stated('failure'), ' [status]'],
  ['a request for changes', reviewed('changes_requested', 'No.'), '7 [pull_request_review]'],
  ['the command in a review', reviewed('commented', '/fix it'), '7 [pull_request_review]'],
])('%s checks nothing out and waits for no other run', (_, event, name) => {
  const run = plan(event);
  expect(run).toMatchObject({ name: `jira ${name}`, group: 'jira-bug-fix-1' });
  expect(run?.steps?.map(({ uses }) => uses)).toEqual([action]);
});

describe('no runner starts for', () => {
  const feature = { branch: 'feature' };
  it.each([
    ['a merge from another branch', closed(true, feature)],
    ['checks of another branch', checked(feature)],
    ['a status of another branch', stated('failure', { branch: 'bot-fix/APP-17' })],
    ['a line comment without the command', remarked('Why?')],
    ['a line comment on another branch', remarked('/fix it', feature)],
    ['a review of another branch', reviewed('changes_requested', 'No.', feature)],
    ['a comment without the command', commented('How about a fix?')],
  ])('%s, and it replaces no waiting run', (_, event) => {
    expect(plan(event)).toMatchObject({ steps: undefined, group: 'jira-bug-fix-1' });
  });

  const { payload } = ran();
  it.each([
    { name: 'pull_request', payload: { action: 'opened' } },
    { name: 'issue_comment', payload: { action: 'edited' } },
    { name: 'workflow_run', payload: { ...Object(payload), action: 'requested' } },
    { name: 'workflow_run', payload: { ...Object(payload), workflow_run: { name: 'Deploy' } } },
    ran(feature),
    pushed('feature'),
  ])('%j, to which the workflow does not listen', (event) => {
    expect(plan(event)).toBeUndefined();
  });
});
