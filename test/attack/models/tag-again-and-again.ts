import type { Attack } from '../attack.ts';

export default {
  aim: 'keep the machine busy with the tag of a call, again and again',
  wall: 'work',
  model: () => ({ text: '<function=read_file>'.repeat(50_000) }),
} satisfies Attack;
