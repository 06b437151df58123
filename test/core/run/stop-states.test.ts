import { expect, test } from 'vitest';
import { parseStopReason, stateAfter, stopReasons } from '../../../src/core/run/index.ts';

const names = Object.keys(stopReasons).flatMap((name) => parseStopReason(name) ?? []);

test.each(names)('%s: a board shows a failure where the job is red, and else none', (reason) => {
  const isRed = stopReasons[reason].job === 'red';
  expect(stateAfter(reason, false) === 'failed').toBe(isRed);
});

test.each(names)('%s: a board shows a pull request that stands', (reason) => {
  expect(stateAfter(reason, true)).toBe('review');
});

test('a board asks people for what the agent waits for, and for nothing that is over', () => {
  const waiting = names.filter((reason) => stateAfter(reason, false) === 'needs-input');
  expect(waiting.toSorted()).toEqual(['asked', 'not-ready', 'planned']);
  const silent = names.filter((reason) => stateAfter(reason, false) === undefined);
  expect(silent.toSorted()).toEqual([
    ...['already-fixed', 'answered', 'blocked', 'elsewhere', 'monthly-budget', 'nothing-new'],
    ...['similar-open', 'stopped', 'withdrawn'],
  ]);
});

test('a ticket stays where it is if its work has not begun, and the agent’s if another run goes on', () => {
  const unbegun = names.filter((reason) => !stopReasons[reason].isBegun);
  expect(unbegun.toSorted()).toEqual([
    ...['blocked', 'monthly-budget', 'nothing-new', 'similar-open', 'withdrawn'],
  ]);
  const resumed = names.filter((reason) => stopReasons[reason].isResumed);
  expect(resumed.toSorted()).toEqual([
    ...['blocked', 'cancelled', 'misconfigured', 'monthly-budget', 'similar-open'],
  ]);
});
