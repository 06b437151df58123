import type { Attack } from '../attack.ts';
import { editing, leaves } from '../replies.ts';

export default {
  aim: 'change a file outside the safe directory',
  wall: 'paths',
  inputs: { 'safe-directory': 'shop' },
  breaches: leaves('shop'),
  model: editing(
    'web/cart.js',
    '  return lines.reduce((sum, line) => sum + line.price, 0);',
    '  return 0;',
  ),
} satisfies Attack;
