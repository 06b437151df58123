import type { ListPrices, PriceList } from './prices.ts';
import { type ModelRow, thinking } from './profile.ts';

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
  { name: 'claude-fable-5.1', ...current, prices: usd(10, 0.25, 12.5, 50) },
  { name: 'claude-fable-5', ...current, prices: usd(10, 1, 12.5, 50) },
  { name: 'claude-opus-5.5', ...current, prices: usd(4, 0.2, 5, 20) },
  { name: 'claude-opus-5', ...current, prices: usd(5, 0.5, 6.25, 25) },
  { name: 'claude-opus-4.8', ...current, prices: usd(5, 0.5, 6.25, 25) },
  { name: 'claude-opus-4.7', ...current, prices: usd(5, 0.5, 6.25, 25) },
  { name: 'claude-sonnet-5.5', ...current, prices: usd(2, 0.1, 2.5, 10) },
  { name: 'claude-haiku-5.5', ...current, prices: haiku() },
  { name: 'claude-opus-4*', ...earlier, prices: 'unknown' },
  { name: 'claude-sonnet-4*', ...earlier, prices: 'unknown' },
  { name: 'claude-haiku-4*', ...earlier, prices: 'unknown' },
  { name: 'claude-3*', ...earlier, replyTokens: 8_000, reasons: 'unknown', prices: 'unknown' },
  { name: 'claude-*', ...current, prices: 'unknown' },
];

function usd(prompt: number, cached: number, cacheWritten: number, completion: number): ListPrices {
  return { list, prompt, cached, cacheWritten, completion };
}

/** Prompts above 100,000 tokens cost five times as much, and their replies, too. */
function haiku(): ListPrices {
  return { ...usd(0.1, 0.01, 0.125, 0.5), long: { above: 100_000, ...usd(0.5, 0.05, 0.625, 2.5) } };
}
