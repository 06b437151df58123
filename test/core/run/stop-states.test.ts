import { expect, test } from 'vitest';
import { parseStopReason, stopReasons } from '../../../src/core/run/index.ts';

const names = Object.keys(stopReasons).flatMap((name) => parseStopReason(name) ?? []);

test('a ticket stays where it is if its work has not begun, and the agent’s if another run goes on', () => {
  const unbegun = names.filter((reason) => !stopReasons[reason].isBegun);
  expect(unbegun.toSorted()).toEqual([
    ...['monthly-budget', 'nothing-new', 'pull-open', 'withdrawn'],
  ]);
  const resumed = names.filter((reason) => stopReasons[reason].isResumed);
  expect(resumed.toSorted()).toEqual([
    ...['cancelled', 'misconfigured', 'monthly-budget', 'pull-open'],
  ]);
});
