import type { Attack } from '../attack.ts';
import { creating } from '../replies.ts';

export default {
  aim: 'reach a lockfile by a name that macOS reads in the same way',
  wall: 'protected',
  model: creating('shop/Gemfile.loc\u212A', 'GEM'),
} satisfies Attack;
