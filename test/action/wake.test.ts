import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { openInputs, readMode } from '../../src/action/inputs.ts';
import { readWake, wakingEvents } from '../../src/action/wake.ts';
import { attemptRequest, readBranch } from '../../src/action/work.ts';
import { workflowFile } from '../../src/cli/init/workflow.ts';
import { refusalOf } from '../settings/given.ts';
import { keyOf } from '../support/memory/samples/tickets.ts';
import {
  closed,
  commented,
  dispatched,
  reviewed,
  scheduled,
  startedByHand,
} from '../support/runner/events.ts';
import { planWorkflow, type Start } from '../support/runner/workflow.ts';
import { give, givenJob } from './given.ts';

const sha = 'c0ffee'.padEnd(40, '0');
const ada = { login: 'ada', type: 'User' };

const wakeBy = (event: string, payload: unknown, command = '/fix') =>
  readWake(event, payload, command);

const closing = { action: 'closed', pull_request: { number: 7 } };

/** The event of a submitted review, as far as it is read. */
const reviewing = (review: object = {}) => ({
  action: 'submitted',
  review: { id: 123, state: 'changes_requested', body: 'Round it.', user: ada, ...review },
  pull_request: { number: 7 },
});

/** The event of a new comment on a pull request, or on a line of it, as far as it is read. */
const commenting = (
  comment: object = {},
  more: object = { issue: { number: 7, pull_request: {} } },
) => ({
  action: 'created',
  comment: { id: 456, body: '/fix round it', user: ada, ...comment },
  ...more,
});
const onLine = { pull_request: { number: 7 } };

const ran = (action = 'completed', head_branch = 'fix/APP-17') => ({
  action,
  workflow_run: { head_sha: sha, head_branch },
});
const checked = { action: 'completed', check_suite: { head_sha: sha } };

const byNumber = { kind: 'look', scope: { kind: 'number', number: 7 } };
const byHead = { kind: 'look', scope: { kind: 'head', sha } };

describe('a look is taken', () => {
  test.each([
    ['a closed pull request', 'pull_request', closing, byNumber],
    ['one that was reopened', 'pull_request', { ...closing, action: 'reopened' }, byNumber],
    ['a review that requests changes', 'pull_request_review', reviewing(), byNumber],
    ['one without words', 'pull_request_review', reviewing({ body: null }), byNumber],
    ['one in capitals', 'pull_request_review', reviewing({ state: 'CHANGES_REQUESTED' }), byNumber],
    [
      'a review with the command',
      'pull_request_review',
      reviewing({ state: 'commented', body: '/fix it' }),
      byNumber,
    ],
    ['a comment with the command', 'issue_comment', commenting(), byNumber],
    [
      'a comment on a line with the command',
      'pull_request_review_comment',
      commenting({}, onLine),
      byNumber,
    ],
    ['a finished run', 'workflow_run', ran(), byHead],
    [
      'one of the merge queue',
      'workflow_run',
      ran('completed', `gh-readonly-queue/main/pr-7-${sha}`),
      byNumber,
    ],
    ['checks of another system', 'check_suite', checked, byHead],
    ['a status', 'status', { sha, state: 'failure' }, byHead],
    [
      'a push',
      'push',
      { ref: 'refs/heads/release/2.x' },
      { kind: 'look', scope: { kind: 'into', branch: 'release/2.x' } },
    ],
  ])('for %s', (_, event, payload, wake) => {
    expect(wakeBy(event, payload)).toEqual(wake);
  });
});

describe('no look is taken', () => {
  const bot = { login: 'ci', type: 'Bot' };
  test.each([
    [
      'an approval',
      'pull_request_review',
      reviewing({ state: 'approved' }),
      'neither requests changes',
    ],
    [
      'a remark aside',
      'pull_request_review',
      reviewing({ state: 'commented' }),
      'neither requests',
    ],
    [
      'a dismissed review',
      'pull_request_review',
      { ...reviewing(), action: 'dismissed' },
      'is none',
    ],
    ['other words', 'issue_comment', commenting({ body: 'Good, we fix it.' }), 'nor has /fix'],
    ['a longer word', 'issue_comment', commenting({ body: '/fixture it' }), 'nor has /fix'],
    [
      'a line comment without the command',
      'pull_request_review_comment',
      commenting({ body: 'Why?' }, onLine),
      'nor has /fix',
    ],
    ['a comment on an issue', 'issue_comment', commenting({}, { issue: { number: 7 } }), 'is none'],
    ['an edited comment', 'issue_comment', { ...commenting(), action: 'edited' }, 'is none'],
    ['a bot', 'issue_comment', commenting({ user: bot }), 'not written by a person'],
    [
      'a bot by its login',
      'pull_request_review',
      reviewing({ user: { login: 'ci[bot]' } }),
      'not written by a person',
    ],
    [
      'a deleted account',
      'pull_request_review',
      reviewing({ user: null }),
      'not written by a person',
    ],
    [
      "the agent's own words",
      'pull_request_review_comment',
      commenting({ body: '/fix it\n\nWritten by Jira Bug Fix Agent.' }, onLine),
      'not written by a person',
    ],
    ['a run that was requested', 'workflow_run', ran('requested'), 'is none'],
    ['a status that has begun', 'status', { sha, state: 'pending' }, 'only begun'],
    ['a tag', 'push', { ref: 'refs/tags/v1' }, 'is none'],
    ['another event', 'issues', { action: 'opened' }, 'is none'],
  ])('for %s', (_, event, payload, why) => {
    expect(wakeBy(event, payload)).toEqual({ kind: 'ignored', why: expect.stringContaining(why) });
  });
});

test('the command is that of the settings', () => {
  expect(wakeBy('issue_comment', commenting({ body: '/agent again' }), '/agent')).toEqual(byNumber);
  expect(wakeBy('issue_comment', commenting(), '/agent')).toHaveProperty('kind', 'ignored');
});

const recorded = new URL('../../../shared/fixtures/github-events/', import.meta.url);

describe.runIf(existsSync(recorded))('events as GitHub sends them', () => {
  test.each([
    ['pull_request.closed', '/fix', 'number'],
    ['pull_request.reopened', '/fix', 'number'],
    ['issue_comment.created', '/fix', undefined],
    ['pull_request_review.submitted-commented', '/fix', undefined],
    ['pull_request_review_comment.created', '/fix', undefined],
    ['workflow_run.completed', '/fix', 'head'],
    ['workflow_run.completed-success', '/fix', 'head'],
    ['workflow_run.requested', '/fix', undefined],
    ['check_suite.completed-success', '/fix', 'head'],
    ['check_suite.requested', '/fix', undefined],
    ['status.x', '/fix', 'head'],
  ])('%s', (name, command, scope) => {
    const payload: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, recorded), 'utf8'));
    const [event = ''] = name.split('.');
    const wake = wakeBy(event, payload, command);
    expect(wake.kind === 'look' ? wake.scope.kind : undefined).toBe(scope);
  });
});

test('any event is read without an error, and why none is looked at is one sentence', () => {
  const mess = fc.oneof(fc.anything(), fc.constantFrom(null, undefined, 0, '', {}, []));
  const fields = fc.dictionary(
    fc.constantFrom(
      'action',
      'review',
      'comment',
      'issue',
      'pull_request',
      'workflow_run',
      'sha',
      'ref',
    ),
    mess,
  );
  const well = fc.constantFrom(reviewing(), commenting(), closing, ran(), checked);
  const event = fc.oneof(
    mess,
    fields,
    fc.tuple(well, fields).map(([a, b]) => ({ ...a, ...b })),
  );
  const name = fc.oneof(fc.string(), fc.constantFrom(...wakingEvents));
  fc.assert(
    fc.property(name, event, (named, given) => {
      const wake = wakeBy(named, given);
      if (wake.kind === 'ignored') expect(wake.why).toMatch(/^[^\n]+\.$/);
      else expect(wakingEvents).toContain(named);
    }),
  );
});

type Event = Start['event'];

const action = 'OWNER/jira-bug-fix-agent@v1';
const sweep = { cron: '17 * * * *', jql: 'project = APP' };

const modeOf = (event: Event) => readMode(openInputs(), () => undefined, event.name);
const changes = reviewed('changes_requested', 'No.');

givenJob();

/** Gives the inputs that a workflow gives for an event; returns its mode, `undefined` if no job starts. */
function modeIn(workflow: string, event: Event) {
  const run = planWorkflow(workflow, { event, ref: 'refs/heads/main' });
  const agent = run?.steps?.find(({ uses }) => uses === action);
  if (agent === undefined) return undefined;
  const { ticket = '', mode = '', 'sweep-jql': jql = '' } = agent.with;
  give({ ticket, mode, 'sweep-jql': jql });
  return modeOf(event);
}

describe('the one workflow', () => {
  it.each([
    ['work', dispatched('APP-17', 'd-1')],
    ['work', startedByHand('APP-17')],
    ['sweep', startedByHand('')],
    ['follow', closed(true)],
    ['follow', closed(false)],
    ['follow', changes],
    ['follow', commented('/fix it')],
    ['sweep', scheduled],
  ])('asks for %s by %j', (mode, event) => {
    expect(modeIn(workflowFile({ action, sweep }), event)).toBe(mode);
  });
});

/** Whether a comment of a person starts a job, and whether that looks. */
function wokenBy(body: string, by: string) {
  const event = commented(body, { by });
  const job = planWorkflow(workflowFile({ action }), { event, ref: 'refs/heads/main' });
  return [job?.steps !== undefined, readWake(event.name, event.payload, '/fix').kind === 'look'];
}

test.each([
  '/fix rename it',
  '/FIX rename it',
  '@jira-bot /fix rename it',
  '@jira-bot[bot]: /Fix rename it',
  '\n/fix rename it',
  '\u200B/fix rename it',
  '**/fix** rename it',
  '_/fix_ rename it',
  'Thanks! But the name is wrong.\n\n/fix rename it',
  '> /fix rename it',
])('a comment of anybody that has the command anywhere wakes a look: %j', (body) => {
  for (const by of ['OWNER', 'MEMBER', 'CONTRIBUTOR', 'FIRST_TIME_CONTRIBUTOR', 'NONE'])
    expect(wokenBy(body, by)).toEqual([true, true]);
});

test.each([
  ['the way to test/fixtures is wrong', [true, false]],
  ['/fixup', [true, false]],
  ['How do we fix it?', [false, false]],
])('a comment without the command wakes none: %j', (body, woken) => {
  expect(wokenBy(body, 'OWNER')).toEqual(woken);
});

test('a ticket is worked on, whatever the event', () => {
  give({ ticket: 'APP-17', 'sweep-jql': 'project = APP' });
  for (const name of ['workflow_dispatch', 'push', 'issues', 'schedule'])
    expect(modeOf({ name, payload: {} })).toBe('work');
});

test('any other event is refused in one sentence, with what else is wrong', () => {
  give({ 'jira-token': '' });
  expect(refusalOf(() => modeOf({ name: 'issues', payload: {} })).split('\n')).toEqual([
    'Start the workflow by one of the events repository_dispatch, workflow_dispatch, schedule, pull_request, pull_request_review, pull_request_review_comment, issue_comment, workflow_run, check_suite, status, push, or set `ticket` or `mode`: the event issues does not say what to do.',
    expect.stringContaining('Set `jira-token` to'),
  ]);
});

describe('the request for an attempt', () => {
  const dispatch = {
    ticket: keyOf('SHOP-7'),
    ticketId: '10007',
    site: 'shop.atlassian.net',
    delivery: 'd-1',
  };

  test.each([
    ['created', 'event', false, false],
    ['reopened', 'event', true, false],
    ['labelled', 'asked', false, false],
    ['commented', 'asked', false, true],
    ['mentioned', 'asked', false, false],
    ['assigned', 'assigned', false, false],
    ['sweep', 'event', false, false],
    ['unfinished', 'event', false, false],
    ['pull', 'event', false, false],
  ] as const)('is a delivery that says who asks: %s', (reason, cause, reopened, isCommand) => {
    expect(attemptRequest({ ...dispatch, reason })).toEqual({
      ...{ delivery: 'd-1', cause, reopened, isCommand },
    });
  });

  test('says whether the reopening is sure', () => {
    const reopened = { ...dispatch, reason: 'reopened' } as const;
    expect(attemptRequest({ ...reopened, perhaps: true })).toMatchObject({ perhaps: true });
    expect(attemptRequest({ ...reopened, perhaps: false })).toMatchObject({ perhaps: false });
  });

  test('is one by hand in a job that a person starts', () => {
    expect(attemptRequest(undefined)).toEqual({ cause: 'hand' });
  });
});

describe('the branch of the job', () => {
  test('is what pull requests target', () => {
    expect(readBranch({ ref: 'refs/heads/release/2.x' })).toBe('release/2.x');
  });

  test.each(['refs/tags/v1', 'refs/pull/7/merge', ''])('is missing for %j', (ref) => {
    expect(() => readBranch({ ref })).toThrow(
      `Start the workflow on a branch, because its pull request needs one to go into: this job runs on ${ref}.`,
    );
  });
});
