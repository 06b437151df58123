import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askingVariables } from './asked-reports.ts';
import type { IsolationBackend, SandboxSettings } from './backend.ts';
import { makeConfiguration } from './configuration.ts';
import { allowedVariables } from './environment.ts';
import { forwardPorts } from './forward-ports.ts';
import { type Mount, patchFolder, writeManifest } from './manifest.ts';
import { buildMountTable } from './mounts.ts';
import { lastLine, runProgram } from './process.ts';
import { applyPatch, bash, runInNamespaces } from './scripts.ts';
import { serviceArguments } from './services.ts';

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
  const { home, homeFolders, configuration, mounts: machine } = await buildMountTable(settings);
  const user = await newUser();
  const etc: Mount = { kind: 'shown', path: '/etc', source: join(workspace, 'etc') };
  await makeConfiguration(etc.source, { user, home }, configuration);
  const limits = await findLimits(privileged);
  const known = {
    ...allowedVariables(settings.jobEnv, settings.environment),
    ...{ HOME: home, TMPDIR: '/tmp', USER: 'tests', LOGNAME: 'tests', SHELL: '/bin/bash' },
  };
  return {
    privileged,
    owner: `${user}:${user}`,
    objects: objectsInSandbox,
    homeFolders,
    run: async (
      { command, services, patch, network, timeout, reports, signal },
      { manifest, stage, objects },
    ) => {
      const variables = { ...askingVariables('/tmp', reports), ...known };
      const mounts = [etc, ...machine, ...runMounts(manifest, objects)];
      await writeManifest(manifest, { variables, mounts, patch });
      const args = [manifest, workspace, stage, applyPatch, command, settings.root, `${user}`];
      const mode = network ? 'shared' : 'none';
      const script = bash(runInNamespaces, ...args, mode, ...serviceArguments(services));
      const isolation = [...(network ? [] : ownNetwork(settings.ports)), ...unshare, '--'];
      const argv = [...privileged, ...limits, ...isolation, ...script];
      return runProgram({ argv, killBy: 'closing-stdin', timeout, signal });
    },
  };
}

/** What a view of the machine is made with; none of it needs room on a disk. */
const makeView =
  'mount --bind / / && mount -t proc proc /proc && type pivot_root setpriv > /dev/null';

/** Rejects with what the machine says if it has no namespaces, mounts or programs to isolate a command with. */
export async function requireNamespaces(privileged: readonly string[]): Promise<void> {
  const argv = [...privileged, 'unshare', '--net', '--', ...unshare, '--', ...bash(makeView)];
  const result = await runProgram({ argv, killBy: 'closing-stdin', timeout: 10_000 });
  if (result.code === 0) return;
  throw new Error(`their sandbox could not be set up (${lastLine(result.errors)})`);
}

/** The prefix that gives a command a network of its own, with these ports of the job's. */
const ownNetwork = (ports: readonly number[] = []) =>
  ports.length === 0 ? ['unshare', '--net', '--'] : forwardPorts(ports);

function runMounts(manifest: string, objects: string | undefined): readonly Mount[] {
  const patch: Mount = { kind: 'shown', path: '/run/patch', source: patchFolder(manifest) };
  if (objects === undefined) return [patch];
  return [patch, { kind: 'shown', path: objectsInSandbox, source: objects }];
}

/** Numbers that neither systemd, nor a directory service, nor a container hands out. */
const unusedNumbers = { from: 2_000_300_000, to: 2_147_000_000 };

/** The same where only the lower numbers are mapped, as in a container without root. */
const mappedNumbers = { from: 30_000, to: 60_000 };

/** Returns a number, new to the machine, for the user of one run: what another run left for its user is nobody's. */
async function newUser(): Promise<number> {
  const lists = await Promise.all(
    ['/etc/passwd', '/etc/group'].map((path) => readFile(path, 'utf8')),
  );
  // The third field of each line is the number, in both files.
  const taken = lists
    .join('\n')
    .split('\n')
    .map((line) => Number(line.split(':')[2]));
  const maps = await Promise.all(
    ['/proc/self/uid_map', '/proc/self/gid_map'].map((path) => readFile(path, 'utf8')),
  );
  const { from, to } = maps.every(mapsUnused) ? unusedNumbers : mappedNumbers;
  for (;;) {
    const user = randomInt(from, to);
    if (!taken.includes(user)) return user;
  }
}

function mapsUnused(map: string): boolean {
  const rows = map.trim().split('\n');
  return rows.some((row) => {
    const [inside = 0, , count = 0] = row.trim().split(/\s+/).map(Number);
    return inside <= unusedNumbers.from && inside + count >= unusedNumbers.to;
  });
}

/**
 * Bounds memory and processes of a command with all that it starts, where systemd runs the machine. There is room
 * for more processes than the command's user may have: those that watch it.
 */
const scope = [
  ...['systemd-run', '--scope', '--quiet', '--collect'],
  ...['--property=MemoryMax=85%', '--property=TasksMax=8256', '--'],
];

/** Returns the prefix that bounds a command's resources; empty where the script's own limits must do. */
async function findLimits(privileged: readonly string[]): Promise<readonly string[]> {
  if (!existsSync('/run/systemd/system')) return [];
  const argv = [...privileged, ...scope, 'true'];
  const trial = runProgram({ argv, killBy: 'closing-stdin', timeout: 10_000 });
  const result = await trial.catch(() => undefined);
  return result?.kind === 'exited' && result.code === 0 ? scope : [];
}
