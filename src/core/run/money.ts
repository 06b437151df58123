import type { ListPrices, Prices } from '../models/index.ts';
import type { Spent } from './run.ts';

/** Prices that the settings give, in any currency, or those of the model's maker. */
export type GivenPrices = Prices | ListPrices;

/** The money spent at these prices. Thoughts are completion tokens. */
export function costOf(spent: Spent, prices: Prices): number {
  const { promptTokens, completionTokens, cachedTokens, cacheWrittenTokens } = spent;
  const cached = Math.min(cachedTokens, promptTokens);
  const written = Math.min(cacheWrittenTokens, promptTokens - cached);
  const money =
    (promptTokens - cached - written) * prices.prompt +
    cached * prices.cached +
    written * prices.cacheWritten +
    completionTokens * prices.completion;
  return money / 1_000_000;
}

/** The most that so many tokens can cost, whatever they are used for. */
export function highestCost(tokens: number, prices: GivenPrices): number {
  const long = 'list' in prices ? prices.long : undefined;
  const isLong = long !== undefined && tokens > long.above;
  return (tokens * Math.max(dearest(prices), isLong ? dearest(long) : 0)) / 1_000_000;
}

function dearest({ prompt, cached, cacheWritten, completion }: Prices): number {
  return Math.max(prompt, cached, cacheWritten, completion);
}

/**
 * An amount of money with two decimals, or up to six if it is small, and at whose prices, such as
 * `$0.12 at OpenAI's list prices of 2026-10-26`.
 */
export function describeMoney(amount: number, prices: GivenPrices): string {
  const figure = amount.toLocaleString('en', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  });
  if (!('list' in prices)) return `${figure} at the given prices`;
  const { maker, read } = prices.list;
  return `$${figure} at ${maker}'s list prices of ${read}`;
}
