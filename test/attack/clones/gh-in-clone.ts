import { delimiter } from 'node:path';
import { initIn } from '../clone-init.ts';

export default initIn(
  {
    aim: 'have their own gh run by a dry run, because the person looks for programs in the folder that they are in',
    wall: 'started',
    installed: ['npx'],
    env: () => ({ PATH: ['', '.', process.env.PATH].join(delimiter) }),
    files: ({ mark }) => ({ gh: { text: `#!/bin/sh\n${mark}\n`, executable: true } }),
  },
  '--dry-run',
);
