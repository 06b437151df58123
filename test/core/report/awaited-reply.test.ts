import { expect, test } from 'vitest';
import { describeAwaited } from '../../../src/core/report/awaited-reply.ts';
import { defaultRules, nothingSpent, type Rules } from '../../../src/core/run/budget.ts';

const prices = { prompt: 1, cached: 1, cacheWritten: 1, completion: 10 };
const spent = { ...nothingSpent, calls: 3, cost: 0.2 };

test.each<[number, boolean, Partial<Rules>, string]>([
  [0, false, {}, 'Waiting for the model: 31 s; 13 calls left'],
  [0, true, {}, 'The model is thinking: 31 s; 13 calls left'],
  [1_234, true, { maxCalls: 4 }, 'The model is thinking: 1,234 tokens, 31 s; 1 call left'],
  [5, false, { prices }, 'The model is replying: 5 tokens, 31 s; 13 calls and 1.80 left'],
  [
    5,
    false,
    { prices, maxCost: 0.5 },
    'The model is replying: 5 tokens, 31 s; 13 calls and 0.30 left',
  ],
  [
    5,
    false,
    { prices, maxCost: 0.1 },
    'The model is replying: 5 tokens, 31 s; 13 calls and 0.00 left',
  ],
  [
    5,
    false,
    {
      prices: {
        ...prices,
        list: { maker: 'OpenAI', host: 'api.openai.com', source: 'a page', read: '2026-10-26' },
      },
    },
    'The model is replying: 5 tokens, 31 s; 13 calls and $1.80 left',
  ],
])('%i tokens, thinking: %s', (tokens, isThinking, bounds, line) => {
  const rules = { ...defaultRules, ...bounds };
  expect(describeAwaited({ tokens, isThinking }, 31.9, { spent, rules })).toBe(line);
});
