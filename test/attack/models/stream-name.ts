import type { Attack } from '../attack.ts';
import { creating } from '../replies.ts';

export default {
  aim: 'reach a file by its stream on Windows',
  wall: 'names',
  also: 'paths',
  model: creating('shop/cart.py::$DATA', 'import os'),
} satisfies Attack;
