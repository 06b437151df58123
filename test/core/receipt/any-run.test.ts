import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReceipt } from '../../../src/cli/replay/read-receipt.ts';
import { receiptOf } from '../../../src/core/receipt/receipt.ts';
import { type ReadReceipt, replay } from '../../../src/core/receipt/replay.ts';
import { readyWhenValues } from '../../../src/core/report/ready-when-values.ts';
import { type Rules, spentOf } from '../../../src/core/run/budget.ts';
import { due } from '../../../src/core/run/due.ts';
import { costOf } from '../../../src/core/run/money.ts';
import { withPassingChange } from '../../../src/core/run/publishable.ts';
import type { RecordedRun } from '../../../src/core/run/recorded-run.ts';
import { newRun, type Run, record, type Step } from '../../../src/core/run/run.ts';
import { firstReason } from '../../../src/core/run/stop.ts';
import { chanceStep } from '../../support/memory/chance-step.ts';
import { attemptsOf, lossOf, step } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';

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
  return { ...lossy, call: { ...call, spent: { ...call.spent, cost: costOf(call.spent, given) } } };
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
    spent: spentOf(run),
    elapsed: 12.5,
  };
}

const anyRecorded = fc
  .tuple(fc.infiniteStream(fc.nat({ max: 1_000 })), anyRules, fc.integer({ min: 0, max: 40 }))
  .map(([chances, rules, most]) => recordedRun(chances, rules, most));

const versions = { agent: '1.2.3', node: '24.0.0' };

const anyReceipt = fc
  .tuple(anyRecorded, fc.constantFrom(undefined, ...readyWhenValues))
  .map(([one, readyWhen]) => {
    const { reason, run } = one;
    const text = receiptOf({ versions, readyWhen, reason, run, recorded: [one] });
    return { one, text };
  });

test('whatever happens, the rules decide the same without the texts, and replay is bit-equal', () => {
  fc.assert(
    fc.property(anyReceipt, ({ one, text }) => {
      const read = readReceipt(text, 'it');
      const [digested = newRun] = read.runs;
      const made = digested.steps.map((_, at) => {
        const soFar = { ...digested, steps: digested.steps.slice(0, at + 1) };
        return firstReason(soFar, one.rules) ?? due(soFar);
      });
      expect(made).toEqual(one.decisions);
      const outside = one.reason === 'deadline' ? ['deadline'] : [];
      expect(replay(read)).toEqual({ kind: 'same', steps: made.length, outside });
    }),
    runs(50),
  );
});

/** Every number, text and flag of a receipt, as the path to it. */
function leavesOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, [...path, name]));
}

/** The value with another leaf at the path. */
function changed(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) {
    if (typeof value === 'number') return value + 1;
    if (typeof value === 'boolean') return !value;
    return typeof value === 'string' ? otherText(value) : 'something';
  }
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === name ? changed(one, rest) : one));
  const members = Object.entries(value ?? {});
  return Object.fromEntries(
    members.map(([key, member]) => [key, key === name ? changed(member, rest) : member]),
  );
}

function otherText(text: string): string {
  const end = text.endsWith('0') ? '1' : '0';
  return /^[0-9a-f]{64}$/.test(text) ? `${text.slice(0, -1)}${end}` : `${text}x`;
}

test('any change of a decision, a number or a fingerprint is found', () => {
  fc.assert(
    fc.property(anyReceipt, fc.nat(), ({ text }, chance) => {
      const json: unknown = JSON.parse(text);
      const leaves = leavesOf(json);
      const other = changed(json, leaves[chance % leaves.length] ?? []);
      expect(outcomeOf(`${JSON.stringify(other, null, 2)}\n`)).not.toBe('same');
    }),
    runs(100),
  );
});

function outcomeOf(text: string): string {
  let read: ReadReceipt;
  try {
    read = readReceipt(text, 'it');
  } catch {
    return 'refused';
  }
  return replay(read).kind;
}
