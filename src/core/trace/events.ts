import { patchDiff } from '../../engines/edits/index.ts';
import { redactor, requestFingerprint, sha256Hex } from '../../engines/text/index.ts';
import { buildChecklist, type EvidenceItem, handicapItems, particulars } from '../report/index.ts';
import {
  type Call,
  currentPlan,
  type Ending,
  keptPatch,
  meaningOf,
  newRun,
  nothingSpent,
  type RecordedRun,
  type Run,
  type Spent,
  type Step,
} from '../run/index.ts';

/** One step of a run, as `run --json` prints it and a trace has it. */
export interface StepEvent {
  readonly event: 'step';
  readonly step: Step['kind'];
  /** What was sent and received; missing if the model was not called. */
  readonly call?: Call;
  /** Of the prompt and the reply together: equal fingerprints mean the same question and answer. */
  readonly fingerprint?: string;
  /** Everything else that the step recorded. */
  readonly result: unknown;
  /** What the step led to: the next step, or the reason to stop. */
  readonly next: string;
}

/** How the work ended: the last object of a run and of a trace, which there is in any case. */
export interface OutcomeEvent {
  readonly event: 'outcome';
  readonly reason: Ending['reason'];
  /** The detail of that reason; null if it has none. */
  readonly detail: NonNullable<Ending['detail']> | null;
  readonly exitCode: number;
  /** Why the work ended, in one sentence. */
  readonly sentence: string;
  /** What is wrong, in lines; null if the sentence says it all. */
  readonly problem: string | null;
  /** The diff of the last sound change; null if there is none. */
  readonly patch: string | null;
  readonly evidence: readonly EvidenceItem[];
  readonly spent: Spent;
  /** Milliseconds. */
  readonly elapsed: number;
}

/** Work that is over; without a run, it has not begun. */
type Ended = Ending & {
  readonly run?: Run;
  readonly problem?: string | undefined;
  readonly spent?: Spent;
  readonly elapsed?: number;
};

/** Returns a recorded step, and what it led to, as an event. */
export function stepEvent(recorded: Step, next: string): StepEvent {
  const { kind: step } = recorded;
  if (!('call' in recorded)) return { event: 'step', step, result: resultOf(recorded), next };
  const { call, ...rest } = recorded;
  const fingerprint = requestFingerprint([call.prompt, call.reply]);
  return { event: 'step', step, call, fingerprint, result: resultOf(rest), next };
}

/** Returns how work ended as an event. */
export function outcomeEvent(ended: Ended): OutcomeEvent {
  const { reason, detail = null, run = newRun, problem, spent = nothingSpent, elapsed = 0 } = ended;
  const { exitCode, team } = meaningOf(ended);
  const wrong = [particulars({ ...ended, run }), problem].filter((told) => told !== undefined);
  const kept = keptPatch(run);
  return {
    event: 'outcome',
    reason,
    detail,
    exitCode,
    sentence: team,
    problem: wrong.length === 0 ? null : wrong.join('\n'),
    patch: kept.size === 0 ? null : patchDiff(kept),
    evidence: currentPlan(run)?.kind === 'fix' ? buildChecklist(run) : handicapItems(run),
    spent,
    elapsed,
  };
}

/** What may stand in a trace. */
export interface TraceOptions {
  readonly secrets: readonly string[];
  /** Whether a digest stands for each text of ticket, code, prompt and reply. */
  readonly digests?: boolean;
}

/** Returns what writes an event as a line of JSON, in which secrets and what looks like a key are replaced. */
export function eventWriter({
  secrets,
  digests = false,
}: TraceOptions): (event: StepEvent | OutcomeEvent) => string {
  const redact = redactor(secrets);
  const show = (member: string, text: string) =>
    digests ? digestText(member, text) : redact(text);
  const replaced = (member: string, value: unknown) =>
    typeof value === 'string' ? show(member, value) : value;
  return (event) => `${JSON.stringify(event, replaced)}\n`;
}

/** The text of a trace file: every step of the work in its order, and its outcome, a line each. */
export function traceText(
  work: Ended & { readonly recorded?: readonly RecordedRun[] | undefined },
  options: TraceOptions,
): string {
  const steps = (work.recorded ?? []).flatMap(({ run, decisions }) =>
    run.steps.map((step, at) => stepEvent(step, decisions[at] ?? '')),
  );
  return [...steps, outcomeEvent(work)].map(eventWriter(options)).join('');
}

/** The members that an event has besides, what only an adapter can read, and what the reply says. */
const unshown: ReadonlySet<string> = new Set(['kind', 'continuation', 'pending']);

/** The step's own members; a patch becomes a list of changes, because JSON has no maps. */
function resultOf(step: Omit<Step, 'call'>): unknown {
  return Object.fromEntries(
    Object.entries<unknown>(step)
      .filter(([name]) => !unshown.has(name))
      .map(([name, value]) => [name, value instanceof Map ? [...value.values()] : value]),
  );
}

/** The members of events whose texts are nobody's words, and the form that such a text has. */
const forms = [
  [/^(?:event|step|kind|next|reason|detail|asked|ruling|state|ability)$/, /^[a-z][a-z-]*$/],
  [/^(?:fingerprint|digest)$/, /^[0-9a-f]{32,64}$/],
  // Why the work ended, from the table of stop reasons.
  [/^sentence$/, /^/],
  // The model that replied, as endpoints name one.
  [/^served$/, /^[\w.:/@+-]{1,100}$/],
] as const;

/**
 * Returns what stands for a text in a trace for people who may not read ticket, code, prompts and replies: its SHA-256,
 * so that equal texts can be told from others; `member` is the name that the text has in its event.
 */
function digestText(member: string, text: string): string {
  const isShown = forms.some(([members, form]) => members.test(member) && form.test(text));
  return isShown || text === '' ? text : `sha256:${sha256Hex(text)}`;
}
