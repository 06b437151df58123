import { describe, expect, test } from 'vitest';
import {
  attempts,
  checkedChange,
  currentPatch,
  currentPlan,
  keptPatch,
  newRun,
  openCritique,
  type Run,
  record,
  type Step,
  stagedPatch,
  sumSpent,
} from '../../../src/core/run/index.ts';
import { isCutTwice, rewrittenPath, stagedStates } from '../../../src/core/run/state.ts';
import { changeOf, patchOf, runOf, step } from '../../support/memory/samples.ts';

const one = patchOf(changeOf('a.ts', 'a', 'b'));
const two = patchOf(changeOf('a.ts', 'a', 'c'));
const none = patchOf();

describe('the kept patch', () => {
  test('is empty before a check and after a broken one', () => {
    expect(keptPatch(runOf(step.edited(one)))).toEqual(none);
    expect(keptPatch(runOf(step.edited(one), step.checked('a.ts')))).toEqual(none);
  });

  test('is the last sound one, whatever was staged since', () => {
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

  test('is what the last rewrite of an edit staged', () => {
    const run = runOf(step.edited(one, 'b.ts'), step.rewritten(two), step.checked());
    expect(keptPatch(run)).toBe(two);
  });
});

describe('the patch that the next edit starts from', () => {
  const both = patchOf(changeOf('a.ts', 'a', 'b'), changeOf('b.ts', 'a', 'b'));
  const kept = [step.fix('a.ts', 'b.ts'), step.edited(both), step.checked(), step.replan('No.')];
  const onlyA = patchOf(changeOf('a.ts', 'a', 'b'));

  test.each([
    ['the kept one', runOf(...kept), both],
    ['its files that a later plan names', runOf(...kept, step.fix('a.ts', 'c.ts')), onlyA],
    [
      'the kept one, with files that its own plan did not name',
      runOf(step.fix('a.ts'), step.edited(both), step.checked(), step.revise('No.')),
      both,
    ],
    ['empty if a later plan names others', runOf(...kept, step.fix('c.ts')), none],
    ['the kept one after an answer', runOf(...kept, step.told('answer', 'r')), both],
    ['empty before a check', runOf(step.fix('a.ts'), step.edited(one)), none],
  ] satisfies [string, Run, unknown][])('is %s', (_, run, expected) => {
    expect(currentPatch(run)).toEqual(expected);
  });
});

test.each([
  ['one reply that was cut', runOf(step.cut('plan')), false],
  ['two', runOf(step.cut('plan'), step.cut('plan', 'empty')), true],
  ['two after a plan', runOf(step.fix('a.ts'), step.cut('edit'), step.cut('edit')), true],
  [
    'two with prose between',
    runOf(step.cut('plan'), step.unusable('plan'), step.cut('plan')),
    false,
  ],
] satisfies [string, Run, boolean][])('%s: cut twice in a row is %3$j', (_, run, expected) => {
  expect(isCutTwice(run)).toBe(expected);
});

describe('the states that edits have produced', () => {
  test('start with the untouched repository and include only applied edits', () => {
    const run = runOf(step.edited(one), step.checked('a.ts'), step.edited(two, 'b.ts'));
    expect(stagedStates(run)).toEqual([none, one]);
    expect(stagedStates(record(run, step.rewritten(two)))).toEqual([none, one, two]);
  });
});

test('a run counts its attempts and adds up what it cost', () => {
  const run = runOf(step.fix('a.ts'), step.unusable('edit'), step.edited(one), step.checked());
  expect(attempts(run)).toBe(1);
  expect(sumSpent(run)).toEqual({
    calls: 3,
    promptTokens: 300,
    completionTokens: 30,
    reasoningTokens: 0,
    cachedTokens: 0,
    cacheWrittenTokens: 0,
    estimated: false,
    cost: 0,
  });
  expect(currentPlan(run)).toHaveProperty('understanding', 'It adds.');
  expect(currentPlan(newRun)).toBeUndefined();
});

test('recording a step does not change the original run', () => {
  const before = runOf(step.fix('a.ts'));
  expect(record(before, step.edited(one)).steps).toHaveLength(2);
  expect(before.steps).toHaveLength(1);
});

test('a rewrite is for the first refused file', () => {
  const run = runOf(
    step.edited(one, 'a.ts', 'b.ts'),
    step.rewritten(one, 'b.ts'),
    step.rewritten(one),
  );
  expect(rewrittenPath(run, 1)).toBe('a.ts');
  expect(rewrittenPath(run, 2)).toBe('b.ts');
  expect(rewrittenPath(run, 0)).toBeUndefined();
});

describe('the open critique', () => {
  const reviewed = [step.edited(one), step.checked(), step.revise('Multiply.')];
  const sound = [step.edited(two), step.checked()];

  test('is of the kept change, also after edits that were dropped', () => {
    const critique = { critique: 'Multiply.', of: 'kept' };
    expect(openCritique(runOf(...reviewed))).toEqual(critique);
    const dropped = [step.edited(two), step.checked('a.ts')];
    expect(openCritique(runOf(...reviewed, ...dropped))).toEqual(critique);
  });

  test('is of a change before the kept one if that was not reviewed', () => {
    const critique = { critique: 'Multiply.', of: 'before' };
    expect(openCritique(runOf(...reviewed, ...sound))).toEqual(critique);
  });

  test('is missing without a review and after an approval', () => {
    expect(openCritique(newRun)).toBeUndefined();
    expect(openCritique(runOf(...reviewed, ...sound, step.approved()))).toBeUndefined();
  });
});

describe('the digest of the kept change', () => {
  const of = (recorded: Step, digest: string): Step => Object.assign({}, recorded, { digest });
  const first = [step.edited(one), of(step.testable(), 'one'), of(step.tested('passed'), 'one')];

  test('is the one that its check, its tests and its review name', () => {
    expect(checkedChange(runOf(...first))).toEqual({ patch: one, digest: 'one' });
    const reviewed = runOf(...first, of(step.revise('Multiply.'), 'one'));
    expect(checkedChange(reviewed).digest).toBe('one');
  });

  test('has nothing to do with a later change that was dropped', () => {
    const dropped = [step.edited(two), of(step.checked('a.ts'), 'two')];
    expect(checkedChange(runOf(...first, ...dropped))).toEqual({ patch: one, digest: 'one' });
    const red = [step.edited(two), of(step.testable(), 'two'), of(step.tested('failed'), 'two')];
    const restored = { ...runOf(...first, ...red), restored: 1 };
    expect(checkedChange(restored)).toEqual({ patch: one, digest: 'one' });
  });

  test('is empty if some evidence names another or none', () => {
    expect(checkedChange(runOf(...first, of(step.approved(), 'two'))).digest).toBe('');
    expect(checkedChange(runOf(...first, step.approved())).digest).toBe('');
    expect(checkedChange(runOf(step.edited(one), step.checked())).digest).toBe('');
  });
});
