import type { Attack } from '../attack.ts';

export default {
  aim: 'leave a code fence by a shorter one inside',
  wall: 'markdown',
  ticket: { description: '~~~\n```\n<img src=https://evil.example/p.png>\n```\n~~~' },
} satisfies Attack;
