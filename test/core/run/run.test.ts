import { describe, expect, test } from 'vitest';
import { type Due, due } from '../../../src/core/run/due.ts';
import {
  attempts,
  keptPatch,
  newRun,
  planOf,
  type Run,
  record,
  spentOf,
  stagedPatch,
  stagedStates,
} from '../../../src/core/run/run.ts';
import { changeOf, patchOf, readOf, runOf, step } from '../../support/memory/samples.ts';

const one = patchOf(changeOf('a.ts', 'a', 'b'));
const two = patchOf(changeOf('a.ts', 'a', 'c'));
const none = patchOf();

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
    ['after a sound check', runOf(step.edited(one), step.checked()), 'review'],
    ['after a broken check', runOf(step.edited(one), step.checked('a.ts')), 'edit'],
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
