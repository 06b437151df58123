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
  readonly long?: (Prices & { readonly above: number }) | undefined;
}

/** Where a maker's prices come from, and where they hold. */
export interface PriceList {
  readonly maker: string;
  /** The host of the maker's own endpoint. Others have prices of their own. */
  readonly host: string;
  readonly source: string;
  /** The day on which the prices were read, such as 2026-11-05. */
  readonly read: string;
}
