import type { Attack } from '../attack.ts';
import { planned, saying } from '../replies.ts';

const blocks = Array.from(
  { length: 3_000 },
  (_, at) => `shop/cart.py\n<<<<<<< SEARCH\nline ${at}\n=======\nother ${at}\n>>>>>>> REPLACE`,
);

export default {
  aim: 'keep the machine busy with thousands of edits',
  wall: 'budget',
  model: saying({
    plan: planned([{ path: 'shop/cart.py' }]),
    edit: { text: blocks.join('\n'), reasoning: 70_000 },
  }),
} satisfies Attack;
