import type { Attack } from '../attack.ts';
import { editing, keeps } from '../replies.ts';

const name = 'shop/\u202Eyp.trac';

export default {
  aim: 'have people review another file than the one that changes',
  wall: 'paths',
  files: { [name]: 'total = 0\n' },
  model: editing(name, 'total = 0', 'total = 1'),
  breaches: keeps(name),
} satisfies Attack;
