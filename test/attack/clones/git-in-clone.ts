import { delimiter } from 'node:path';
import type { Clone } from '../clone.ts';

export default {
  aim: 'have their own git run, because the person looks for programs in the folder that they are in',
  wall: 'programs',
  command: 'doctor',
  env: () => ({ PATH: ['.', process.env.PATH].join(delimiter) }),
  files: ({ mark }) => ({ git: { text: `#!/bin/sh\n${mark}\n`, executable: true } }),
} satisfies Clone;
