import { expect, test } from 'vitest';
import { lackingEvidence, readyWhenValues } from '../../../src/core/report/index.ts';
import {
  keptCheckResults,
  keptPatch,
  openCritique,
  publishableAs,
  type Run,
  type StopReason,
  stopReasons,
  withPassingChange,
} from '../../../src/core/run/index.ts';
import { changeOf, patchOf, runOf, step } from '../../support/memory/samples.ts';

const to = (after: string) => step.edited(patchOf(changeOf('a.ts', 'a', after)));
const sound = [to('b'), step.checked()];
const tested = (tests: 'passed' | 'failed') => [to('b'), step.testable(), step.tested(tests)];

const gaveUp: readonly StopReason[] = [
  'attempts-exhausted',
  'repeated-critique',
  'repeated',
  'never-applied',
  'no-action',
  'budget-exhausted',
  'deadline',
];

const drafts: readonly (readonly [string, Run])[] = [
  ['was sent back by the review', runOf(...sound, step.revise('Round it.'))],
  ['was not reviewed', runOf(...sound)],
  ['passed its tests', runOf(...tested('passed'))],
  ['was followed by an edit that was dropped', runOf(...sound, to('c'), step.checked('a.ts'))],
  ['fixed what the tests said', runOf(...tested('failed'), ...tested('passed'))],
];

test.each(drafts)('whatever ended the run, a sound change that %s is a draft', (_, run) => {
  for (const reason of gaveUp) expect(publishableAs(reason, run)).toBe('draft');
});

test.each(drafts)('and never ready: a change that %s lacks evidence', (_, run) => {
  for (const wanted of readyWhenValues) expect(lackingEvidence(run, wanted)).not.toEqual([]);
});

test.each([
  ['no change', runOf(step.fix('a.ts'))],
  ['no sound change', runOf(to('b'), step.checked('a.ts'))],
  ['a change that fails its tests', runOf(...tested('failed'))],
  ['a change whose tests were cut off', runOf(to('b'), step.testable())],
])('a run that gave up with %s publishes nothing', (_, run) => {
  for (const reason of gaveUp) expect(publishableAs(reason, run)).toBe('none');
});

test('failed tests yield no draft if no change is left', () => {
  expect(publishableAs('tests-failed', runOf(...tested('failed')))).toBe('draft');
  expect(publishableAs('tests-failed', runOf(step.fix('a.ts')))).toBe('none');
});

test.each([
  ['fails its tests', tested('failed')],
  ['was not tested any more', [to('c'), step.testable()]],
])('a change that passed is the draft if a later one %s', (_, later) => {
  const passed = [...tested('passed'), step.revise('Round it.')];
  const run = withPassingChange(runOf(...passed, ...later));
  expect(keptPatch(run)).toEqual(keptPatch(runOf(...passed)));
  expect(openCritique(run)).toEqual({ critique: 'Round it.', of: 'kept' });
  expect(keptCheckResults(run)?.tests.kind).toBe('passed');
  for (const reason of gaveUp) expect(publishableAs(reason, run)).toBe('draft');
  expect(withPassingChange(runOf(...later))).toEqual(runOf(...later));
});

test('a change that failed its tests twice is a draft', () => {
  expect(publishableAs('tests-failed', runOf(...tested('failed')))).toBe('draft');
});

test.each(['failed', 'cancelled', 'misconfigured', 'answered'] as const)(
  'a run that ends as %s publishes nothing',
  (reason) => {
    expect(publishableAs(reason, runOf(...sound))).toBe('none');
  },
);

test('an approved change is published as the fix', () => {
  expect(publishableAs('approved', runOf(...sound, step.approved()))).toBe('fix');
});

test('a fix is published only for an approval', () => {
  const fixes = Object.entries(stopReasons).filter(([, { change }]) => change === 'fix');
  expect(fixes.map(([reason]) => reason)).toEqual(['approved', 'not-shown']);
});
