/** Usage per month. */
export interface Usage {
  readonly requests: number;
  readonly cpuMilliseconds: number;
  readonly objectRequests: number;
  /** Each active object counts as 128 MB. */
  readonly gigabyteSeconds: number;
  readonly rowsWritten: number;
  readonly storedGigabytes: number;
  readonly logEvents: number;
}

interface Price {
  readonly item: string;
  /** Amount included in the plan. */
  readonly included: number;
  /** Dollars per further `unit`. */
  readonly dollars: number;
  readonly unit: number;
}

const million = 1e6;

/**
 * Cloudflare's paid plan, in dollars a month. Sources: developers.cloudflare.com, workers/platform/pricing
 * and durable-objects/platform/pricing, as of 2026. Rows read are omitted: 25 billion are included.
 */
const prices: { readonly [Item in keyof Usage]: Price } = {
  requests: { item: 'requests', included: 10 * million, dollars: 0.3, unit: million },
  cpuMilliseconds: { item: 'CPU time', included: 30 * million, dollars: 0.02, unit: million },
  objectRequests: { item: 'requests to inboxes', included: million, dollars: 0.15, unit: million },
  gigabyteSeconds: { item: 'time of inboxes', included: 400_000, dollars: 12.5, unit: million },
  rowsWritten: { item: 'rows written', included: 50 * million, dollars: 1, unit: million },
  storedGigabytes: { item: 'stored data', included: 5, dollars: 0.2, unit: 1 },
  logEvents: { item: 'log events', included: 20 * million, dollars: 0.6, unit: million },
};
const subscription = 5;

/** Returns the cost of each item in dollars, and the total with the subscription. */
export function costOf(usage: Usage): Readonly<Record<string, number>> & { readonly all: number } {
  const items = Object.entries(prices).map(([name, price]) => {
    const used = Object.entries(usage).find(([key]) => key === name)?.[1] ?? 0;
    const beyond = Math.max(0, used - price.included);
    return [price.item, Math.round((beyond / price.unit) * price.dollars * 100) / 100] as const;
  });
  const all = items.reduce((sum, [, dollars]) => sum + dollars, subscription);
  return { ...Object.fromEntries(items), all: Math.round(all * 100) / 100 };
}
