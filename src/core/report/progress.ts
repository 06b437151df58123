import { type Delta, findDeltas } from '../../engines/edits/index.ts';
import { type CheckFinding, describeTimeLimit } from '../../engines/evidence/index.ts';
import { formatNumber, listNames, oneLine, summaryLine } from '../../engines/text/index.ts';
import type { CheckResults, Regression } from '../proof/index.ts';
import {
  type Call,
  countTokens,
  type Due,
  type Ending,
  endingName,
  isSound,
  lastSound,
  type Plan,
  type Problem,
  type Run,
  type Step,
  type StepOf,
  type ToolRead,
} from '../run/index.ts';
import { fates } from './changes.ts';
import { describeParsing } from './checklist.ts';
import { describeLoss } from './handicap-items.ts';
import { tokenParts } from './outcome.ts';
import { cutPhrases } from './problems.ts';

/**
 * What a log says of a recorded step and of what follows it, in lines. A step without a call does not know itself how
 * many milliseconds it took. Contains untrusted text.
 */
export function logLines(recorded: Step, next: Due | Ending, elapsed?: number): readonly string[] {
  const losses = 'call' in recorded ? recorded.call.losses.map(describeLoss) : [];
  const took = 'call' in recorded || elapsed === undefined ? '' : ` (${inSeconds(elapsed)})`;
  return [
    ...losses,
    `${describeStep(recorded)}${took} → ${typeof next === 'string' ? next : endingName(next)}`,
  ];
}

/** A recorded step in one line. Contains untrusted text. */
export function describeStep(recorded: Step): string {
  const { step, result } = summarizeStep(recorded);
  const cost = 'call' in recorded ? ` (${describeCall(recorded.call)})` : '';
  return `${step}: ${oneLine(result)}${cost}`;
}

/** What a step was, and its result in words, which are untrusted. */
interface StepSummary {
  readonly step: string;
  readonly result: string;
}

/** Says of a step in words what it was, what its prompt left out, and its result. */
export function summarizeStep(recorded: Step): StepSummary {
  const { step, result } = inWords(recorded);
  const leftOut = 'call' in recorded ? (recorded.call.leftOut ?? []) : [];
  if (leftOut.length === 0) return { step, result };
  return { step, result: `(prompt too long, so without ${leftOut.join(', ')}) ${result}` };
}

function inWords(step: Step): StepSummary {
  switch (step.kind) {
    case 'explored':
      return { step: 'explore', result: step.reads.map(describeRead).join(', ') };
    case 'planned':
      return { step: 'plan', result: describePlan(step.plan) };
    case 'merged':
      return { step: 'merge', result: describeMerge(step) };
    case 'edited':
      return { step: 'edit', result: describeStaging(step) };
    case 'checked':
      return { step: 'check', result: describeCheck(step) };
    case 'tested':
      return { step: 'test', result: describeResults(step.results) };
    case 'reviewed':
      return {
        step: 'review',
        result: step.verdict.kind === 'approve' ? 'approved' : step.verdict.critique,
      };
    case 'cut':
      return { step: step.asked, result: `the reply ${cutPhrases[step.why]}` };
    case 'unusable':
      return { step: step.asked, result: `the reply could not be used: ${toldModel(step.why)}` };
  }
}

/** Each edit besides the one that is kept, with what was found of it last. Untrusted text. */
export function otherEdits(run: Run): readonly string[] {
  const { steps } = run;
  const starts = steps.flatMap((step, at) => (step.kind === 'edited' ? [at] : []));
  const sound = lastSound(run);
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? steps.length;
    const last = steps.slice(start, end).findLast(({ kind }) => aboutEdits.has(kind));
    const isKept = start < sound && sound < end;
    if (isKept || last === undefined) return [];
    const { step, result } = summarizeStep(last);
    return [`Edit ${index + 1} (${step}): ${result}`];
  });
}

const aboutEdits: ReadonlySet<Step['kind']> = new Set([
  ...(['edited', 'checked', 'tested', 'reviewed'] as const),
]);

function describeRead({ tool, input, ruling }: ToolRead): string {
  return `${tool} ${input}${ruling === 'fresh' ? '' : ` (${ruling})`}`;
}

function describePlan(plan: Plan): string {
  if (plan.kind !== 'fix') return plan.kind;
  const files = plan.files.map(({ path, state }) => (state === 'new' ? `${path} (new)` : path));
  return `fix ${files.join(', ')}`;
}

function describeMerge({ patch, refusals }: StepOf<'merged'>): string {
  const clashes = refusals.map(({ path }) => `${path} in conflict`);
  return [...findDeltas(patch).map(describeDelta), ...clashes].join(', ');
}

function describeStaging({ patch, refusals }: StepOf<'edited'>): string {
  if (refusals.length === 0)
    return findDeltas(patch).map(describeDelta).join(', ') || 'nothing changed';
  const refused = refusals.map(({ path, why }) => `${path}: ${toldModel(summaryLine(why))}`);
  return `nothing kept; ${refused.join('; ')}`;
}

/** What was written for the model is quoted, so that nobody takes it for advice. */
const toldModel = (why: string) => `the model was told “${why}”`;

function describeCheck(step: StepOf<'checked'>): string {
  const { problems, excess, hidden } = step;
  const places = [...problems, ...(hidden?.found ?? [])].map(describePlace);
  const found = [...places, ...(excess === undefined ? [] : [excess])];
  return [...(isSound(step) ? [describeParsing(step)] : []), ...found].join('; ');
}

const describePlace = ({ path, line, message }: Problem) => `${path}:${line} ${message}`;

function describeResults({ lint, tests, regression, weakened = [] }: CheckResults): string {
  const commands = [`lint ${wordFor(lint)}`, `tests ${wordFor(tests)}`];
  const own =
    regression.kind === 'not-shown' && regression.isUnrun ? ['its own tests not run'] : [];
  const less = weakened.length === 0 ? [] : ['tests weakened'];
  const shown = `red before and green after ${wordFor(regression)}`;
  return [...commands, shown, ...own, ...less].join(', ');
}

const words: Readonly<Record<CheckFinding['kind'] | Regression['kind'], string>> = {
  passed: 'passed',
  flaky: 'passed on a rerun',
  tolerated: 'fail as before',
  inconclusive: 'not shown',
  failed: 'failed',
  'not-run': 'not run',
  shown: 'shown',
  'not-shown': 'not shown',
};

function wordFor(found: CheckFinding | Regression): string {
  const { kind, limit } = found;
  const word =
    limit === undefined ? words[kind] : `${words[kind]} (it ${describeTimeLimit(limit)})`;
  return kind === 'failed' ? word + listNames(found.failures) : word;
}

function describeDelta(delta: Delta): string {
  const fate = delta.kind === 'renamed' ? ` (renamed from ${delta.from})` : fates[delta.kind];
  return `${delta.change.path}${fate}`;
}

function describeCall({ spent, elapsed }: Call): string {
  const tokens = countTokens(spent);
  const used = tokens > 0 ? [`${formatNumber(tokens)} tokens`, ...tokenParts(spent)] : [];
  return [...used, inSeconds(elapsed)].join(', ');
}

const inSeconds = (elapsed: number) => `${(elapsed / 1000).toFixed(1)} s`;
