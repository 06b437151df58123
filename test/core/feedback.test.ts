import { expect, test } from 'vitest';
import { feedback } from '../../src/core/feedback.ts';
import { newRun, type Run } from '../../src/core/run.ts';
import { changeOf, patchOf, runOf, step } from '../support/memory/samples.ts';

const patch = patchOf(changeOf('a.ts', 'a', 'b'));
const dropped = 'Nothing of the last edit was kept.';
const nudge = 'The last reply could not be used: it is prose.';
const misfit = 'The edit of b.ts did not apply: SEARCH is not there.';
const broken = 'The edit would have broken a.ts, line 3: a brace is open.';
const critique = "The reviewer's critique: Multiply.";

test.each([
  ['at the start', newRun, []],
  ['after a plan', runOf(step.fix('a.ts')), []],
  ['after prose', runOf(step.unusable('plan')), [nudge]],
  ['after prose for an edit', runOf(step.fix('a.ts'), step.unusable('edit')), [nudge]],
  ['after a block that does not fit', runOf(step.edited(patch, 'b.ts')), [misfit, dropped]],
  [
    'after a rewrite that cannot be used',
    runOf(step.edited(patch, 'b.ts'), step.rewritten(patch, 'b.ts')),
    ['The edit of b.ts did not apply: it was cut.', dropped],
  ],
  ['after no change', runOf(step.edited(patchOf())), ['The last edit left every file as it was.']],
  ['after broken syntax', runOf(step.edited(patch), step.checked('a.ts')), [broken, dropped]],
  ['after sound syntax', runOf(step.edited(patch), step.checked()), []],
  ['after a critique', runOf(step.revise('Multiply.')), [critique]],
  [
    'after prose on a critique',
    runOf(step.revise('Multiply.'), step.unusable('edit')),
    [nudge, critique],
  ],
  [
    'after prose on broken syntax',
    runOf(step.edited(patch), step.checked('a.ts'), step.unusable('edit')),
    [nudge, broken, dropped],
  ],
  [
    'after prose instead of a verdict',
    runOf(step.edited(patch), step.checked(), step.unusable('review')),
    [nudge],
  ],
] satisfies [string, Run, string[]][])('%s', (_, run, notes) => {
  expect(feedback(run)).toEqual(notes);
});
