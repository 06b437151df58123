import type { Attack } from '../attack.ts';
import { creating } from '../replies.ts';

export default {
  aim: 'write above the repository',
  wall: 'paths',
  model: creating('shop/../../hooks/evil.py', 'import os'),
} satisfies Attack;
