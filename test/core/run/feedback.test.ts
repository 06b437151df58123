import { expect, test } from 'vitest';
import { feedback } from '../../../src/core/run/feedback.ts';
import { newRun, type Run } from '../../../src/core/run/run.ts';
import { changeOf, patchOf, readOf, runOf, step } from '../../support/memory/samples.ts';

const patch = patchOf(changeOf('a.ts', 'a', 'b'));
const dropped = 'Nothing of the last edit was kept.';
const nudge = 'The last reply could not be used: it is prose.';
const misfit = 'The edit of b.ts did not apply: SEARCH is not there.';
const broken = 'The edit would have broken a.ts, line 3: a brace is open.';
const unknown =
  'The reply names what is not in the repository: Main, a.kt. Look again, or leave it out.';
const critique = "The reviewer's critique: Multiply.";

test.each([
  ['at the start', newRun, []],
  ['after a plan', runOf(step.fix('a.ts')), []],
  ['after prose', runOf(step.unusable('plan')), [nudge]],
  ['after a look around', runOf(step.explored(readOf('a.ts'))), []],
  ['after an answer that can be given', runOf(step.told('answer', 'In App.')), []],
  [
    'after an answer with names that are not there',
    runOf(step.told('ask', 'r', 'Main', 'a.kt')),
    [unknown],
  ],
  [
    'after such an answer and a look around',
    runOf(step.told('ask', 'r', 'Main', 'a.kt'), step.explored(readOf('a.ts'))),
    [unknown],
  ],
  [
    'after prose and a look around',
    runOf(step.unusable('plan'), step.explored(readOf('a.ts'))),
    [nudge],
  ],
  [
    'after prose upon such an answer',
    runOf(step.told('ask', 'r', 'Main', 'a.kt'), step.unusable('plan')),
    [nudge, unknown],
  ],
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
