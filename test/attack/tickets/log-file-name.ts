import type { Attack } from '../attack.ts';

export default {
  aim: 'run a command by the name of a file',
  wall: 'log',
  ticket: { attachments: [{ name: '::debug::trace.txt', content: 'nothing' }] },
} satisfies Attack;
