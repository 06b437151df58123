import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IsolationBackend, SandboxSettings } from './backend.ts';
import { allowedVariables } from './environment.ts';
import { objectsInSandbox } from './history.ts';
import { type Mount, patchFolder, writeManifest } from './manifest.ts';
import type { MountTable } from './mounts.ts';
import { runProgram } from './process.ts';
import { applyPatch, bash, runInNamespaces } from './scripts.ts';

const unshare = ['unshare', '--mount', '--pid', '--fork', '--kill-child=SIGKILL', '--ipc', '--uts'];

/** The machine as commands see it, and the command prefix that gains root. */
export interface Namespaces {
  readonly table: MountTable;
  readonly privileged: readonly string[];
}

/**
 * Runs commands in new Linux namespaces, as a user of their own. They see the machine as the mount table
 * shows it, and write only to a layer over the private copy in the folder `workspace`.
 */
export async function namespaceBackend(
  { root, environment, jobEnv }: SandboxSettings,
  workspace: string,
  { table, privileged }: Namespaces,
): Promise<IsolationBackend> {
  const { home } = table;
  const user = await unusedId();
  const account = await writeAccount(workspace, user, home);
  const variables = {
    ...allowedVariables(jobEnv, environment),
    ...{ HOME: home, TMPDIR: '/tmp', USER: 'tests', LOGNAME: 'tests', SHELL: '/bin/bash' },
  };
  return {
    privileged,
    owner: `${user}:${user}`,
    objects: objectsInSandbox,
    homeFolders: table.homeFolders,
    run: async ({ command, patch, network, timeout, signal }, { manifest, stage, objects }) => {
      const mounts = [...table.mounts, ...account, ...runMounts(manifest, objects)];
      await writeManifest(manifest, { variables, mounts, patch });
      const args = [manifest, workspace, stage, applyPatch, command, root, String(user)];
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

const accountFiles = ['passwd', 'group'] as const;

/** A number that identifies no user and no group of this machine. */
async function unusedId(): Promise<number> {
  const used = new Set((await Promise.all(accountFiles.map(readAccounts))).flatMap((it) => it.ids));
  let id = 47_000;
  while (used.has(id)) id += 1;
  return id;
}

/**
 * Writes copies of the machine's users and groups that also list `id`, because programs look themselves
 * up. Resolves to the mounts that show these copies.
 */
async function writeAccount(folder: string, id: number, home: string): Promise<readonly Mount[]> {
  const lines = {
    passwd: `tests:x:${id}:${id}:tests:${home}:/bin/bash\n`,
    group: `tests:x:${id}:\n`,
  };
  return Promise.all(
    accountFiles.map(async (name): Promise<Mount> => {
      const source = join(folder, name);
      const text = `${(await readAccounts(name)).text}${lines[name]}`;
      await writeFile(source, text, { mode: 0o644 });
      return { kind: 'shown', path: `/etc/${name}`, source };
    }),
  );
}

/** The third field of each line is the number, in both files. */
async function readAccounts(name: (typeof accountFiles)[number]) {
  const text = await readFile(`/etc/${name}`, 'utf8');
  const ids = text.split('\n').map((line) => Number(line.split(':')[2]));
  return { text: text.replace(/\n?$/, '\n'), ids };
}
