import { readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toolFolders } from './environment.ts';

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
export async function toolPaths(
  home: string,
  jobEnv: NodeJS.ProcessEnv,
): Promise<readonly string[]> {
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
export const isToolChain = async (path: string): Promise<boolean> =>
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
export const inFolder = (folder: string | undefined, names: readonly string[]) =>
  folder ? names.map((name) => join(folder, name)) : [];

/** The real paths of the absolute ones that exist, without duplicates. */
export async function existing(paths: readonly (string | undefined)[]): Promise<readonly string[]> {
  const found = await Promise.all(
    paths.map((path) =>
      path?.startsWith('/') ? realpath(path).catch(() => undefined) : undefined,
    ),
  );
  return [...new Set(found.filter((path) => path !== undefined))];
}
