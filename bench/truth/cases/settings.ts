import assert from 'node:assert/strict';
import { join } from 'node:path';
import { runCli } from '../../../test/support/cli.ts';
import { inOrder } from '../../../test/support/openai/openai.ts';
import { parcelTicket } from '../../../test/support/project/parcel.ts';
import { runProject, startProject } from '../../../test/support/project/work.ts';
import { startProxy } from '../../../test/support/proxy.ts';
import { temporaryFolder, writeFiles } from '../../../test/support/repository.ts';
import type { RunResult } from '../../../test/support/runner/runner.ts';
import { shopReplies } from '../../../test/support/shop/script.ts';
import { shopFiles } from '../../../test/support/shop/shop.ts';
import type { ActionOptions, WorkflowEvent } from '../../../test/support/world.ts';
import type { Case } from '../case.ts';

const byHand: WorkflowEvent = { name: 'workflow_dispatch', payload: {} };

/** Runs the Action on an event. No model is asked. */
async function start(event: WorkflowEvent, options: ActionOptions): Promise<RunResult> {
  await using world = await startProject(inOrder([]));
  const run = await world.start(event, options);
  assert.deepEqual(world.violations(), []);
  return run;
}

/** Outputs, summary and annotation of a run that ended before it had a ticket. */
function assertEnded(run: RunResult, reason: string, sentences: readonly string[]): void {
  assert.equal(run.exitCode, 1);
  assert.deepEqual(run.outputs, {
    'stop-reason': reason,
    'pull-request': '',
    'commit-verified': '',
    patch: '',
    calls: '0',
    tokens: '0',
  });
  assert.equal(run.annotations.length, 1);
  for (const sentence of sentences) {
    assert.ok(run.annotations[0]?.includes(sentence), `${run.annotations[0]} lacks ${sentence}`);
    assert.ok(run.summary.includes(sentence), `the summary lacks ${sentence}`);
  }
}

const wrong = {
  'jira-url': 'a.test',
  'jira-token': '',
  model: '',
  'api-key': '',
  'max-calls': '0',
};
const named = (names: readonly string[]) => names.map((name) => `Set \`${name}\``);

export const cases: readonly Case[] = [
  {
    name: 'the command line reports all wrong settings at once',
    check: async () => {
      const { code, stderr } = await runCli(['run', 'APP-17', '--max-calls', '0']);
      assert.equal(code, 2);
      for (const name of ['--jira-url', 'JIRA_TOKEN', '--model', 'OPENAI_API_KEY', '--max-calls'])
        assert.match(stderr, new RegExp(`^Set ${name}`, 'm'));
    },
  },
  {
    name: 'the Action reports all wrong inputs at once, in outputs, summary and annotation',
    check: async () => {
      const run = await start(byHand, { inputs: wrong });
      assertEnded(run, 'misconfigured', named([...Object.keys(wrong), 'ticket']));
    },
  },
  {
    name: 'with a known ticket, all wrong inputs are reported on it at once',
    check: async () => {
      const inputs = { model: '', 'api-key': '', 'max-calls': '0' };
      await using world = await startProject(inOrder([]), inputs);
      const { run, comment } = await runProject(world);
      assert.deepEqual([run.exitCode, run.outputs['stop-reason']], [1, 'misconfigured']);
      for (const name of Object.keys(inputs)) assert.ok(comment.includes(name), comment);
    },
  },
  {
    name: 'a wrong mode sets the outputs and writes the summary',
    check: async () => {
      const run = await start(byHand, { inputs: { mode: 'merge' } });
      assertEnded(run, 'misconfigured', ['Set `mode` to work, merged or sweep.']);
    },
  },
  {
    name: 'a malformed dispatch sets the outputs and writes the summary',
    check: async () => {
      const payload = { action: 'jira-bug-fix', client_payload: { issue: parcelTicket.summary } };
      const run = await start({ name: 'repository_dispatch', payload }, {});
      assertEnded(run, 'misconfigured', ['Update the Action and the Worker']);
    },
  },
  {
    name: 'a start that crashes sets the outputs and writes the summary',
    check: async () => {
      await using folder = await temporaryFolder();
      await writeFiles(folder.directory, { 'event.json': '{"action":' });
      const file = join(folder.directory, 'event.json');
      assertEnded(await start(byHand, { env: { GITHUB_EVENT_PATH: file } }), 'failed', ['JSON']);
    },
  },
  {
    name: 'mode merged reports all wrong inputs at once',
    check: async () => {
      const inputs = { mode: 'merged', 'jira-url': '', 'jira-token': '', 'branch-prefix': '..' };
      const run = await start({ name: 'pull_request', payload: {} }, { inputs });
      assertEnded(run, 'misconfigured', named(['jira-url', 'jira-token', 'branch-prefix']));
    },
  },
  {
    name: 'mode sweep reports all wrong inputs at once',
    check: async () => {
      const inputs = { mode: 'sweep', 'jira-url': '', 'sweep-jql': '', 'sweep-limit': '0' };
      const run = await start({ name: 'schedule', payload: {} }, { inputs });
      assertEnded(run, 'misconfigured', named(['jira-url', 'sweep-jql', 'sweep-limit']));
    },
  },
  {
    name: 'an event that asks for no work ends green, with a stop reason and a summary',
    check: async () => {
      const payload = { action: 'edited', comment: {}, issue: { number: 1 } };
      const run = await start({ name: 'issue_comment', payload }, {});
      assert.deepEqual([run.exitCode, run.outputs['stop-reason']], [0, 'nothing-new']);
      assert.match(run.summary, /neither a submitted review nor a new comment/);
    },
  },
  {
    name: 'the Action reaches Jira, GitHub and the model through the proxy of its environment',
    check: async () => {
      await using proxy = await startProxy();
      await using world = await startProject(inOrder(shopReplies), {}, shopFiles);
      const { run } = await runProject(world, {
        env: { HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url },
      });
      assert.equal(run.outputs['stop-reason'], 'approved');
      const received = [world.jira, world.github, world.openai].flatMap(({ requests }) => requests);
      assert.equal(proxy.requests.length, received.length);
    },
  },
];
