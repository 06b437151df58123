import {
  costOf,
  describeMoney,
  type Rules,
  type Spent,
  tokensOf,
  type WorstCase,
  worstCase,
} from '../run/index.ts';

/** What a run has cost, and what it was allowed. */
export interface Costs {
  readonly spent: Spent;
  /** Milliseconds. */
  readonly elapsed: number;
  readonly allowed?: Rules;
}

/** The most that a run can cost, for before it begins. */
export function describeWorstCase(rules: Rules): string {
  const { calls, tokens, minutes, cost }: WorstCase = worstCase(rules);
  const money = cost === undefined ? '' : `, ${describeMoney(cost)} at the given prices`;
  return `at most ${number(calls)} calls, ${number(tokens)} tokens, ${minutes} minutes${money}`;
}

/**
 * Spent against allowed, such as `5 of 16 calls, 2,378 of 200,000 tokens, 0.2 of 15 minutes`. A tenth of
 * a minute that has begun counts, so that no run took no time.
 */
export function describeCost({ spent, elapsed, allowed }: Costs): string {
  const of = (limit: number | undefined) => (limit === undefined ? '' : ` of ${number(limit)}`);
  const tokens = tokensOf(spent);
  const minutes = Math.ceil(elapsed / 6_000) / 10;
  const prices = allowed?.prices;
  return [
    `${number(spent.calls)}${of(allowed?.maxCalls)} ${spent.calls === 1 && !allowed ? 'call' : 'calls'}`,
    ...(tokens > 0
      ? [
          `${number(tokens)}${of(allowed?.maxTokens)} tokens${spent.estimated ? ' (estimated)' : ''}`,
        ]
      : []),
    `${minutes.toFixed(1)}${of(allowed?.maxMinutes)} minutes`,
    ...(prices ? [`${describeMoney(costOf(spent, prices))} at the given prices`] : []),
  ].join(', ');
}

function number(value: number): string {
  return value.toLocaleString('en');
}
