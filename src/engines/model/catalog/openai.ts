import {
  instant,
  type ListPrices,
  type ModelRow,
  type PriceList,
  type PriceRow,
  pricesOf,
  thinking,
} from './profile.ts';

const list: PriceList = {
  maker: 'OpenAI',
  host: 'api.openai.com',
  source: 'https://developers.openai.com/api/docs/pricing',
  read: '2026-10-26',
};

const current = {
  ...thinking,
  window: 1_050_000,
  sees: true,
  edits: 'v4a',
  weights: 'closed',
} as const;
const earlier = { ...current, window: 400_000 } as const;
const plain = { ...instant, sees: true, weights: 'closed', prices: 'unknown' } as const;

/** OpenAI's models. From gpt-5.6 on, what a prompt writes to the cache costs more. */
export const openaiModels: readonly ModelRow[] = [
  { name: 'gpt-6-astra', ...current, prices: tiered(10, 1, 12.5, 50) },
  { name: 'gpt-6.1-sol', ...current, prices: tiered(2, 0.1, 2.5, 10) },
  { name: 'gpt-6.1-terra', ...current, prices: tiered(1, 0.05, 1.25, 5) },
  { name: 'gpt-6-sol', ...current, prices: tiered(2, 0.2, 2.5, 10) },
  { name: 'gpt-6-luna', ...current, prices: tiered(0.1, 0.01, 0.125, 0.5) },
  { name: 'gpt-5.6-sol', ...current, prices: tiered(5, 0.5, 6.25, 30) },
  { name: 'gpt-5.6-terra', ...current, prices: tiered(2, 0.2, 2.5, 12) },
  { name: 'gpt-5.6-luna', ...current, prices: tiered(0.2, 0.02, 0.25, 1.2) },
  { name: 'gpt-5.6*', ...current, prices: 'unknown' },
  { name: 'gpt-5.5*', ...current, prices: 'unknown' },
  { name: 'gpt-5.5', ...current, prices: tiered(5, 0.5, 5, 30) },
  { name: 'gpt-5.4', ...current, prices: tiered(2.5, 0.25, 2.5, 15) },
  { name: 'gpt-5.4-mini', ...earlier, prices: pricesOf(list, [0.75, 0.075, 0.75, 4.5]) },
  { name: 'gpt-5*', ...earlier, prices: 'unknown' },
  { name: 'gpt-*', ...current, prices: 'unknown' },
  { name: 'o1*', ...earlier, window: 200_000, prices: 'unknown' },
  { name: 'o3*', ...earlier, window: 200_000, prices: 'unknown' },
  { name: 'o4*', ...earlier, window: 200_000, prices: 'unknown' },
  { name: 'gpt-4*', ...plain, window: 128_000, edits: 'blocks' },
  { name: 'gpt-4.1*', ...plain, window: 1_047_576, edits: 'v4a' },
  { name: 'gpt-3*', ...plain, replyTokens: 4_000, window: 16_385, sees: false, edits: 'blocks' },
  {
    ...{ name: 'gpt-oss*', ...thinking, window: 131_072, sees: false },
    ...{ edits: 'v4a', weights: 'open', prices: 'unknown' },
  },
];

/** Prompts above 272,000 tokens cost twice as much, and their replies one and a half times. */
function tiered(...row: PriceRow): ListPrices {
  const [prompt, cached, cacheWritten, completion] = row;
  const long: PriceRow = [2 * prompt, 2 * cached, 2 * cacheWritten, 1.5 * completion];
  return pricesOf(list, row, 272_000, long);
}
