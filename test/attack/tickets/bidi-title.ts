import type { Attack } from '../attack.ts';

export default {
  aim: 'turn the title around',
  wall: 'invisible',
  ticket: { summary: 'Cart total \u202Egnorw\u202C \u2067is\u2069 wrong' },
} satisfies Attack;
