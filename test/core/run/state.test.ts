import { describe, expect, test } from 'vitest';
import { spentOf } from '../../../src/core/run/budget.ts';
import { newRun, type Run, record } from '../../../src/core/run/run.ts';
import {
  attempts,
  isReplyComplete,
  keptPatch,
  planOf,
  replyPlans,
  rewrittenPath,
  stagedPatch,
  stagedStates,
} from '../../../src/core/run/state.ts';
import { changeOf, patchOf, readOf, runOf, step } from '../../support/memory/samples.ts';

const one = patchOf(changeOf('a.ts', 'a', 'b'));
const two = patchOf(changeOf('a.ts', 'a', 'c'));
const none = patchOf();

describe('what is kept', () => {
  test('nothing before a check, and nothing that a check found broken', () => {
    expect(keptPatch(runOf(step.edited(one)))).toEqual(none);
    expect(keptPatch(runOf(step.edited(one), step.checked('a.ts')))).toEqual(none);
  });

  test('the last sound patch, whatever was staged and broken since', () => {
    const run = runOf(
      step.edited(one),
      step.checked(),
      step.revise('No.'),
      step.edited(two),
      step.checked('a.ts'),
    );
    expect(keptPatch(run)).toBe(one);
    expect(stagedPatch(run)).toBe(two);
  });

  test('of an edit and its rewrites, what the last of them staged', () => {
    const run = runOf(step.edited(one, 'b.ts'), step.rewritten(two), step.checked());
    expect(keptPatch(run)).toBe(two);
  });
});

describe('the states that edits have led to', () => {
  test('begin with the untouched repository, and are of edits that fit', () => {
    const run = runOf(step.edited(one), step.checked('a.ts'), step.edited(two, 'b.ts'));
    expect(stagedStates(run)).toEqual([none, one]);
    expect(stagedStates(record(run, step.rewritten(two)))).toEqual([none, one, two]);
  });
});

test('a run counts its attempts and adds up what it cost', () => {
  const run = runOf(step.fix('a.ts'), step.unusable('edit'), step.edited(one), step.checked());
  expect(attempts(run)).toBe(1);
  expect(spentOf(run)).toEqual({
    calls: 3,
    promptTokens: 300,
    completionTokens: 30,
    estimated: false,
  });
  expect(planOf(run)).toHaveProperty('understanding', 'It adds.');
  expect(planOf(newRun)).toBeUndefined();
});

test('recording a step leaves the run that was as it was', () => {
  const before = runOf(step.fix('a.ts'));
  expect(record(before, step.edited(one)).steps).toHaveLength(2);
  expect(before.steps).toHaveLength(1);
});

test('a rewrite is of the file that was refused first', () => {
  const run = runOf(
    step.edited(one, 'a.ts', 'b.ts'),
    step.rewritten(one, 'b.ts'),
    step.rewritten(one),
  );
  expect(rewrittenPath(run, 1)).toBe('a.ts');
  expect(rewrittenPath(run, 2)).toBe('b.ts');
  expect(rewrittenPath(run, 0)).toBeUndefined();
});

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
  expect(isReplyComplete(run)).toBe(complete);
});

test('the answers are the plans that change nothing, oldest first', () => {
  const run = runOf(invented, step.explored(readOf('a')), step.fix('a.ts'), step.told('ask', 'r'));
  expect(replyPlans(run)).toEqual([run.steps[0], run.steps[3]]);
});
