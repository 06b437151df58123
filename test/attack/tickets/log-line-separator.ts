import type { Attack } from '../attack.ts';

export default {
  aim: 'hide a command behind a line separator',
  wall: 'log',
  ticket: { description: 'It prints:\n\u2028::save-state name=isPost::true' },
} satisfies Attack;
