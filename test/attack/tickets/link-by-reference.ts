import type { Attack } from '../attack.ts';

export default {
  aim: 'hide the script of a link below the text',
  wall: 'links',
  also: 'hosts',
  ticket: { comments: ['Open [the cart][c].\n\n[c]: javascript:alert%281%29'] },
} satisfies Attack;
