import { freeId, writeAccount } from './account.ts';
import { type Shelter, type ShelterSettings, scriptWith, trusted } from './backend.ts';
import { allowedVariables } from './environment.ts';
import { objectsInSandbox } from './history.ts';
import { patchFolder, writeOrder } from './manifest.ts';
import { foldersAtHome, inOrder, type Mount, viewOf } from './mounts.ts';
import { runProgram } from './process.ts';
import { laying, sandboxed } from './script.ts';

const namespaces = [
  ...['unshare', '--mount', '--pid', '--fork', '--kill-child=SIGKILL', '--ipc', '--uts'],
];

/**
 * Runs commands in new namespaces as a user that nobody else is. They see the machine without what holds
 * secrets, and write only to a layer over the private copy in the folder `room`. `privileged` is what
 * makes a program root's, nothing where we are root.
 */
export async function sandbox(
  settings: ShelterSettings,
  room: string,
  privileged: readonly string[],
): Promise<Shelter> {
  const user = await freeId();
  const view = await viewOf(settings);
  const account = await writeAccount(room, user, view.home);
  const variables = {
    ...allowedVariables(settings.job, settings.environment),
    ...{ HOME: view.home, TMPDIR: '/tmp', USER: 'tests', LOGNAME: 'tests', SHELL: '/bin/bash' },
  };
  return {
    privileged,
    owner: `${user}:${user}`,
    objects: objectsInSandbox,
    foldersAtHome: foldersAtHome(view),
    start: async ({ command, patch, network, timeout, signal }, { order, stage, objects }) => {
      const mounts = inOrder([...view.mounts, ...account, ...given(order, objects)]);
      await writeOrder(order, { variables, mounts, patch });
      const words = [order, room, stage, laying, command, settings.root, String(user)];
      const run = scriptWith(sandboxed, ...words, network ? 'shared' : 'none');
      const argv = [...privileged, ...namespaces, ...(network ? [] : ['--net']), '--', ...run];
      return runProgram({ argv, env: trusted, dies: 'with-input', timeout, signal });
    },
  };
}

/** What is shown to one command besides the machine. */
function given(order: string, objects: string | undefined): readonly Mount[] {
  const patch: Mount = { kind: 'shown', path: '/run/patch', source: patchFolder(order) };
  if (objects === undefined) return [patch];
  return [patch, { kind: 'shown', path: objectsInSandbox, source: objects }];
}
