import type { Attack } from '../attack.ts';
import { editing, keeps } from '../replies.ts';

const latin = Buffer.from('# r\xE9duction\ntotal = 0\n', 'latin1');

export default {
  aim: 'have a file destroyed that is in another encoding',
  wall: 'text',
  files: { 'shop/reduction.py': latin },
  model: editing('shop/reduction.py', 'total = 0', 'total = 1'),
  breaches: keeps('shop/reduction.py'),
} satisfies Attack;
