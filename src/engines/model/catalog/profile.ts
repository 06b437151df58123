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

/** Money per million tokens. */
export interface Prices {
  readonly prompt: number;
  /** Of prompt tokens that are read from the endpoint's cache. */
  readonly cached: number;
  /** Of prompt tokens that are written to the endpoint's cache. */
  readonly cacheWritten: number;
  readonly completion: number;
}

/** What a maker takes for one of its models, in US dollars. */
export interface ListPrices extends Prices {
  readonly list: PriceList;
  /** The prices of requests with longer prompts; missing if they are the same. */
  readonly long?: LongPromptPrices | undefined;
  /** Whether the endpoint is not the maker's own, so that it may charge otherwise. */
  readonly isElsewhere?: boolean | undefined;
}

interface LongPromptPrices extends Prices {
  /** Tokens of a prompt. */
  readonly above: number;
}

/** Where a maker's prices come from. They are those of ordinary requests, without rebates that end. */
export interface PriceList {
  readonly maker: string;
  /** The host of the maker's own endpoint, where the bill is never higher. */
  readonly host: string;
  readonly source: string;
  /** The day of the newest price, such as 2026-10-26. */
  readonly read: string;
}

/** Prices in the order in which makers list them: of prompts, cache reads, cache writes, completions. */
export type PriceRow = readonly [
  prompt: number,
  cached: number,
  cacheWritten: number,
  completion: number,
];

/** The prices of a row, and of requests with prompts above `above` tokens if those differ. */
export function pricesOf(
  list: PriceList,
  row: PriceRow,
  above?: number,
  long?: PriceRow,
): ListPrices {
  if (above === undefined || long === undefined) return { list, ...columns(row) };
  return { list, ...columns(row), long: { above, ...columns(long) } };
}

function columns([prompt, cached, cacheWritten, completion]: PriceRow): Prices {
  return { prompt, cached, cacheWritten, completion };
}
