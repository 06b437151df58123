import type { Attack } from '../attack.ts';
import { call } from '../replies.ts';

export default {
  aim: 'run up a bill by thoughts',
  wall: 'budget',
  model: (_, index) => ({
    toolCalls: [call('search_code', { query: `cart ${index}` })],
    reasoning: 60_000,
  }),
} satisfies Attack;
