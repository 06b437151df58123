import { homedir } from 'node:os';
import { join } from 'node:path';
import type { IsolationBackend, SandboxSettings } from './backend.ts';
import { allowedVariables, defaultToolHomes } from './environment.ts';
import { writeManifest } from './manifest.ts';
import { runProgram } from './process.ts';
import { applyPatch, bash, runUnprotected } from './scripts.ts';

/** Runs commands as the job's own user in the folder `workspace`; hides only the job's variables from them. */
export function unprotectedBackend(
  { environment, jobEnv }: SandboxSettings,
  workspace: string,
): IsolationBackend {
  return {
    privileged: [],
    owner: '',
    objects: undefined,
    homeFolders: [],
    run: async ({ command, patch, timeout, signal }, { manifest, stage }) => {
      const copy = join(workspace, stage);
      const variables = {
        ...defaultToolHomes(jobEnv.HOME || homedir()),
        ...allowedVariables(jobEnv, environment),
        HOME: join(copy, 'home'),
        TMPDIR: join(copy, 'tmp'),
      };
      await writeManifest(manifest, { variables, mounts: [], patch });
      const argv = bash(runUnprotected, manifest, workspace, stage, applyPatch, command);
      return runProgram({ argv, killBy: 'process-group', timeout, signal });
    },
  };
}
