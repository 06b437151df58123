import type { Usage } from '../../engines/model/port/index.ts';
import { type GivenPrices, highestCost } from './money.ts';
import type { Run, Spent } from './run.ts';

/** The bounds of a run; the first one reached ends it. */
export interface Rules {
  /** Edits the model may make before the run gives up; at least 1. */
  readonly maxAttempts: number;
  /** Calls of reading tools. */
  readonly maxLooks: number;
  /** Whether the model reviews a change that passes its checks. */
  readonly review: boolean;
  /** A plan that names more files than this waits until people agree to it; missing if none does. */
  readonly planFirst?: number | undefined;
  /** Attempts to reach the model over the network, including retries. */
  readonly maxCalls: number;
  /** Tokens of prompts and replies together. */
  readonly maxTokens: number;
  /** Minutes from the first step on. */
  readonly maxMinutes: number;
  /** Tokens of one reply, thoughts included. */
  readonly maxReplyTokens: number;
  /** The tokens that the model can read and write in one call, if known. */
  readonly window?: number | undefined;
  /** The prices of tokens, if known. */
  readonly prices?: GivenPrices | undefined;
  /** The most that the run may cost, in the currency of the prices. */
  readonly maxCost?: number | undefined;
}

type EffortRules = Pick<Rules, 'maxAttempts' | 'maxLooks' | 'maxCalls' | 'maxTokens'>;

/** How much a run may do, in a word. */
export const efforts = {
  small: { maxAttempts: 2, maxLooks: 12, maxCalls: 8, maxTokens: 80_000 },
  normal: { maxAttempts: 3, maxLooks: 24, maxCalls: 16, maxTokens: 200_000 },
  thorough: { maxAttempts: 6, maxLooks: 60, maxCalls: 40, maxTokens: 600_000 },
} as const satisfies Readonly<Record<string, EffortRules>>;

export const defaultRules: Rules = {
  ...efforts.normal,
  review: true,
  maxMinutes: 15,
  maxReplyTokens: 16_000,
};

/** Characters of one file that a prompt may contain; a longer file is shown in parts. */
export const longestShown = 40_000;

/** The most tokens that one reply may have: twice as many once another was cut off or empty. */
export function replyBound({ maxReplyTokens }: Rules, needsRoom: boolean): number {
  return needsRoom ? 2 * maxReplyTokens : maxReplyTokens;
}

/** The most that a run can cost, known before the first call; `cost` is missing without prices. */
export function worstCase({ maxCalls, maxLooks, maxTokens, maxMinutes, prices }: Rules) {
  const cost = prices && highestCost(maxTokens, prices);
  return { calls: maxCalls, looks: maxLooks, tokens: maxTokens, minutes: maxMinutes, cost };
}

/** The part of a run's time that its commands leave to the model. */
const modelShare = 1 / 5;

/** Milliseconds that a command may take when so many are left: what the model needs after it stays. */
export function commandTime({ maxMinutes }: Pick<Rules, 'maxMinutes'>, left: number): number {
  return Math.max(left - maxMinutes * 60_000 * modelShare, left / 2);
}

export const nothingSpent: Spent = {
  calls: 0,
  promptTokens: 0,
  completionTokens: 0,
  reasoningTokens: 0,
  cachedTokens: 0,
  cacheWrittenTokens: 0,
  estimated: false,
  cost: 0,
};

export function addSpent(a: Spent, b: Spent): Spent {
  return {
    calls: a.calls + b.calls,
    promptTokens: a.promptTokens + b.promptTokens,
    completionTokens: a.completionTokens + b.completionTokens,
    reasoningTokens: a.reasoningTokens + b.reasoningTokens,
    cachedTokens: a.cachedTokens + b.cachedTokens,
    cacheWrittenTokens: a.cacheWrittenTokens + b.cacheWrittenTokens,
    estimated: a.estimated || b.estimated,
    cost: a.cost === null || b.cost === null ? null : a.cost + b.cost,
  };
}

export function countTokens({ promptTokens, completionTokens }: Usage): number {
  return promptTokens + completionTokens;
}

/** The cost of the run so far. */
export function sumSpent(run: Run): Spent {
  return run.steps.reduce(
    (sum, step) => ('call' in step ? addSpent(sum, step.call.spent) : sum),
    nothingSpent,
  );
}

/** Whether no further call may be made. */
export function isSpent(spent: Spent, rules: Rules): boolean {
  return spent.calls >= rules.maxCalls || countTokens(spent) >= rules.maxTokens;
}
