import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type ReadReceipt, type Receipt, type Replayed, replay } from '../../core/receipt/index.ts';
import { barred, describeCost } from '../../core/report/index.ts';
import { stopReasons } from '../../core/run/index.ts';
import { counted, redacted, sha256Hex } from '../../core/text/index.ts';
import { UserError } from '../../core/user-error.ts';
import { harmless, printResult, systemProblem } from '../terminal/index.ts';
import type { ReplayRequest } from './index.ts';
import { notReceipt, readReceipt } from './read-receipt.ts';

/** Replays a receipt and prints what came of it; resolves to the exit code. Throws UserError for a damaged one. */
export async function replayFiles({ receipt: file, trace }: ReplayRequest): Promise<number> {
  const text = await readText(file, 'Name the file of a receipt');
  const read = readReceipt(text, file);
  const replayed = replayReceipt(read, file);
  if (replayed.kind === 'damaged') {
    throw new UserError(`Give the receipt as the run has written it. ${replayed.why}`);
  }
  if (replayed.kind === 'differs') {
    const { place, recorded, now } = replayed;
    printResult(harmless(`${place}: recorded "${recorded}", now "${now}"`));
    return 1;
  }
  const { agent, node } = read.receipt.versions;
  const by = `Written by version ${agent} on Node ${node}.`;
  printResult(harmless(`${sameSentence(replayed)} ${by}`));
  printResult(`Receipt sha256:${sha256Hex(text)}`);
  const events = trace === undefined ? undefined : await readTrace(trace);
  const compared = events && compareTrace(events, read);
  if (compared !== undefined) printResult(compared.sentence);
  for (const line of describeEnd(read.receipt, events?.at(-1)?.problem))
    printResult(harmless(line));
  return compared?.exitCode ?? 0;
}

/** Says what the recorded work cost, what was wrong if a trace says so, what to do next, and why it ended. */
function describeEnd(
  { runs, end }: Receipt,
  problem: string | null | undefined,
): readonly string[] {
  const { operator, job } = stopReasons[end.reason];
  const run = runs[(end.run ?? 0) - 1];
  return [
    ...(run === undefined ? [] : [`${describeCost({ ...end, allowed: run.rules })}.`]),
    ...(problem ? [barred(problem)] : []),
    ...(run !== undefined && run.lacking.length > 0
      ? [`It lacks: ${run.lacking.join('; ')}.`]
      : []),
    ...(job === 'green' ? [] : [`Next: ${operator.next}`]),
    `Stopped: ${end.reason}. ${operator.ended}`,
  ];
}

/**
 * Makes the decisions of a receipt again. Throws UserError if the rules cannot: who makes up a receipt can give it
 * a checksum, too.
 */
export function replayReceipt(read: ReadReceipt, file: string): Replayed {
  try {
    return replay(read);
  } catch (cause) {
    throw new UserError(notReceipt(file), { cause });
  }
}

function sameSentence({ steps, outside }: Extract<Replayed, { readonly kind: 'same' }>): string {
  const same = `The same byte for byte: ${counted(steps, 'step')}, each followed by the same decision.`;
  return outside.length === 0
    ? same
    : `${same} No rule decides ${outside.join(' or ')}, so that end is only recorded.`;
}

const TraceLine = z.object({
  event: z.enum(['step', 'outcome']),
  call: z.object({ prompt: z.string(), reply: z.string() }).optional(),
  problem: z.string().nullish(),
});

type TraceEvent = z.infer<typeof TraceLine>;

/** Compares the prompts and replies of a trace with their recorded hashes. */
function compareTrace(events: readonly TraceEvent[], { runs }: ReadReceipt) {
  const trace = events.filter(({ event }) => event === 'step');
  const steps = runs.flatMap((run) => run.steps);
  if (steps.length !== trace.length) return differs(Math.min(steps.length, trace.length));
  let [same, unchecked] = [0, 0];
  for (const [at, step] of steps.entries()) {
    const told = trace[at]?.call;
    const recorded = 'call' in step ? step.call : undefined;
    if ((told === undefined) !== (recorded === undefined)) return differs(at);
    for (const part of ['prompt', 'reply'] as const) {
      if (told === undefined || recorded === undefined) continue;
      if (sha256Hex(told[part]) === recorded[part]) same += 1;
      // What was redacted has another hash.
      else if (told[part].includes(redacted)) unchecked += 1;
      else return differs(at, `: the ${part}`);
    }
  }
  const open = unchecked === 0 ? '' : ` ${unchecked} with a redacted part could not be checked.`;
  return {
    exitCode: 0,
    sentence: `The ${same} prompts and replies of the trace are the recorded ones.${open}`,
  };
}

function differs(at: number, part = '') {
  return {
    exitCode: 1,
    sentence: `step ${at + 1}${part} of the trace is not what the receipt records`,
  };
}

/** Reads a trace: an event a line. Throws UserError for a file that is none. */
async function readTrace(file: string): Promise<readonly TraceEvent[]> {
  const text = await readText(file, 'Set --trace to a file');
  try {
    return text
      .trimEnd()
      .split('\n')
      .map((line) => TraceLine.parse(JSON.parse(line)));
  } catch {
    throw new UserError(`Set --trace to the file that the run has written: ${file} is no trace.`);
  }
}

async function readText(file: string, advice: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UserError(`${advice} that can be read: ${file} cannot (${systemProblem(cause)}).`);
  });
}
