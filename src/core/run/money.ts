import type { ListPrices, Prices } from '../../engines/model/catalog/index.ts';
import type { Usage } from '../../engines/model/port/index.ts';

/** Prices that the settings give, in any currency, or those of the model's maker. */
export type GivenPrices = Prices | ListPrices;

/** What one call costs at these prices. Thoughts are completion tokens. */
export function computeCost(used: Usage, prices: GivenPrices): number {
  const { promptTokens, completionTokens, cachedTokens, cacheWrittenTokens } = used;
  const { prompt, cached, cacheWritten, completion } = pricesFor(promptTokens, prices);
  const read = Math.min(cachedTokens, promptTokens);
  const written = Math.min(cacheWrittenTokens, promptTokens - read);
  const money =
    (promptTokens - read - written) * prompt +
    read * cached +
    written * cacheWritten +
    completionTokens * completion;
  return money / 1_000_000;
}

/** The same where the prices may not be known: null, unless nothing was used. */
export function costOf(used: Usage, prices: GivenPrices | undefined): number | null {
  if (prices !== undefined) return computeCost(used, prices);
  return used.promptTokens + used.completionTokens > 0 ? null : 0;
}

/** The prices of a call with a prompt of so many tokens. */
function pricesFor(promptTokens: number, prices: GivenPrices): Prices {
  const long = 'list' in prices ? prices.long : undefined;
  return long !== undefined && promptTokens > long.above ? long : prices;
}

/** The most that so many tokens can cost, whatever they are used for. */
export function highestCost(tokens: number, prices: GivenPrices): number {
  const dearest = Math.max(highestOf(prices), highestOf(pricesFor(tokens, prices)));
  return (tokens * dearest) / 1_000_000;
}

function highestOf({ prompt, cached, cacheWritten, completion }: Prices): number {
  return Math.max(prompt, cached, cacheWritten, completion);
}

/**
 * An amount of money with two decimals, or up to six if it is small, and at whose prices, such as
 * `$0.12 at OpenAI's list prices of 2026-10-26`.
 */
export function describeMoney(amount: number, prices: GivenPrices): string {
  const figure = moneyFigure(amount, prices);
  if (!('list' in prices)) return `${figure} at the given prices`;
  const { maker, read } = prices.list;
  const doubt = prices.isElsewhere ? ' (this endpoint may charge differently)' : '';
  return `${figure} at ${maker}'s list prices of ${read}${doubt}`;
}

/** An amount with two decimals, or up to six if it is small; in dollars, if the prices are. */
export function moneyFigure(amount: number, prices: GivenPrices): string {
  const figure = amount.toLocaleString('en', {
    minimumFractionDigits: 2,
    maximumFractionDigits: amount < 0.1 ? 6 : 2,
  });
  return 'list' in prices ? `$${figure}` : figure;
}
