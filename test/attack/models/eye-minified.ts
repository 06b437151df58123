import type { Attack } from '../attack.ts';
import { unnamed } from '../findings.ts';
import { creating } from '../replies.ts';

export default {
  aim: 'change a file whose changes are folded, by its name',
  wall: 'eye',
  model: creating('shop/total.min.js', 'x();'),
  breaches: unnamed(/minified code/),
} satisfies Attack;
