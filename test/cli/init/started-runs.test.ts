import { describe, expect, it, test } from 'vitest';
import { workflowFile } from '../../../src/cli/init/workflow.ts';
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

/** What an event starts; by default on the default branch. */
const plan = (event: Start['event'], more: Partial<Start> = {}) =>
  planWorkflow(usual, { event, ref: 'refs/heads/main', ...more });

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
      'the command on a line',
      remarked('/fix it'),
      { ref: pull },
      'jira 7 [pull_request_review_comment]',
      '1',
    ],
    ['a run that has ended', ran(), {}, 'jira fix/APP-17 [workflow_run]', '1'],
    [
      'one that is green',
      ran({ conclusion: 'success' }),
      {},
      'jira fix/APP-17 [workflow_run]',
      '1',
    ],
    ['another system’s check', checked(), {}, 'jira fix/APP-17 [check_suite]', '1'],
    [
      'another system’s status',
      stated('failure'),
      {},
      `jira ${'c0ffee'.padEnd(40, '0')} [status]`,
      '1',
    ],
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
