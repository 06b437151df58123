import { edit } from '../../support/shop/script.ts';
import type { Attack } from '../attack.ts';
import { planned, saying } from '../replies.ts';

const long = Array.from({ length: 6_000 }, (_, at) => `    value_${at % 7} = compute(${at % 3})`);

export default {
  aim: 'keep the machine busy with a text to search for',
  wall: 'budget',
  files: { 'shop/table.py': `${long.slice(0, 5_000).join('\n')}\n` },
  model: saying({
    plan: planned([{ path: 'shop/table.py' }]),
    edit: { ...edit('shop/table.py', long.join('\n'), 'value = 1'), reasoning: 60_000 },
  }),
} satisfies Attack;
