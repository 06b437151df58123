import { describe, expect, test } from 'vitest';
import {
  type Due,
  due,
  isSentBack,
  mayReplan,
  newRun,
  offersPlan,
  type Run,
  returnsToPlan,
  type Step,
} from '../../../src/core/run/index.ts';
import { firstReason } from '../../support/memory/endings.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import { attemptsOf, readOf, runOf, step } from '../../support/memory/samples/runs.ts';

const { explored, exploredFor, fix, told, cut, unusable } = step;
const { edited, checked, testable, tested, replan, revise } = step;

const none = patchOf();
const one = patchOf(changeOf('a.ts', 'a', 'b'));
const tooLarge: Step = {
  kind: 'checked',
  problems: [],
  parsed: [],
  unparsed: [],
  excess: 'it is too large',
};
const misfit = edited(none, 'a.ts');
const criticized = [edited(one), checked(), revise('No.')];
const broken = [edited(one), checked('a.ts')] as const;

type Row = readonly [string, readonly Step[], Due];

test.each([
  ['at the start', [], 'plan'],
  ['after an unusable plan', [unusable('plan')], 'plan'],
  ['after exploring', [explored(readOf('a.ts'))], 'plan'],
  ['after a plan', [fix('a.ts')], 'edit'],
  ['after an unusable edit', [unusable('edit')], 'edit'],
  ['after an edit', [edited(one)], 'check'],
  ['after an edit that changed nothing', [edited(none)], 'edit'],
  ['after a refused edit', [edited(none, 'a.ts')], 'edit'],
  ['after a sound check', [edited(one), checked()], 'review'],
  ['after a broken check', [edited(one), checked('a.ts')], 'edit'],
  ['after a change that is too large', [edited(one), tooLarge], 'edit'],
  ['after a sound check, with commands to run', [edited(one), testable()], 'test'],
  ['after tests that pass', [testable(), tested('passed')], 'review'],
  ['after tests that fail', [testable(), tested('failed')], 'edit'],
  ['after a change without a test', [testable(), tested('passed', true)], 'edit'],
  ['after an unusable review', [unusable('review')], 'review'],
  ['after a plan that was cut', [cut('plan')], 'plan'],
  ['after an edit that was cut', [fix('a.ts'), cut('edit')], 'edit'],
  ['after an empty review', [checked(), cut('review', 'empty')], 'review'],
  ['after a critique', [revise('Multiply.')], 'edit'],
  ['after the kept edit again', [...criticized, edited(one)], 'edit'],
  ['after an edit that reverts the whole change', [...criticized, edited(none)], 'edit'],
] satisfies Row[])('what is due %s', (_, steps, expected) => {
  expect(due(runOf(...steps))).toBe(expected);
});

test.each([
  ['it is requested once more', [misfit], 'edit'],
  ['also after a plan', [fix('a.ts'), misfit], 'edit'],
  ['also after a plan and prose', [fix('a.ts'), unusable('edit'), misfit], 'edit'],
  ['also after one before a critique', [misfit, ...criticized, misfit], 'edit'],
  ['also after one before broken syntax', [misfit, ...broken, misfit], 'edit'],
  ['also after one before another plan', [fix('a.ts'), misfit, fix('b.ts'), misfit], 'edit'],
  ['also as the first for a file that the plan does not name', [fix('b.ts'), misfit], 'edit'],
  ['also if the one before it was staged', [fix('b.ts'), edited(one), misfit], 'edit'],
  ['also the second time', [fix('a.ts'), misfit, edited(one, 'a.ts')], 'edit'],
] satisfies Row[])('after a refused edit, %s', (_, steps, expected) => {
  expect(due(runOf(...steps))).toBe(expected);
});

describe('after two edits refused for files that the plan does not name', () => {
  const other = edited(none, 'b.ts');
  test.each([
    ['the plan is due again', [fix('a.ts'), other, other], 'plan'],
    ['also after an edit of its own files', [fix('a.ts'), misfit, other, other], 'plan'],
    ['but not if one of them is planned', [fix('a.ts'), misfit, other], 'edit'],
    ['nor if one was also for it', [fix('a.ts'), other, edited(none, 'a.ts', 'b.ts')], 'edit'],
    ['nor after the third plan', [fix('x'), fix('y'), fix('a.ts'), other, other], 'edit'],
  ] satisfies Row[])('%s', (_, steps, expected) => {
    expect(due(runOf(...steps))).toBe(expected);
  });
});

/** A run with a plan for the files that each word names, as in `a+b`. */
const plans = (...named: readonly string[]) =>
  runOf(...named.map((word) => fix(...word.split('+'))));
const afterPlan = (...steps: Run['steps']) => runOf(fix('a.ts'), ...steps);

test.each([
  [0, newRun, false],
  [0, runOf(told('answer', 'It is no bug.')), false],
  [1, plans('a'), true],
  [2, plans('a', 'b'), true],
  [3, plans('a', 'b', 'c'), false],
] satisfies [number, Run, boolean][])('%i plans may be replaced: %3$j', (_, run, expected) => {
  expect(mayReplan(run)).toBe(expected);
});

describe('another plan', () => {
  test.each([
    ['the model looked around', afterPlan(exploredFor('edit', readOf('b.ts'))), true],
    ['the model wrote prose', afterPlan(unusable('edit')), true],
    ['a reply was cut after prose', afterPlan(unusable('edit'), cut('edit')), true],
    ['nothing happened', newRun, false],
    ['a plan was made', afterPlan(), false],
    ['an edit was made', afterPlan(edited(one)), false],
    ['a plan was prose', runOf(unusable('plan')), false],
    ['a review was prose', afterPlan(edited(one), checked(), unusable('review')), false],
    ['there is no plan to replace', runOf(unusable('edit')), false],
    ['the last plan was the third', plansThen(unusable('edit')), false],
  ] satisfies [string, Run, boolean][])('is offered if %s: %3$j', (_, run, expected) => {
    expect(offersPlan(run)).toBe(expected);
  });

  test('may follow edits of other files, which end the run if no other plan may be made', () => {
    const outside = [1, 2, 3].map(() => edited(patchOf(), 'b.ts'));
    expect(firstReason(afterPlan(...outside), attemptsOf(9))).toBeUndefined();
    expect(firstReason(plansThen(...outside), attemptsOf(9))).toBe('never-applied');
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

test.each<[string, readonly Step[], boolean]>([
  ['nothing', [], false],
  ['a plan', [fix('a.ts')], false],
  ['an edit', [fix('a.ts'), edited(one)], false],
  ['an edit that did not fit', [fix('a.ts'), edited(patchOf(), 'a.ts')], true],
  ['a sound check', [edited(one), checked()], false],
  ['a check that finds it broken', [edited(one), checked('a.ts')], true],
  ['tests that fail', [edited(one), testable(), tested('failed')], true],
  ['tests that pass', [edited(one), testable(), tested('passed')], false],
  ['a critique', [edited(one), checked(), revise('Round it.')], true],
  ['a critique of the plan', [edited(one), checked(), replan('Another file.')], true],
  [
    'a look around for the next edit',
    [edited(one), checked(), revise('Round it.'), exploredFor('edit', readOf('a.ts'))],
    false,
  ],
  ['a reply that was cut', [edited(one), checked('a.ts'), cut('edit')], false],
])('after %s, another edit is paid for: %3$j', (_, steps, expected) => {
  expect(isSentBack(runOf(...steps))).toBe(expected);
});
