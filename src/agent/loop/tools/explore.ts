import {
  attempts,
  type RequestLogEntry,
  type Run,
  ruleOn,
  type ToolRead,
} from '../../../core/run/index.ts';
import { clip, oneLine, requestFingerprint } from '../../../core/text/index.ts';
import { errorMessage } from '../../../core/user-error.ts';
import type { ToolCall } from '../../ports.ts';
import type { ToolContext } from '../context/index.ts';
import type { PreparedRead, ReadTool } from './read-tool.ts';
import type { InvalidInput } from './tool-input.ts';

/** Maximum number of calls made for one reply. */
const maxCalls = 5;

/** Milliseconds after which an identical request counts as new. */
const guardWindow = 10 * 60_000;

/**
 * Makes the tool calls of one reply in their order, and returns one read for each. The model is told about
 * invalid input and failed ports; rejects only if the run is cancelled.
 */
export async function explore(
  calls: readonly ToolCall[],
  tools: readonly ReadTool[],
  context: ToolContext,
): Promise<readonly ToolRead[]> {
  const { run, now, signal } = context;
  const epoch = attempts(run);
  let log = requestLog(run);
  const reads: ToolRead[] = [];
  for (const [index, call] of calls.entries()) {
    signal.throwIfAborted();
    const at = now();
    const prepared = prepare(call, index, tools, context);
    const read =
      prepared.kind === 'invalid'
        ? invalidRead(call, at, prepared.why)
        : await guardedRead({ ...prepared, tool: call.name, at, epoch }, log, signal);
    log = [...log, { ...read, epoch }];
    reads.push(read);
  }
  return reads;
}

function prepare(
  { name, input }: ToolCall,
  index: number,
  tools: readonly ReadTool[],
  context: ToolContext,
): PreparedRead | InvalidInput {
  const tool = tools.find(({ spec }) => spec.name === name);
  if (tool === undefined) return { kind: 'invalid', why: 'there is no reading tool of this name' };
  if (index < maxCalls) return tool.prepare(input, context);
  const why = `only ${maxCalls} calls are made for one reply: repeat this one in the next`;
  return { kind: 'invalid', why };
}

/** A read, with the number of edits before it. */
type LoggedRead = ToolRead & RequestLogEntry;

function requestLog(run: Run): readonly LoggedRead[] {
  return run.steps.flatMap((step, index) => {
    if (step.kind !== 'explored') return [];
    const epoch = attempts({ ...run, steps: run.steps.slice(0, index) });
    return step.reads.map((read) => ({ ...read, epoch }));
  });
}

interface ReadRequest extends PreparedRead, Omit<RequestLogEntry, 'fingerprint'> {
  readonly tool: string;
}

/** Performs a new request. An identical one is answered once from the log, then refused. */
async function guardedRead(
  { tool, input, at, epoch, read }: ReadRequest,
  log: readonly LoggedRead[],
  signal: AbortSignal,
): Promise<ToolRead> {
  const fingerprint = requestFingerprint({ tool, input });
  const valid = log.filter(({ ruling }) => ruling !== 'invalid');
  const ruling = ruleOn(valid, { fingerprint, at, epoch }, guardWindow);
  const earlier = valid.findLast(
    (entry) =>
      entry.ruling === 'fresh' && entry.fingerprint === fingerprint && entry.epoch === epoch,
  );
  const results = {
    fresh: () => resultOf(read, signal),
    repeated: () => `(requested before: this is the earlier result)\n${earlier?.result}`,
    exhausted: () => 'This was requested twice before, so you cannot read any more.',
  };
  return { tool, input, fingerprint, ruling, result: await results[ruling](), at };
}

async function resultOf(read: () => Promise<string>, signal: AbortSignal): Promise<string> {
  try {
    return await read();
  } catch (error) {
    signal.throwIfAborted();
    const why = errorMessage(error);
    return `It could not be read: ${clip(why, 500, '')}`;
  }
}

/** Records a call that cannot be made. It does not count as a request, so it may be corrected. */
function invalidRead({ name, input }: ToolCall, at: number, why: string): ToolRead {
  const json = JSON.stringify(input) ?? 'null';
  return {
    tool: name.replace(/[^\w.-]/g, '?').slice(0, 64),
    input: json.length <= 300 ? json : JSON.stringify(clip(json, 300, '')),
    fingerprint: requestFingerprint({ tool: name, input: json }),
    ruling: 'invalid',
    result: `Not done: ${oneLine(why)}.`,
    at,
  };
}
