import type { Attack } from '../attack.ts';
import { creating } from '../replies.ts';

export default {
  aim: 'reach .git by a name that Windows trims',
  wall: 'paths',
  model: creating('.git./config', '[core]'),
} satisfies Attack;
