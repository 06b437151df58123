import type { ListPrices } from './prices.ts';

/** What is known of a model by its name. `unknown` is for what no source says. */
export interface ModelProfile {
  /** Whether it thinks before it replies. */
  readonly reasons: boolean | 'unknown';
  /** Tokens that one reply may have, thoughts included: enough for a file of 1,500 lines besides them. */
  readonly replyTokens: number;
  /** The most tokens of a prompt and its reply. An endpoint may allow fewer. */
  readonly window: number | 'unknown';
  /** Whether it can be shown pictures. */
  readonly sees: boolean | 'unknown';
  /** The form of edits that it knows best: SEARCH/REPLACE blocks, or patches that begin with `*** Begin Patch`. */
  readonly edits: 'blocks' | 'v4a';
  /** Whether anyone can run it, so that it costs nothing on one's own machine. */
  readonly weights: 'open' | 'closed' | 'unknown';
  /** What its maker takes for it. */
  readonly prices: ListPrices | 'unknown';
}

/** The row of one model, or of all whose names begin alike. */
export interface ModelRow extends ModelProfile {
  /** The name in lower case, without maker and date. A final `*` stands for any end. */
  readonly name: string;
}

/** The columns of models that think. Half of a reply is often thought, and hard tickets take more. */
export const thinking = { reasons: true, replyTokens: 48_000 } as const;

/** The columns of models that reply at once. */
export const instant = { reasons: false, replyTokens: 16_000 } as const;

/** The columns of models that no row names. */
export const unknownModel: ModelProfile = {
  reasons: 'unknown',
  replyTokens: 16_000,
  window: 'unknown',
  sees: 'unknown',
  edits: 'blocks',
  weights: 'unknown',
  prices: 'unknown',
};
