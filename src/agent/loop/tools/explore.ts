import {
  attempts,
  type RequestLogEntry,
  type Run,
  ruleOn,
  type ToolRead,
} from '../../../core/run/index.ts';
import { clip, oneLine, requestFingerprint } from '../../../core/text/index.ts';
import type { ToolCall } from '../../ports.ts';
import type { Task } from '../run-context.ts';
import type { Prepared, Scene, Surroundings } from './read-tool.ts';
import { bounded } from './result.ts';
import { toolsIn } from './tools.ts';

/** Calls of one reply that are done. */
const mostCalls = 5;

/** Milliseconds after which an identical request is new again. */
const guardWindow = 10 * 60_000;

/**
 * Does the calls of one reply in their order and says of each what came of it. A bad input or a failed
 * port is told to the model; rejects only when the run is cancelled.
 */
export async function explore(
  calls: readonly ToolCall[],
  task: Task,
  run: Run,
  world: Surroundings,
): Promise<readonly ToolRead[]> {
  const scene = { task, run, world };
  const epoch = attempts(run);
  let known = remembered(run);
  const reads: ToolRead[] = [];
  for (const [index, call] of calls.entries()) {
    world.signal.throwIfAborted();
    const read = await perform(call, index, known, scene);
    known = [...known, { ...read, epoch }];
    reads.push(read);
  }
  return reads;
}

/** A read and when it was asked for, as the guard wants it. */
type Memory = ToolRead & RequestLogEntry;

/** The run's reads, each with the number of edits before it. */
function remembered(run: Run): readonly Memory[] {
  return run.steps.flatMap((step, index) => {
    if (step.kind !== 'explored') return [];
    const epoch = attempts({ ...run, steps: run.steps.slice(0, index) });
    return step.reads.map((read) => ({ ...read, epoch }));
  });
}

async function perform(
  call: ToolCall,
  index: number,
  known: readonly Memory[],
  scene: Scene,
): Promise<ToolRead> {
  const at = scene.world.now();
  const tool = toolsIn(scene.world).find(({ spec }) => spec.name === call.name);
  if (tool === undefined) return refused(call, at, 'there is no reading tool of this name');
  if (index >= mostCalls) {
    return refused(call, at, `only ${mostCalls} calls are done at a time: ask again next time`);
  }
  const prepared = tool.prepare(call.input, scene);
  if (prepared.kind === 'unfit') return refused(call, at, prepared.why);
  return guarded(call.name, prepared, at, known, scene);
}

async function guarded(
  tool: string,
  prepared: Prepared,
  at: number,
  known: readonly Memory[],
  scene: Scene,
): Promise<ToolRead> {
  const { input } = prepared;
  const fingerprint = requestFingerprint({ tool, input });
  const history = known.filter(({ ruling }) => ruling !== 'invalid');
  const asked: RequestLogEntry = { fingerprint, at, epoch: attempts(scene.run) };
  const ruling = ruleOn(history, asked, guardWindow);
  const earlier = history.findLast((read) => isAnswerTo(asked, read))?.result;
  const results: Readonly<Record<typeof ruling, () => string | Promise<string>>> = {
    fresh: () => answer(prepared, scene),
    repeated: () => `(asked before: this is the earlier result)\n${earlier}`,
    exhausted: () => 'This was asked for twice before: looking around is over.',
  };
  return { tool, input, fingerprint, ruling, result: await results[ruling](), at };
}

/** Only a fresh read holds the result itself. */
function isAnswerTo(asked: RequestLogEntry, { ruling, fingerprint, epoch }: Memory): boolean {
  return ruling === 'fresh' && fingerprint === asked.fingerprint && epoch === asked.epoch;
}

async function answer({ read }: Prepared, { world }: Scene): Promise<string> {
  try {
    return bounded(await read());
  } catch (error) {
    world.signal.throwIfAborted();
    const why = error instanceof Error ? error.message : String(error);
    return `It could not be read: ${clip(why, 500, '')}`;
  }
}

/** A call that cannot be done. It never counts as a request, so that it can be mended. */
function refused({ name, input }: ToolCall, at: number, why: string): ToolRead {
  const shown = JSON.stringify(input) ?? 'null';
  return {
    tool: name.replace(/[^\w.-]/g, '?').slice(0, 64),
    input: shown.length <= 300 ? shown : JSON.stringify(clip(shown, 300, '')),
    fingerprint: requestFingerprint({ tool: name, input: shown }),
    ruling: 'invalid',
    result: `Not done: ${oneLine(why)}.`,
    at,
  };
}
