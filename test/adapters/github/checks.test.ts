import { describe, it } from 'vitest';
import { githubPulls } from '../../../src/adapters/github/index.ts';
import type { PullFacts } from '../../../src/core/pulls/index.ts';
import { problem } from '../../support/github/problem.ts';
import type { RunAttempt } from '../../support/github/runs.ts';
import { ended, question, runOf, startFollowed } from './followed.ts';
import { settingsOf } from './publication.ts';
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
  ] as const)('that ended with %s have %s', async ([conclusion, state], { expect }) => {
    await using shop = await startFollowed();
    const check = { id: 3, sha: shop.head, name: 'lint', app: 'other-ci' } as const;
    shop.github.checks.push({ ...check, status: 'completed', conclusion });
    expect(inShort(await shop.look())).toEqual([`lint ${state}`]);
    expect(shop.github.violations).toEqual([]);
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
    async ([one, seen], { expect }) => {
      await using shop = await startFollowed();
      const run = { id: 5, title: 'CI', sha: shop.head, event: 'pull_request' };
      shop.github.runs.push({ ...run, attempts: [one] });
      expect(inShort(await shop.look())).toEqual(seen);
      expect(shop.github.violations).toEqual([]);
    },
  );

  it('are the newest, and none of forks or of what people say', async ({ expect }) => {
    await using shop = await startFollowed();
    const { runs, statuses } = shop.github;
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

  it('are none of the workflow that the agent runs in', async ({ expect }) => {
    await using shop = await startFollowed();
    shop.github.runs.push({ ...runOf(5, shop.head, ended(50, 'fix', null)) });
    const ownWorkflow = '.github/workflows/jira-bug-fix.yml';
    const settings = { ...settingsOf(shop.github), ownWorkflow };
    const pulls = githubPulls(settings, { wait: async () => true });
    expect((await shop.look()).checks).toHaveLength(1);
    expect((await pulls.facts(question))?.checks).toEqual([]);
  });

  it('are none, with a sentence on it, if the token may not read them', async ({ expect }) => {
    await using shop = await startFollowed();
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
    shop.github.fail(route, problem(403, 'Resource not accessible by integration'));
    const { checks, notes = [] } = await shop.look();
    expect(checks).toEqual([]);
    expect(notes.join()).toMatch(/permissions: checks: read/);
  });
});

describe.concurrent('a failed check', () => {
  it('has the steps that failed, and nothing more while others go on', async ({ expect }) => {
    await using shop = await startFollowed();
    const { github, head } = shop;
    const steps = [
      { name: 'Set up job', conclusion: 'success' },
      { name: 'npm test', conclusion: 'failure' },
      { name: 'Upload', conclusion: 'skipped' },
    ];
    github.runs.push(runOf(5, head, ended(50, 'test', 'failure', { steps })));
    const unknown = { isRedOnBase: false, redElsewhere: 0, passedBefore: false };
    expect((await shop.look()).checks).toEqual([
      {
        ...{ name: 'test', state: 'failed', run: { id: 5, attempt: 1 } },
        failure: { id: 'job-50', steps: ['npm test'], ...unknown },
      },
    ]);
    github.statuses.push({ sha: head, context: 'slow', state: 'pending' });
    expect((await shop.look()).checks[0]).not.toHaveProperty('failure.id');
    expect(github.violations).toEqual([]);
  });

  it('may fail on the base and on other pull requests, too', async ({ expect }) => {
    await using shop = await startFollowed();
    const { github, head } = shop;
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

  it('may have passed on the same commit before', async ({ expect }) => {
    await using shop = await startFollowed();
    const { runs } = shop.github;
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

  it('is run again once, whatever is lost on the way', async ({ expect }) => {
    await using shop = await startFollowed();
    const { github, pulls } = shop;
    const run = runOf(5, shop.head, ended(50, 'test', 'failure'));
    github.runs.push(run);
    let lost = 0;
    github.disturb(({ path }) => {
      if (!path.endsWith('/rerun-failed-jobs') || lost > 0) return undefined;
      lost += 1;
      return { isLate: true, answer: { status: 502 } };
    });
    await pulls.rerun(5);
    expect(run.attempts).toHaveLength(2);
    await pulls.rerun(5);
    expect(run.attempts).toHaveLength(2);
    expect(inShort(await shop.look())).toEqual(['test running']);
    const route = 'POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs';
    github.fail(route, problem(403, 'Resource not accessible by integration'));
    await expect(pulls.rerun(5)).rejects.toThrow('permissions: actions: write`');
    expect(github.violations).toEqual([]);
  });
});
