import { type Spent, tokensOf } from './spent.ts';

/** The bounds of a run: whichever is reached first ends it. */
export interface Rules {
  /** Times that the model may try to edit before the run gives up; at least 1. */
  readonly maxAttempts: number;
  /** Attempts to reach the model over the network, retries too. */
  readonly maxCalls: number;
  /** Tokens of prompts and replies together. */
  readonly maxTokens: number;
  /** Minutes from the first step on. */
  readonly maxMinutes: number;
  /** What tokens cost, where that is known. */
  readonly prices?: Prices;
  /** Money that a run may cost at the most, in the currency of the prices. */
  readonly maxCost?: number;
}

/** Money for a million tokens, in any currency. */
export interface Prices {
  readonly prompt: number;
  readonly completion: number;
}

export const defaultRules: Rules = {
  maxAttempts: 3,
  maxCalls: 16,
  maxTokens: 200_000,
  maxMinutes: 15,
};

/** Rounds in which the model may look around before it plans. */
export const maxRounds = 4;

/** Characters of one file that a prompt may hold; a longer one is shown in parts. */
export const longestShown = 40_000;

/** Files that may be asked for whole in one attempt. */
export const maxRewrites = 3;

/** What a run can cost at the very most. */
export interface WorstCase {
  readonly calls: number;
  readonly tokens: number;
  readonly minutes: number;
  /** In the currency of the prices; missing where there are none. */
  readonly cost?: number;
}

/** The bounds before the first call. */
export function worstCase(rules: Rules): WorstCase {
  const { maxCalls, maxTokens, maxMinutes, prices } = rules;
  const bounds = { calls: maxCalls, tokens: maxTokens, minutes: maxMinutes };
  if (prices === undefined) return bounds;
  const dearest = Math.max(prices.prompt, prices.completion);
  return { ...bounds, cost: (maxTokens * dearest) / 1_000_000 };
}

/** Money spent, where the prices are known. */
export function costOf(spent: Spent, prices: Prices): number {
  const { promptTokens, completionTokens } = spent;
  return (promptTokens * prices.prompt + completionTokens * prices.completion) / 1_000_000;
}

/** What bounds a second run after a first one, which has cost so much; `undefined` when nothing is left. */
export function rulesLeft(rules: Rules, spent: Spent, elapsed: number): Rules | undefined {
  const maxCalls = rules.maxCalls - spent.calls;
  const maxTokens = rules.maxTokens - tokensOf(spent);
  const maxMinutes = rules.maxMinutes - elapsed / 60_000;
  const isLeft = maxCalls > 0 && maxTokens > 0 && maxMinutes > 0;
  return isLeft ? { ...rules, maxCalls, maxTokens, maxMinutes } : undefined;
}

/** Whether no further call may be made. */
export function isSpent(spent: Spent, rules: Rules): boolean {
  return spent.calls >= rules.maxCalls || tokensOf(spent) >= rules.maxTokens;
}

/** An amount in words: two decimals, or as many as a small one needs to be seen. */
export function describeMoney(amount: number): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 6 };
  return amount.toLocaleString('en', format);
}
