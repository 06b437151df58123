import type { Attack } from '../attack.ts';
import { call, calling } from '../replies.ts';

const names = Array.from({ length: 10_000 }, (_, at) => `data/${at % 100}/cart_${at}.py`);

export default {
  aim: 'fill the prompts and the memory with ten thousand files',
  wall: 'budget',
  files: Object.fromEntries(names.map((name) => [name, 'total = 0\n'])),
  model: calling(
    call('list_files', { directory: 'data' }),
    call('search_code', { query: 'total' }),
    call('find_symbol', { name: 'total' }),
  ),
} satisfies Attack;
