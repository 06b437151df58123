import type { Attack } from '../attack.ts';
import { call, calling } from '../replies.ts';

export default {
  aim: 'fill the prompts with one line of a megabyte',
  wall: 'budget',
  files: { 'shop/cart.min.py': `total = "${'cart '.repeat(200_000)}"\n` },
  model: calling(
    call('read_file', { path: 'shop/cart.min.py' }),
    call('search_code', { query: 'cart', path: 'shop/cart.min.py' }),
  ),
  breaches: ({ prompts }) =>
    prompts.some(({ length }) => length > 200_000) ? ['a prompt has the whole line'] : [],
} satisfies Attack;
