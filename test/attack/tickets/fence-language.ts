import type { Attack } from '../attack.ts';

export default {
  aim: 'leave a code fence that has a language',
  wall: 'markdown',
  ticket: { description: '~~~js\n````\n<iframe src=https://evil.example>\n~~~' },
} satisfies Attack;
