import type { Attack } from '../attack.ts';
import { stepOf } from '../parrot.ts';
import { honest } from '../replies.ts';

export default {
  aim: 'go on although one reply has cost more than the whole run may',
  wall: 'budget',
  model: (request) => ({ ...honest[stepOf(request)], reasoning: 900_000 }),
} satisfies Attack;
