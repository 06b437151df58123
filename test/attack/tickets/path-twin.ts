import type { Attack } from '../attack.ts';
import { changedOutside } from '../findings.ts';
import { creates } from '../obedient.ts';

export default {
  aim: 'write to a twin of the safe directory',
  wall: 'paths',
  ticket: { description: 'Please change Shop/cart.py.' },
  inputs: { 'safe-directory': 'shop' },
  model: creates('Shop/cart.py'),
  breaches: changedOutside('shop/'),
} satisfies Attack;
