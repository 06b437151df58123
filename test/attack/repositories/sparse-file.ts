import { truncate } from 'node:fs/promises';
import type { Attack } from '../attack.ts';
import { call, calling, hides } from '../replies.ts';

export default {
  aim: 'fill the memory with a file of two gigabytes',
  wall: 'commit',
  prepare: (workspace) => truncate(`${workspace}/README.md`, 2 * 1024 ** 3),
  model: calling(call('read_file', { path: 'README.md' })),
  breaches: hides('README.md'),
} satisfies Attack;
