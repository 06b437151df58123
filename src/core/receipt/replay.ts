import {
  computeCost,
  due,
  firstReason,
  type Run,
  rulesLeft,
  type Spent,
  type Step,
  type StopReason,
  stopReasons,
  sumSpent,
  withPassingChange,
} from '../run/index.ts';
import { canonicalJson } from '../text/index.ts';
import { concludeRun, type Receipt, type RunReceipt, sumRuns } from './receipt.ts';

/** A receipt that was read from its file, and its runs as the rules take them. */
export interface ReadReceipt {
  readonly receipt: Receipt;
  readonly runs: readonly Run[];
}

/** What became of a replay. */
export type Replayed =
  /** `outside` are the ends that no rule decided, such as the deadline. */
  | { readonly kind: 'same'; readonly steps: number; readonly outside: readonly StopReason[] }
  /** The first decision that is not the recorded one. */
  | {
      readonly kind: 'differs';
      readonly place: string;
      readonly recorded: string;
      readonly now: string;
    }
  /** The file does not say what a run has written; `why` is a sentence. */
  | { readonly kind: 'damaged'; readonly why: string };

type Failure = Exclude<Replayed, { readonly kind: 'same' }>;

/** Makes every decision of a receipt again, and adds its figures up. */
export function replay({ receipt, runs }: ReadReceipt): Replayed {
  const where = (at: number) => (runs.length > 1 ? `run ${at + 1}, ` : '');
  const failure =
    firstOf(runs, (run, at) => differenceIn(run, receipt, at, where(at))) ??
    firstOf(runs, (_, at) => wrongSums(runs, receipt, at)) ??
    wrongTotal(receipt);
  if (failure !== undefined) return failure;
  return {
    kind: 'same',
    steps: runs.reduce((sum, { steps }) => sum + steps.length, 0),
    outside: endsFromOutside(receipt, runs),
  };
}

function firstOf<Element>(
  elements: readonly Element[],
  check: (element: Element, at: number) => Failure | undefined,
): Failure | undefined {
  for (const [at, element] of elements.entries()) {
    const failure = check(element, at);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

function differenceIn(
  run: Run,
  { runs, readyWhen }: Receipt,
  index: number,
  where: string,
): Failure | undefined {
  const recorded = runs[index];
  if (recorded === undefined) return damaged('It lacks a run.');
  const { rules, steps, reason, kept, change, lacking } = recorded;
  const ruled = firstReason(run, rules);
  const over = withPassingChange(run);
  const now = concludeRun(over, reason, readyWhen);
  return (
    firstOf(steps, ({ next }, at) => {
      const soFar: Run = { ...run, steps: run.steps.slice(0, at + 1) };
      const decided = firstReason(soFar, rules) ?? due(soFar);
      return differs(`${where}step ${at + 1}`, next, decided) ?? wrongStep(recorded, run, at);
    }) ??
    (ruled === undefined && stopReasons[reason].isOutside
      ? undefined
      : differs(`${where}the end`, reason, ruled ?? due(run))) ??
    differs(`${where}the kept change`, kept ?? 'none', now.kept ?? 'none') ??
    differs(`${where}the change`, change, now.change) ??
    differs(`${where}the missing evidence`, lacking.join('; '), now.lacking.join('; '))
  );
}

function differs(
  place: string,
  recorded: string | number,
  now: string | number,
): Failure | undefined {
  if (recorded === now) return undefined;
  return { kind: 'differs', place, recorded: String(recorded), now: String(now) };
}

function endsFromOutside({ runs, end }: Receipt, read: readonly Run[]): readonly StopReason[] {
  const ends = runs.flatMap(({ rules, reason }, at) => {
    const run = read[at];
    return run !== undefined && firstReason(run, rules) === undefined ? [reason] : [];
  });
  const isOfRun = end.run !== undefined && runs[end.run - 1]?.reason === end.reason;
  return [...new Set(isOfRun ? ends : [...ends, end.reason])];
}

const doneBy: Readonly<Record<Exclude<Step['kind'], 'cut' | 'explored' | 'unusable'>, string>> = {
  planned: 'plan',
  merged: 'plan',
  edited: 'edit',
  rewritten: 'rewrite',
  checked: 'check',
  tested: 'test',
  reviewed: 'review',
};

/** A step does what was due, which is a plan at the beginning. An edit may be answered by another plan. */
function wrongStep({ steps }: RunReceipt, run: Run, at: number): Failure | undefined {
  const step = run.steps[at];
  if (step === undefined) return damaged('It lacks a step.');
  const wanted = at === 0 ? 'plan' : steps[at - 1]?.next;
  const done = 'asked' in step ? step.asked : doneBy[step.kind];
  const isReplanned = step.kind === 'planned' && wanted === 'edit';
  return done === wanted || isReplanned
    ? undefined
    : damaged(`Step ${at + 1} is "${done}", due was "${wanted}".`);
}

/** The figures that a run and its steps have in common. */
const figures = [
  ...(['promptTokens', 'completionTokens', 'reasoningTokens', 'cachedTokens'] as const),
  ...(['cacheWrittenTokens', 'cost'] as const),
];

function wrongSums(runs: readonly Run[], receipt: Receipt, at: number): Failure | undefined {
  const [run, recorded] = [runs[at], receipt.runs[at]];
  if (run === undefined || recorded === undefined) return damaged('It lacks a run.');
  const { rules, spent } = recorded;
  const sum = sumSpent(run);
  const isRuled = firstReason(run, rules) !== undefined;
  // A call that failed or was cut off is counted, but leaves no step.
  const isPart = (figure: (typeof figures)[number]) =>
    isRuled ? sum[figure] === spent[figure] : (sum[figure] ?? 0) <= (spent[figure] ?? Infinity);
  const [earlier, before] = [runs[at - 1], receipt.runs[at - 1]];
  const left = earlier && before && rulesLeft({ ...before, run: earlier });
  const isRight =
    sum.calls <= spent.calls &&
    figures.every(isPart) &&
    run.steps.every((step) => !('call' in step) || isPriced(step.call.spent, recorded)) &&
    (before === undefined || canonicalJson(left) === canonicalJson(rules));
  return isRight ? undefined : damaged(`The numbers of run ${at + 1} do not add up.`);
}

function isPriced(spent: Spent, { rules: { prices } }: RunReceipt): boolean {
  return prices === undefined ? !spent.cost : spent.cost === computeCost(spent, prices);
}

function wrongTotal({ runs, end: { spent, elapsed } }: Receipt): Failure | undefined {
  const isRight = canonicalJson(sumRuns(runs)) === canonicalJson({ spent, elapsed });
  return isRight ? undefined : damaged('The numbers of its runs do not add up to the total.');
}

const damaged = (why: string): Failure => ({ kind: 'damaged', why });
