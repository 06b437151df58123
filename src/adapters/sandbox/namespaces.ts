import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IsolationBackend, SandboxSettings } from './backend.ts';
import { allowedVariables } from './environment.ts';
import { type Mount, patchFolder, writeManifest } from './manifest.ts';
import { buildMountTable } from './mounts.ts';
import { runProgram } from './process.ts';
import { applyPatch, bash, runInNamespaces } from './scripts.ts';

/** Where commands find the git objects of the checkout. */
const objectsInSandbox = '/run/project-objects';

const unshare = ['unshare', '--mount', '--pid', '--fork', '--kill-child=SIGKILL', '--ipc', '--uts'];

/**
 * Runs commands in new Linux namespaces, as a user of their own. They see the machine as its mount table
 * shows it, and write only to a layer over the private copy in the folder `workspace`. `privileged` is the
 * command prefix that gains root.
 */
export async function namespaceBackend(
  settings: SandboxSettings,
  workspace: string,
  privileged: readonly string[],
): Promise<IsolationBackend> {
  const { home, homeFolders, mounts: machine } = await buildMountTable(settings);
  const { user, mounts: account } = await addUser(workspace, home);
  const variables = {
    ...allowedVariables(settings.jobEnv, settings.environment),
    ...{ HOME: home, TMPDIR: '/tmp', USER: 'tests', LOGNAME: 'tests', SHELL: '/bin/bash' },
  };
  return {
    privileged,
    owner: `${user}:${user}`,
    objects: objectsInSandbox,
    homeFolders,
    run: async ({ command, patch, network, timeout, signal }, { manifest, stage, objects }) => {
      const mounts = [...machine, ...account, ...runMounts(manifest, objects)];
      await writeManifest(manifest, { variables, mounts, patch });
      const args = [manifest, workspace, stage, applyPatch, command, settings.root, `${user}`];
      const script = bash(runInNamespaces, ...args, network ? 'shared' : 'none');
      const argv = [...privileged, ...unshare, ...(network ? [] : ['--net']), '--', ...script];
      return runProgram({ argv, killBy: 'closing-stdin', timeout, signal });
    },
  };
}

function runMounts(manifest: string, objects: string | undefined): readonly Mount[] {
  const patch: Mount = { kind: 'shown', path: '/run/patch', source: patchFolder(manifest) };
  if (objects === undefined) return [patch];
  return [patch, { kind: 'shown', path: objectsInSandbox, source: objects }];
}

/**
 * Adds a user and a group to copies of the machine's lists, because programs look themselves up. Resolves
 * to their number, which is new to the machine, and to the mounts that show the copies.
 */
async function addUser(folder: string, home: string) {
  const users = await readFile('/etc/passwd', 'utf8');
  const groups = await readFile('/etc/group', 'utf8');
  // The third field of each line is the number, in both files.
  const numbers = `${users}\n${groups}`.split('\n').map((line) => Number(line.split(':')[2]));
  let user = 47_000;
  while (numbers.includes(user)) user += 1;
  const list = async (name: string, text: string, line: string): Promise<Mount> => {
    const source = join(folder, name);
    await writeFile(source, `${text.replace(/\n?$/, '\n')}${line}\n`, { mode: 0o644 });
    return { kind: 'shown', path: `/etc/${name}`, source };
  };
  const mounts = await Promise.all([
    list('passwd', users, `tests:x:${user}:${user}:tests:${home}:/bin/bash`),
    list('group', groups, `tests:x:${user}:`),
  ]);
  return { user, mounts };
}
