import { symlink } from 'node:fs/promises';
import type { Attack } from '../attack.ts';
import { call, calling } from '../replies.ts';

export default {
  aim: 'send the program round in a circle of links',
  wall: 'paths',
  prepare: async (workspace) => {
    await symlink('loop-b', `${workspace}/loop-a`);
    await symlink('loop-a', `${workspace}/loop-b`);
    await symlink('..', `${workspace}/shop/up`);
  },
  model: calling(
    call('read_file', { path: 'loop-a' }),
    call('read_file', { path: 'shop/up/shop/up/shop/cart.py' }),
    call('list_files', { path: 'shop/up' }),
  ),
} satisfies Attack;
