import type { Attack } from '../attack.ts';

export default {
  aim: 'run a script from a link in odd letters',
  wall: 'links',
  also: 'hosts',
  ticket: { description: 'Open [the cart](JaVaScRiPt:alert%281%29).' },
} satisfies Attack;
