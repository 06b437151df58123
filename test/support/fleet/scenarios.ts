import assert from 'node:assert/strict';
import type { Scripted } from '../openai/openai.ts';
import { rightLine } from '../project/parcel.ts';
import { commentBlock, editReply, fixBlock, planReply } from '../project/script.ts';
import type { RunResult } from '../runner/runner.ts';
import { approve, revise } from '../shop/script.ts';
import { type Fleet, type Stage, type StagedRepository, setFleetStage } from './stage.ts';

/** Requires that a run has ended with an approved fix. */
function requireApproved({ exitCode, outputs, stdout }: RunResult): void {
  assert.deepEqual([exitCode, outputs['stop-reason']], [0, 'approved'], stdout);
}

/** Requires so many pull requests of each repository, with the fix, and that no dispatch names another repository. */
async function requirePulls({ key, repositories }: Stage, counts: readonly number[]) {
  for (const [index, { name, world }] of repositories.entries()) {
    const { github } = world;
    assert.equal(github.pulls.length, counts[index], name);
    for (const { client_payload } of github.dispatches)
      assert.equal(client_payload.repositories, repositories.length);
    if (counts[index] === 0) continue;
    const files = await github.tree(`fix/${key}`);
    assert(files.get('src/postage.js')?.includes(rightLine), name);
  }
}

/** Requires the ticket's status, and a comment of each repository that names no other. */
function requireEnd(stage: Stage, status: string): void {
  const comments = stage.comments();
  assert.equal(comments.length, stage.repositories.length);
  for (const { name, world } of stage.repositories) {
    const [comment = '', ...others] = comments.filter((one) => one.startsWith(`### ${name}: `));
    assert.deepEqual(others, []);
    for (const other of stage.repositories)
      assert.equal(comment.includes(other.name), other.name === name, comment);
    for (const { number } of world.github.pulls)
      assert(comment.includes(`/${name}/pull/${number}`), comment);
  }
  assert.equal(stage.jira.issue(stage.key).status, status);
}

/** Something that happens to a ticket of several repositories, and what must have become of it. */
export interface Scenario {
  readonly name: string;
  /** Key of the project, whose rule names the repositories. */
  readonly project: string;
  /** What each repository's model replies, in order. */
  readonly scripts: readonly (readonly Scripted[])[];
  /** Plays it; rejects if something is not as it must be. */
  play(stage: Stage): Promise<void>;
}

const understood = approve('A kilogram that was begun counts whole.');
const fix: readonly Scripted[] = [planReply(['src/postage.js']), editReply(fixBlock), understood];
const fixMore: readonly Scripted[] = [
  planReply(['src/postage.js', 'bin/postage']),
  editReply(fixBlock, commentBlock),
  understood,
];
const nothing: readonly Scripted[] = [
  {
    toolCalls: [
      {
        name: 'plan',
        input: {
          kind: 'already-fixed',
          understanding: 'This part only prints what the service computes.',
          files: [],
          reply: 'Nothing has to change here: the postage comes from the service.',
        },
      },
    ],
  },
];
const failure: readonly Scripted[] = [
  planReply(['src/postage.js']),
  editReply(fixBlock),
  revise('Half a kilogram is still free.'),
];

const ready = 'In Prüfung';
const begun = 'In Arbeit';

/** All eight, in the order of their projects. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'both repositories get a pull request',
    project: 'RA',
    scripts: [fix, fix],
    async play(stage) {
      await accepted(stage.create());
      const runs = await Promise.all(stage.repositories.map((each) => each.work()));
      runs.forEach(requireApproved);
      await requirePulls(stage, [1, 1]);
      requireEnd(stage, ready);
    },
  },
  {
    name: 'nothing has to change in one',
    project: 'RB',
    scripts: [fix, nothing],
    async play(stage) {
      const [web, api] = two(stage);
      await accepted(stage.create());
      const told = await api.work();
      assert.equal(told.outputs['stop-reason'], 'already-fixed', told.stdout);
      assert.equal(stage.jira.issue(stage.key).status, begun);
      requireApproved(await web.work());
      await requirePulls(stage, [1, 0]);
      requireEnd(stage, ready);
    },
  },
  {
    name: 'the work fails in one',
    project: 'RC',
    scripts: [fix, failure],
    async play(stage) {
      const [web, api] = two(stage);
      await accepted(stage.create());
      requireApproved(await web.work());
      const failed = await api.work({ inputs: { 'max-calls': '3' } });
      assert.equal(failed.exitCode, 1, failed.stdout);
      await requirePulls(stage, [1, 1]);
      const [draft] = api.world.github.pulls;
      assert.equal(draft?.draft, true);
      requireEnd(stage, begun);
    },
  },
  {
    name: 'the webhook and a dispatch come twice',
    project: 'RD',
    scripts: [fix, fix],
    async play(stage) {
      const [web, api] = two(stage);
      await accepted(stage.create());
      assert.deepEqual(await (await stage.create()).json(), { decision: 'duplicate' });
      const dispatch = await web.next();
      const first = await web.world.act(dispatch);
      const again = await web.world.act(dispatch);
      requireApproved(first);
      assert.deepEqual(
        [again.outputs['stop-detail'], again.outputs.calls, again.exitCode],
        ['nothing-new', '0', 0],
      );
      requireApproved(await api.work());
      for (const { world } of stage.repositories) assert.equal(world.github.dispatches.length, 1);
      await requirePulls(stage, [1, 1]);
      requireEnd(stage, ready);
    },
  },
  {
    name: 'GitHub refuses access to one for a while',
    project: 'RE',
    scripts: [fix, fix],
    async play(stage) {
      const [web, api] = two(stage);
      const refusal = { status: 404, body: { message: 'Not Found' } };
      api.world.github.fail('POST /repos/{owner}/{repo}/dispatches', refusal, 2);
      await accepted(stage.create());
      requireApproved(await web.work());
      requireApproved(await api.work());
      await requirePulls(stage, [1, 1]);
      requireEnd(stage, ready);
    },
  },
  {
    name: 'the ticket is reopened with a comment',
    project: 'RF',
    scripts: [
      [...fix, ...fixMore],
      [...fix, ...fixMore],
    ],
    async play(stage) {
      await accepted(stage.create());
      for (const each of stage.repositories) requireApproved(await each.work());
      await accepted(stage.reopen('The comment of the program is wrong as well.'));
      for (const each of stage.repositories) requireApproved(await each.work());
      await requirePulls(stage, [1, 1]);
      for (const { world } of stage.repositories) {
        const files = await world.github.tree(`fix/${stage.key}`);
        assert.match(files.get('bin/postage') ?? '', /counts whole/);
        assert.match(JSON.stringify(world.openai.requests[3]?.body), /is wrong as well/);
      }
      requireEnd(stage, ready);
    },
  },
  {
    name: 'one is merged long before the other begins',
    project: 'RG',
    scripts: [fix, fix],
    async play(stage) {
      const [web, api] = two(stage);
      await accepted(stage.create());
      requireApproved(await web.work());
      assert.equal(stage.jira.issue(stage.key).status, begun);
      await merge(web, stage.key);
      assert.notEqual(stage.jira.issue(stage.key).status, 'Fertig');
      requireApproved(await api.work());
      assert.doesNotMatch(JSON.stringify(api.world.openai.requests), /rg-web/);
      await requirePulls(stage, [1, 1]);
      requireEnd(stage, ready);
      await merge(api, stage.key);
      requireEnd(stage, 'Fertig');
    },
  },
  {
    name: 'a ticket has three repositories',
    project: 'RH',
    scripts: [fix, fix, nothing],
    async play(stage) {
      await accepted(stage.create());
      const runs = await Promise.all(stage.repositories.map((each) => each.work()));
      assert.deepEqual(
        runs.map(({ outputs }) => outputs['stop-reason']),
        ['approved', 'approved', 'already-fixed'],
      );
      await requirePulls(stage, [1, 1, 0]);
      requireEnd(stage, ready);
    },
  },
];

/** The repositories of each scenario's project, for the rules of the Worker. */
export const scenarioRoutes: Fleet['routes'] = Object.fromEntries(
  scenarios.map(({ project, scripts }) => [
    project,
    scripts.map((_, index) => `acme/${project.toLowerCase()}-${['web', 'api', 'app'][index]}`),
  ]),
);

/** Plays a scenario on a stage of its own. */
export async function playScenario(fleet: Fleet, { project, scripts, play }: Scenario) {
  await using stage = await setFleetStage(fleet, project, scripts);
  await play(stage);
  assert.deepEqual(stage.violations(), []);
}

async function accepted(answer: Promise<Response>): Promise<void> {
  const { status } = await answer;
  assert.equal(status, 202);
}

function two({ repositories: [one, other] }: Stage): readonly [StagedRepository, StagedRepository] {
  assert(one && other);
  return [one, other];
}

/** A person merges the pull request, and the workflow gets GitHub's event. */
async function merge({ name, world }: StagedRepository, key: string): Promise<void> {
  const { github } = world;
  const [pull] = github.pulls;
  assert(pull);
  await github.life.merge(pull.number);
  const repo = { full_name: name };
  const ends = { head: { ref: `fix/${key}`, repo }, base: { ref: 'main', repo } };
  const pull_request = { number: pull.number, state: 'closed', merged: true, ...ends };
  const event = { name: 'pull_request', payload: { action: 'closed', pull_request } };
  const inputs = { mode: 'follow', model: '', 'api-key': '' };
  const run = await world.start(event, { inputs });
  assert.equal(run.exitCode, 0, run.stdout);
}
