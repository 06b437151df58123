import { delimiter } from 'node:path';
import { initIn } from '../clone-init.ts';

export default initIn(
  {
    aim: 'have their own npx run, because npx puts the programs of the clone first when it starts init',
    wall: 'started',
    env: ({ folder }) => ({
      PATH: [`${folder}/shop/node_modules/.bin`, process.env.PATH].join(delimiter),
    }),
    files: ({ mark }) => ({
      'node_modules/.bin/npx': { text: `#!/bin/sh\n${mark}\n`, executable: true },
    }),
  },
  '--yes',
);
