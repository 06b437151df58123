import { expect, test } from 'vitest';
import { answersOf, isComplete } from '../../../src/core/run/completion.ts';
import { newRun, type Run } from '../../../src/core/run/run.ts';
import { readOf, runOf, step } from '../../support/memory/samples.ts';

const invented = step.told('answer', 'The entry is Main.', 'Main');

test.each([
  ['a run that has not begun', newRun, false],
  ['a fix', runOf(step.fix('a.ts')), false],
  ['an answer whose names are there', runOf(step.told('answer', 'In App.')), true],
  ['a question whose names are there', runOf(step.told('ask', 'Which App?')), true],
  ['an answer with a name that is not there', runOf(invented), false],
  ['one that is still being looked after', runOf(invented, step.explored(readOf('a'))), false],
  ['one that is followed by a fix', runOf(invented, step.fix('a.ts')), false],
  ['one that was mended', runOf(invented, step.told('answer', 'In App.')), true],
  ['one that was asked for twice', runOf(invented, step.told('ask', 'Which Main?', 'Main')), true],
] satisfies [string, Run, boolean][])('%s is complete: %3$j', (_, run, complete) => {
  expect(isComplete(run)).toBe(complete);
});

test('the answers are the plans that change nothing, oldest first', () => {
  const run = runOf(invented, step.explored(readOf('a')), step.fix('a.ts'), step.told('ask', 'r'));
  expect(answersOf(run)).toEqual([run.steps[0], run.steps[3]]);
});
