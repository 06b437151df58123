import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Patch, samePatch } from '../../../src/core/edits/patch/patch.ts';
import { defaultRules, spentOf } from '../../../src/core/run/budget.ts';
import { type Due, due } from '../../../src/core/run/due.ts';
import { maxRounds, roundsLeft } from '../../../src/core/run/exploration.ts';
import { newRun, type Run, record, type Step } from '../../../src/core/run/run.ts';
import { attempts, keptPatch, stagedStates, withoutCuts } from '../../../src/core/run/state.ts';
import { firstReason } from '../../../src/core/run/stop.ts';
import { attemptsOf, changeOf, patchOf, readOf, step } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';
import { mostRequests } from './worst-case.ts';

/** Bounds that no run reaches, so that only attempts and stop rules limit it. */
const generous = { ...defaultRules, maxCalls: 1_000, maxTokens: 1_000_000 };

/** A step that can follow when `what` is due, picked by a random number; every fourth reply is cut. */
function chanceStep(what: Due, run: Run, chance: number): Step {
  const isCut = what !== 'check' && what !== 'test' && chance % 4 === 3;
  return isCut ? step.cut(what) : wholeStep(what, withoutCuts(run), Math.floor(chance / 4));
}

function wholeStep(what: Due, run: Run, chance: number): Step {
  const patch = patchOf(changeOf('a.ts', 'a', `${chance % 7}`));
  const refused = ['a.ts', 'b.ts', 'c.ts', 'd.ts'].slice(0, chance % 5);
  switch (what) {
    case 'plan':
      return pick(chance, [...plans(chance), ...(roundsLeft(run) > 0 ? looks(chance) : [])]);
    case 'edit':
      return pick(chance, [step.edited(patch, ...refused), step.unusable('edit')]);
    case 'rewrite':
      return pick(chance, rewrites(patch, run));
    case 'check':
      return pick(chance, [step.checked(), step.checked('a.ts'), step.testable()]);
    case 'test':
      return pick(chance, [step.tested('passed'), step.tested('failed')]);
    case 'review':
      return pick(chance, [
        step.revise(`${run.steps.length}`),
        step.revise(`${chance % 3}`),
        step.unusable('review'),
        step.approved(),
      ]);
  }
}

/** In most cases the requested file is rewritten; otherwise it is still refused. */
function rewrites(patch: Patch, run: Run): readonly Step[] {
  const last = run.steps.at(-1);
  const paths = last && 'refusals' in last ? last.refusals.map(({ path }) => path) : [];
  const fitting = step.rewritten(patch, ...paths.slice(1));
  return [fitting, fitting, step.rewritten(patch, ...paths)];
}

const plans = (chance: number) => [
  step.fix('a.ts'),
  step.unusable('plan'),
  step.told('ask', `${chance % 3}`, ...(chance % 2 ? ['Cart'] : [])),
];
const looks = (chance: number) => [
  step.explored(readOf(`${chance}`)),
  step.explored(readOf('a.ts', 'repeated'), readOf('a.ts', 'invalid')),
  step.explored(readOf('a.ts', 'exhausted')),
  step.explored(readOf('a.ts', 'invalid')),
];

function pick(chance: number, steps: readonly Step[]): Step {
  const chosen = steps[chance % steps.length];
  if (chosen === undefined) throw new Error('There is nothing to pick.');
  return chosen;
}

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
      expect(reason).not.toBe('budget-exhausted');
      expect(spentOf(run).calls).toBeLessThanOrEqual(2 * mostRequests(maxAttempts));
      expect(spentOf(withoutCuts(run)).calls).toBeLessThanOrEqual(mostRequests(maxAttempts));
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
      expect(spentOf(run).calls).toBeLessThanOrEqual(maxCalls);
    }),
    runs(60),
  );
});

test('the worst case can be reached, so the bound is tight', () => {
  const files = ['a.ts', 'b.ts', 'c.ts'];
  const half = patchOf(changeOf('a.ts', 'a', 'b'));
  const edits = (edited: Step) => [step.unusable('edit'), edited];
  const review = (critique: string) => [
    step.checked(),
    step.unusable('review'),
    step.revise(critique),
  ];
  const refusedTwice = (critique: string) => [
    ...edits(step.edited(patchOf(), 'a.ts')),
    ...edits(step.edited(patchOf(), ...files)),
    step.rewritten(half, ...files.slice(1)),
    step.rewritten(half, ...files.slice(2)),
    step.rewritten(patchOf(changeOf('a.ts', 'a', critique))),
    ...review(critique),
  ];
  const looks = Array.from({ length: maxRounds }, (_, round) => step.explored(readOf(`${round}`)));
  const planning = [...looks, step.told('ask', 'Is it the Cart?', 'Cart'), step.fix(...files)];
  const steps = [
    ...planning.flatMap((done) => [step.unusable('plan'), done]),
    ...['x', 'y'].flatMap(refusedTwice),
    ...edits(step.edited(patchOf(changeOf('a.ts', 'a', 'z')))),
    ...review('z'),
  ];
  const rules = { ...generous, maxAttempts: 5 };
  let run = newRun;
  for (const next of steps) {
    expect(firstReason(run, rules)).toBeUndefined();
    expect('asked' in next ? next.asked : doneBy[next.kind]).toBe(due(run));
    run = record(run, next);
  }
  expect(firstReason(run, rules)).toBe('attempts-exhausted');
  expect(spentOf(run).calls).toBe(mostRequests(5));
});

const doneBy = {
  explored: 'plan',
  planned: 'plan',
  edited: 'edit',
  rewritten: 'rewrite',
  checked: 'check',
  tested: 'test',
  reviewed: 'review',
  cut: undefined,
  unusable: undefined,
} as const;
