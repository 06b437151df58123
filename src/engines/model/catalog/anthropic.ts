import {
  type ListPrices,
  type ModelRow,
  type PriceList,
  type PriceRow,
  pricesOf,
  thinking,
} from './profile.ts';

const list: PriceList = {
  maker: 'Anthropic',
  host: 'api.anthropic.com',
  source: 'https://platform.claude.com/docs/en/about-claude/pricing',
  read: '2026-10-24',
};

const current = {
  ...thinking,
  window: 1_000_000,
  sees: true,
  edits: 'blocks',
  weights: 'closed',
} as const;
const earlier = { ...current, window: 200_000 } as const;

/** Anthropic's models. Writes to the cache are those that last five minutes. */
export const anthropicModels: readonly ModelRow[] = [
  { name: 'claude-fable-5.1', ...current, prices: at(10, 0.25, 12.5, 50) },
  { name: 'claude-fable-5', ...current, prices: at(10, 1, 12.5, 50) },
  { name: 'claude-opus-5.5', ...current, prices: at(4, 0.2, 5, 20) },
  { name: 'claude-opus-5', ...current, prices: at(5, 0.5, 6.25, 25) },
  { name: 'claude-opus-4.8', ...earlier, prices: at(5, 0.5, 6.25, 25) },
  { name: 'claude-opus-4.7', ...earlier, prices: at(5, 0.5, 6.25, 25) },
  { name: 'claude-opus-4.6', ...earlier, prices: at(5, 0.5, 6.25, 25) },
  { name: 'claude-sonnet-5.5', ...current, prices: at(2, 0.1, 2.5, 10) },
  { name: 'claude-sonnet-5', ...current, prices: at(2, 0.2, 2.5, 10) },
  { name: 'claude-sonnet-4.6', ...earlier, prices: at(3, 0.3, 3.75, 15) },
  {
    // A prompt above 100,000 tokens costs five times as much, and so does its reply.
    ...{ name: 'claude-haiku-5.5', ...current },
    prices: pricesOf(list, [0.1, 0.01, 0.125, 0.5], 100_000, [0.5, 0.05, 0.625, 2.5]),
  },
  { name: 'claude-haiku-4.5', ...earlier, prices: at(1, 0.1, 1.25, 5) },
  { name: 'claude-opus-4*', ...earlier, prices: 'unknown' },
  { name: 'claude-sonnet-4*', ...earlier, prices: 'unknown' },
  { name: 'claude-haiku-4*', ...earlier, prices: 'unknown' },
  { name: 'claude-3*', ...earlier, replyTokens: 8_000, reasons: 'unknown', prices: 'unknown' },
  { name: 'claude-*', ...current, prices: 'unknown' },
];

function at(...row: PriceRow): ListPrices {
  return pricesOf(list, row);
}
