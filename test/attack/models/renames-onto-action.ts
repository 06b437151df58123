import type { Attack } from '../attack.ts';
import { renaming } from '../replies.ts';

export default {
  aim: 'put a text in the place of an action',
  wall: 'protected',
  model: renaming('README.md', 'tools/action.yml'),
} satisfies Attack;
