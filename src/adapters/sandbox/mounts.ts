import { readdir, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { SandboxSettings } from './backend.ts';
import { toolFolders } from './environment.ts';
import type { Mount } from './manifest.ts';

/** The machine as commands see it. */
export interface MountTable {
  /** Their home folder: the path of the real one, so that tools find what is shown there. */
  readonly home: string;
  readonly mounts: readonly Mount[];
  /** Folders in the home folder, relative to it, that something is mounted on. */
  readonly homeFolders: readonly string[];
}

/** Folders that every program needs; they are never hidden as a whole. */
const system: ReadonlySet<string> = new Set(
  '/ /bin /dev /etc /lib /lib64 /mnt /nix /opt /proc /sbin /sys /usr /usr/local /var /var/lib'.split(
    ' ',
  ),
);

/** Parts of a home folder that contain tools and their downloads, but no passwords. */
const toolsAtHome = `
  .cargo/bin .cargo/registry .cargo/git .rustup go/bin go/pkg/mod .ghcup .cabal/bin
  .local/bin .local/lib .local/share/pipx .local/share/uv/python .local/share/uv/tools
  .local/share/mise .local/share/fnm .nvm .volta .fnm .asdf .sdkman .pyenv .rbenv .gem/ruby .dotnet
  .deno/bin .bun/bin .m2/repository .m2/wrapper .nuget/packages .ivy2/cache
  .config/composer/vendor .pub-cache/hosted
  .cache/ms-playwright .cache/Cypress .cache/puppeteer .cache/coursier .cache/bazelisk
`
  .trim()
  .split(/\s+/);

/** Other folders to show although a parent is hidden. */
const toolsElsewhere = ['/home/linuxbrew/.linuxbrew', '/run/systemd/resolve'];

/** Hides places with secrets of the job, mounts the private copy, and shows the tools again. */
export async function buildMountTable({
  root,
  scratch,
  jobEnv,
}: Pick<SandboxSettings, 'root' | 'scratch' | 'jobEnv'>): Promise<MountTable> {
  const [realHome] = await existing([jobEnv.HOME || homedir()]);
  const home = realHome && realHome !== root && !system.has(realHome) ? realHome : '/tmp/home';
  const staged: readonly Mount[] = [
    { kind: 'staged', path: '/tmp', source: 'tmp' },
    { kind: 'staged', path: '/var/tmp', source: 'var-tmp' },
    { kind: 'staged', path: home, source: 'home' },
    { kind: 'staged', path: root, source: 'checkout' },
  ];
  const secrets = await secretPaths(jobEnv);
  const closed = await Promise.all([home, root].map(closedAncestor));
  const secretFolders = await existing([...secrets.folders, ...closed.flat(), scratch]);
  const hidden = [
    ...(await existing(['/home', '/root', '/run', '/github'])),
    ...secretFolders.filter((path) => !system.has(path)),
  ];
  const empty = [...new Set(hidden)]
    .filter((path) => !staged.some((mount) => mount.path === path))
    .map((path): Mount => ({ kind: 'empty', path }));
  const blank = secrets.files.map((path): Mount => ({ kind: 'blank', path }));
  const covered = [...staged, ...empty].map(({ path }) => path);
  const shown = (await toolPaths(home, jobEnv))
    .filter((path) => covered.some((folder) => isWithin(path, folder)))
    .filter((path) => ![...covered, '/'].some((folder) => isWithin(folder, path)))
    .filter((path) => !isWithin(path, root) && !isWithin(path, scratch))
    .map((path): Mount => ({ kind: 'shown', path, source: path }));
  const homeFolders = [...staged, ...shown]
    .filter(({ path }) => path !== home && isWithin(path, home))
    .map(({ path }) => relative(home, path));
  return { home, mounts: [...empty, ...staged, ...shown, ...blank], homeFolders };
}

/** Whether `path` is the folder or in it; both are absolute. */
const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);

/**
 * The topmost folder above `path` that other users may not enter, if any. Commands could not see its
 * contents anyway; an empty folder in its place lets them reach what is mounted inside.
 */
async function closedAncestor(path: string): Promise<readonly string[]> {
  let folder = '';
  for (const name of path.split('/').slice(1, -1)) {
    folder += `/${name}`;
    const found = await stat(folder).catch(() => undefined);
    if (found === undefined) return [];
    if ((found.mode & 0o001) === 0) return [folder];
  }
  return [];
}

/** Where the runner and its job keep what commands must not see. */
async function secretPaths(jobEnv: NodeJS.ProcessEnv) {
  const work = jobEnv.RUNNER_WORKSPACE && dirname(jobEnv.RUNNER_WORKSPACE);
  const runner = work && dirname(work);
  const runnerKeys = ['.credentials', '.credentials_rsaparams', '.runner', '.env'];
  const runnerFiles = await existing(inFolder(runner, runnerKeys));
  const cargoKeys = inFolder(jobEnv.CARGO_HOME, ['credentials', 'credentials.toml']);
  const commandFiles = [jobEnv.GITHUB_EVENT_PATH, jobEnv.GITHUB_ENV, jobEnv.GITHUB_OUTPUT];
  const runnerFolders = [work, jobEnv.RUNNER_TEMP, runnerFiles.length > 0 ? runner : undefined];
  const commandFolders = commandFiles.map((file) => file && dirname(file));
  return {
    folders: [...runnerFolders, jobEnv.GITHUB_WORKSPACE, ...commandFolders],
    files: [...runnerFiles, ...(await existing(cargoKeys))],
  };
}

const inFolder = (folder: string | undefined, names: readonly string[]) =>
  folder ? names.map((name) => join(folder, name)) : [];

/** Existing folders of tools: the well-known ones, those named by variables, and those on the `PATH`. */
async function toolPaths(home: string, jobEnv: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const found = await existing([
    ...inFolder(home, toolsAtHome),
    ...toolsElsewhere,
    ...toolFolders(jobEnv),
    ...inFolder(jobEnv.CARGO_HOME, ['bin', 'registry', 'git']),
    ...(jobEnv.PATH ?? '').split(':').map(pathFolder),
    jobEnv.RUNNER_TOOL_CACHE,
    jobEnv.AGENT_TOOLSDIRECTORY,
  ]);
  const isSafe = await Promise.all(found.map(isSafeToShow));
  return found.filter((_, index) => isSafe[index]);
}

/** Files in which tools store passwords, some of them next to their programs. */
const keyFiles =
  /^(credentials(\.\w+)?|settings(-security)?\.xml|gradle\.properties|auth\.(json|toml)|\.npmrc|\.condarc)$/;

/** Whether the path is a folder without passwords. */
async function isSafeToShow(path: string): Promise<boolean> {
  const names = await readdir(path).catch(() => undefined);
  return names !== undefined && !names.some((name) => keyFiles.test(name));
}

/** The folder to show for an entry of the `PATH`: programs of npm packages are links into `node_modules`. */
const pathFolder = (entry: string) => entry.replace(/(\/node_modules)\/.*$/, '$1');

/** The real paths of the absolute ones that exist, without duplicates. */
async function existing(paths: readonly (string | undefined)[]): Promise<readonly string[]> {
  const found = await Promise.all(
    paths.map((path) =>
      path?.startsWith('/') ? realpath(path).catch(() => undefined) : undefined,
    ),
  );
  return [...new Set(found.filter((path) => path !== undefined))];
}
