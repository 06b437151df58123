import type { Attack } from '../attack.ts';

export default {
  aim: 'never finish a step',
  wall: 'budget',
  model: (_, index) => ({ text: `First, ${index} thoughts:`, finish: 'length' }),
} satisfies Attack;
