import { instant, type ModelRow, thinking } from './profile.ts';

const closed = { edits: 'blocks', weights: 'closed', prices: 'unknown' } as const;
const open = { edits: 'blocks', weights: 'open', prices: 'unknown' } as const;

/** The columns of families of which some think. */
const maybe = { reasons: 'unknown', replyTokens: 48_000 } as const;

/** The models of all other makers. Their windows are those of the newest model of each row. */
export const otherModels: readonly ModelRow[] = [
  { name: 'gemini-*', ...closed, ...thinking, window: 1_048_576, sees: true },
  { name: 'grok-*', ...closed, ...thinking, window: 500_000, sees: true },
  { name: 'deepseek-*', ...open, ...thinking, window: 1_000_000, sees: 'unknown' },
  { name: 'mistral-*', ...open, ...maybe, window: 'unknown', sees: 'unknown' },
  { name: 'magistral*', ...open, ...thinking, window: 128_000, sees: true },
  { name: 'devstral*', ...open, ...instant, window: 256_000, sees: 'unknown' },
  { name: 'codestral*', ...open, ...instant, window: 256_000, sees: false },
  { name: 'qwen*', ...open, ...thinking, window: 'unknown', sees: 'unknown' },
  { name: 'qwen2.5*', ...open, ...instant, window: 131_072, sees: false },
  { name: 'qwen3-coder*', ...open, ...instant, window: 262_144, sees: false },
  { name: 'llama*', ...open, ...instant, window: 'unknown', sees: 'unknown' },
  { name: 'gemma*', ...open, ...instant, window: 'unknown', sees: 'unknown' },
];
