import { describe, expect, test } from 'vitest';
import { defaultRules, type Step } from '../../../src/core/run/index.ts';
import { type EndingKey, firstReason } from '../../support/memory/endings.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import { attemptsOf, readOf, runOf, step } from '../../support/memory/samples/runs.ts';

const { explored, fix, told, unusable } = step;
const { edited, checked, testable, tested, approved, revise } = step;

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

describe('never applied: refused edits in a row', () => {
  const misfit = (...paths: string[]) => edited(none, ...paths);
  const two = [misfit('a.ts'), misfit('a.ts', 'b.ts')];

  test.each([
    ['one', [misfit('a.ts')], 9, undefined],
    ['two', two, 9, undefined],
    ['two, the last that are allowed', two, 2, 'never-applied'],
    ['one, the last that is allowed', [misfit('a.ts')], 1, 'attempts'],
    ['three', [...two, misfit('b.ts')], 9, 'never-applied'],
    ['three that matched some files', [...two, edited(to('c'), 'b.ts')], 9, 'never-applied'],
    ['three with prose between', [...two, unusable('edit'), misfit('b.ts')], 9, 'never-applied'],
    ['three with another plan between', [...two, fix('b.ts'), misfit('b.ts')], 9, undefined],
    ['two, and one that applies', [...two, edited(to('b'))], 9, undefined],
  ] satisfies [string, readonly Step[], number, EndingKey | undefined][])(
    '%s',
    (_, steps, maxAttempts, reason) => {
      expect(firstReason(runOf(...steps), attemptsOf(maxAttempts))).toBe(reason);
    },
  );
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
