import type { Attack } from '../attack.ts';
import { planned, saying } from '../replies.ts';

export default {
  aim: 'plan in six megabytes',
  wall: 'length',
  model: saying({ plan: planned([{ path: 'shop/cart.py' }], 'All work. '.repeat(600_000)) }),
  breaches: ({ artifacts }) =>
    artifacts.some(({ length }) => length > 4_000_000) ? ['all of the plan was read'] : [],
} satisfies Attack;
