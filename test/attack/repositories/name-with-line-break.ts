import type { Attack } from '../attack.ts';
import { call, calling, tells } from '../replies.ts';

const name = 'shop/cart\n::set-output name=x::y\u001B[2J.py';

export default {
  aim: 'run a command of the runner, or forge a line, by the name of a file',
  wall: 'paths',
  files: { [name]: 'WALRUS = "in the attic"\n' },
  model: calling(
    call('list_files', { path: 'shop' }),
    call('read_file', { path: name }),
    call('search_code', { query: 'walrus' }),
  ),
  breaches: tells('in the attic'),
} satisfies Attack;
