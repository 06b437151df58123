import { describe, expect, test } from 'vitest';
import { isRefusedAgain } from '../../../src/core/run/due.ts';
import {
  type Due,
  due,
  longestShown,
  newRun,
  type Run,
  type Step,
} from '../../../src/core/run/index.ts';
import { changeOf, patchOf, pathOf, readOf, runOf, step } from '../../support/memory/samples.ts';

const none = patchOf();
const one = patchOf(changeOf('a.ts', 'a', 'b'));
const deleted = patchOf(changeOf('a.ts', 'a', null));
const tooLarge: Step = {
  kind: 'checked',
  problems: [],
  parsed: [],
  unparsed: [],
  excess: 'it is too large',
};
const misfit = step.edited(none, 'a.ts');
const moved = step.editedAs(none, {
  path: pathOf('a.ts'),
  why: 'it cannot become b.ts',
  length: 10,
  isMove: true,
});
/** Two refused edits in a row. */
const again = (...refused: string[]) => runOf(misfit, step.edited(one, ...refused));
const then = (run: Run, ...steps: Run['steps']) => runOf(...run.steps, ...steps);
const longAgain = (length: number) => runOf(misfit, step.editedIn(length, none, 'a.ts'));

describe('what is due', () => {
  test.each([
    ['at the start', newRun, 'plan'],
    ['after an unusable plan', runOf(step.unusable('plan')), 'plan'],
    ['after exploring', runOf(step.explored(readOf('a.ts'))), 'plan'],
    ['after a plan', runOf(step.fix('a.ts')), 'edit'],
    ['after an unusable edit', runOf(step.unusable('edit')), 'edit'],
    ['after an edit', runOf(step.edited(one)), 'check'],
    ['after an edit that changed nothing', runOf(step.edited(none)), 'edit'],
    ['after a refused edit', runOf(step.edited(none, 'a.ts')), 'edit'],
    ['after a rewrite', runOf(step.edited(none, 'a.ts'), step.rewritten(one)), 'check'],
    ['after a rewrite that changed nothing', runOf(misfit, step.rewritten(none)), 'edit'],
    ['after a sound check', runOf(step.edited(one), step.checked()), 'review'],
    ['after a broken check', runOf(step.edited(one), step.checked('a.ts')), 'edit'],
    ['after a change that is too large', runOf(step.edited(one), tooLarge), 'edit'],
    ['after a sound check, with commands to run', runOf(step.edited(one), step.testable()), 'test'],
    ['after tests that pass', runOf(step.testable(), step.tested('passed')), 'review'],
    ['after tests that fail', runOf(step.testable(), step.tested('failed')), 'edit'],
    ['after a change without a test', runOf(step.testable(), step.tested('passed', true)), 'edit'],
    ['after an unusable review', runOf(step.unusable('review')), 'review'],
    ['after a plan that was cut', runOf(step.cut('plan')), 'plan'],
    ['after an edit that was cut', runOf(step.fix('a.ts'), step.cut('edit')), 'edit'],
    ['after an empty review', runOf(step.checked(), step.cut('review', 'empty')), 'review'],
    ['after a critique', runOf(step.revise('Multiply.')), 'edit'],
    [
      'after an edit equal to the kept patch',
      runOf(step.edited(one), step.checked(), step.revise('No.'), step.edited(one)),
      'edit',
    ],
    [
      'after an edit that reverts the whole change and leaves nothing to review',
      runOf(step.edited(one), step.checked(), step.revise('No.'), step.edited(none)),
      'edit',
    ],
  ] satisfies [string, Run, Due][])('%s', (_, run, expected) => {
    expect(due(run)).toBe(expected);
  });
});

describe('after a refused edit', () => {
  test.each([
    ['it is requested once more', runOf(misfit), 'edit'],
    ['also after a plan', runOf(step.fix('a.ts'), misfit), 'edit'],
    ['also after a plan and prose', runOf(step.fix('a.ts'), step.unusable('edit'), misfit), 'edit'],
    [
      'also after a critique, even if one was refused before it',
      runOf(misfit, step.edited(one), step.checked(), step.revise('A'), misfit),
      'edit',
    ],
    [
      'also after broken syntax, even if one was refused before it',
      runOf(misfit, step.edited(one), step.checked('a.ts'), misfit),
      'edit',
    ],
    [
      'also after rewrites that broke the syntax',
      then(again('a.ts'), step.rewritten(one), step.checked('a.ts'), misfit),
      'edit',
    ],
    [
      'also after another plan, even if one was refused before it',
      runOf(step.fix('a.ts'), misfit, step.fix('b.ts'), misfit),
      'edit',
    ],
    [
      'also if it is the first for a file that the plan does not name',
      runOf(step.fix('b.ts'), misfit),
      'edit',
    ],
    [
      'also if the one before it was staged',
      runOf(step.fix('b.ts'), step.edited(one), misfit),
      'edit',
    ],
    [
      'also after rewrites that changed nothing',
      then(runOf(misfit, misfit), step.rewritten(none), misfit),
      'edit',
    ],
  ] satisfies [string, Run, Due][])('%s', (_, run, expected) => {
    expect(due(run)).toBe(expected);
  });
});

describe('after two refused edits in a row', () => {
  test.each([
    ['the file is requested whole', again('a.ts'), 'rewrite'],
    ['so is another file', again('b.ts'), 'rewrite'],
    [
      'so is the file if prose came between',
      runOf(misfit, step.unusable('edit'), misfit),
      'rewrite',
    ],
    ['so are three files', again('a.ts', 'b.ts', 'c.ts'), 'rewrite'],
    ['four files are too many', again('a.ts', 'b.ts', 'c.ts', 'd.ts'), 'edit'],
    ['so is the longest file that fits a prompt', longAgain(longestShown), 'rewrite'],
    ['a file too long for a prompt is not', longAgain(longestShown + 1), 'edit'],
    ['a file that the edit deletes is not', runOf(misfit, step.edited(deleted, 'a.ts')), 'edit'],
    ['nor is one beside it', runOf(misfit, step.edited(deleted, 'a.ts', 'b.ts')), 'edit'],
    ['a file to be moved is not', runOf(misfit, moved), 'edit'],
    [
      'after a rewrite, the next file is',
      then(again('a.ts', 'b.ts'), step.rewritten(one, 'b.ts')),
      'rewrite',
    ],
    ['after the last rewrite, the check is due', then(again('a.ts'), step.rewritten(one)), 'check'],
    [
      'after a failed rewrite, no other file is',
      then(again('a.ts', 'b.ts'), step.rewritten(none, 'a.ts', 'b.ts')),
      'edit',
    ],
  ] satisfies [string, Run, Due][])('%s', (_, run, expected) => {
    expect(due(run)).toBe(expected);
  });
});

describe('after two edits refused for files that the plan does not name', () => {
  const other = step.edited(none, 'b.ts');
  test.each([
    ['the plan is due again', runOf(step.fix('a.ts'), other, other), 'plan'],
    ['also after an edit of its own files', runOf(step.fix('a.ts'), misfit, other, other), 'plan'],
    ['but not if one of them is planned', runOf(step.fix('a.ts'), misfit, other), 'rewrite'],
    [
      'nor if one edit was also for a planned file',
      runOf(step.fix('a.ts'), other, step.edited(none, 'a.ts', 'b.ts')),
      'rewrite',
    ],
    [
      'nor after the third plan',
      runOf(step.fix('x'), step.fix('y'), step.fix('a.ts'), other, other),
      'rewrite',
    ],
  ] satisfies [string, Run, Due][])('%s', (_, run, expected) => {
    expect(due(run)).toBe(expected);
  });
});

test('an attempt leaves refused what its last rewrite left refused', () => {
  const [edit, again] = [step.edited(none, 'a.ts', 'b.ts'), step.edited(one, 'c.ts')];
  const [failed, completed] = [step.rewritten(one, 'b.ts'), step.rewritten(one)];
  expect(isRefusedAgain(runOf(edit))).toBe(false);
  expect(isRefusedAgain(runOf(edit, again))).toBe(true);
  expect(isRefusedAgain(runOf(edit, failed, again))).toBe(true);
  expect(isRefusedAgain(runOf(edit, failed, completed, step.checked(), again))).toBe(false);
  expect(isRefusedAgain(runOf(edit, again, failed))).toBe(true);
  expect(isRefusedAgain(runOf(edit, step.edited(one)))).toBe(false);
  expect(isRefusedAgain(runOf(step.edited(one), edit, failed))).toBe(false);
});
