import {
  type Call,
  type Due,
  due,
  firstReason,
  type LoopStopReason,
  type RecordedRun,
  type Rules,
  type Run,
  type Step,
  type StopReason,
} from '../run/index.ts';
import { redactor, requestFingerprint } from '../text/index.ts';

/** One step of a run as the trace file shows it. */
export interface Trace {
  readonly step: Step['kind'];
  /** What was sent and received; missing if the model was not called. */
  readonly call?: Call;
  /** Of the prompt and the reply together: equal fingerprints mean the same question and answer. */
  readonly fingerprint?: string;
  /** Everything else that the step recorded. */
  readonly result: unknown;
  /** What the step led to: the next step, or the reason to stop. */
  readonly next: Due | LoopStopReason;
}

/**
 * The text of a trace file: why the work ended, and each step of its runs with prompt and reply, in which secrets
 * and what looks like a key are replaced.
 */
export function traceText(
  { reason, recorded }: { reason: StopReason; recorded: readonly RecordedRun[] },
  secrets: readonly string[],
): string {
  const redact = redactor(secrets);
  const steps = recorded.flatMap(({ run, rules }) => traceOf(run, rules));
  const hide = (_: string, value: unknown) => (typeof value === 'string' ? redact(value) : value);
  return `${JSON.stringify({ reason, steps }, hide, 2)}\n`;
}

/** A run step by step, showing why it continued and why it ended. */
export function traceOf(run: Run, rules: Rules): readonly Trace[] {
  return run.steps.map((step, index) => {
    const soFar = { ...run, steps: run.steps.slice(0, index + 1) };
    const next = firstReason(soFar, rules) ?? due(soFar);
    if (!('call' in step)) return { step: step.kind, result: resultOf(step), next };
    const { call, ...rest } = step;
    const fingerprint = requestFingerprint([call.prompt, call.reply]);
    return { step: step.kind, call, fingerprint, result: resultOf(rest), next };
  });
}

/** The members that `Trace` has besides, what only an adapter can read, and what the reply says. */
const unshown: ReadonlySet<string> = new Set(['kind', 'continuation', 'pending']);

/** The step's own members; a patch becomes a list of changes, because JSON has no maps. */
function resultOf(step: Omit<Step, 'call'>): unknown {
  return Object.fromEntries(
    Object.entries<unknown>(step)
      .filter(([name]) => !unshown.has(name))
      .map(([name, value]) => [name, value instanceof Map ? [...value.values()] : value]),
  );
}
