import { describe, expect, test } from 'vitest';
import {
  firstReason,
  mayReplan,
  newRun,
  offersPlan,
  type Run,
} from '../../../src/core/run/index.ts';
import { returnsToPlan } from '../../../src/core/run/plans.ts';
import {
  attemptsOf,
  changeOf,
  patchOf,
  readOf,
  runOf,
  step,
} from '../../support/memory/samples.ts';

const edited = step.edited(patchOf(changeOf('a.ts', 'a', 'b')));
const answer = step.told('answer', 'It is no bug.');
/** A run with a plan for the files that each word names, as in `a+b`. */
const plans = (...named: readonly string[]) =>
  runOf(...named.map((word) => step.fix(...word.split('+'))));
const afterPlan = (...steps: Run['steps']) => runOf(step.fix('a.ts'), ...steps);

test.each([
  [0, newRun, false],
  [0, runOf(answer), false],
  [1, plans('a'), true],
  [2, plans('a', 'b'), true],
  [3, plans('a', 'b', 'c'), false],
] satisfies [number, Run, boolean][])('%i plans may be replaced: %3$j', (_, run, expected) => {
  expect(mayReplan(run)).toBe(expected);
});

describe('another plan', () => {
  test.each([
    ['the model looked around', afterPlan(step.exploredFor('edit', readOf('b.ts'))), true],
    ['the model wrote prose', afterPlan(step.unusable('edit')), true],
    ['a reply was cut after prose', afterPlan(step.unusable('edit'), step.cut('edit')), true],
    ['nothing happened', newRun, false],
    ['a plan was made', afterPlan(), false],
    ['an edit was made', afterPlan(edited), false],
    ['a plan was prose', runOf(step.unusable('plan')), false],
    ['a review was prose', afterPlan(edited, step.checked(), step.unusable('review')), false],
    ['there is no plan to replace', runOf(step.unusable('edit')), false],
    ['the last plan was the third', plansThen(step.unusable('edit')), false],
  ] satisfies [string, Run, boolean][])('is offered if %s: %3$j', (_, run, expected) => {
    expect(offersPlan(run)).toBe(expected);
  });

  test('may follow two edits of other files, which are too many to request whole', () => {
    const outside = () => step.edited(patchOf(), 'b.ts', 'c.ts', 'd.ts', 'e.ts');
    expect(firstReason(afterPlan(outside(), outside()), attemptsOf(9))).toBeUndefined();
    expect(firstReason(plansThen(outside(), outside()), attemptsOf(9))).toBe('never-applied');
  });
});

test.each([
  [[], false],
  [['a'], false],
  [['a', 'a'], false],
  [['a', 'b'], false],
  [['a', 'b', 'b'], false],
  [['a', 'b', 'c'], false],
  [['a', 'b', 'a'], true],
  [['a', 'b', 'b', 'a'], true],
  [['a', 'b', 'a', 'a'], true],
  [['a+b', 'c', 'b+a'], true],
  [['a+b', 'c', 'a'], false],
])('plans for %j return to one that was replaced: %j', (named, expected) => {
  expect(returnsToPlan(plans(...named))).toBe(expected);
});

function plansThen(...steps: Run['steps']): Run {
  return runOf(...plans('x', 'y', 'z').steps, ...steps);
}
