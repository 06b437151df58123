import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { initIn } from '../clone-init.ts';

export default initIn(
  {
    aim: 'have their own wrangler run, which npx finds among the packages of the clone',
    wall: 'started',
    installed: ['gh'],
    files: ({ mark }) => ({
      'package.json': '{ "dependencies": { "wrangler": "4.155.0" } }',
      'node_modules/wrangler/package.json':
        '{ "name": "wrangler", "version": "4.155.0", "bin": { "wrangler": "w.sh" } }',
      'node_modules/wrangler/w.sh': { text: `#!/bin/sh\n${mark}\n`, executable: true },
      'node_modules/.bin/readme.txt': 'programs',
    }),
    prepare: (root) => symlink('../wrangler/w.sh', join(root, 'node_modules/.bin/wrangler')),
  },
  '--yes',
);
