import { type Rules, type Spent, worstCase } from '../run/index.ts';

/** How far a reply has come: its estimated tokens, and whether the last of them were thoughts. */
interface Arrived {
  readonly tokens: number;
  readonly isThinking: boolean;
}

/**
 * A reply that is awaited for so many seconds, in one line with the calls and the money that are left, such as
 * `The model is thinking: 1,234 tokens, 31 s; 13 calls and $0.42 left`.
 */
export function describeAwaited(
  { tokens, isThinking }: Arrived,
  seconds: number,
  budget: { readonly spent: Spent; readonly rules: Rules },
): string {
  const state = isThinking ? 'The model is thinking' : 'The model is replying';
  const begun = tokens > 0 || isThinking ? state : 'Waiting for the model';
  const counted = tokens > 0 ? `${tokens.toLocaleString('en')} tokens, ` : '';
  return `${begun}: ${counted}${Math.floor(seconds)} s; ${whatIsLeft(budget)} left`;
}

function whatIsLeft({ spent, rules }: Parameters<typeof describeAwaited>[2]): string {
  const calls = rules.maxCalls - spent.calls;
  const { prices, maxCost } = rules;
  const { cost = 0 } = worstCase(rules);
  const counted = `${calls} ${calls === 1 ? 'call' : 'calls'}`;
  if (prices === undefined) return counted;
  const money = Math.max(0, (maxCost ?? cost) - spent.cost);
  return `${counted} and ${'list' in prices ? '$' : ''}${money.toFixed(2)}`;
}
