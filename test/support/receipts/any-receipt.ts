import fc from 'fast-check';
import { writeReceipt } from '../../../src/core/receipt/index.ts';
import { readyWhenValues } from '../../../src/core/report/index.ts';
import {
  computeCost,
  due,
  firstReason,
  newRun,
  type RecordedRun,
  type Rules,
  type Run,
  record,
  type Step,
  sumSpent,
  withPassingChange,
} from '../../../src/core/run/index.ts';
import { chanceStep } from '../memory/chance-step.ts';
import { attemptsOf, lossOf, step } from '../memory/samples.ts';

const prices = { prompt: 1.1, cached: 0.3, cacheWritten: 1.3, completion: 7.7 };

/** The rules of a generated run. */
const anyRules: fc.Arbitrary<Rules> = fc
  .record({
    maxAttempts: fc.integer({ min: 1, max: 6 }),
    maxCalls: fc.integer({ min: 1, max: 30 }),
    prices: fc.constantFrom(undefined, prices),
  })
  .map(({ maxAttempts, ...rules }) => ({ ...attemptsOf(maxAttempts), ...rules }));

/** A step as the loop records it: with the price of its call, and sometimes with a loss. */
function priced(made: Step, { prices: given }: Rules, chance: number): Step {
  const lossy = chance % 9 === 0 ? step.losing(made, lossOf('tools')) : made;
  if (!('call' in lossy) || given === undefined) return lossy;
  const { call } = lossy;
  return {
    ...lossy,
    call: { ...call, spent: { ...call.spent, cost: computeCost(call.spent, given) } },
  };
}

/** A run by the rules, as the loop records it; after `most` steps, the deadline ends it. */
function recordedRun(chances: Iterator<number>, rules: Rules, most: number): RecordedRun {
  let run: Run = { ...newRun, losses: [lossOf('pictures')] };
  const decisions: string[] = [];
  let stop = firstReason(run, rules);
  while (stop === undefined && run.steps.length < most) {
    const chance = chances.next().value;
    run = record(run, priced(chanceStep(due(run), run, chance), rules, chance));
    stop = firstReason(run, rules);
    decisions.push(stop ?? due(run));
  }
  return {
    ...{ instruction: 'Fix it.', rules, decisions, reason: stop ?? 'deadline' },
    run: withPassingChange(run),
    spent: sumSpent(run),
    elapsed: 12.5,
  };
}

const anyRecorded = fc
  .tuple(fc.infiniteStream(fc.nat({ max: 1_000 })), anyRules, fc.integer({ min: 0, max: 40 }))
  .map(([chances, rules, most]) => recordedRun(chances, rules, most));

const versions = { agent: '1.2.3', node: '24.0.0' };

/** A run, and the text of its receipt. */
export const anyReceipt = fc
  .tuple(anyRecorded, fc.constantFrom(undefined, ...readyWhenValues))
  .map(([one, readyWhen]) => {
    const { reason, run } = one;
    const text = writeReceipt({ versions, readyWhen, reason, run, recorded: [one] });
    return { one, text };
  });
