import { describe, expect, test } from 'vitest';
import { defaultRules, longestShown, type Step } from '../../../src/core/run/index.ts';
import { type EndingKey, firstReason } from '../../support/memory/endings.ts';
import {
  attemptsOf,
  changeOf,
  patchOf,
  readOf,
  runOf,
  step,
} from '../../support/memory/samples.ts';

const { explored, fix, told, unusable } = step;
const { edited, editedIn, rewritten, checked, testable, tested, approved, revise } = step;

type Row = readonly [string, readonly Step[], EndingKey | undefined];

const to = (after: string) => patchOf(changeOf('a.ts', 'a', after));
const none = patchOf();
/** An attempt that gets as far as a critique, with another state each time. */
const round = (critique: string) => [edited(to(critique)), checked(), revise(critique)];
/** An attempt that gets as far as the project's own tests. */
const tried = (after: string) => [edited(to(after)), testable()];
const green = (after: string) => [...tried(after), tested('passed')];
const red = (after: string) => [...tried(after), tested('failed')];
/** An attempt that breaks the syntax. */
const broken = (after: string) => [edited(to(after)), checked('a.ts')];
/** Two attempts of three. */
const twice = [...round('A'), ...round('B')];
const rules = attemptsOf(3);
const reasonOf = (steps: readonly Step[]) => firstReason(runOf(...steps), rules);

test.each([
  ['at the start', [], undefined],
  ['before the last is checked', [...broken('b'), ...broken('c'), edited(to('d'))], undefined],
  ['tests failing once', [...red('A')], undefined],
  ['tests failing, then passing', [...red('A'), ...green('B')], undefined],
  ['tests failing twice', [...red('A'), ...red('B')], undefined],
  ['tests failing at last', [...broken('A'), ...broken('B'), ...red('C')], 'tests-failed'],
  ['red after green', [...round('A'), ...red('B'), ...red('C')], 'attempts'],
  ['one critique', [...round('Multiply.')], undefined],
  ['two critiques', [...round('Multiply.'), ...round('Name it.')], undefined],
  ['a broken last edit', [...twice, ...broken('b')], 'attempts'],
  ['a refused last attempt', [...twice, edited(to('b'), 'b.ts')], 'attempts'],
  [
    'a refused last attempt whose files can be requested whole',
    [...round('A'), edited(to('b'), 'b.ts'), edited(to('c'), 'b.ts')],
    undefined,
  ],
  ['a last attempt awaiting review', [...twice, edited(to('b')), checked()], undefined],
] satisfies Row[])('the reason to stop: %s', (_, steps, reason) => {
  expect(reasonOf(steps)).toBe(reason);
});

test.each([
  ['a sound change', [checked()], 'approved'],
  ['a tested one', [testable(), tested('passed')], 'approved'],
  ['a red one', [testable(), tested('failed')], undefined],
  ['a broken one', [checked('a.ts')], undefined],
] satisfies Row[])('the reason to stop without a review: %s', (_, steps, reason) => {
  const run = runOf(fix('a.ts'), edited(to('b')), ...steps);
  expect(firstReason({ ...run, isUnreviewed: true }, rules)).toBe(reason);
});

describe('no action: two idle replies in a row', () => {
  const invalid = explored(readOf('no.ts', 'invalid'));

  test.each([
    ['one unusable reply', [unusable('plan')], undefined],
    ['two for an edit', [fix('a.ts'), unusable('edit'), unusable('edit')], 'no-action'],
    ['two rounds of invalid requests', [invalid, invalid], 'no-action'],
    ['one such round and an unusable reply', [invalid, unusable('plan')], 'no-action'],
    [
      'a round with one valid request',
      [unusable('plan'), explored(readOf('no.ts', 'invalid'), readOf('a.ts'))],
      undefined,
    ],
    ['two for different steps', [unusable('plan'), fix('a.ts'), unusable('edit')], undefined],
    [
      'two with a usable one between them',
      [unusable('edit'), edited(to('b')), checked('a.ts'), unusable('edit')],
      undefined,
    ],
  ] satisfies Row[])('%s', (_, steps, reason) => {
    expect(reasonOf(steps)).toBe(reason);
  });
});

describe('never applied: two refused edits in a row, and no way to rewrite their files', () => {
  const misfit = edited(none, 'a.ts');
  const useless = rewritten(none, 'a.ts');
  const long = editedIn(longestShown + 1, none, 'a.ts');
  const many = edited(none, 'a.ts', 'b.ts', 'c.ts', 'd.ts');

  test.each([
    ['one refused edit', [misfit], undefined],
    ['two whose file can be requested whole', [misfit, edited(none, 'b.ts')], undefined],
    ['two and a failed rewrite', [misfit, edited(none, 'a.ts'), useless], 'never-applied'],
    ['two and a successful rewrite', [misfit, edited(none, 'a.ts'), rewritten(to('b'))], undefined],
    [
      'two and the first of two rewrites, which fails',
      [misfit, edited(none, 'a.ts', 'b.ts'), rewritten(none, 'a.ts', 'b.ts')],
      'never-applied',
    ],
    ['two, the second of a file that is too long', [misfit, long], 'never-applied'],
    ['two, the first of such a file', [long, misfit], undefined],
    ['two, the second of too many files', [misfit, many], 'never-applied'],
    ['two with prose between them', [misfit, unusable('edit'), long], 'never-applied'],
    ['two that matched some files', [misfit, edited(to('c'), 'a.ts'), useless], 'never-applied'],
  ] satisfies Row[])('%s', (_, steps, reason) => {
    expect(firstReason(runOf(...steps), attemptsOf(9))).toBe(reason);
  });
});

describe('the budget', () => {
  const change = [fix('a.ts'), edited(to('b'))];

  test.each([
    ['a call is left', [fix('a.ts')], { maxCalls: 2 }, undefined],
    ['no call is left', [fix('a.ts')], { maxCalls: 1 }, 'spending'],
    ['a token is left', [fix('a.ts')], { maxTokens: 111 }, undefined],
    ['no token is left', [fix('a.ts')], { maxTokens: 110 }, 'spending'],
    ['no call is left, but a check is due, which needs none', change, { maxCalls: 2 }, undefined],
    ['no call is left for the review', [...change, checked()], { maxCalls: 2 }, 'spending'],
  ] as const)('%s', (_, steps, bounds, reason) => {
    expect(firstReason(runOf(...steps), { ...defaultRules, ...bounds })).toBe(reason);
  });
});

describe('of several reasons, the most specific is given', () => {
  const misfit = edited(none, 'a.ts');

  test.each([
    ['an approval with the last call', [...round('A'), approved()], 1, 'approved'],
    ['an answer with the last call', [told('answer', 'r')], 3, 'answered'],
    ['a repeated critique at last', [...round('A'), ...round('A')], 2, 'repeated-critique'],
    ['the same refused edit twice', [misfit, misfit], 2, 'repeated-edit'],
    [
      'two refused edits in the last attempt',
      [misfit, edited(none, 'a.ts', 'b.ts', 'c.ts', 'd.ts')],
      2,
      'never-applied',
    ],
    ['prose twice, with the last call', [unusable('plan'), unusable('plan')], 3, 'no-action'],
    ['the last attempt with the last call', [...round('A')], 1, 'attempts'],
  ] satisfies [string, readonly Step[], number, EndingKey][])(
    '%s',
    (_, steps, maxAttempts, reason) => {
      expect(firstReason(runOf(...steps), { ...attemptsOf(maxAttempts), maxCalls: 1 })).toBe(
        reason,
      );
    },
  );
});
