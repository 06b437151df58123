import type { Attack } from '../attack.ts';

export default {
  aim: 'send the reader to another page',
  wall: 'markdown',
  ticket: { description: '<meta http-equiv=refresh content="0;url=https://evil.example">' },
} satisfies Attack;
