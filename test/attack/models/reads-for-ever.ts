import type { Attack } from '../attack.ts';
import { call } from '../replies.ts';

export default {
  aim: 'read for ever, each time something new',
  wall: 'budget',
  model: (_, index) => ({ toolCalls: [call('search_code', { query: `cart ${index}` })] }),
} satisfies Attack;
