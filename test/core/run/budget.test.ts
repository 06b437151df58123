import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSpent } from '../../../src/core/run/budget.ts';
import {
  addSpent,
  commandTime,
  computeCost,
  countTokens,
  defaultRules,
  describeMoney,
  type GivenPrices,
  newRun,
  nothingSpent,
  rulesLeft,
  type Spent,
  worstCase,
} from '../../../src/core/run/index.ts';
import { highestCost } from '../../../src/core/run/money.ts';
import { listPrices } from '../../../src/engines/model/catalog/index.ts';
import { readOf, runOf, step } from '../../support/memory/samples/runs.ts';
import { runs } from '../../support/property-runs.ts';

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

const price = fc.integer({ min: 1, max: 100 }).map((cents) => cents / 100);
const row = fc
  .record({ prompt: price, cached: price, cacheWritten: price, completion: price })
  .map((some) => ({ ...some, cached: Math.min(some.cached, some.prompt) }));
const list = { maker: 'A maker', host: 'a.test', source: 'a page', read: '2026-10-26' };
/** Prices of which those of long prompts are higher. */
const anyPrices: fc.Arbitrary<GivenPrices> = fc
  .tuple(row, fc.option(fc.integer({ min: 1, max: 3 })), fc.nat({ max: 1_000_000 }))
  .map(([one, factor, above]) => {
    if (factor === null) return one;
    const { prompt, cached, cacheWritten, completion } = one;
    const long = { prompt: factor * prompt, cached: factor * cached, above };
    const more = { cacheWritten: factor * cacheWritten, completion: factor * completion };
    return { ...one, list, long: { ...long, ...more } };
  });
const count = fc.nat({ max: 1_000_000 });
const counts = fc.record({
  promptTokens: count,
  completionTokens: count,
  reasoningTokens: count,
  cachedTokens: count,
  cacheWrittenTokens: count,
});
const spent: fc.Arbitrary<Spent> = counts.map((some) => ({ ...nothingSpent, ...some }));

/** Floating-point sums differ in their last digits. */
const little = 1e-9;

describe('whatever was spent', () => {
  test('the cost is between nothing and the highest cost of so many tokens', () => {
    fc.assert(
      fc.property(spent, anyPrices, (some, given) => {
        const cost = computeCost(some, given);
        expect(cost).toBeGreaterThanOrEqual(0);
        expect(cost).toBeLessThanOrEqual(highestCost(countTokens(some), given) + little);
      }),
      runs(300),
    );
  });

  test('more tokens never cost less, and more from the cache never costs more', () => {
    fc.assert(
      fc.property(spent, anyPrices, count, (some, given, more) => {
        const cost = computeCost(some, given);
        const prompt = { ...some, promptTokens: some.promptTokens + more };
        const reply = { ...some, completionTokens: some.completionTokens + more };
        expect(computeCost(reply, given)).toBeGreaterThanOrEqual(cost - little);
        expect(computeCost({ ...prompt, cacheWrittenTokens: 0 }, given)).toBeGreaterThanOrEqual(
          computeCost({ ...some, cacheWrittenTokens: 0 }, given) - little,
        );
        const read = { ...some, cacheWrittenTokens: 0, cachedTokens: some.cachedTokens + more };
        expect(computeCost(read, given)).toBeLessThanOrEqual(
          computeCost({ ...some, cacheWrittenTokens: 0 }, given) + little,
        );
      }),
      runs(300),
    );
  });
});

const sol = listPrices('gpt-6.1-sol', 'https://api.openai.com/v1');
if (typeof sol === 'string') throw new Error('The model has a list price.');

test('a call with a long prompt costs more, and many short ones do not', () => {
  const short = { ...nothingSpent, promptTokens: 272_000, completionTokens: 10_000 };
  expect(computeCost(short, sol)).toBeCloseTo(0.544 + 0.1);
  expect(computeCost({ ...short, promptTokens: 272_001 }, sol)).toBeCloseTo(1.088 + 0.15);
});

test('a bound above which prompts cost more counts them so', () => {
  expect(highestCost(272_000, sol)).toBeCloseTo(2.72);
  expect(highestCost(1_000_000, sol)).toBeCloseTo(15);
});

test('money is in dollars at list prices, and in any currency at given ones', () => {
  expect(describeMoney(0.0125, sol)).toBe("$0.0125 at OpenAI's list prices of 2026-10-26");
  expect(describeMoney(1.455, { ...sol, isElsewhere: true })).toBe(
    "$1.46 at OpenAI's list prices of 2026-10-26 (this endpoint may charge differently)",
  );
  const own = { prompt: 1, cached: 1, cacheWritten: 1, completion: 1 };
  expect(describeMoney(0.1, own)).toBe('0.10 at the given prices');
});

describe('another run', () => {
  const spent = { ...nothingSpent, calls: 5, promptTokens: 40_000, completionTokens: 10_000 };
  const first = { rules: defaultRules, run: newRun, spent, elapsed: 5 * 60_000 };

  test('has what the first one left', () => {
    const run = runOf(step.explored(readOf('a.ts'), { ...readOf('b.ts'), ruling: 'invalid' }));
    const left = { maxCalls: 11, maxLooks: 23, maxTokens: 150_000, maxMinutes: 10 };
    expect(rulesLeft({ ...first, run })).toEqual({ ...defaultRules, ...left });
  });

  test('may go on without looks', () => {
    const reads = Array.from({ length: 30 }, (_, at) => readOf(`${at}.ts`));
    expect(rulesLeft({ ...first, run: runOf(step.explored(...reads)) })?.maxLooks).toBe(0);
  });

  test.each([
    ['calls', { spent: { ...spent, calls: 16 } }],
    ['tokens', { spent: { ...spent, promptTokens: 190_000 } }],
    ['minutes', { elapsed: 15 * 60_000 }],
  ])('is not made without %s', (_, used) => {
    expect(rulesLeft({ ...first, ...used })).toBeUndefined();
  });
});
