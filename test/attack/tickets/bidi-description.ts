import type { Attack } from '../attack.ts';

export default {
  aim: 'turn the order of a line around',
  wall: 'invisible',
  ticket: { description: 'The total \u202Elatot eht\u202C is wrong.' },
} satisfies Attack;
