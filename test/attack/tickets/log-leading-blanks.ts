import type { Attack } from '../attack.ts';

export default {
  aim: 'hide a command behind blanks',
  wall: 'log',
  ticket: { description: 'It prints:\n \t \u00A0::set-env name=PATH::/tmp/evil' },
} satisfies Attack;
