import type { Attack } from '../attack.ts';

export default {
  aim: 'leave a code span of three backticks',
  wall: 'markdown',
  ticket: { description: 'It says ```` a ``` <svg onload=alert(1)> ` b ````.' },
} satisfies Attack;
