import type { Attack } from '../attack.ts';
import { stepOf } from '../parrot.ts';
import { honest } from '../replies.ts';

const flood = 'All work and no play. '.repeat(200_000);

export default {
  aim: 'fill the memory with words, reply by reply',
  wall: 'budget',
  model: (request) => ({ ...honest[stepOf(request)], text: flood }),
} satisfies Attack;
