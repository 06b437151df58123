import { randomInt, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { askingVariables } from './asked-reports.ts';
import type { IsolationBackend, SandboxSettings } from './backend.ts';
import { allowedVariables } from './environment.ts';
import { forwardPorts } from './forward-ports.ts';
import { type Mount, patchFolder, writeManifest } from './manifest.ts';
import { buildMountTable } from './mounts.ts';
import { runInNamespaces } from './namespace-script.ts';
import { complaints, lastLine, runProgram } from './process.ts';
import { applyPatch, bash, copyConfiguration } from './scripts.ts';
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

/**
 * What programs need of `/etc`, by what it is for; `*` stands for any characters. The rest is for the machine
 * itself and its services, or may hold addresses with passwords, such as `npmrc`, `pip.conf` and `gitconfig`.
 */
const needed = {
  libraries: 'ld.so.* glvnd egl vulkan OpenCL openmpi*',
  links: 'alternatives mtab',
  network:
    'hosts host.conf hostname nsswitch.conf resolv.conf gai.conf protocols services rpc networks netconfig',
  certificates: 'ssl pki ca-certificates* crypto-policies gnutls',
  system: '*-release *_version localtime timezone locale.* shells mke2fs.conf',
  text: 'terminfo inputrc magic* mime.types mailcap sgml xml groff paper* dictionaries-common',
  languages: `java* .java jvm* maven gradle* ant* sbt kotlin* scala* python* perl* ruby* gemrc irbrc R php*
    dotnet mono ghc* guile* lua* julia octave* erlang* ocaml* clang* llvm* emacs vim texmf texlive`,
  pages:
    'fonts ImageMagick* GraphicsMagick* ghostscript gtk* pango X11 libreoffice chromium* firefox*',
  services: 'dbus-1 alsa asound.conf postgresql-common odbcinst.ini',
} as const;

const words = Object.values(needed).join(' ').split(/\s+/);
const pattern = words.map((word) => word.replaceAll('.', '\\.').replaceAll('*', '.*')).join('|');
const form = new RegExp(`^(?:${pattern})$`);

/** Whether programs need what has this name in `/etc`. */
const isNeeded = (name: string) => form.test(name);

/** The user of the commands; nobody else of the machine is in their lists but `root` and `nobody`. */
interface Account {
  /** Its number, which is its group's, too. */
  readonly user: number;
  readonly home: string;
}

/**
 * Makes `copy` the `/etc` of the commands: what programs need of the machine's, and lists of users, because
 * programs look themselves up. The paths in `mounted` exist there, so that something can be mounted on them.
 */
async function makeConfiguration(
  copy: string,
  { user, home }: Account,
  mounted: readonly string[],
): Promise<void> {
  await mkdir(copy);
  await chmod(copy, 0o755);
  const argv = bash(copyConfiguration, copy, ...(await readdir('/etc')).filter(isNeeded));
  const result = await runProgram({ argv, killBy: 'process-group', timeout: 60_000 });
  if (result.code !== 0) throw new Error(`/etc could not be copied (${complaints(result.errors)})`);
  const lists = {
    passwd: `root:x:0:0:root:/root:/bin/bash
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
tests:x:${user}:${user}:tests:${home}:/bin/bash
`,
    group: `root:x:0:\ntty:x:5:\nnogroup:x:65534:\ntests:x:${user}:\n`,
    'machine-id': `${randomUUID().replaceAll('-', '')}\n`,
  };
  for (const [name, text] of Object.entries(lists)) {
    await writeFile(join(copy, name), text);
    await chmod(join(copy, name), 0o644);
  }
  for (const path of mounted) {
    const at = join(copy, relative('/etc', path));
    const isFolder = (await stat(path)).isDirectory();
    await mkdir(isFolder ? at : dirname(at), { recursive: true });
    if (!isFolder) await writeFile(at, '', { flag: 'wx' }).catch(() => {});
  }
}
