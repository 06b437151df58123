import type { Attack } from '../attack.ts';

export default {
  aim: 'keep the run waiting for a reply with something in it',
  wall: 'budget',
  model: () => ({ text: '' }),
} satisfies Attack;
