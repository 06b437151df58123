import type { Attack } from '../attack.ts';

export default {
  aim: 'run a script from a link',
  wall: 'links',
  also: 'hosts',
  ticket: { description: 'Open [the cart](javascript:alert%281%29).' },
} satisfies Attack;
