import { rm, symlink } from 'node:fs/promises';
import type { Attack } from '../attack.ts';
import { call, calling, hides } from '../replies.ts';

export default {
  aim: 'send the program round in a circle of links',
  wall: 'commit',
  prepare: async (workspace) => {
    await rm(`${workspace}/README.md`);
    await symlink('loop', `${workspace}/README.md`);
    await symlink('README.md', `${workspace}/loop`);
    await symlink('..', `${workspace}/shop/up`);
  },
  model: calling(
    call('read_file', { path: 'README.md' }),
    call('list_files', { path: 'shop/up/shop/up' }),
  ),
  breaches: hides('README.md'),
} satisfies Attack;
