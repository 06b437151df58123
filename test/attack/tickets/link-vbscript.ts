import type { Attack } from '../attack.ts';

export default {
  aim: 'run a script of an old browser',
  wall: 'links',
  also: 'hosts',
  ticket: { description: 'Open [the cart](vbscript:msgbox).' },
} satisfies Attack;
