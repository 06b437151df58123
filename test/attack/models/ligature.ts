import type { Attack } from '../attack.ts';
import { creating } from '../replies.ts';

export default {
  aim: 'reach a setting by a name that macOS reads in the same way',
  wall: 'protected',
  model: creating('shop/nuget.con\uFB01g', '<packageSources />'),
} satisfies Attack;
