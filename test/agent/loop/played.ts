import type { Task } from '../../../src/agent/loop/context/index.ts';
import { type RunContext, runLoop } from '../../../src/agent/loop/index.ts';
import { keptPatch, type Rules } from '../../../src/core/run/index.ts';
import { type ModelRequest, messageText } from '../../../src/engines/model/port/index.ts';
import {
  type MemoryFiles,
  memoryContext,
  type Scripted,
  type ScriptedModel,
  scriptedModel,
} from '../../support/memory/context.ts';
import { rulesOf } from '../../support/memory/samples/rules.ts';
import { attemptsOf } from '../../support/memory/samples/runs.ts';

/** What differs from the usual: a ticket about a wrong total, and three attempts. */
interface Unlike {
  readonly task?: Partial<Task>;
  readonly rules?: Partial<Rules>;
  readonly context?: Partial<RunContext>;
}

/** The text of a request. */
export function promptOf(request: ModelRequest | undefined): string {
  return request?.messages.map(messageText).join('\n') ?? '';
}

/** Runs the loop on the files with a model that follows the script. */
export function play(files: MemoryFiles, script: readonly Scripted[], unlike?: Unlike) {
  return playWith(scriptedModel(...script), files, unlike);
}

/** Runs the loop on the files with this model, and returns what became of it. */
export async function playWith(
  model: ScriptedModel,
  files: MemoryFiles,
  { task, rules, context }: Unlike = {},
) {
  const ended = await runLoop(
    { instruction: '# APP-17: The total is wrong', paths: rulesOf(), ...task },
    { ...memoryContext(model, files), ...context },
    { ...attemptsOf(3), ...rules },
  );
  const prompts = model.requests.map(promptOf);
  const kept = keptPatch(ended.run);
  return {
    ended,
    model,
    prompts,
    last: prompts.at(-1) ?? '',
    kinds: ended.run.steps.map(({ kind }) => kind),
    kept,
    changes: Object.fromEntries([...kept].map(([path, { after }]) => [path, after])),
  };
}
