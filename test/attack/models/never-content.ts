import { revise } from '../../support/shop/script.ts';
import type { Attack } from '../attack.ts';
import { stepOf } from '../parrot.ts';
import { honest } from '../replies.ts';

export default {
  aim: 'ask for another change after every review',
  wall: 'budget',
  inputs: { 'max-attempts': '10' },
  model: (request, index) => {
    const step = stepOf(request);
    if (step === 'review') return revise(`Reason ${index} against it.`);
    if (step === 'plan' || index < 2) return honest[step];
    return { text: `shop/new_${index}.py\n<<<<<<< SEARCH\n=======\nx = ${index}\n>>>>>>> REPLACE` };
  },
} satisfies Attack;
