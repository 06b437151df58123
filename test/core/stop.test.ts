import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxRewrites, worstCaseCalls } from '../../src/core/budget.ts';
import {
  attempts,
  type Due,
  due,
  keptPatch,
  newRun,
  type Run,
  record,
  type Step,
  spentOf,
} from '../../src/core/run.ts';
import { firstReason, type StopReason } from '../../src/core/stop.ts';
import { changeOf, patchOf, runOf, step } from '../support/memory/samples.ts';

const one = patchOf(changeOf('a.ts', 'a', 'b'));
const round = (critique: string) => [step.edited(one), step.checked(), step.revise(critique)];
const rules = { maxAttempts: 3 };
const other = (kind: 'answer' | 'ask' | 'already-fixed') =>
  step.planned({ kind, understanding: 'u', reply: 'r' });

describe('the reason to stop', () => {
  test.each([
    ['at the start', newRun, undefined],
    ['an approval', runOf(step.fix('a.ts'), step.edited(one), step.approved()), 'approved'],
    ['a question', runOf(other('answer')), 'answered'],
    ['a ticket that does not say enough', runOf(other('ask')), 'asked'],
    ['a bug that is gone', runOf(other('already-fixed')), 'already-fixed'],
    ['one critique', runOf(...round('Multiply.')), undefined],
    ['two critiques', runOf(...round('Multiply.'), ...round('Name it.')), undefined],
    ['a critique twice', runOf(...round('Multiply.'), ...round('Multiply.')), 'repeated-critique'],
    [
      'a critique twice, in other clothes',
      runOf(...round('请检查：参数是否为零！'), ...round('请检查 参数是否为零')),
      'repeated-critique',
    ],
    [
      'a critique again, after another',
      runOf(...round('A'), ...round('B'), ...round('a.')),
      'repeated-critique',
    ],
    ['one unusable reply', runOf(step.unusable('plan')), undefined],
    ['two in turn', runOf(step.unusable('plan'), step.unusable('plan')), 'no-action'],
    [
      'two that were asked for different things',
      runOf(step.unusable('plan'), step.fix('a.ts'), step.unusable('edit')),
      undefined,
    ],
    [
      'two with a usable one between them',
      runOf(step.unusable('edit'), step.edited(one), step.checked('a.ts'), step.unusable('edit')),
      undefined,
    ],
    [
      'as many critiques as attempts',
      runOf(...round('A'), ...round('B'), ...round('C')),
      'attempts-exhausted',
    ],
    [
      'a broken last attempt',
      runOf(...round('A'), ...round('B'), step.edited(one), step.checked('a.ts')),
      'attempts-exhausted',
    ],
    [
      'a last attempt that still can be rewritten',
      runOf(...round('A'), ...round('B'), step.edited(one, 'b.ts')),
      undefined,
    ],
    [
      'a last attempt that is under review',
      runOf(...round('A'), ...round('B'), step.edited(one), step.checked()),
      undefined,
    ],
  ] satisfies [string, Run, StopReason | undefined][])('%s', (_, run, reason) => {
    expect(firstReason(run, rules)).toBe(reason);
  });

  test('critiques that agree in their first thousand characters are not the same', () => {
    const long = 'the same beginning, '.repeat(100);
    expect(firstReason(runOf(...round(`${long}A`), ...round(`${long}B`)), rules)).toBeUndefined();
  });
});

/** Every step that can follow when `what` is due, picked by a number that chance gives. */
function chanceStep(what: Due, run: Run, chance: number): Step {
  const patch = patchOf(changeOf('a.ts', 'a', `${chance}`));
  const refused = ['a.ts', 'b.ts', 'c.ts', 'd.ts'].slice(0, chance % 5);
  switch (what) {
    case 'plan':
      return pick(chance, [step.fix('a.ts'), step.unusable('plan'), other('ask')]);
    case 'edit':
      return pick(chance, [step.edited(patch, ...refused), step.unusable('edit')]);
    case 'rewrite':
      return step.rewritten(patch, ...refused.slice(0, maxRewrites));
    case 'check':
      return pick(chance, [step.checked(), step.checked('a.ts')]);
    case 'review':
      return pick(chance, [
        step.revise(`${run.steps.length}`),
        step.revise(`${chance % 3}`),
        step.unusable('review'),
        step.approved(),
      ]);
  }
}

function pick(chance: number, steps: readonly Step[]): Step {
  const chosen = steps[chance % steps.length];
  if (chosen === undefined) throw new Error('There is nothing to pick from.');
  return chosen;
}

test('whatever happens: the loop ends, within its calls and attempts, with a reason', () => {
  const chances = fc.infiniteStream(fc.nat({ max: 1_000 }));
  fc.assert(
    fc.property(chances, fc.integer({ min: 1, max: 10 }), (stream, maxAttempts) => {
      const bounds = { maxAttempts };
      let run = newRun;
      let reason = firstReason(run, bounds);
      for (let turn = 0; turn < 200 && reason === undefined; turn += 1) {
        run = record(run, chanceStep(due(run), run, stream.next().value));
        reason = firstReason(run, bounds);
      }
      expect(reason).toBeDefined();
      expect(spentOf(run).calls).toBeLessThanOrEqual(worstCaseCalls(bounds));
      expect(attempts(run)).toBeLessThanOrEqual(maxAttempts);
      if (reason === 'approved') expect(keptPatch(run).size).toBeGreaterThan(0);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  [1, 9],
  [3, 23],
  [10, 72],
])('%i attempts cost at most %i calls', (maxAttempts, calls) => {
  expect(worstCaseCalls({ maxAttempts })).toBe(calls);
});

test('the worst case can be reached, so that it is no loose bound', () => {
  const files = ['a.ts', 'b.ts', 'c.ts'];
  const attempt = (critique: string) => [
    step.unusable('edit'),
    step.edited(patchOf(), ...files),
    step.rewritten(one, ...files.slice(1)),
    step.rewritten(one, ...files.slice(2)),
    step.rewritten(patchOf(changeOf('a.ts', 'a', critique))),
    step.checked(),
    step.unusable('review'),
    step.revise(critique),
  ];
  const steps = [step.unusable('plan'), step.fix(...files), ...['x', 'y', 'z'].flatMap(attempt)];
  let run = newRun;
  for (const next of steps) {
    expect(firstReason(run, rules)).toBeUndefined();
    expect('asked' in next ? next.asked : doneBy[next.kind]).toBe(due(run));
    run = record(run, next);
  }
  expect(firstReason(run, rules)).toBe('attempts-exhausted');
  expect(spentOf(run).calls).toBe(worstCaseCalls(rules));
});

const doneBy = {
  planned: 'plan',
  edited: 'edit',
  rewritten: 'rewrite',
  checked: 'check',
  reviewed: 'review',
  unusable: undefined,
} as const;
