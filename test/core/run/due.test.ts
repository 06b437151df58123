import { describe, expect, test } from 'vitest';
import { longestShown } from '../../../src/core/run/budget.ts';
import { type Due, due, refusalsAfter } from '../../../src/core/run/due.ts';
import { newRun, type Run, type Step } from '../../../src/core/run/run.ts';
import { changeOf, patchOf, pathOf, readOf, runOf, step } from '../../support/memory/samples.ts';

const none = patchOf();
const one = patchOf(changeOf('a.ts', 'a', 'b'));
const deleted = patchOf(changeOf('a.ts', 'a', null));
const tooLarge: Step = { kind: 'checked', problems: [], unchecked: [], excess: 'it is too large' };
const misfit = step.edited(none, 'a.ts');
const moved = step.editedAs(none, {
  path: pathOf('a.ts'),
  why: 'it cannot become b.ts',
  length: 10,
  isMove: true,
});
/** A second edit in a row that did not fit. */
const again = (...refused: string[]) => runOf(misfit, step.edited(one, ...refused));
const then = (run: Run, ...steps: Run['steps']) => runOf(...run.steps, ...steps);
const longAgain = (length: number) => runOf(misfit, step.editedIn(length, none, 'a.ts'));

describe('what is due', () => {
  test.each([
    ['at the start', newRun, 'plan'],
    ['after an unusable plan', runOf(step.unusable('plan')), 'plan'],
    ['after a look around', runOf(step.explored(readOf('a.ts'))), 'plan'],
    ['after an answer that names what is not there', runOf(step.told('answer', 'r', 'x')), 'plan'],
    ['after a plan', runOf(step.fix('a.ts')), 'edit'],
    ['after an unusable edit', runOf(step.unusable('edit')), 'edit'],
    ['after an edit', runOf(step.edited(one)), 'check'],
    ['after an edit that left everything as it was', runOf(step.edited(none)), 'edit'],
    ['after an edit that was refused', runOf(step.edited(none, 'a.ts')), 'edit'],
    ['after a rewrite', runOf(step.edited(none, 'a.ts'), step.rewritten(one)), 'check'],
    ['after a rewrite that changed nothing', runOf(misfit, step.rewritten(none)), 'edit'],
    ['after a sound check', runOf(step.edited(one), step.checked()), 'review'],
    ['after a broken check', runOf(step.edited(one), step.checked('a.ts')), 'edit'],
    ['after a change that is too large', runOf(step.edited(one), tooLarge), 'edit'],
    ['after a sound check of what can be tried', runOf(step.edited(one), step.testable()), 'test'],
    ['after tests that pass', runOf(step.testable(), step.tested('passed')), 'review'],
    ['after tests that fail', runOf(step.testable(), step.tested('failed')), 'edit'],
    ['after a change without a test', runOf(step.testable(), step.tested('passed', true)), 'edit'],
    ['after an unusable review', runOf(step.unusable('review')), 'review'],
    ['after a critique', runOf(step.revise('Multiply.')), 'edit'],
    [
      'after an edit that is what was kept before',
      runOf(step.edited(one), step.checked(), step.revise('No.'), step.edited(one)),
      'edit',
    ],
    [
      'after an edit that takes the whole change back, so that there is nothing to review',
      runOf(step.edited(one), step.checked(), step.revise('No.'), step.edited(none)),
      'edit',
    ],
  ] satisfies [string, Run, Due][])('%s', (_, run, expected) => {
    expect(due(run)).toBe(expected);
  });
});

describe('after an edit that was refused', () => {
  test.each([
    ['it is asked for once more', runOf(misfit), 'edit'],
    ['after a plan, too', runOf(step.fix('a.ts'), misfit), 'edit'],
    ['after a plan and prose, too', runOf(step.fix('a.ts'), step.unusable('edit'), misfit), 'edit'],
    [
      'after a critique, too, though one was refused before it',
      runOf(misfit, step.edited(one), step.checked(), step.revise('A'), misfit),
      'edit',
    ],
    [
      'after broken syntax, too, though one was refused before it',
      runOf(misfit, step.edited(one), step.checked('a.ts'), misfit),
      'edit',
    ],
    [
      'after rewrites that broke the syntax, too',
      then(again('a.ts'), step.rewritten(one), step.checked('a.ts'), misfit),
      'edit',
    ],
    [
      'after rewrites that left everything as it was, too',
      then(runOf(misfit, misfit), step.rewritten(none), misfit),
      'edit',
    ],
  ] satisfies [string, Run, Due][])('%s', (_, run, expected) => {
    expect(due(run)).toBe(expected);
  });
});

describe('after a second one in a row', () => {
  test.each([
    ['the file is asked for whole', again('a.ts'), 'rewrite'],
    ['another file, too', again('b.ts'), 'rewrite'],
    ['the file, where prose came between', runOf(misfit, step.unusable('edit'), misfit), 'rewrite'],
    ['three files, too', again('a.ts', 'b.ts', 'c.ts'), 'rewrite'],
    ['four files are too many', again('a.ts', 'b.ts', 'c.ts', 'd.ts'), 'edit'],
    ['a file that a prompt can hold', longAgain(longestShown), 'rewrite'],
    ['a file that is too long for a prompt is not', longAgain(longestShown + 1), 'edit'],
    ['a file that the edit deletes is not', runOf(misfit, step.edited(deleted, 'a.ts')), 'edit'],
    ['a file that was to be moved is not', runOf(misfit, moved), 'edit'],
    ['the next file', then(again('a.ts', 'b.ts'), step.rewritten(one, 'b.ts')), 'rewrite'],
    ['nothing, after the last of them', then(again('a.ts'), step.rewritten(one)), 'check'],
    [
      'no other file, when one could not be had',
      then(again('a.ts', 'b.ts'), step.rewritten(none, 'a.ts', 'b.ts')),
      'edit',
    ],
  ] satisfies [string, Run, Due][])('%s', (_, run, expected) => {
    expect(due(run)).toBe(expected);
  });
});

test('an attempt leaves refused what its last rewrite did', () => {
  const run = runOf(
    step.edited(none, 'a.ts', 'b.ts'),
    step.rewritten(one, 'b.ts'),
    step.rewritten(one),
    step.checked(),
    step.edited(one, 'c.ts'),
  );
  expect(refusalsAfter(run, 0)).toEqual([]);
  expect(refusalsAfter(run, 4)).toMatchObject([{ path: 'c.ts' }]);
  expect(refusalsAfter(runOf(...run.steps.slice(0, 2)), 0)).toMatchObject([{ path: 'b.ts' }]);
});
