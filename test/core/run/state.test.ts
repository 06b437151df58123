import { describe, expect, test } from 'vitest';
import {
  attempts,
  checkedChange,
  currentPatch,
  currentPlan,
  findHandicap,
  keptPatch,
  lossesOf,
  newRun,
  openCritique,
  record,
  type Step,
  stagedPatch,
  sumSpent,
} from '../../../src/core/run/index.ts';
import { isCutTwice, refusedInARow, stagedStates } from '../../../src/core/run/state.ts';
import type { Loss } from '../../../src/engines/model/port/index.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import { lossOf, readOf, runOf, step } from '../../support/memory/samples/runs.ts';

const { explored, fix, told, cut, unusable, losing } = step;
const { edited, checked, testable, tested, approved, replan, revise } = step;

const one = patchOf(changeOf('a.ts', 'a', 'b'));
const two = patchOf(changeOf('a.ts', 'a', 'c'));
const none = patchOf();

describe('the kept patch', () => {
  test('is empty before a check and after a broken one', () => {
    expect(keptPatch(runOf(edited(one)))).toEqual(none);
    expect(keptPatch(runOf(edited(one), checked('a.ts')))).toEqual(none);
  });

  test('is the last sound one, whatever was staged since', () => {
    const run = runOf(edited(one), checked(), revise('No.'), edited(two), checked('a.ts'));
    expect(keptPatch(run)).toBe(one);
    expect(stagedPatch(run)).toBe(two);
  });
});

describe('the patch that the next edit starts from', () => {
  const both = patchOf(changeOf('a.ts', 'a', 'b'), changeOf('b.ts', 'a', 'b'));
  const kept = [fix('a.ts', 'b.ts'), edited(both), checked(), replan('No.')];
  const onlyA = patchOf(changeOf('a.ts', 'a', 'b'));

  test.each([
    ['the kept one', [...kept], both],
    ['its files that a later plan names', [...kept, fix('a.ts', 'c.ts')], onlyA],
    [
      'the kept one, with files that its own plan did not name',
      [fix('a.ts'), edited(both), checked(), revise('No.')],
      both,
    ],
    ['empty if a later plan names others', [...kept, fix('c.ts')], none],
    ['the kept one after an answer', [...kept, told('answer', 'r')], both],
    ['empty before a check', [fix('a.ts'), edited(one)], none],
  ] satisfies [string, readonly Step[], unknown][])('is %s', (_, steps, expected) => {
    expect(currentPatch(runOf(...steps))).toEqual(expected);
  });
});

test.each([
  ['one reply that was cut', [cut('plan')], false],
  ['two', [cut('plan'), cut('plan', 'empty')], true],
  ['two after a plan', [fix('a.ts'), cut('edit'), cut('edit')], true],
  ['two with prose between', [cut('plan'), unusable('plan'), cut('plan')], false],
] satisfies [string, readonly Step[], boolean][])(
  '%s: cut twice in a row is %3$j',
  (_, steps, expected) => {
    expect(isCutTwice(runOf(...steps))).toBe(expected);
  },
);

test('the states that edits have produced start with the untouched repository and include only applied edits', () => {
  const run = runOf(edited(one), checked('a.ts'), edited(two, 'b.ts'));
  expect(stagedStates(run)).toEqual([none, one]);
  expect(stagedStates(record(run, edited(two)))).toEqual([none, one, two]);
});

test('a run counts its attempts and adds up what it cost', () => {
  const run = runOf(fix('a.ts'), unusable('edit'), edited(one), checked());
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

test('refused edits are in a row if no other applied, and no plan was made, between them', () => {
  const refused = edited(one, 'b.ts');
  expect(refusedInARow(newRun)).toBe(0);
  expect(refusedInARow(runOf(fix('a.ts'), refused, unusable('edit'), refused))).toBe(2);
  expect(refusedInARow(runOf(refused, edited(one), checked('a.ts'), refused))).toBe(1);
  expect(refusedInARow(runOf(fix('a.ts'), refused, refused, fix('b.ts'), refused))).toBe(1);
  expect(refusedInARow(runOf(refused, edited(one)))).toBe(0);
});

describe('the open critique', () => {
  const reviewed = [edited(one), checked(), revise('Multiply.')];
  const sound = [edited(two), checked()];

  test('is of the kept change, also after edits that were dropped', () => {
    const critique = { critique: 'Multiply.', of: 'kept' };
    expect(openCritique(runOf(...reviewed))).toEqual(critique);
    const dropped = [edited(two), checked('a.ts')];
    expect(openCritique(runOf(...reviewed, ...dropped))).toEqual(critique);
  });

  test('is of a change before the kept one if that was not reviewed', () => {
    const critique = { critique: 'Multiply.', of: 'before' };
    expect(openCritique(runOf(...reviewed, ...sound))).toEqual(critique);
  });

  test('is missing without a review and after an approval', () => {
    expect(openCritique(newRun)).toBeUndefined();
    expect(openCritique(runOf(...reviewed, ...sound, approved()))).toBeUndefined();
  });
});

describe('the digest of the kept change', () => {
  const of = (recorded: Step, digest: string): Step => Object.assign({}, recorded, { digest });
  const first = [edited(one), of(testable(), 'one'), of(tested('passed'), 'one')];

  test('is the one that its check, its tests and its review name', () => {
    expect(checkedChange(runOf(...first))).toEqual({ patch: one, digest: 'one' });
    const reviewed = runOf(...first, of(revise('Multiply.'), 'one'));
    expect(checkedChange(reviewed).digest).toBe('one');
  });

  test('has nothing to do with a later change that was dropped', () => {
    const dropped = [edited(two), of(checked('a.ts'), 'two')];
    expect(checkedChange(runOf(...first, ...dropped))).toEqual({ patch: one, digest: 'one' });
    const red = [edited(two), of(testable(), 'two'), of(tested('failed'), 'two')];
    const restored = { ...runOf(...first, ...red), restored: 1 };
    expect(checkedChange(restored)).toEqual({ patch: one, digest: 'one' });
  });

  test('is empty if some evidence names another or none', () => {
    expect(checkedChange(runOf(...first, of(approved(), 'two'))).digest).toBe('');
    expect(checkedChange(runOf(...first, approved())).digest).toBe('');
    expect(checkedChange(runOf(edited(one), checked())).digest).toBe('');
  });
});

const tools = lossOf('tools');
const looked = explored(readOf('a.ts'));
const blindPlan = losing(fix('a.ts'), tools);

test('losses are those of every call, in order, after those from before the run', () => {
  const run = runOf(blindPlan, checked(), losing(approved(), lossOf('caching')));
  expect(lossesOf({ ...run, losses: [lossOf('streaming')] })).toEqual([
    lossOf('streaming'),
    tools,
    lossOf('caching'),
  ]);
});

test.each([
  ['if the plan was made without tools', [blindPlan], true],
  ['if an unusable plan lost them', [losing(unusable('plan'), tools), fix('a.ts')], true],
  ['if they were refused before the run', [fix('a.ts')], true, [tools]],
  ['if only invalid reads came before', [explored(readOf('a.ts', 'invalid')), blindPlan], true],
  ['unless the model had looked around', [looked, blindPlan], false],
  ['unless tools were refused after the plan', [fix('a.ts'), losing(approved(), tools)], false],
  ['unless something else was refused', [losing(fix('a.ts'), lossOf('forced-tool'))], false],
])('sight is missing %s', (_, steps, isMissing, losses: readonly Loss[] = []) => {
  const run = { ...runOf(...steps), losses };
  expect(findHandicap(run, 'sight')).toEqual(isMissing ? tools : undefined);
  expect(findHandicap(run, 'form')).toBeUndefined();
});

test('form is missing wherever the prompt alone asks for it', () => {
  const form = lossOf('reply-form');
  const run = runOf(looked, fix('a.ts'), losing(approved(), form));
  expect(findHandicap(run, 'form')).toBe(form);
  expect(findHandicap(run, 'sight')).toBeUndefined();
});
