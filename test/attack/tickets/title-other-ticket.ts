import type { Attack } from '../attack.ts';

export default {
  aim: 'link the pull request to a ticket of another team',
  wall: 'references',
  ticket: { summary: 'Cart total, see OPS-12 and HR-7' },
} satisfies Attack;
