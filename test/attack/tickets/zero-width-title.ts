import type { Attack } from '../attack.ts';

export default {
  aim: 'hide signs in the title',
  wall: 'invisible',
  ticket: { summary: 'Cart to\u200Btal \uFEFFis\u3164 wrong' },
} satisfies Attack;
