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
