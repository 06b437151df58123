import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWake, wakingEvents } from '../../src/action/wake.ts';

const sha = 'c0ffee'.padEnd(40, '0');
const own = { full_name: 'acme/shop' };
const fork = { full_name: 'mallory/shop' };
const ada = { login: 'ada', type: 'User' };

const wakeBy = (event: string, payload: unknown, command = '/fix') =>
  readWake(event, payload, command);

const closed = (repo: object | null = own) => ({
  action: 'closed',
  pull_request: { number: 7, head: { ref: 'fix/APP-17', repo }, base: { repo: own } },
});

/** The event of a submitted review, as far as it is read. */
const reviewed = (review: object = {}) => ({
  action: 'submitted',
  review: { id: 123, state: 'changes_requested', body: 'Round it.', user: ada, ...review },
  pull_request: { number: 7 },
});

/** The event of a new comment on a pull request, or on a line of it, as far as it is read. */
const commented = (
  comment: object = {},
  more: object = { issue: { number: 7, pull_request: {} } },
) => ({
  action: 'created',
  comment: { id: 456, body: '/fix round it', user: ada, ...comment },
  ...more,
});
const onLine = { pull_request: { number: 7 } };

const ran = (head_repository: object | null = own, action = 'completed') => ({
  action,
  workflow_run: { head_sha: sha, head_branch: 'fix/APP-17', head_repository },
  repository: own,
});
const checked = (app: object | null) => ({
  action: 'completed',
  check_suite: { head_sha: sha, app },
});

const byNumber = { kind: 'look', scope: { kind: 'number', number: 7 } };
const byHead = { kind: 'look', scope: { kind: 'head', sha } };

describe('a look is taken', () => {
  test.each([
    ['a closed pull request', 'pull_request', closed(), byNumber],
    ['one that was reopened', 'pull_request', { ...closed(), action: 'reopened' }, byNumber],
    ['a review that requests changes', 'pull_request_review', reviewed(), byNumber],
    ['one without words', 'pull_request_review', reviewed({ body: null }), byNumber],
    ['one in capitals', 'pull_request_review', reviewed({ state: 'CHANGES_REQUESTED' }), byNumber],
    [
      'a review with the command',
      'pull_request_review',
      reviewed({ state: 'commented', body: '/fix it' }),
      byNumber,
    ],
    ['a comment with the command', 'issue_comment', commented(), byNumber],
    [
      'a comment on a line with the command',
      'pull_request_review_comment',
      commented({}, onLine),
      byNumber,
    ],
    ['a finished run', 'workflow_run', ran(), byHead],
    ['checks of another system', 'check_suite', checked({ slug: 'circleci' }), byHead],
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
    ['a fork', 'pull_request', closed(fork), 'from a fork'],
    ['a deleted fork', 'pull_request', closed(null), 'from a fork'],
    [
      'an approval',
      'pull_request_review',
      reviewed({ state: 'approved' }),
      'neither requests changes',
    ],
    ['a remark aside', 'pull_request_review', reviewed({ state: 'commented' }), 'neither requests'],
    [
      'a dismissed review',
      'pull_request_review',
      { ...reviewed(), action: 'dismissed' },
      'is none',
    ],
    ['other words', 'issue_comment', commented({ body: 'Good. /fix' }), 'nor begins with /fix'],
    ['a longer word', 'issue_comment', commented({ body: '/fixture it' }), 'nor begins with /fix'],
    [
      'a line comment without the command',
      'pull_request_review_comment',
      commented({ body: 'Why?' }, onLine),
      'nor begins with /fix',
    ],
    ['a comment on an issue', 'issue_comment', commented({}, { issue: { number: 7 } }), 'is none'],
    ['an edited comment', 'issue_comment', { ...commented(), action: 'edited' }, 'is none'],
    ['a bot', 'issue_comment', commented({ user: bot }), 'not written by a person'],
    [
      'a bot by its login',
      'pull_request_review',
      reviewed({ user: { login: 'ci[bot]' } }),
      'not written by a person',
    ],
    [
      'a deleted account',
      'pull_request_review',
      reviewed({ user: null }),
      'not written by a person',
    ],
    [
      "the agent's own words",
      'pull_request_review_comment',
      commented({ body: '/fix it\n\nWritten by Jira Bug Fix Agent.' }, onLine),
      'not written by a person',
    ],
    ['a run of a fork', 'workflow_run', ran(fork), 'another repository'],
    ['a run of a deleted fork', 'workflow_run', ran(null), 'another repository'],
    ['a run that was requested', 'workflow_run', ran(own, 'requested'), 'is none'],
    [
      "GitHub Actions' own checks",
      'check_suite',
      checked({ slug: 'github-actions' }),
      'workflow_run',
    ],
    ['a status that has begun', 'status', { sha, state: 'pending' }, 'only begun'],
    ['a tag', 'push', { ref: 'refs/tags/v1' }, 'is none'],
    ['another event', 'issues', { action: 'opened' }, 'is none'],
  ])('for %s', (_, event, payload, why) => {
    expect(wakeBy(event, payload)).toEqual({ kind: 'ignored', why: expect.stringContaining(why) });
  });
});

test('the command is that of the settings', () => {
  expect(wakeBy('issue_comment', commented({ body: '/agent again' }), '/agent')).toEqual(byNumber);
  expect(wakeBy('issue_comment', commented(), '/agent')).toHaveProperty('kind', 'ignored');
});

const recorded = new URL('../../../shared/fixtures/github-events/', import.meta.url);

describe.runIf(existsSync(recorded))('events as GitHub sends them', () => {
  test.each([
    ['pull_request.closed', '/fix', 'number'],
    ['pull_request.reopened', '/fix', 'number'],
    ['issue_comment.created', '/fix', undefined],
    ['pull_request_review.submitted-commented', '/fix', undefined],
    ['pull_request_review_comment.created', '/fix', undefined],
    // Its repositories differ.
    ['workflow_run.completed', '/fix', undefined],
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
  const well = fc.constantFrom(reviewed(), commented(), closed(), ran(), checked(null));
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
