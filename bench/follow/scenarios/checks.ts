import assert from 'node:assert/strict';
import { branch, key } from '../../../test/support/project/parcel.ts';
import { editReply, fixBlock, planReply } from '../../../test/support/project/script.ts';
import { approve } from '../../../test/support/shop/script.ts';
import { type CiJob, endCi, greenTests, redTests, startCi } from '../ci.ts';
import { dequeued, ended, statusChanged, suiteEnded } from '../events.ts';
import type { Scenario } from '../index.ts';
import { fixMore, type Stage, setStage } from '../stage.ts';

/** Runs CI on the head, ends it so, and wakes the agent. */
async function runCi(stage: Stage, jobs: readonly CiJob[]) {
  const sha = await stage.world.github.commitOf(branch);
  const id = await startCi(stage, sha);
  endCi(stage, id, jobs);
  return { sha, id, run: await stage.wake(ended(id, sha)) };
}

/** Puts the same check on another commit, as red. */
async function redOn(stage: Stage, sha: string, jobs: readonly CiJob[] = [redTests]) {
  endCi(stage, await startCi(stage, sha), jobs);
}

/** Fails unless the look asked no model and pushed nothing; `sentence` is in the pull request. */
async function leaves(stage: Stage, sentence: RegExp, { asked = 3, commits = 1 } = {}) {
  assert.equal(stage.asked(), asked, 'requests to the model');
  assert.equal((await stage.commits()).length, commits, 'commits on the branch');
  assert.match(stage.body(), sentence);
}

export const checkScenarios: readonly Scenario[] = [
  {
    name: 'its own red check is met with one attempt',
    play: async () => {
      await using stage = await setStage();
      stage.say(...fixMore);
      const { sha } = await runCi(stage, [redTests, { name: 'lint' }]);
      assert.equal(stage.asked(), 6);
      assert.match(stage.prompt(3), /two kilograms and a half cost 300/);
      assert.match(stage.prompt(3), /Run tests/);
      const commits = await stage.commits();
      assert.deepEqual([commits.length, commits[0]?.sha], [2, sha]);
      assert.equal(stage.world.github.pulls.length, 1);
    },
  },
  {
    name: 'red twice: a second attempt, and no third',
    play: async () => {
      await using stage = await setStage();
      stage.say(...fixMore);
      await runCi(stage, [redTests]);
      stage.say(planReply(['bin/postage']), editReply(fixBlock, again), approve('It agrees.'));
      await runCi(stage, [redTests]);
      assert.equal(stage.asked(), 9);
      await runCi(stage, [redTests]);
      await stage.sweep();
      await leaves(stage, /2 attempts that nobody asked for/, { asked: 9, commits: 3 });
      assert.match(stage.comment(), /Now:/);
    },
  },
  {
    name: 'a doubled event and a sweep do nothing twice',
    play: async () => {
      await using stage = await setStage();
      stage.say(...fixMore);
      const { sha, id } = await runCi(stage, [redTests]);
      await stage.wake(ended(id, sha));
      await stage.sweep();
      assert.equal(stage.asked(), 6);
      assert.equal((await stage.commits()).length, 2);
    },
  },
  {
    name: 'the run that ends last acts',
    play: async () => {
      await using stage = await setStage();
      const sha = await stage.world.github.commitOf(branch);
      const [first, second] = [await startCi(stage, sha), await startCi(stage, sha, 2)];
      endCi(stage, first, [redTests]);
      await stage.wake(ended(first, sha));
      await leaves(stage, /checks/i);
      stage.say(...fixMore);
      endCi(stage, second, [{ name: 'lint' }]);
      await stage.wake(ended(second, sha));
      assert.equal(stage.asked(), 6);
    },
  },
  {
    name: 'a lost event is made good by the next sweep',
    play: async () => {
      await using stage = await setStage();
      const id = await startCi(stage, await stage.world.github.commitOf(branch));
      endCi(stage, id, [redTests]);
      stage.say(...fixMore);
      await stage.sweep();
      assert.equal(stage.asked(), 6);
      assert.equal((await stage.commits()).length, 2);
    },
  },
  {
    name: 'red on the base as well is said and left',
    play: async () => {
      await using stage = await setStage();
      await redOn(stage, await stage.world.github.commitOf('main'));
      await runCi(stage, [redTests]);
      await leaves(stage, /main/);
    },
  },
  {
    name: 'red on many pull requests at once is left',
    play: async () => {
      await using stage = await setStage();
      for (const name of ['one', 'two', 'three']) {
        const sha = await stage.openOther(`topic/${name}`);
        await redOn(stage, sha);
      }
      await runCi(stage, [redTests]);
      await leaves(stage, /other pull requests/i);
    },
  },
  {
    name: 'a lost runner is met with one rerun, and green then is called flaky',
    play: async () => {
      await using stage = await setStage();
      const lost: CiJob = { name: 'test', conclusion: 'failure', steps: [] };
      const { sha, id } = await runCi(stage, [lost]);
      const attempts = () => stage.world.github.runs.find((run) => run.id === id)?.attempts ?? [];
      assert.equal(attempts().length, 2, 'one rerun');
      endCi(stage, id, [greenTests]);
      await stage.wake(ended(id, sha));
      await leaves(stage, /flaky/i);
      assert.equal(attempts().length, 2);
    },
  },
  {
    name: 'red again after the rerun is its own',
    play: async () => {
      await using stage = await setStage();
      const { sha, id } = await runCi(stage, [{ ...redTests, steps: [] }]);
      stage.say(...fixMore);
      endCi(stage, id, [redTests]);
      await stage.wake(ended(id, sha));
      assert.equal(stage.asked(), 6);
    },
  },
  {
    name: 'red first in what the change does not touch: one free rerun, then paid',
    play: async () => {
      await using stage = await setStage();
      const log = 'not ok 1 - websocket reconnects\n##[error]Process completed with exit code 1.';
      const { sha, id } = await runCi(stage, [{ ...redTests, log }]);
      await leaves(stage, /“test” failed .* the agent runs it again, once/);
      stage.say(...fixMore);
      endCi(stage, id, [{ ...redTests, log }]);
      await stage.wake(ended(id, sha));
      assert.equal(stage.asked(), 6);
    },
  },
  {
    name: 'a refused rerun is asked for once, and told to people',
    play: async () => {
      await using stage = await setStage();
      const { runs } = stage.world.github;
      const sha = await stage.world.github.commitOf(branch);
      const id = await startCi(stage, sha);
      const message = 'Unable to retry this workflow run because it was created over a month ago';
      Object.assign(runs.at(-1) ?? {}, { refusal: { status: 403, message } });
      endCi(stage, id, [{ name: 'test', conclusion: 'failure', steps: [] }]);
      for (let look = 0; look < 3; look += 1) await stage.wake(ended(id, sha));
      await leaves(stage, /“test” failed .* is not run again: “.*created over a month ago”/);
      assert.match(stage.comment(), /created over a month ago/);
      const asked = stage.world.github.requests.filter(({ path }) =>
        path.endsWith('/rerun-failed-jobs'),
      );
      assert.equal(asked.length, 1);
    },
  },
  {
    name: 'what has not answered for hours hides nothing, and is named',
    play: async () => {
      await using stage = await setStage();
      const sha = await stage.world.github.commitOf(branch);
      const since = '2026-11-01T09:12:00Z';
      stage.world.github.statuses.push({ sha, context: 'tide', state: 'pending', since });
      await stage.sweep();
      await leaves(stage, /“tide”, which has not answered since 1 November 2026 at 09:12 UTC/);
      assert.match(stage.comment(), /A fix is ready for review/);
      stage.say(...fixMore);
      await runCi(stage, [redTests]);
      assert.equal(stage.asked(), 6);
    },
  },
  {
    name: 'a status that asks for a right is left, and its words are said',
    play: async () => {
      await using stage = await setStage();
      const sha = await stage.world.github.commitOf(branch);
      const description = 'Authorization required to deploy.';
      stage.world.github.statuses.push({ sha, context: 'Vercel', state: 'failure', description });
      await stage.wake(statusChanged(sha, branch));
      await leaves(stage, /“Vercel” says: “Authorization required to deploy\.”/);
      assert.match(stage.comment(), /Authorization required to deploy/);
    },
  },
  {
    name: 'a removal from the merge queue is said, with the check that failed there',
    play: async () => {
      await using stage = await setStage();
      const commit = await stage.world.github.commitOn('queue', { 'x.md': 'x\n' }, 'Queue');
      await redOn(stage, commit);
      Object.assign(stage.pull(), { removal: { reason: 'FAILED_CHECKS', commit } });
      await stage.wake(dequeued(branch));
      await leaves(stage, /removed from the merge queue: the check “test” failed there/);
      assert.match(stage.comment(), /removed from the merge queue: the check “test” failed there/);
    },
  },
  {
    name: 'checks that wait for a person are said once, and are no failure',
    play: async () => {
      await using stage = await setStage();
      const sha = await stage.world.github.commitOf(branch);
      const id = await startCi(stage, sha);
      endCi(stage, id, [], true);
      await stage.wake(ended(id, sha));
      await leaves(stage, /waits? for a person to start its checks/i);
      const body = stage.body();
      await stage.wake(ended(id, sha));
      await stage.sweep();
      assert.equal(stage.body(), body);
      assert.equal(stage.world.github.talk.comments.length, 0);
      assert.equal(stage.asked(), 3);
    },
  },
  {
    name: 'a check of the title is not met with code',
    play: async () => {
      await using stage = await setStage();
      const title: CiJob = {
        name: 'Semantic PR title',
        conclusion: 'failure',
        steps: ['Check title'],
      };
      await runCi(stage, [title, greenTests]);
      await leaves(stage, /Semantic PR title/);
    },
  },
  {
    name: 'a status of another CI system is seen by its event',
    play: async () => {
      await using stage = await setStage();
      const sha = await stage.world.github.commitOf(branch);
      stage.world.github.statuses.push({ sha, context: 'jenkins/unit', state: 'failure' });
      stage.say(...fixMore);
      await stage.wake(statusChanged(sha, branch));
      assert.equal(stage.asked(), 6);
      assert.match(stage.prompt(3), /jenkins\/unit/);
    },
  },
  {
    name: 'a check suite of another App is seen by its event',
    play: async () => {
      await using stage = await setStage();
      const sha = await stage.world.github.commitOf(branch);
      stage.world.github.checks.push({
        ...{ id: 900, sha, name: 'buildkite', app: 'buildkite' },
        ...{ status: 'completed', conclusion: 'failure' },
        annotations: [{ path: 'src/postage.js', line: 3, message: 'Expected 300, got 200' }],
      });
      stage.say(...fixMore);
      await stage.wake(suiteEnded(sha, branch));
      assert.equal(stage.asked(), 6);
      assert.match(stage.prompt(3), /Expected 300, got 200/);
    },
  },
  {
    name: 'red on an approved pull request is left to people',
    play: async () => {
      await using stage = await setStage();
      stage.pull().decision = 'APPROVED';
      await runCi(stage, [redTests]);
      await leaves(stage, /approved/i);
    },
  },
  {
    name: 'red on a queued pull request is left to people',
    play: async () => {
      await using stage = await setStage();
      stage.pull().isQueued = true;
      await runCi(stage, [redTests]);
      await leaves(stage, /about to be merged/);
    },
  },
  {
    name: '/fix off ends what the agent does by itself',
    play: async () => {
      await using stage = await setStage();
      stage.commentOnPull('ada', '/fix off');
      await runCi(stage, [redTests]);
      await leaves(stage, /leaves it alone/);
    },
  },
  {
    name: 'a label ends what the agent does by itself',
    play: async () => {
      await using stage = await setStage();
      stage.pull().labels.push('jira-bug-fix-off');
      await runCi(stage, [redTests]);
      await leaves(stage, /leaves it alone/);
    },
  },
  {
    name: 'a log with commands and secrets is data',
    play: async () => {
      await using stage = await setStage();
      const log = `${redTests.log ?? ''}\n::set-output name=x::y\n::add-mask::z\n${'Bearer github-token-of-the-world'}\n`;
      stage.say(...fixMore);
      const { run } = await runCi(stage, [{ ...redTests, log }]);
      assert(run);
      assert(!stage.prompt(3).includes('github-token-of-the-world'));
      assert.deepEqual(
        run.commands.filter(({ name }) => name === 'set-output'),
        [],
      );
    },
  },
  {
    name: 'attempts of the ticket that are used up are said',
    play: async () => {
      await using stage = await setStage({ 'max-ticket-attempts': '1' });
      await runCi(stage, [redTests]);
      await leaves(stage, /attempts/i);
      assert.equal(stage.world.jira.issue(key).comments.length, 1);
    },
  },
];

const again = {
  path: 'bin/postage',
  search: '# Prints the postage for a weight in grams. Half a kilogram costs nothing.',
  replace: '# Prints the postage for a weight in grams: each kilogram that was begun counts.',
};
