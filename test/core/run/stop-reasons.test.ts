import { describe, expect, test } from 'vitest';
import { lackingEvidence, readyWhenValues } from '../../../src/core/report/index.ts';
import {
  defaultRules,
  endings,
  keptCheckResults,
  keptPatch,
  meaningOf,
  openCritique,
  parseEnding,
  publishableAs,
  type Run,
  type Step,
  withPassingChange,
} from '../../../src/core/run/index.ts';
import { type EndingKey, endingOf, firstReason, nameOf } from '../../support/memory/endings.ts';
import { changeOf, patchOf, pathOf } from '../../support/memory/samples/changes.ts';
import { readOf, runOf, step } from '../../support/memory/samples/runs.ts';

const { explored, fix, told, cut, unusable, checked, testable, approved, revise } = step;

/** A plan of a file that is not text. */
const notText = {
  ...unusable('plan', 'it is not text'),
  blocked: [{ path: 'a.bin', obstacle: { kind: 'binary' } }],
} as const;

const policies = endings.map((end) => [end, meaningOf(end)] as const);

test('each stop reason has its own exit code, whatever its detail, that a shell can tell apart', () => {
  const codes = new Map(endings.map((end) => [end.reason, meaningOf(end).exitCode]));
  expect(new Set(codes.values()).size).toBe(codes.size);
  for (const [{ reason }, { exitCode }] of policies) expect(exitCode).toBe(codes.get(reason));
  expect([...codes.values()].every((code) => code >= 0 && code <= 130)).toBe(true);
  expect([...codes].filter(([, code]) => code === 0)).toEqual([['approved', 0]]);
});

test('no two endings have one name', () => {
  expect(new Set(endings.map(nameOf)).size).toBe(endings.length);
});

test.each(policies)('%o tells each reader in one sentence why the work ended', (_, policy) => {
  for (const sentence of [policy.reporter, policy.team])
    expect(sentence).toMatch(/^[A-Z][^.\n]{10,120}\.$/);
});

test.each(policies)('%o: a green job has worked its input to an end', (end, { job, records }) => {
  // What these end is started again by people, or by the end of other work.
  const isWaiting = ['withdrawn', 'other-pull-request'].includes(nameOf(end));
  if (job === 'green') expect(records).toBe(isWaiting ? 'nothing' : 'input');
});

const edited = (after: string) => step.edited(patchOf(changeOf('a.ts', 'a', after)));
const refused = (...paths: readonly string[]) => step.edited(patchOf(), ...paths);
const failing = (after: string) => [edited(after), testable(), step.tested('failed')];
const criticized = (critique: string) => [edited(critique), checked(), revise(critique)];

/** For each reason that the loop can give, the steps of a run that it ends; three edits and nine calls are allowed, and plans of three files. */
const examples: Readonly<Partial<Record<EndingKey, readonly Step[]>>> = {
  approved: [edited('b'), checked(), approved()],
  'not-shown': [edited('b'), testable(), approved()],
  'secret-added': [edited('b'), { ...checked(), leaks: [pathOf('a.ts')] }],
  'tests-failed': [...failing('b'), ...failing('c'), ...failing('d')],
  answered: [told('answer', 'r')],
  asked: [told('ask', 'r')],
  planned: [fix('a.ts', 'b.ts', 'c.ts', 'd.ts')],
  'already-fixed': [told('already-fixed', 'r')],
  attempts: [...criticized('b'), ...criticized('c'), ...criticized('d')],
  'repeated-critique': [...criticized('b'), edited('c'), checked(), revise('b')],
  'repeated-edit': [edited('b'), checked(), edited('c'), checked(), edited('b')],
  'repeated-plan': [fix('a.ts'), fix('b.ts'), fix('a.ts')],
  'repeated-request': [explored(readOf('a.ts', 'exhausted'))],
  'not-editable': [notText, notText],
  'never-applied': [refused('a.ts'), refused('a.ts', 'b.ts'), refused('b.ts')],
  'no-action': [unusable('plan'), unusable('plan')],
  'reply-cut': [cut('plan'), cut('plan', 'empty')],
  spending: Array.from({ length: 9 }, () => explored(readOf('a.ts'))),
};

test.each(Object.entries(examples))('a rule gives %s', (reason, steps = []) => {
  const rules = { ...defaultRules, maxAttempts: 3, maxCalls: 9, planFirst: 3 };
  expect(firstReason(runOf(...steps), rules)).toBe(reason);
});

test('each way to make no progress has an example', () => {
  const stuck = endings.filter(({ reason }) => reason === 'no-progress').map(nameOf);
  expect(Object.keys(examples)).toEqual(expect.arrayContaining(stuck));
});

test('an ending is found by its names, and by no others', () => {
  for (const end of endings) expect(parseEnding(end.reason, end.detail)).toEqual(end);
  for (const name of ['', 'Approved', 'toString', undefined, 1, 'waiting'])
    expect(parseEnding(name, undefined)).toBeUndefined();
  expect(parseEnding('waiting', 'deadline')).toBeUndefined();
  expect(parseEnding('approved', 'deadline')).toBeUndefined();
});

test('a change that adds a secret stops the run, and one that was checked before it does not', () => {
  const run = runOf(...criticized('b'), edited('c'));
  const rules = { ...defaultRules, maxAttempts: 3 };
  expect(firstReason(runOf(...run.steps, checked()), rules)).toBeUndefined();
  const leaking = { ...checked(), leaks: [pathOf('a.ts')] };
  expect(firstReason(runOf(...run.steps, leaking), rules)).toBe('secret-added');
});

test('a ticket stays where it is if its work has not begun, and the agent’s if another run goes on', () => {
  const where = (holds: (policy: ReturnType<typeof meaningOf>) => boolean) =>
    policies.flatMap(([end, policy]) => (holds(policy) ? [nameOf(end)] : [])).toSorted();
  const waiting = ['monthly-budget', 'other-pull-request', 'other-run'];
  const unbegun = [...waiting, 'nothing-new', 'withdrawn'];
  expect(where(({ isBegun }) => !isBegun)).toEqual(unbegun.toSorted());
  const held = ['cancelled', 'misconfigured', ...waiting];
  expect(where(({ isResumed }) => isResumed)).toEqual(held);
});

describe('a change is published', () => {
  const sound = [edited('b'), checked()];
  const tested = (tests: 'passed' | 'failed') => [edited('b'), testable(), step.tested(tests)];

  const published = (name: EndingKey, run: Run) => publishableAs({ ...endingOf(name), run });
  const gaveUp = endings.filter((end) => meaningOf(end).change === 'passing-draft').map(nameOf);

  const drafts: readonly (readonly [string, readonly Step[]])[] = [
    ['was sent back by the review', [...sound, revise('Round it.')]],
    ['was not reviewed', sound],
    ['passed its tests', tested('passed')],
    ['was followed by an edit that was dropped', [...sound, edited('c'), checked('a.ts')]],
    ['fixed what the tests said', [...tested('failed'), ...tested('passed')]],
  ];

  test.each(drafts)('whatever ended the run, a sound change that %s is a draft', (_, steps) => {
    for (const reason of gaveUp) expect(published(reason, runOf(...steps))).toBe('draft');
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
    for (const reason of gaveUp) expect(published(reason, runOf(...steps))).toBe('none');
  });

  test('failed tests yield a draft unless no change is left', () => {
    expect(published('tests-failed', runOf(...tested('failed')))).toBe('draft');
    expect(published('tests-failed', runOf(fix('a.ts')))).toBe('none');
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
    for (const reason of gaveUp) expect(published(reason, run)).toBe('draft');
    expect(withPassingChange(runOf(...later))).toEqual(runOf(...later));
  });

  test.each(['failed', 'cancelled', 'misconfigured', 'answered'] as const)(
    'a run that ends as %s publishes nothing',
    (reason) => {
      expect(published(reason, runOf(...sound))).toBe('none');
    },
  );

  test('an approved change is published as the fix', () => {
    expect(published('approved', runOf(...sound, approved()))).toBe('fix');
  });

  test('a fix is published only for an approval', () => {
    const fixes = policies.filter(([, { change }]) => change === 'fix');
    expect(fixes.map(([{ reason }]) => reason)).toEqual(['approved', 'not-shown']);
  });
});
