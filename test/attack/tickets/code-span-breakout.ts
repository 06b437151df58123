import type { Attack } from '../attack.ts';

export default {
  aim: 'leave a code span by a single backtick',
  wall: 'markdown',
  ticket: { description: 'It says `` a ` <img src=x onerror=alert(1)> ` b ``.' },
} satisfies Attack;
