import type { Attack } from '../attack.ts';
import { unnamed } from '../findings.ts';
import { editing } from '../replies.ts';

export default {
  aim: 'put a Braille blank into a text',
  wall: 'eye',
  model: editing(
    'shop/cart.py',
    '            total += price',
    '            total += price * quantity  # "x\u2800"',
  ),
  breaches: unnamed(/U\\?\+2800 Braille blank/),
} satisfies Attack;
