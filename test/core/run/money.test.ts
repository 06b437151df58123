import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPrices } from '../../../src/core/models/index.ts';
import {
  computeCost,
  countTokens,
  describeMoney,
  type GivenPrices,
  nothingSpent,
  type Spent,
} from '../../../src/core/run/index.ts';
import { highestCost } from '../../../src/core/run/money.ts';
import { runs } from '../../support/property-runs.ts';

const price = fc.integer({ min: 1, max: 100 }).map((cents) => cents / 100);
const row = fc
  .record({ prompt: price, cached: price, cacheWritten: price, completion: price })
  .map((some) => ({ ...some, cached: Math.min(some.cached, some.prompt) }));
const list = { maker: 'A maker', host: 'a.test', source: 'a page', read: '2026-10-26' };
/** Prices of which those of long prompts are higher. */
const prices: fc.Arbitrary<GivenPrices> = fc
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
      fc.property(spent, prices, (some, given) => {
        const cost = computeCost(some, given);
        expect(cost).toBeGreaterThanOrEqual(0);
        expect(cost).toBeLessThanOrEqual(highestCost(countTokens(some), given) + little);
      }),
      runs(300),
    );
  });

  test('more tokens never cost less, and more from the cache never costs more', () => {
    fc.assert(
      fc.property(spent, prices, count, (some, given, more) => {
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

  test('thoughts are part of the reply, and cost nothing beside it', () => {
    fc.assert(
      fc.property(spent, prices, (some, given) => {
        expect(computeCost({ ...some, reasoningTokens: 0 }, given)).toBe(computeCost(some, given));
      }),
      runs(50),
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
