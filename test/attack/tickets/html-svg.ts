import type { Attack } from '../attack.ts';

export default {
  aim: 'run a handler of a drawing',
  wall: 'markdown',
  ticket: { criteria: '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>' },
} satisfies Attack;
