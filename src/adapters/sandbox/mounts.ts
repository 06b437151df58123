import type { Dirent } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { SandboxSettings } from './backend.ts';
import { toolFolders } from './environment.ts';
import type { Mount } from './manifest.ts';

/** Folders of the system, which are never hidden as what a job keeps there, and are no home. */
const system: ReadonlySet<string> = new Set(
  '/ /bin /dev /etc /lib /lib64 /nix /proc /sbin /sys /usr /usr/local /var /var/lib'.split(' '),
);

/** Folders at the root that stay visible; what anyone else puts there may hold anything. */
const systemAtRoot = /^(?:bin|boot|dev|etc|lib\w*|nix|proc|sbin|snap|sys|tmp|usr|var)$/;

/** Folders of `/usr/local` for programs. Another one may be a tool's, or hold anything. */
const localPrograms = /^(?:s?bin|lib\w*|include|share|man|games)$/;

type TableSettings = Pick<SandboxSettings, 'root' | 'scratch' | 'jobEnv' | 'folders'>;

/** Hides places with secrets of the job and of the machine, mounts the private copy, and shows the tools again. */
export async function buildMountTable({ root, scratch, jobEnv, folders = [] }: TableSettings) {
  const [realHome] = await existing([jobEnv.HOME || homedir()]);
  // The path of the real one, so that tools find what is shown there.
  const home = realHome && realHome !== root && !system.has(realHome) ? realHome : '/tmp/home';
  const staged: readonly Mount[] = [
    { kind: 'staged', path: '/tmp', source: 'tmp' },
    { kind: 'staged', path: '/var/tmp', source: 'var-tmp' },
    { kind: 'staged', path: home, source: 'home' },
    { kind: 'staged', path: root, source: 'checkout' },
  ];
  const secrets = await secretPaths(jobEnv);
  const local = await localData();
  const closed = await Promise.all([home, root].map(closedAncestor));
  const secretFolders = await existing([...secrets.folders, ...closed.flat(), scratch]);
  const hidden = [
    ...(await foldersAtRoot()),
    ...['/var', ...local.folders],
    ...secretFolders.filter((path) => !system.has(path)),
  ];
  const empty = [...new Set(hidden)]
    .filter((path) => !staged.some((mount) => mount.path === path))
    .map((path): Mount => ({ kind: 'empty', path }));
  const covered = ['/etc', ...[...staged, ...empty].map(({ path }) => path)];
  const isCovered = (path: string) => covered.some((folder) => isWithin(path, folder));
  const sockets = (await openSockets()).filter((path) => !isCovered(path));
  const files = [...secrets.files, ...local.files, ...sockets];
  const blank = files.map((path): Mount => ({ kind: 'blank', path }));
  // Variables may name a certificate there.
  const named = (await existing(toolFolders(jobEnv))).filter((path) => isWithin(path, '/etc'));
  const tools = [...(await toolPaths(home, jobEnv)), ...named, ...(await existing(folders))];
  const shown = [...new Set(tools)]
    .filter(isCovered)
    .filter((path) => ![...covered, '/'].some((folder) => isWithin(folder, path)))
    .filter((path) => !isWithin(path, root) && !isWithin(path, scratch))
    .map((path): Mount => ({ kind: 'shown', path, source: path }));
  // What something is mounted on, in the home folder and in `/etc`.
  const homeFolders = [...staged, ...shown]
    .filter(({ path }) => path !== home && isWithin(path, home))
    .map(({ path }) => relative(home, path));
  const configuration = shown.map(({ path }) => path).filter((path) => isWithin(path, '/etc'));
  return { home, mounts: [...empty, ...staged, ...shown, ...blank], configuration, homeFolders };
}

/** Folders at the root that are not the system's. */
async function foldersAtRoot(): Promise<readonly string[]> {
  const entries = await readdir('/', { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !systemAtRoot.test(entry.name))
    .map(({ name }) => `/${name}`);
}

/** What is in `/usr/local` besides programs, such as its own `etc`. */
async function localData() {
  const entries = await readdir('/usr/local', { withFileTypes: true }).catch(() => []);
  const others = entries
    .filter(({ name }) => !localPrograms.test(name))
    .map((entry) => ({ entry, path: `/usr/local/${entry.name}` }));
  const isTool = await Promise.all(others.map(({ path }) => isToolChain(path)));
  const rest = others.filter((_, index) => !isTool[index]);
  const pathsOf = (isKind: (entry: Dirent) => boolean) =>
    rest.filter(({ entry }) => isKind(entry)).map(({ path }) => path);
  return { folders: pathsOf((it) => it.isDirectory()), files: pathsOf((it) => it.isFile()) };
}

/** Sockets of services on this machine, by their paths: no network is needed to reach them. */
async function openSockets(): Promise<readonly string[]> {
  const table = await readFile('/proc/net/unix', 'utf8').catch(() => '');
  return existing(table.split('\n').map((line) => / (\/.+)$/.exec(line)?.[1]));
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

/** Other folders to show although a parent is hidden: packages and data of programs, but of no service. */
const toolsElsewhere = `
  /home/linuxbrew/.linuxbrew /run/systemd/resolve /var/cache/fontconfig
  /var/lib/aspell /var/lib/ca-certificates /var/lib/emacsen-common /var/lib/gems /var/lib/ghc /var/lib/ghostscript
  /var/lib/mecab /var/lib/texmf
`
  .trim()
  .split(/\s+/);

/** Existing folders of tools: the well-known ones, those named by variables, and those on the `PATH`. */
async function toolPaths(home: string, jobEnv: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const found = await existing([
    ...inFolder(home, toolsAtHome),
    ...toolsElsewhere,
    ...toolFolders(jobEnv),
    ...inFolder(jobEnv.CARGO_HOME, ['bin', 'registry', 'git']),
    ...(jobEnv.PATH ?? '').split(':').map((entry) => pathFolder(entry, home)),
    ...(await linkedFolders()),
    ...(await libraryFolders()),
    jobEnv.RUNNER_TOOL_CACHE,
    jobEnv.AGENT_TOOLSDIRECTORY,
  ]);
  const isSafe = await Promise.all(found.map(isSafeToShow));
  return found.filter((_, index) => isSafe[index]);
}

/** Files in which tools store passwords, some of them next to their programs. */
const keyFiles =
  /^(\.?credentials(\.\w+)?|\.runner|settings(-security)?\.xml|gradle\.properties|auth\.(json|toml)|\.npmrc|\.condarc)$/;

/** Whether the path is a folder without passwords. */
async function isSafeToShow(path: string): Promise<boolean> {
  const names = await readdir(path).catch(() => undefined);
  return names !== undefined && !names.some((name) => keyFiles.test(name));
}

/** Whether the path is a folder with programs and without passwords, such as that of a compiler. */
const isToolChain = async (path: string): Promise<boolean> =>
  (await isSafeToShow(path)) && (await readdir(path)).includes('bin');

/**
 * The folder to show for an entry of the `PATH`: programs of npm packages are links into `node_modules`, and
 * others need what lies beside their folder `bin`. A home folder has more beside it than tools.
 */
function pathFolder(entry: string, home: string): string {
  if (entry.includes('/node_modules')) return entry.replace(/(\/node_modules)\/.*$/, '$1');
  const isPackage = /^\/[^/]+\/.+\/s?bin\/?$/.test(entry) && !entry.startsWith(`${home}/`);
  return isPackage ? dirname(entry) : entry;
}

/** Folders such as `/opt/google/chrome`, into which programs of the system are links. */
async function linkedFolders(): Promise<readonly string[]> {
  const found = await Promise.all(['/usr/bin', '/usr/local/bin'].map(linksOutside));
  return [...new Set(found.flat())];
}

async function linksOutside(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const links = entries.filter((entry) => entry.isSymbolicLink());
  const targets = await Promise.all(
    links.map(({ name }) => realpath(join(folder, name)).catch(() => '')),
  );
  return targets
    .filter((target) => /^\/(?!usr\/(?!local\/)|bin\/|etc\/|lib)[^/]+\/[^/]+\//.test(target))
    .map((target) => pathFolder(dirname(target), ''));
}

/** Folders in which the machine's linker looks for libraries. */
async function libraryFolders(): Promise<readonly string[]> {
  const folder = '/etc/ld.so.conf.d';
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    names.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')),
  );
  return texts.flatMap((text) => text.match(/^\/.*$/gm) ?? []);
}

/** The paths of these names in a folder; none without a folder. */
const inFolder = (folder: string | undefined, names: readonly string[]) =>
  folder ? names.map((name) => join(folder, name)) : [];

/** The real paths of the absolute ones that exist, without duplicates. */
async function existing(paths: readonly (string | undefined)[]): Promise<readonly string[]> {
  const found = await Promise.all(
    paths.map((path) =>
      path?.startsWith('/') ? realpath(path).catch(() => undefined) : undefined,
    ),
  );
  return [...new Set(found.filter((path) => path !== undefined))];
}
