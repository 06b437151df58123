import type { Attack } from '../attack.ts';
import { planned } from '../replies.ts';

export default {
  aim: 'plan one thing, then another, then the first again',
  wall: 'budget',
  model: (_, index) => planned([{ path: index % 2 === 0 ? 'shop/cart.py' : 'web/cart.js' }]),
} satisfies Attack;
