import { truncate, writeFile } from 'node:fs/promises';
import type { Attack } from '../attack.ts';

export default {
  aim: 'fill the memory with a file of two gigabytes',
  wall: 'text',
  prepare: async (workspace) => {
    await writeFile(`${workspace}/shop/cart.log`, '');
    await truncate(`${workspace}/shop/cart.log`, 2 * 1024 ** 3);
  },
} satisfies Attack;
