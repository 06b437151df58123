import { describe, expect, test } from 'vitest';
import {
  defaultRules,
  firstReason,
  type LoopStopReason,
  longestShown,
  newRun,
  type Run,
  type Step,
} from '../../../src/core/run/index.ts';
import {
  attemptsOf,
  changeOf,
  patchOf,
  readOf,
  runOf,
  step,
} from '../../support/memory/samples.ts';

type Row = [string, Run, LoopStopReason | undefined];

const to = (after: string) => patchOf(changeOf('a.ts', 'a', after));
const none = patchOf();
/** An attempt that gets as far as a critique, with another state each time. */
const round = (critique: string) => [
  step.edited(to(critique)),
  step.checked(),
  step.revise(critique),
];
/** An attempt that gets as far as the project's own tests. */
const tried = (after: string) => [step.edited(to(after)), step.testable()];
const green = (after: string) => [...tried(after), step.tested('passed')];
const red = (after: string) => [...tried(after), step.tested('failed')];
/** An attempt that breaks the syntax. */
const broken = (after: string) => [step.edited(to(after)), step.checked('a.ts')];
/** A run of an edit and what follows it, without a review. */
const unreviewed = (...steps: readonly Step[]): Run => {
  return { ...runOf(step.fix('a.ts'), step.edited(to('b')), ...steps), isUnreviewed: true };
};
const rules = attemptsOf(3);
const reasonOf = (run: Run) => firstReason(run, rules);

describe('the reason to stop', () => {
  test.each([
    ['at the start', newRun, undefined],
    [
      'before the last attempt is checked',
      runOf(step.fix('a.ts'), ...broken('b'), ...broken('c'), step.edited(to('d'))),
      undefined,
    ],
    ['an approval', runOf(step.fix('a.ts'), step.edited(to('b')), step.approved()), 'approved'],
    ['a sound change without a review', unreviewed(step.checked()), 'approved'],
    ['a tested one', unreviewed(step.testable(), step.tested('passed')), 'approved'],
    ['a red one', unreviewed(step.testable(), step.tested('failed')), undefined],
    ['a broken one', unreviewed(step.checked('a.ts')), undefined],
    ['a question', runOf(step.told('answer', 'r')), 'answered'],
    ['an unclear ticket', runOf(step.told('ask', 'r')), 'asked'],
    ['a bug that is already fixed', runOf(step.told('already-fixed', 'r')), 'already-fixed'],
    ['tests failing once', runOf(...red('A')), undefined],
    ['tests failing, then passing', runOf(...red('A'), ...green('B')), undefined],
    ['tests failing twice', runOf(...red('A'), ...red('B')), undefined],
    ['tests failing at last', runOf(...broken('A'), ...broken('B'), ...red('C')), 'tests-failed'],
    ['red after green', runOf(...round('A'), ...red('B'), ...red('C')), 'attempts-exhausted'],
    ['one critique', runOf(...round('Multiply.')), undefined],
    ['two critiques', runOf(...round('Multiply.'), ...round('Name it.')), undefined],
    [
      'as many critiques as attempts',
      runOf(...round('A'), ...round('B'), ...round('C')),
      'attempts-exhausted',
    ],
    [
      'a broken last edit',
      runOf(...round('A'), ...round('B'), ...broken('b')),
      'attempts-exhausted',
    ],
    [
      'a refused last attempt',
      runOf(...round('A'), ...round('B'), step.edited(to('b'), 'b.ts')),
      'attempts-exhausted',
    ],
    [
      'a refused last attempt whose files can be requested whole',
      runOf(...round('A'), step.edited(to('b'), 'b.ts'), step.edited(to('c'), 'b.ts')),
      undefined,
    ],
    [
      'a last attempt awaiting review',
      runOf(...round('A'), ...round('B'), step.edited(to('b')), step.checked()),
      undefined,
    ],
  ] satisfies Row[])('%s', (_, run, reason) => {
    expect(reasonOf(run)).toBe(reason);
  });
});

describe('no action: two idle replies in a row', () => {
  const invalid = step.explored(readOf('no.ts', 'invalid'));

  test.each([
    ['one unusable reply', runOf(step.unusable('plan')), undefined],
    ['two in a row', runOf(step.unusable('plan'), step.unusable('plan')), 'no-action'],
    [
      'two for an edit',
      runOf(step.fix('a.ts'), step.unusable('edit'), step.unusable('edit')),
      'no-action',
    ],
    ['two rounds of invalid requests', runOf(invalid, invalid), 'no-action'],
    ['one such round and an unusable reply', runOf(invalid, step.unusable('plan')), 'no-action'],
    [
      'a round with one valid request',
      runOf(step.unusable('plan'), step.explored(readOf('no.ts', 'invalid'), readOf('a.ts'))),
      undefined,
    ],
    [
      'two for different steps',
      runOf(step.unusable('plan'), step.fix('a.ts'), step.unusable('edit')),
      undefined,
    ],
    [
      'two with a usable one between them',
      runOf(
        step.unusable('edit'),
        step.edited(to('b')),
        step.checked('a.ts'),
        step.unusable('edit'),
      ),
      undefined,
    ],
  ] satisfies Row[])('%s', (_, run, reason) => {
    expect(reasonOf(run)).toBe(reason);
  });
});

describe('never applied: two refused edits in a row, and no way to rewrite their files', () => {
  const misfit = step.edited(none, 'a.ts');
  const useless = step.rewritten(none, 'a.ts');
  const long = step.editedIn(longestShown + 1, none, 'a.ts');
  const many = step.edited(none, 'a.ts', 'b.ts', 'c.ts', 'd.ts');

  test.each([
    ['one refused edit', runOf(misfit), undefined],
    ['two whose file can be requested whole', runOf(misfit, step.edited(none, 'b.ts')), undefined],
    [
      'two and a failed rewrite',
      runOf(misfit, step.edited(none, 'a.ts'), useless),
      'never-applied',
    ],
    [
      'two and a successful rewrite',
      runOf(misfit, step.edited(none, 'a.ts'), step.rewritten(to('b'))),
      undefined,
    ],
    [
      'two and the first of two rewrites, which fails',
      runOf(misfit, step.edited(none, 'a.ts', 'b.ts'), step.rewritten(none, 'a.ts', 'b.ts')),
      'never-applied',
    ],
    [
      'two and the first of two rewrites, which succeeds',
      runOf(misfit, step.edited(none, 'a.ts', 'b.ts'), step.rewritten(to('b'), 'b.ts')),
      undefined,
    ],
    ['two, the second of a file that is too long', runOf(misfit, long), 'never-applied'],
    ['two, the first of such a file', runOf(long, misfit), undefined],
    ['two, the second of too many files', runOf(misfit, many), 'never-applied'],
    ['two with prose between them', runOf(misfit, step.unusable('edit'), long), 'never-applied'],
    [
      'two that matched some files',
      runOf(misfit, step.edited(to('c'), 'a.ts'), useless),
      'never-applied',
    ],
    [
      'two with a critique between them',
      runOf(misfit, ...round('A'), step.editedIn(longestShown + 1, none, 'b.ts')),
      undefined,
    ],
    [
      'two with broken syntax between them',
      runOf(misfit, step.edited(to('b')), step.checked('a.ts'), long),
      undefined,
    ],
    [
      'two with a rewrite between them that broke the syntax',
      runOf(
        misfit,
        step.edited(none, 'a.ts'),
        step.rewritten(to('b')),
        step.checked('a.ts'),
        step.editedIn(longestShown + 1, none, 'b.ts'),
      ),
      undefined,
    ],
  ] satisfies Row[])('%s', (_, run, reason) => {
    expect(firstReason(run, attemptsOf(9))).toBe(reason);
  });
});

describe('the budget', () => {
  const planned = runOf(step.fix('a.ts'));
  const edited = runOf(step.fix('a.ts'), step.edited(to('b')));

  test.each([
    ['a call is left', planned, { maxCalls: 2 }, undefined],
    ['no call is left', planned, { maxCalls: 1 }, 'budget-exhausted'],
    ['a token is left', planned, { maxTokens: 111 }, undefined],
    ['no token is left', planned, { maxTokens: 110 }, 'budget-exhausted'],
    ['no call is left, but a check is due, which needs none', edited, { maxCalls: 2 }, undefined],
    [
      'no call is left for the review',
      runOf(...edited.steps, step.checked()),
      { maxCalls: 2 },
      'budget-exhausted',
    ],
  ] as const)('%s', (_, run, bounds, reason) => {
    expect(firstReason(run, { ...defaultRules, ...bounds })).toBe(reason);
  });
});

describe('of several reasons, the most specific is given', () => {
  const misfit = step.edited(none, 'a.ts');

  test.each([
    ['an approval with the last call', runOf(...round('A'), step.approved()), 1, 'approved'],
    ['an answer with the last call', runOf(step.told('answer', 'r')), 3, 'answered'],
    [
      'a repeated critique in the last attempt',
      runOf(...round('A'), ...round('A')),
      2,
      'repeated-critique',
    ],
    ['the same refused edit twice', runOf(misfit, misfit), 2, 'repeated'],
    [
      'two refused edits in the last attempt',
      runOf(misfit, step.edited(none, 'a.ts', 'b.ts', 'c.ts', 'd.ts')),
      2,
      'never-applied',
    ],
    [
      'prose twice, with the last call',
      runOf(step.unusable('plan'), step.unusable('plan')),
      3,
      'no-action',
    ],
    ['the last attempt with the last call', runOf(...round('A')), 1, 'attempts-exhausted'],
  ] satisfies [string, Run, number, LoopStopReason][])('%s', (_, run, maxAttempts, reason) => {
    expect(firstReason(run, { ...attemptsOf(maxAttempts), maxCalls: 1 })).toBe(reason);
  });
});
