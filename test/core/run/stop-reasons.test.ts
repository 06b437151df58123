import { describe, expect, test } from 'vitest';
import { lackingEvidence, readyWhenValues } from '../../../src/core/report/index.ts';
import {
  defaultRules,
  firstReason,
  keptCheckResults,
  keptPatch,
  type LoopStopReason,
  openCritique,
  parseStopReason,
  publishableAs,
  type Step,
  type StopReason,
  stopReasons,
  withPassingChange,
} from '../../../src/core/run/index.ts';
import { changeOf, patchOf, pathOf, readOf, runOf, step } from '../../support/memory/samples.ts';

const { explored, fix, told, cut, unusable, checked, testable, approved, revise } = step;

/** A plan of a file that is not text. */
const notText = {
  ...unusable('plan', 'it is not text'),
  blocked: [{ path: 'a.bin', obstacle: { kind: 'binary' } }],
} as const;

const policies = Object.entries(stopReasons);

test('each stop reason has its own exit code, within what a shell can tell apart', () => {
  const codes = policies.map(([, { exitCode }]) => exitCode);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => code >= 0 && code <= 130)).toBe(true);
});

test('only an approved fix exits with 0', () => {
  const reasons = policies.filter(([, { exitCode }]) => exitCode === 0).map(([reason]) => reason);
  expect(reasons).toEqual(['approved']);
});

test.each(policies)('%s tells each reader in one sentence why the work ended', (_, policy) => {
  const { reporter, reviewer, operator } = policy;
  for (const sentence of [reporter.ended, reviewer, operator.ended])
    expect(sentence).toMatch(/^[A-Z][^.\n]{10,120}\.$/);
});

test.each(policies)('%s: a green job has worked its input to an end', (reason, policy) => {
  const { job, records } = policy;
  // What these end is started again by people, or by the end of other work.
  const isWaiting = ['withdrawn', 'pull-open'].includes(reason);
  if (job === 'green') expect(records).toBe(isWaiting ? 'nothing' : 'input');
});

const edited = (after: string) => step.edited(patchOf(changeOf('a.ts', 'a', after)));
const refused = (...paths: readonly string[]) => step.edited(patchOf(), ...paths);
const failing = (after: string) => [edited(after), testable(), step.tested('failed')];
const criticized = (critique: string) => [edited(critique), checked(), revise(critique)];

/** For each reason that the loop can give, the steps of a run that it ends; three edits and nine calls are allowed, and plans of three files. */
const examples: Readonly<Record<LoopStopReason, readonly Step[]>> = {
  approved: [edited('b'), checked(), approved()],
  'not-shown': [edited('b'), testable(), approved()],
  'secret-added': [edited('b'), { ...checked(), leaks: [pathOf('a.ts')] }],
  'tests-failed': [...failing('b'), ...failing('c'), ...failing('d')],
  answered: [told('answer', 'r')],
  asked: [told('ask', 'r')],
  planned: [fix('a.ts', 'b.ts', 'c.ts', 'd.ts')],
  'already-fixed': [told('already-fixed', 'r')],
  'attempts-exhausted': [...criticized('b'), ...criticized('c'), ...criticized('d')],
  'repeated-critique': [...criticized('b'), edited('c'), checked(), revise('b')],
  repeated: [edited('b'), checked(), edited('c'), checked(), edited('b')],
  'not-editable': [notText, notText],
  'never-applied': [refused('a.ts'), refused('a.ts', 'b.ts', 'c.ts', 'd.ts')],
  'no-action': [unusable('plan'), unusable('plan')],
  'reply-cut': [cut('plan'), cut('plan', 'empty')],
  'budget-exhausted': Array.from({ length: 9 }, () => explored(readOf('a.ts'))),
};

test.each(Object.entries(examples))('a rule gives %s', (reason, steps) => {
  const rules = { ...defaultRules, maxAttempts: 3, maxCalls: 9, planFirst: 3 };
  expect(firstReason(runOf(...steps), rules)).toBe(reason);
});

test('a reason is found by its name, and by no other', () => {
  for (const [name] of policies) expect(parseStopReason(name)).toBe(name);
  for (const name of ['', 'Approved', 'toString', undefined, 1])
    expect(parseStopReason(name)).toBeUndefined();
});

test('a change that adds a secret stops the run, and one that was checked before it does not', () => {
  const run = runOf(...criticized('b'), edited('c'));
  const rules = { ...defaultRules, maxAttempts: 3 };
  expect(firstReason(runOf(...run.steps, checked()), rules)).toBeUndefined();
  const leaking = { ...checked(), leaks: [pathOf('a.ts')] };
  expect(firstReason(runOf(...run.steps, leaking), rules)).toBe('secret-added');
});

const names = Object.keys(stopReasons).flatMap((name) => parseStopReason(name) ?? []);

test('a ticket stays where it is if its work has not begun, and the agent’s if another run goes on', () => {
  const unbegun = names.filter((reason) => !stopReasons[reason].isBegun);
  const free = ['monthly-budget', 'nothing-new', 'pull-open', 'withdrawn'];
  expect(unbegun.toSorted()).toEqual(free);
  const resumed = names.filter((reason) => stopReasons[reason].isResumed);
  const held = ['cancelled', 'misconfigured', 'monthly-budget', 'pull-open'];
  expect(resumed.toSorted()).toEqual(held);
});

describe('a change is published', () => {
  const sound = [edited('b'), checked()];
  const tested = (tests: 'passed' | 'failed') => [edited('b'), testable(), step.tested(tests)];

  const gaveUp: readonly StopReason[] = [
    ...(['attempts-exhausted', 'repeated-critique', 'repeated', 'never-applied'] as const),
    ...(['no-action', 'budget-exhausted', 'deadline'] as const),
  ];

  const drafts: readonly (readonly [string, readonly Step[]])[] = [
    ['was sent back by the review', [...sound, revise('Round it.')]],
    ['was not reviewed', sound],
    ['passed its tests', tested('passed')],
    ['was followed by an edit that was dropped', [...sound, edited('c'), checked('a.ts')]],
    ['fixed what the tests said', [...tested('failed'), ...tested('passed')]],
  ];

  test.each(drafts)('whatever ended the run, a sound change that %s is a draft', (_, steps) => {
    for (const reason of gaveUp) expect(publishableAs(reason, runOf(...steps))).toBe('draft');
  });

  test.each(drafts)('and never ready: a change that %s lacks evidence', (_, steps) => {
    const run = runOf(...steps);
    for (const wanted of readyWhenValues) expect(lackingEvidence(run, wanted)).not.toEqual([]);
  });

  test.each([
    ['no change', [fix('a.ts')]],
    ['no sound change', [edited('b'), checked('a.ts')]],
    ['a change that fails its tests', tested('failed')],
    ['a change whose tests were cut off', [edited('b'), testable()]],
  ])('a run that gave up with %s publishes nothing', (_, steps) => {
    for (const reason of gaveUp) expect(publishableAs(reason, runOf(...steps))).toBe('none');
  });

  test('failed tests yield a draft unless no change is left', () => {
    expect(publishableAs('tests-failed', runOf(...tested('failed')))).toBe('draft');
    expect(publishableAs('tests-failed', runOf(fix('a.ts')))).toBe('none');
  });

  test.each([
    ['fails its tests', tested('failed')],
    ['was not tested any more', [edited('c'), testable()]],
  ])('a change that passed is the draft if a later one %s', (_, later) => {
    const passed = [...tested('passed'), revise('Round it.')];
    const run = withPassingChange(runOf(...passed, ...later));
    expect(keptPatch(run)).toEqual(keptPatch(runOf(...passed)));
    expect(openCritique(run)).toEqual({ critique: 'Round it.', of: 'kept' });
    expect(keptCheckResults(run)?.tests.kind).toBe('passed');
    for (const reason of gaveUp) expect(publishableAs(reason, run)).toBe('draft');
    expect(withPassingChange(runOf(...later))).toEqual(runOf(...later));
  });

  test.each(['failed', 'cancelled', 'misconfigured', 'answered'] as const)(
    'a run that ends as %s publishes nothing',
    (reason) => {
      expect(publishableAs(reason, runOf(...sound))).toBe('none');
    },
  );

  test('an approved change is published as the fix', () => {
    expect(publishableAs('approved', runOf(...sound, approved()))).toBe('fix');
  });

  test('a fix is published only for an approval', () => {
    const fixes = Object.entries(stopReasons).filter(([, { change }]) => change === 'fix');
    expect(fixes.map(([reason]) => reason)).toEqual(['approved', 'not-shown']);
  });
});
