import { expect, test } from 'vitest';
import { openNotes, type Run, replyNotes } from '../../../src/core/run/index.ts';
import { changeOf, patchOf, readOf, runOf, step } from '../../support/memory/samples.ts';

/** All notes of a prompt. */
const feedback = (run: Run) => [...replyNotes(run), ...openNotes(run)];

const patch = patchOf(changeOf('a.ts', 'a', 'b'));
const critique = "The reviewer's critique:\n<critique>\nMultiply.\n</critique>";

test.each([
  [
    'without the changed file, after a critique',
    runOf(step.edited(patch), step.checked(), step.revise('Multiply.'), step.fix('c.ts')),
    [
      'These files are what they were before the change, because the new plan does not name them: a.ts.',
      critique,
    ],
  ],
  [
    'for the same file, after failed tests and reading',
    runOf(
      ...[step.edited(patch), step.testable(), step.tested('failed')],
      ...[step.explored(readOf('a.ts')), step.fix('a.ts', 'c.ts')],
    ),
    ['The tests failed because of the change. The output:\n<output>\nnot ok 1 - adds\n</output>'],
  ],
  [
    'after a block that does not match',
    runOf(step.fix('a.ts'), step.edited(patch, 'b.ts'), step.fix('b.ts')),
    [],
  ],
] satisfies [string, Run, string[]][])('a new plan %s', (_, run, notes) => {
  expect(feedback(run)).toEqual(notes);
});
