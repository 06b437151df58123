import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Shelter, type ShelterSettings, scriptWith, trusted } from './backend.ts';
import { allowedVariables, usualToolHomes } from './environment.ts';
import { writeOrder } from './manifest.ts';
import { runProgram } from './process.ts';
import { laying, unprotected } from './script.ts';

/**
 * Runs commands as the job's own user on a private copy in the folder `room`. They get none of the job's
 * environment; nothing else is kept from them.
 */
export function bareShelter({ environment, job }: ShelterSettings, room: string): Shelter {
  return {
    privileged: [],
    owner: '',
    objects: undefined,
    foldersAtHome: [],
    start: async ({ command, patch, timeout, signal }, { order, stage }) => {
      const copy = join(room, stage);
      const variables = {
        ...usualToolHomes(job.HOME || homedir(), existsSync),
        ...allowedVariables(job, environment),
        ...{ HOME: join(copy, 'home'), TMPDIR: join(copy, 'tmp') },
      };
      await writeOrder(order, { variables, mounts: [], patch });
      const argv = scriptWith(unprotected, order, room, stage, laying, command);
      return runProgram({ argv, env: trusted, dies: 'as-group', timeout, signal });
    },
  };
}
