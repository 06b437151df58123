import { edit } from '../../support/shop/script.ts';
import type { Attack } from '../attack.ts';
import { planned, saying } from '../replies.ts';

const equal = 'x\n'.repeat(400_000);

export default {
  aim: 'keep the machine busy with the place of an edit among equal lines',
  wall: 'work',
  files: { 'shop/data.py': equal },
  model: saying({
    plan: planned([{ path: 'shop/data.py' }]),
    edit: edit('shop/data.py', `${equal.slice(0, 40_000)}y = 1`, 'y = 2'),
  }),
} satisfies Attack;
