import { describe, expect } from 'vitest';
import { githubPulls } from '../../../src/adapters/github/index.ts';
import type { PullFacts } from '../../../src/core/work/index.ts';
import type { RunAttempt } from '../../support/github/runs.ts';
import { ended, it, question, runOf, settingsOf } from './shop.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();
const inShort = ({ checks }: PullFacts) => checks.map(({ name, state }) => `${name} ${state}`);

const attempt = (status: RunAttempt['status'], conclusion: string | null = null): RunAttempt => ({
  ...{ status, conclusion, jobs: [] },
});

describe.concurrent('the checks of a head', () => {
  it.for([
    ['success', 'passed'],
    ['neutral', 'passed'],
    ['skipped', 'passed'],
    ['failure', 'failed'],
    ['timed_out', 'failed'],
    ['cancelled', 'failed'],
    ['action_required', 'held'],
  ] as const)('that ended with %s have %s', async ([conclusion, state], { github, shop }) => {
    const check = { id: 3, sha: shop.head, name: 'lint', app: 'other-ci' } as const;
    github.checks.push({ ...check, status: 'completed', conclusion });
    expect(inShort(await shop.look())).toEqual([`lint ${state}`]);
  });

  it.for([
    [attempt('queued'), ['CI running']],
    [attempt('waiting'), ['CI held']],
    [attempt('completed', 'action_required'), ['CI held']],
    [attempt('completed', 'startup_failure'), ['CI failed']],
    [attempt('completed', 'success'), []],
    [
      { ...attempt('in_progress'), jobs: [ended(8, 'test', 'success')] },
      ['test passed', 'CI running'],
    ],
    [{ ...attempt('completed', 'failure'), jobs: [ended(8, 'test', 'failure')] }, ['test failed']],
  ] as const)(
    'are those of a run as a whole before it has jobs (%#)',
    async ([one, seen], { github, shop }) => {
      const run = { id: 5, title: 'CI', sha: shop.head, event: 'pull_request' };
      github.runs.push({ ...run, attempts: [one] });
      expect(inShort(await shop.look())).toEqual(seen);
    },
  );

  it('are the newest, and none of forks or of what people say', async ({ github, shop }) => {
    const { runs, statuses } = github;
    const sha = shop.head;
    runs.push(runOf(5, sha, ended(50, 'test', 'failure')));
    runs.push(runOf(6, sha, ended(60, 'test', 'success')));
    runs.push({ ...runOf(7, sha, ended(70, 'test', 'failure')), fork: 'mallory/shop' });
    runs.push({ ...runOf(8, sha, ended(80, 'fix', null)), event: 'pull_request_review' });
    runs.push({ ...runOf(9, sha, ended(90, 'test', 'failure')), event: 'push' });
    statuses.push({ sha, context: 'ci/old', state: 'failure' });
    statuses.push({ sha, context: 'ci/old', state: 'success' });
    statuses.push({ sha, context: 'ci/new', state: 'error' });
    const { checks } = await shop.look();
    expect(checks).toMatchObject([
      { name: 'test', state: 'failed', run: { id: 9, attempt: 1 } },
      { name: 'test', state: 'passed', run: { id: 6 } },
      { name: 'ci/old', state: 'passed' },
      { name: 'ci/new', state: 'failed', failure: { id: 'status-2', steps: [] } },
    ]);
  });

  it('are none of the workflow that the agent runs in', async ({ github, shop }) => {
    github.runs.push({ ...runOf(5, shop.head, ended(50, 'fix', null)) });
    const ownWorkflow = '.github/workflows/jira-bug-fix.yml';
    const settings = { ...settingsOf(github), ownWorkflow };
    const pulls = githubPulls(settings, { wait: async () => true });
    expect((await shop.look()).checks).toHaveLength(1);
    expect((await pulls.facts(question))?.checks).toEqual([]);
  });
});

describe.concurrent('a failed check', () => {
  it('has the steps that failed, and nothing more while others go on', async ({ github, shop }) => {
    const { head } = shop;
    const steps = [
      { name: 'Set up job', conclusion: 'success' },
      { name: 'npm test', conclusion: 'failure' },
      { name: 'Upload', conclusion: 'skipped' },
    ];
    github.runs.push(runOf(5, head, ended(50, 'test', 'failure', { steps })));
    const unknown = { isRedOnBase: false, redElsewhere: 0, passedBefore: false };
    expect((await shop.look()).checks).toMatchObject([
      {
        ...{ name: 'test', state: 'failed', run: { id: 5, attempt: 1 } },
        failure: { id: 'job-50', steps: ['npm test'], ...unknown },
      },
    ]);
    github.statuses.push({ sha: head, context: 'slow', state: 'pending' });
    expect((await shop.look()).checks[0]).not.toHaveProperty('failure.id');
    const since = '2026-11-01T00:00:00.000Z';
    github.statuses.push({ sha: head, context: 'slow', state: 'pending', since });
    const [red, slow] = (await shop.look()).checks;
    expect(red).toHaveProperty('failure.id');
    expect(slow).toMatchObject({ name: 'slow', state: 'silent', since });
  });

  it('may fail on the base and on other pull requests, too', async ({ github, shop }) => {
    const { head } = shop;
    github.runs.push(runOf(5, head, ended(50, 'test', 'failure'), ended(51, 'lint', 'failure')));
    github.runs.push(runOf(6, await github.commitOf('main'), ended(60, 'lint', 'timed_out')));
    for (const [at, name] of ['test', 'test', 'other'].entries()) {
      const sha = await github.commitOn(`b${at}`, { 'x.txt': `${at}\n` }, 'Other');
      github.runs.push(runOf(70 + at, sha, ended(700 + at, name, 'failure')));
      const other = { number: 10 + at, head: `b${at}`, base: 'main', title: '', body: '' };
      const people = { labels: [], reviewers: [], teams: [] };
      Object.assign(github.pulls, {
        [github.pulls.length]: { ...other, ...people, state: 'open', draft: false },
      });
    }
    const { checks } = await shop.look();
    const failures = checks.map(({ name, failure }) => [
      ...[name, failure?.isRedOnBase, failure?.redElsewhere],
    ]);
    expect(failures).toEqual([
      ['lint', true, 0],
      ['test', false, 2],
    ]);
  });

  it('may have passed on the same commit before', async ({ github, shop }) => {
    const { runs } = github;
    const run = runOf(5, shop.head, ended(50, 'test', 'success'), ended(51, 'lint', 'failure'));
    const again = [ended(52, 'test', 'failure'), ended(53, 'lint', 'failure')];
    run.attempts.push({ status: 'completed', conclusion: 'failure', jobs: again });
    runs.push(run);
    const { checks } = await shop.look();
    expect(
      checks.map(({ name, run, failure }) => [name, run?.attempt, failure?.passedBefore]),
    ).toEqual([
      ['lint', 2, false],
      ['test', 2, true],
    ]);
  });

  it.for([
    ['it is of another workflow', { workflow: 2 }, 'failure', [false, false]],
    ['a push has started it', { event: 'push' }, 'failure', [true, false]],
    ['a schedule has started it', { event: 'schedule' }, 'failure', [false, false]],
    ['it was cancelled there', { event: 'push' }, 'cancelled', [false, false]],
    ['a push has passed', { event: 'push' }, 'success', [false, false]],
    ['it was skipped before', {}, 'skipped', [false, false]],
    ['it has passed before', {}, 'success', [false, true]],
    ['it is older by hand', { event: 'workflow_dispatch' }, 'success', [false, false]],
  ] as const)(
    'is told apart from others of its name: %s',
    async ([, more, end, seen], { github, shop }) => {
      const { head } = shop;
      const main = await github.commitOf('main');
      for (const [at, sha] of [main, head].entries())
        github.runs.push({ ...runOf(5 + at, sha, ended(50 + at, 'test', end)), ...more });
      github.runs.push(runOf(9, head, ended(90, 'test', 'failure')));
      const failures = (await shop.look()).checks.flatMap(({ run, failure }) =>
        run?.id === 9 && failure ? [[failure.isRedOnBase, failure.passedBefore]] : [],
      );
      expect(failures).toEqual([seen]);
    },
  );

  it.for([
    ['src/cart.ts:1:7 error TS2322', true],
    [
      'not ok 3 - websocket reconnects within 2 s\n  at /home/r/shop/shop/test/socket.test.js:9:3',
      false,
    ],
    ['FAIL  test/socket.test.ts\n ✓ src/cart.ts (2 tests)', false],
    ['    at total (/home/r/work/shop/shop/src/cart.ts:3:9)', true],
    ['', undefined],
  ] as const)('names the change or not in its log: %s', async ([said, names], { github, shop }) => {
    const steps = [{ name: 'npm test', conclusion: 'failure' }];
    const log = said && `##[group]Run npm test\n${said}\n##[error]Process completed.`;
    const run = runOf(5, shop.head, ended(50, 'test', 'failure', { steps, log }));
    github.runs.push(run);
    const named = async () => (await shop.look()).checks[0]?.failure?.namesChange;
    expect(await named()).toBe(names);
    run.attempts.push(...run.attempts);
    expect(await named()).toBeUndefined();
  });

  it('of the merge queue is named once it was removed from there', async ({ github, shop }) => {
    const commit = await github.commitOn('queue', { 'x.txt': 'x\n' }, 'Queue');
    github.runs.push({ ...runOf(5, commit, ended(50, 'test', 'failure')), event: 'merge_group' });
    Object.assign(github.pulls[0] ?? {}, { removal: { reason: 'FAILED_CHECKS', commit } });
    const removal = { reason: 'FAILED_CHECKS', failed: [{ name: 'test' }] };
    expect((await shop.look()).removal).toEqual(removal);
    Object.assign(github.pulls[0] ?? {}, { isQueued: true });
    expect((await shop.look()).removal).toBeUndefined();
  });

  it.for([403, 409, 422])(
    'is not run again if GitHub refuses that (%i)',
    async (status, { github, shop }) => {
      const refusal = { status, message: 'Unable to retry this workflow run' };
      github.runs.push({ ...runOf(5, shop.head, ended(50, 'test', 'failure')), refusal });
      const said = `GitHub answered ${status}: Unable to retry this workflow run`;
      expect(await shop.pulls.rerun(5)).toBe(said);
    },
  );

  it('is run again once, whatever is lost on the way', async ({ github, shop }) => {
    const { pulls } = shop;
    const run = runOf(5, shop.head, ended(50, 'test', 'failure'));
    github.runs.push(run);
    let lost = 0;
    github.disturb(({ path }) => {
      if (!path.endsWith('/rerun-failed-jobs') || lost > 0) return undefined;
      lost += 1;
      return { isLate: true, answer: { status: 502 } };
    });
    expect(await pulls.rerun(5)).toBeUndefined();
    expect(run.attempts).toHaveLength(2);
    expect(await pulls.rerun(5)).toMatch(/already running/);
    expect(run.attempts).toHaveLength(2);
    expect(inShort(await shop.look())).toEqual(['test running']);
  });
});
