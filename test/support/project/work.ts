import { adfToMarkdown } from '../../../src/adapters/jira/formats/adf/index.ts';
import { canIsolate } from '../../adapters/sandbox/job.ts';
import type { Script } from '../openai/openai.ts';
import type { Files } from '../repository.ts';
import type { RunResult } from '../runner/runner.ts';
import {
  type ActionOptions,
  dispatchOf,
  startWorld,
  type World,
  type WorldOptions,
} from '../world.ts';
import { branch, key, parcelFiles, parcelTicket } from './parcel.ts';

/** Runs the project's tests, unprotected: a sandbox takes half a second for each command. */
export const testInputs = { 'test-command': 'node --test', 'test-isolation': 'none' } as const;

/** Runs them in a sandbox, if this machine has one. */
export const isolated = { 'test-isolation': canIsolate ? 'required' : 'none' } as const;

/** Starts a world with the project, its ticket and a scripted model. */
export async function startProject(
  script: Script,
  inputs: Readonly<Record<string, string>> = {},
  files: Files = {},
  onDispatch?: WorldOptions['onDispatch'],
): Promise<World> {
  const all = { ...parcelFiles, ...files };
  const world = await startWorld({
    ...{ files: all, script, inputs },
    ...(onDispatch && { onDispatch }),
  });
  world.jira.addIssue({ key, ...parcelTicket });
  return world;
}

/** Runs the action on the project's ticket once. */
export async function runProject(world: World, options: ActionOptions = {}) {
  const run = await world.act(dispatchOf(world.ticket(key), 'first'), options);
  return resultOf(world, run);
}

/** Collects what people find after a run, and the prompts of the model. */
export async function resultOf({ jira, github, openai, violations }: World, run: RunResult) {
  const { comments, status } = jira.issue(key);
  const branches = await github.branches();
  return {
    run,
    ...{ branches, status, violations: violations() },
    comments: comments.length,
    comment: comments.map(({ body }) => adfToMarkdown(body)).join('\n'),
    pulls: github.pulls,
    body: github.pulls[0]?.body ?? '',
    files: branches.includes(branch) ? await github.tree(branch) : new Map<string, string>(),
    prompts: openai.chats.map(({ messages }) => messages.map(({ content }) => content).join('\n')),
  };
}
