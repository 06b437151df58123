import { requestFingerprint } from '../text/index.ts';
import type { Rules } from './budget.ts';
import { type Due, due } from './due.ts';
import type { Call, Run, Step } from './run.ts';
import { firstReason } from './stop.ts';
import type { LoopStopReason } from './stop-reasons.ts';

/** What the record says of one step. */
export interface Trace {
  readonly step: Step['kind'];
  /** What was sent, what came, its cost and milliseconds; missing where nobody was asked. */
  readonly call?: Call;
  /** Of the prompt and the reply together: equal ones were the same question and the same answer. */
  readonly fingerprint?: string;
  /** Everything else that the step recorded. */
  readonly result: unknown;
  /** What the step led to: the next step, or the reason to stop. */
  readonly next: Due | LoopStopReason;
}

/** A run step by step, for people and programs that want to see why it went on and why it ended. */
export function traceOf(run: Run, rules: Rules): readonly Trace[] {
  return run.steps.map((step, index) => {
    const soFar = { steps: run.steps.slice(0, index + 1) };
    const next = firstReason(soFar, rules) ?? due(soFar);
    if (!('call' in step)) return { step: step.kind, result: shown(step), next };
    const { call, ...rest } = step;
    const fingerprint = requestFingerprint([call.prompt, call.reply]);
    return { step: step.kind, call, fingerprint, result: shown(rest), next };
  });
}

/** The step's own members; a patch as its changes, because JSON has no maps. */
function shown({ kind: _, ...members }: Omit<Step, 'call'>): unknown {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      value instanceof Map ? [...value.values()] : value,
    ]),
  );
}
