import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  attempts,
  countLooks,
  defaultRules,
  due,
  keptPatch,
  maxRevisions,
  newRun,
  type Run,
  record,
  type Step,
  sumSpent,
} from '../../../src/core/run/index.ts';
import { stagedStates, withoutCuts } from '../../../src/core/run/state.ts';
import { samePatch } from '../../../src/engines/edits/index.ts';
import { chanceStep } from '../../support/memory/chance-step.ts';
import { firstReason } from '../../support/memory/endings.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import { attemptsOf, readOf, step } from '../../support/memory/samples/runs.ts';
import { runs } from '../../support/property-runs.ts';

/** Bounds that no run reaches, so that only attempts and stop rules limit it. */
const generous = { ...defaultRules, maxLooks: 10, maxCalls: 1_000, maxTokens: 1_000_000 };

test('whatever happens, the loop ends with a reason, within its calls and attempts', () => {
  const chances = fc.infiniteStream(fc.nat({ max: 1_000 }));
  fc.assert(
    fc.property(chances, fc.integer({ min: 1, max: 10 }), (stream, maxAttempts) => {
      const bounds = { ...generous, maxAttempts };
      let run = newRun;
      let reason = firstReason(run, bounds);
      for (let turn = 0; turn < 200 && reason === undefined; turn += 1) {
        run = record(run, chanceStep(due(run), run, stream.next().value));
        reason = firstReason(run, bounds);
      }
      expect(reason).toBeDefined();
      expect(reason).not.toBe('spending');
      expect(sumSpent(run).calls).toBeLessThanOrEqual(2 * mostRequests(maxAttempts, 10));
      expect(sumSpent(withoutCuts(run)).calls).toBeLessThanOrEqual(mostRequests(maxAttempts, 10));
      expect(countLooks(run)).toBeLessThanOrEqual(10);
      expect(attempts(run)).toBeLessThanOrEqual(maxAttempts);
      if (reason === 'approved') expect(keptPatch(run).size).toBeGreaterThan(0);
      expect(isStagedWhole(run)).toBe(true);
    }),
    runs(200),
  );
});

/** Whether the kept patch was staged by a step without refusals. */
function isStagedWhole(run: Run): boolean {
  const kept = keptPatch(run);
  return stagedStates(run).some((state) => samePatch(state, kept));
}

test('with fewer calls allowed, the budget ends it', () => {
  const chances = fc.infiniteStream(fc.nat({ max: 1_000 }));
  fc.assert(
    fc.property(chances, fc.integer({ min: 1, max: 8 }), (stream, maxCalls) => {
      const bounds = { ...attemptsOf(10), maxCalls };
      let run = newRun;
      while (firstReason(run, bounds) === undefined)
        run = record(run, chanceStep(due(run), run, stream.next().value));
      expect(sumSpent(run).calls).toBeLessThanOrEqual(maxCalls);
    }),
    runs(60),
  );
});

test('the worst case can be reached, so the bound is tight', () => {
  const attempt = (after: string, verdict: Step) => [
    ...[step.unusable('edit'), step.edited(patchOf(changeOf('a.ts', 'a', after)))],
    ...[step.checked(), step.unusable('review'), verdict],
  ];
  const looks = Array.from({ length: 10 }, (_, look) => step.explored(readOf(`${look}`)));
  const planning = [...looks, step.fix('a.ts')];
  const steps = [
    ...planning.flatMap((done) => [step.unusable('plan'), done]),
    ...['x', 'y'].flatMap((critique) => [
      ...attempt(critique, step.replan(critique)),
      ...[step.unusable('plan'), step.fix('a.ts', `${critique}.ts`)],
    ]),
    ...['b', 'c', 'd'].flatMap((critique) => attempt(critique, step.revise(critique))),
  ];
  const rules = { ...generous, maxAttempts: 5 };
  let run = newRun;
  for (const next of steps) {
    expect(firstReason(run, rules)).toBeUndefined();
    expect('asked' in next ? next.asked : doneBy[next.kind]).toBe(due(run));
    run = record(run, next);
  }
  expect(firstReason(run, rules)).toBe('attempts');
  expect(sumSpent(run).calls).toBe(mostRequests(5, 10));
});

const doneBy = {
  explored: undefined,
  planned: 'plan',
  merged: undefined,
  edited: 'edit',
  checked: 'check',
  tested: 'test',
  reviewed: 'review',
  cut: undefined,
  unusable: undefined,
} as const;

/**
 * The most calls to the model that a run can make, without network retries. A look, a plan, an edit and a review each get one second chance if
 * the reply is unusable. Replies that were cut or empty come on top, at most one before each of the others.
 */
function mostRequests(maxAttempts: number, maxLooks: number): number {
  const planning = 2 * (maxLooks + 1 + maxRevisions);
  const [edit, review] = [2, 2];
  return planning + maxAttempts * (edit + review);
}
