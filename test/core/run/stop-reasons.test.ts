import { expect, test } from 'vitest';
import {
  defaultRules,
  firstReason,
  type LoopStopReason,
  parseStopReason,
  type Run,
  stopReasons,
} from '../../../src/core/run/index.ts';
import { changeOf, patchOf, pathOf, readOf, runOf, step } from '../../support/memory/samples.ts';

/** A plan of a file that is not text. */
const notText = {
  ...step.unusable('plan', 'it is not text'),
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
const failing = (after: string) => [edited(after), step.testable(), step.tested('failed')];
const criticized = (critique: string) => [edited(critique), step.checked(), step.revise(critique)];

/** For each reason that the loop can give, a run that it ends; three edits and nine calls are allowed, and plans of three files. */
const examples: Readonly<Record<LoopStopReason, Run>> = {
  approved: runOf(edited('b'), step.checked(), step.approved()),
  'not-shown': runOf(edited('b'), step.testable(), step.approved()),
  'secret-added': runOf(edited('b'), { ...step.checked(), leaks: [pathOf('a.ts')] }),
  'tests-failed': runOf(...failing('b'), ...failing('c'), ...failing('d')),
  answered: runOf(step.told('answer', 'r')),
  asked: runOf(step.told('ask', 'r')),
  planned: runOf(step.fix('a.ts', 'b.ts', 'c.ts', 'd.ts')),
  'already-fixed': runOf(step.told('already-fixed', 'r')),
  'attempts-exhausted': runOf(...criticized('b'), ...criticized('c'), ...criticized('d')),
  'repeated-critique': runOf(...criticized('b'), edited('c'), step.checked(), step.revise('b')),
  repeated: runOf(edited('b'), step.checked(), edited('c'), step.checked(), edited('b')),
  'not-editable': runOf(notText, notText),
  'never-applied': runOf(refused('a.ts'), refused('a.ts', 'b.ts', 'c.ts', 'd.ts')),
  'no-action': runOf(step.unusable('plan'), step.unusable('plan')),
  'reply-cut': runOf(step.cut('plan'), step.cut('plan', 'empty')),
  'budget-exhausted': runOf(...Array.from({ length: 9 }, () => step.explored(readOf('a.ts')))),
};

test.each(Object.entries(examples))('a rule gives %s', (reason, run) => {
  expect(firstReason(run, { ...defaultRules, maxAttempts: 3, maxCalls: 9, planFirst: 3 })).toBe(
    reason,
  );
});

test('a reason is found by its name, and by no other', () => {
  for (const [name] of policies) expect(parseStopReason(name)).toBe(name);
  for (const name of ['', 'Approved', 'toString', undefined, 1])
    expect(parseStopReason(name)).toBeUndefined();
});

test('a change that adds a secret stops the run, and one that was checked before it does not', () => {
  const run = runOf(...criticized('b'), edited('c'));
  const rules = { ...defaultRules, maxAttempts: 3 };
  expect(firstReason(runOf(...run.steps, step.checked()), rules)).toBeUndefined();
  const leaking = { ...step.checked(), leaks: [pathOf('a.ts')] };
  expect(firstReason(runOf(...run.steps, leaking), rules)).toBe('secret-added');
});
