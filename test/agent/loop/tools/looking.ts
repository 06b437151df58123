import type { RunContext, Task } from '../../../../src/agent/loop/run-context.ts';
import { explore } from '../../../../src/agent/loop/tools/explore.ts';
import type { ToolCall } from '../../../../src/agent/ports.ts';
import { newRun, type Run, type Step, type ToolRead } from '../../../../src/core/run/run.ts';
import { type MemoryFiles, memoryWorld, scriptedModel } from '../../../support/memory/memory.ts';
import { aCall, keyOf, rulesOf } from '../../../support/memory/samples.ts';

export const task: Task = { key: keyOf('APP-17'), instruction: 'a ticket', paths: rulesOf() };

/** A world to look around in, without a model to ask. */
export function worldOf(files: MemoryFiles, more: Partial<RunContext> = {}): RunContext {
  return { ...memoryWorld(scriptedModel(), files), ...more };
}

export function call(name: string, input: unknown = {}): ToolCall {
  return { name, input };
}

export function explored(...reads: readonly ToolRead[]): Step {
  return { kind: 'explored', reads, call: aCall };
}

/** What one call shows the model. */
export async function look(
  world: RunContext,
  name: string,
  input: unknown,
  { run = newRun, within = task }: { run?: Run; within?: Task } = {},
): Promise<string> {
  const [read] = await explore([call(name, input)], within, run, world);
  return read?.result ?? '';
}
