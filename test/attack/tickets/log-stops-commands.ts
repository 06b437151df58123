import type { Attack } from '../attack.ts';

export default {
  aim: 'keep the runner from seeing its own commands',
  wall: 'log',
  ticket: { description: 'It prints:\n::stop-commands::never-again\nand hangs.' },
} satisfies Attack;
