import {
  type Due,
  defaultRules,
  looksLeft,
  mayReplan,
  type Run,
  type Step,
  type StepOf,
} from '../../../src/core/run/index.ts';
import { withoutCuts } from '../../../src/core/run/state.ts';
import { changeOf, patchOf } from './samples/changes.ts';
import { readOf, step } from './samples/runs.ts';

/** A step that can follow when `what` is due, picked by a random number; every fourth reply is cut. */
export function chanceStep(what: Due, run: Run, chance: number): Step {
  const isCut = what !== 'check' && what !== 'test' && chance % 4 === 3;
  return isCut ? step.cut(what) : wholeStep(what, withoutCuts(run), Math.floor(chance / 4));
}

function wholeStep(what: Due, run: Run, chance: number): Step {
  const patch = patchOf(changeOf('a.ts', 'a', `${chance % 7}`));
  const refused = ['a.ts', 'b.ts', 'c.ts', 'd.ts'].slice(0, chance % 5);
  switch (what) {
    case 'plan':
      return pick(chance, [...plans(chance), ...looks('plan', run, chance)]);
    case 'edit':
      return pick(chance, [
        step.edited(patch, ...refused),
        step.unusable('edit'),
        ...looks('edit', run, chance),
        ...(mayReplan(run) ? [fixPlan(chance)] : []),
      ]);
    case 'check':
      return pick(chance, [step.checked(), step.checked('a.ts'), step.testable()]);
    case 'test':
      return pick(chance, [step.tested('passed'), step.tested('failed')]);
    case 'review':
      return pick(chance, [
        step.revise(`${run.steps.length}`),
        step.revise(`${chance % 3}`),
        step.replan(`${chance % 3}`),
        step.unusable('review'),
        ...looks('review', run, chance),
        step.approved(),
      ]);
  }
}

const plans = (chance: number) => [
  fixPlan(chance),
  step.unusable('plan'),
  step.told('ask', `${chance % 3}`),
];

const fixPlan = (chance: number) =>
  step.fix(...['a.ts', 'b.ts', 'c.ts'].slice(0, 1 + (Math.floor(chance / 5) % 3)));

/** Looks of each ruling, while any are left. */
function looks(asked: StepOf<'explored'>['asked'], run: Run, chance: number): readonly Step[] {
  const left = looksLeft(run, asked, { ...defaultRules, maxLooks: 10, maxCalls: 1_000 });
  const all = [
    [readOf(`${chance}`)],
    [readOf('a.ts', 'repeated'), readOf('a.ts', 'invalid')],
    [readOf('a.ts', 'exhausted')],
    [readOf('a.ts', 'failed')],
    [readOf('a.ts', 'invalid')],
  ];
  return left > 0 ? all.map((reads) => step.exploredFor(asked, ...reads)) : [];
}

function pick(chance: number, steps: readonly Step[]): Step {
  const chosen = steps[chance % steps.length];
  if (chosen === undefined) throw new Error('There is nothing to pick.');
  return chosen;
}
