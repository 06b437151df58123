import { readdir, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { toolFolders } from './environment.ts';

/** One difference between the machine and what the commands see of it; all else can only be read. */
export type Mount =
  /** The folder is empty. */
  | { readonly kind: 'empty'; readonly path: string }
  /** The file is empty. */
  | { readonly kind: 'blank'; readonly path: string }
  /** What stands at `source` can be read. */
  | { readonly kind: 'shown'; readonly path: string; readonly source: string }
  /** A folder of the private copy, which the commands may write to. */
  | { readonly kind: 'staged'; readonly path: string; readonly source: CopiedFolder };

/** The folders of the private copy. */
export const copiedFolders = ['checkout', 'home', 'tmp', 'var-tmp'] as const;
type CopiedFolder = (typeof copiedFolders)[number];

/** What the commands see of the machine. */
export interface View {
  /** Their home folder: the place of the real one, so that tools find what is shown there. */
  readonly home: string;
  readonly mounts: readonly Mount[];
}

/** Full paths of the places that a view is made for. */
export interface Places {
  readonly root: string;
  readonly scratch: string;
  readonly job: NodeJS.ProcessEnv;
}

/** Folders that every program needs: they are never hidden as a whole. */
const system: ReadonlySet<string> = new Set(
  '/ /bin /dev /etc /lib /lib64 /mnt /nix /opt /proc /sbin /sys /usr /usr/local /var /var/lib'.split(
    ' ',
  ),
);

/** Parts of a home folder that hold tools and what they have fetched, and no passwords. */
const toolsAtHome = [
  ...['bin', 'registry', 'git'].map((part) => `.cargo/${part}`),
  ...[
    'bin',
    'lib',
    'share/pipx',
    'share/uv/python',
    'share/uv/tools',
    'share/mise',
    'share/fnm',
  ].map((it) => `.local/${it}`),
  ...['ms-playwright', 'Cypress', 'puppeteer', 'coursier', 'bazelisk'].map((it) => `.cache/${it}`),
  ...[
    '.rustup',
    '.nvm',
    '.volta',
    '.fnm',
    '.asdf',
    '.sdkman',
    '.pyenv',
    '.rbenv',
    '.gem/ruby',
    '.dotnet',
  ],
  ...[
    '.deno/bin',
    '.bun/bin',
    '.ghcup',
    '.cabal/bin',
    '.m2/repository',
    '.m2/wrapper',
    '.nuget/packages',
  ],
  ...['go/bin', 'go/pkg/mod', '.ivy2/cache', '.config/composer/vendor', '.pub-cache/hosted'],
];

/** Further folders that are shown although one above them is not. */
const toolsElsewhere = ['/home/linuxbrew/.linuxbrew', '/run/systemd/resolve'];

/** Hides what holds secrets of the job, puts the private copy in place, and shows the tools again. */
export async function viewOf({ root, scratch, job }: Places): Promise<View> {
  const [realHome] = await existing([job.HOME || homedir()]);
  const home = realHome && realHome !== root && !system.has(realHome) ? realHome : '/tmp/home';
  const staged: readonly Mount[] = [
    { kind: 'staged', path: '/tmp', source: 'tmp' },
    { kind: 'staged', path: '/var/tmp', source: 'var-tmp' },
    { kind: 'staged', path: home, source: 'home' },
    { kind: 'staged', path: root, source: 'checkout' },
  ];
  const own = await ofTheJob(job);
  const shut = await Promise.all([home, root].map(shutFolderAbove));
  const secret = (await existing([...own.folders, ...shut.flat(), scratch])).filter(
    (path) => !system.has(path),
  );
  const taken = new Set(staged.map(({ path }) => path));
  const empty = [
    ...new Set([...(await existing(['/home', '/root', '/run', '/github'])), ...secret]),
  ]
    .filter((path) => !taken.has(path))
    .map((path): Mount => ({ kind: 'empty', path }));
  const blank = own.files.map((path): Mount => ({ kind: 'blank', path }));
  const covered = [...staged, ...empty].map(({ path }) => path);
  const shown = (await tools(home, job))
    .filter((path) => covered.some((folder) => isWithin(path, folder)))
    .filter((path) => ![...covered, '/'].some((folder) => isWithin(folder, path)))
    .filter((path) => !isWithin(path, root) && !isWithin(path, scratch))
    .map((path): Mount => ({ kind: 'shown', path, source: path }));
  return { home, mounts: inOrder([...empty, ...staged, ...shown, ...blank]) };
}

/** Sorts mounts so that a folder comes before what is in it. */
export const inOrder = (mounts: readonly Mount[]): readonly Mount[] =>
  mounts.toSorted((a, b) => a.path.length - b.path.length);

/** The folders within the home folder that something is shown or put in. */
export function foldersAtHome({ home, mounts }: View): readonly string[] {
  return mounts
    .filter(({ kind, path }) => isPut(kind) && path !== home && isWithin(path, home))
    .map(({ path }) => relative(home, path));
}

const isPut = (kind: Mount['kind']) => kind === 'staged' || kind === 'shown';

/** Whether `path` is the folder or below it; both are full paths. */
export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);

/**
 * The first folder on the way to `path` that others may not enter, if there is one. They see nothing of it
 * anyway; hidden, it can be entered, and what is put into it can be reached.
 */
async function shutFolderAbove(path: string): Promise<readonly string[]> {
  const above = path.split('/').slice(1, -1);
  for (const [index] of above.entries()) {
    const folder = `/${above.slice(0, index + 1).join('/')}`;
    const found = await stat(folder).catch(() => undefined);
    if (found === undefined) return [];
    if ((found.mode & 0o001) === 0) return [folder];
  }
  return [];
}

/** Where the runner and its job keep what commands must not see. */
async function ofTheJob(job: NodeJS.ProcessEnv) {
  const work = job.RUNNER_WORKSPACE && dirname(job.RUNNER_WORKSPACE);
  const runner = work && dirname(work);
  const keys = ['.credentials', '.credentials_rsaparams', '.runner', '.env'];
  const ofRunner = runner ? await existing(keys.map((name) => join(runner, name))) : [];
  const near = [job.GITHUB_EVENT_PATH, job.GITHUB_ENV, job.GITHUB_OUTPUT].map(
    (file) => file && dirname(file),
  );
  const folders = [
    work,
    job.RUNNER_TEMP,
    job.GITHUB_WORKSPACE,
    ...near,
    ofRunner.length > 0 && runner,
  ];
  const cargo = job.CARGO_HOME ? ['credentials', 'credentials.toml'] : [];
  const cargoFiles = await existing(cargo.map((name) => join(job.CARGO_HOME ?? '', name)));
  return {
    folders: folders.filter((folder) => typeof folder === 'string'),
    files: [...ofRunner, ...cargoFiles],
  };
}

/** Folders of tools that exist: the usual ones, those that variables name, and those of the `PATH`. */
async function tools(home: string, job: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const cargo = job.CARGO_HOME;
  const ofCargo = cargo ? ['bin', 'registry', 'git'].map((part) => join(cargo, part)) : [];
  const paths = (job.PATH ?? '').split(':').map(wholeOf);
  const caches = [job.RUNNER_TOOL_CACHE, job.AGENT_TOOLSDIRECTORY];
  const atHome = toolsAtHome.map((part) => join(home, part));
  const all = [...atHome, ...toolsElsewhere, ...toolFolders(job), ...ofCargo, ...paths, ...caches];
  const found = await existing(all.filter((path) => path !== undefined));
  const fit = await Promise.all(found.map(isFitToShow));
  return found.filter((_, index) => fit[index]);
}

/** Files in which tools keep passwords; some keep them beside their programs. */
const keyFiles =
  /^(credentials(\.\w+)?|settings(-security)?\.xml|gradle\.properties|auth\.(json|toml)|\.npmrc|\.condarc)$/;

/** Whether it is a folder, and without passwords. */
async function isFitToShow(path: string): Promise<boolean> {
  const names = await readdir(path).catch(() => undefined);
  return names !== undefined && !names.some((name) => keyFiles.test(name));
}

/** The folder that an entry of the `PATH` needs: programs of npm packages are links into `node_modules`. */
const wholeOf = (entry: string) => entry.replace(/(\/node_modules)\/.*$/, '$1');

/** The true paths of those that exist, each once. */
async function existing(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    paths
      .filter((path) => path.startsWith('/'))
      .map((path) => realpath(path).catch(() => undefined)),
  );
  return [...new Set(found.filter((path) => path !== undefined))];
}
