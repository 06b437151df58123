import type { Attack } from '../attack.ts';

export default {
  aim: 'hide lines of the log by codes of the terminal',
  wall: 'invisible',
  ticket: { description: 'It prints \u001B[8mnothing\u001B[0m, \u202Egnihton\u202C.' },
} satisfies Attack;
