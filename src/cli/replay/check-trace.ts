import { z } from 'zod';
import type { Run } from '../../core/run/index.ts';
import { redacted, sha256Hex } from '../../core/text/index.ts';
import { UserError } from '../../core/user-error.ts';

const TraceFile = z.object({
  steps: z.array(
    z.object({ call: z.object({ prompt: z.string(), reply: z.string() }).optional() }),
  ),
});

/** How a trace compares with its receipt. */
export type TraceCheck =
  /** `unchecked` is the number of texts with something redacted, which have another hash. */
  | { readonly kind: 'same'; readonly texts: number; readonly unchecked: number }
  /** `place` names the first text that differs, such as `step 3: the prompt`. */
  | { readonly kind: 'differs'; readonly place: string };

/** Compares the prompts and replies of a trace with their recorded hashes. Throws UserError if it is no trace. */
export function checkTrace(text: string, file: string, runs: readonly Run[]): TraceCheck {
  const trace = TraceFile.safeParse(jsonOf(text)).data;
  if (trace === undefined) {
    throw new UserError(`Set --trace to the file that the run has written: ${file} is no trace.`);
  }
  const steps = runs.flatMap((run) => run.steps);
  if (steps.length !== trace.steps.length) {
    return { kind: 'differs', place: `step ${Math.min(steps.length, trace.steps.length) + 1}` };
  }
  let [texts, unchecked] = [0, 0];
  for (const [at, step] of steps.entries()) {
    const told = trace.steps[at]?.call;
    const recorded = 'call' in step ? step.call : undefined;
    if ((told === undefined) !== (recorded === undefined)) {
      return { kind: 'differs', place: `step ${at + 1}` };
    }
    for (const part of ['prompt', 'reply'] as const) {
      if (told === undefined || recorded === undefined) continue;
      texts += 1;
      if (sha256Hex(told[part]) === recorded[part]) continue;
      if (!told[part].includes(redacted)) {
        return { kind: 'differs', place: `step ${at + 1}: the ${part}` };
      }
      unchecked += 1;
    }
  }
  return { kind: 'same', texts, unchecked };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
