import { describe, expect, test } from 'vitest';
import { commandTime, isSpent } from '../../../src/core/run/budget.ts';
import {
  addSpent,
  computeCost,
  defaultRules,
  nothingSpent,
  worstCase,
} from '../../../src/core/run/index.ts';
import { mostRequests } from './worst-case.ts';

const prices = { prompt: 1.25, cached: 0.125, cacheWritten: 1.5, completion: 10 };

describe('the worst case', () => {
  test('equals the bounds, without money if there are no prices', () => {
    expect(worstCase(defaultRules)).toEqual({ calls: 16, looks: 24, tokens: 200_000, minutes: 15 });
  });

  test('charges every token at the highest price', () => {
    expect(worstCase({ ...defaultRules, prices })).toHaveProperty('cost', 2);
    const swapped = { ...prices, cacheWritten: 10, completion: 1.25 };
    expect(worstCase({ ...defaultRules, prices: swapped })).toHaveProperty('cost', 2);
  });

  test.each([
    [1, 58],
    [3, 67],
    [10, 99],
  ])('for %i attempts is %i requests', (maxAttempts, requests) => {
    expect(mostRequests(maxAttempts, defaultRules.maxLooks)).toBe(requests);
  });
});

test('the cost adds up prompt and completion tokens', () => {
  const spent = { ...nothingSpent, promptTokens: 1_000_000, completionTokens: 100_000 };
  expect(computeCost(spent, prices)).toBe(2.25);
  expect(computeCost(spent, prices)).toBeLessThan(
    worstCase({ ...defaultRules, maxTokens: 1_100_000, prices }).cost ?? 0,
  );
});

test('cached and cache-written tokens have prices of their own', () => {
  const spent = {
    ...nothingSpent,
    promptTokens: 1_000_000,
    cachedTokens: 600_000,
    cacheWrittenTokens: 200_000,
    completionTokens: 100_000,
    reasoningTokens: 90_000,
  };
  expect(computeCost(spent, prices)).toBe(0.25 + 0.075 + 0.3 + 1);
});

test.each([
  [{}, false],
  [{ calls: 15 }, false],
  [{ calls: 16 }, true],
  [{ promptTokens: 150_000, completionTokens: 49_999 }, false],
  [{ promptTokens: 150_000, completionTokens: 50_000 }, true],
])('after %j, the default bounds are reached: %j', (more, reached) => {
  expect(isSpent({ ...nothingSpent, ...more }, defaultRules)).toBe(reached);
});

test('two amounts add up in every count, and are estimated if one of them is', () => {
  const counts = (factor: number, estimated: boolean) => ({
    calls: factor,
    promptTokens: 2 * factor,
    completionTokens: 3 * factor,
    reasoningTokens: 4 * factor,
    cachedTokens: 5 * factor,
    cacheWrittenTokens: 6 * factor,
    estimated,
    cost: 7 * factor,
  });
  expect(addSpent(counts(1, true), counts(2, false))).toEqual(counts(3, true));
  expect(addSpent(counts(1, false), counts(2, true))).toEqual(counts(3, true));
  expect(addSpent(counts(1, false), counts(2, false))).toEqual(counts(3, false));
});

test.each([
  ['all of it but what the model needs', 15, 15, 12],
  ['less when time has passed', 15, 9, 6],
  ['half of a rest that is small', 15, 4, 2],
])('a command may take %s', (_, maxMinutes, left, most) => {
  expect(commandTime({ maxMinutes }, left * 60_000)).toBeCloseTo(most * 60_000);
});
