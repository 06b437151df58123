import { repositoryFiles, type Task } from '../../../../src/agent/loop/context/index.ts';
import type { RunContext } from '../../../../src/agent/loop/index.ts';
import { atOnceIn } from '../../../../src/agent/loop/tools/explore.ts';
import { explore, readTools } from '../../../../src/agent/loop/tools/index.ts';
import {
  findReads,
  newRun,
  type Run,
  record,
  type Step,
  type ToolRead,
} from '../../../../src/core/run/index.ts';
import type { ToolCall } from '../../../../src/engines/model/port/index.ts';
import { type MemoryFiles, memoryContext, scriptedModel } from '../../../support/memory/context.ts';
import { changeOf, patchOf } from '../../../support/memory/samples/changes.ts';
import { rulesOf } from '../../../support/memory/samples/rules.ts';
import { aCall, runOf, step } from '../../../support/memory/samples/runs.ts';
import { keyOf } from '../../../support/memory/samples/tickets.ts';

export const task: Task = { key: keyOf('APP-17'), instruction: 'a ticket', paths: rulesOf() };

/** Makes the calls with the tools that the context offers. */
export function exploreIn(
  context: RunContext,
  calls: readonly ToolCall[],
  { run = newRun, within = task }: { run?: Run; within?: Task } = {},
): Promise<readonly ToolRead[]> {
  const repository = repositoryFiles(context.workspace);
  return explore(calls, readTools(context), atOnceIn('plan').calls, {
    ...context,
    commandResults: new Map(),
    repository,
    task: within,
    run,
  });
}

/** A context to explore, without a model. */
export function contextOf(files: MemoryFiles, more: Partial<RunContext> = {}): RunContext {
  return { ...memoryContext(scriptedModel(), files), ...more };
}

export function call(name: string, input: unknown = {}): ToolCall {
  return { name, input };
}

export function explored(...reads: readonly ToolRead[]): Step {
  return { kind: 'explored', asked: 'plan', reads, call: aCall };
}

/** Returns what one call shows the model. */
export async function look(
  context: RunContext,
  name: string,
  input: unknown,
  given: { run?: Run; within?: Task } = {},
): Promise<string> {
  const [read] = await exploreIn(context, [call(name, input)], given);
  return read?.result ?? '';
}

/** Makes each call in a round of its own. */
export async function inRounds(
  context: RunContext,
  ...calls: readonly ToolCall[]
): Promise<readonly ToolRead[]> {
  let run = newRun;
  for (const made of calls) {
    run = record(run, explored(...(await exploreIn(context, [made], { run }))));
  }
  return findReads(run);
}

const body = Array.from({ length: 2_000 }, (_, n) => `  line(${n + 1});`);

/** A small repository, in which one file has 2,002 lines. */
export const shop = contextOf({
  'src/cart.ts': 'one\ntwo\nthree\n',
  'src/api/cart.ts': 'api\n',
  'src/long.ts': ['export class Cart {', ...body, '}', ''].join('\n'),
  'docs/logo.png': null,
  '.github/workflows/ci.yml': 'total: secret\n',
  'README.md': 'Total\n',
});

/** The task, with only `src/` in reach. */
export const within = { ...task, paths: rulesOf('src') };

/** A run whose kept patch changes one file, adds another and deletes one. */
export const kept = runOf(
  step.edited(
    patchOf(
      changeOf('src/cart.ts', 'one\ntwo\nthree\n', 'uno\ntotal\n'),
      changeOf('src/new.ts', null, 'new\n'),
      changeOf('README.md', 'Total\n', null),
    ),
  ),
  step.checked(),
);
