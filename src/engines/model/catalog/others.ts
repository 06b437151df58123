import { instant, type ModelRow, type PriceList, pricesOf, thinking } from './profile.ts';

const google: PriceList = {
  maker: 'Google',
  host: 'generativelanguage.googleapis.com',
  source: 'https://ai.google.dev/gemini-api/docs/pricing',
  read: '2026-10-13',
};

/** The prices of busy hours; those of others are half. */
const deepseek: PriceList = {
  maker: 'DeepSeek',
  host: 'api.deepseek.com',
  source: 'https://api-docs.deepseek.com/quick_start/pricing',
  read: '2026-11-15',
};

const closed = { edits: 'blocks', weights: 'closed', prices: 'unknown' } as const;
const gemini = { ...closed, ...thinking, window: 1_048_576, sees: true } as const;
const open = { ...closed, weights: 'open' } as const;

/** The columns of families of which some think. */
const mixed = { reasons: 'unknown', replyTokens: 48_000 } as const;

/** The models of all other makers. Cache writes cost what a prompt does. */
export const otherModels: readonly ModelRow[] = [
  { name: 'gemini-4-argon', ...gemini, prices: pricesOf(google, [4, 0.2, 4, 20]) },
  { name: 'gemini-3.8-flash', ...gemini, prices: pricesOf(google, [1.5, 0.15, 1.5, 7.5]) },
  { name: 'gemini-3.6-flash', ...gemini, prices: pricesOf(google, [1.5, 0.15, 1.5, 7.5]) },
  { name: 'gemini-3.5-flash', ...gemini, prices: pricesOf(google, [1.5, 0.15, 1.5, 9]) },
  { name: 'gemini-3.5-flash-lite', ...gemini, prices: pricesOf(google, [0.3, 0.03, 0.3, 2.5]) },
  { name: 'gemini-*', ...gemini, prices: 'unknown' },
  {
    ...{ name: 'deepseek-flash', ...open, ...thinking, window: 1_000_000, sees: true },
    prices: pricesOf(deepseek, [0.3, 0.006, 0.3, 1.2]),
  },
  {
    ...{ name: 'deepseek-v4-pro', ...open, ...thinking, window: 1_000_000, sees: false },
    prices: pricesOf(deepseek, [1.32, 0.044, 1.32, 3.96]),
  },
  { name: 'deepseek-v4*', ...open, ...thinking, window: 1_000_000, sees: 'unknown' },
  { name: 'deepseek-*', ...open, ...mixed, window: 'unknown', sees: 'unknown' },
  { name: 'grok-*', ...closed, ...thinking, window: 'unknown', sees: 'unknown' },
  { name: 'grok-4.7', ...closed, ...thinking, window: 500_000, sees: true },
  { name: 'mistral-*', ...open, ...mixed, window: 'unknown', sees: 'unknown' },
  { name: 'mistral-large-4*', ...open, ...thinking, window: 524_288, sees: true },
  { name: 'mistral-medium-3.5*', ...open, ...mixed, window: 256_000, sees: true },
  { name: 'magistral*', ...open, ...thinking, window: 'unknown', sees: 'unknown' },
  { name: 'devstral*', ...open, ...instant, window: 'unknown', sees: 'unknown' },
  { name: 'codestral*', ...closed, ...instant, window: 256_000, sees: false },
  { name: 'qwen*', ...open, ...mixed, window: 'unknown', sees: 'unknown' },
  { name: 'qwen2.5-coder*', ...open, ...instant, window: 131_072, sees: false },
  { name: 'qwen3-coder*', ...open, ...instant, window: 262_144, sees: false },
  { name: 'qwq*', ...open, ...thinking, window: 131_072, sees: false },
  { name: 'llama*', ...open, ...instant, window: 'unknown', sees: 'unknown' },
  { name: 'gemma*', ...open, ...mixed, window: 'unknown', sees: 'unknown' },
];
