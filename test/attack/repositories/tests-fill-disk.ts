import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import type { Attack } from '../attack.ts';

const files = ['/var/tmp', '/tmp', '/dev/shm'].map((folder) => `${folder}/fill-${randomUUID()}`);

export default {
  aim: 'fill the disk and the memory with files that stay',
  wall: 'sandbox',
  // Without the wall they are really there, so they are few.
  inputs: {
    'test-command': `for file in ${files.join(' ')}; do head -c 20M /dev/zero > $file; done; exit 0`,
    'test-isolation': 'required',
  },
  breaches: () => {
    const left = files.filter((file) => existsSync(file));
    for (const file of left) rmSync(file);
    return left.map((file) => `${file} is left`);
  },
} satisfies Attack;
