import type { Attack } from '../attack.ts';

export default {
  aim: 'keep the machine busy with the same plan, written out again and again',
  wall: 'work',
  model: () => ({ text: '{"kind":"fix"} '.repeat(60_000) }),
} satisfies Attack;
