import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fillFolder } from './folder-copies.ts';
import { launch } from './launcher.ts';

/** Files by path: text, bytes, or an executable script. */
export type Files = Readonly<Record<string, FileSeed>>;
export type FileSeed = string | Uint8Array | { readonly text: string; readonly executable: true };

/** A temporary folder, removed on disposal. */
export interface TemporaryFolder extends AsyncDisposable {
  readonly directory: string;
}

/** A git repository in a temporary folder. */
export interface TemporaryRepository extends TemporaryFolder {
  git(...args: string[]): Promise<string>;
  write(files: Files): Promise<void>;
}

export async function temporaryFolder(): Promise<TemporaryFolder> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'jira-bug-fix-')));
  return {
    directory,
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
  };
}

/** Creates a repository with `files` in one commit on `main`. */
export async function temporaryRepository(files: Files): Promise<TemporaryRepository> {
  const folder = await temporaryFolder();
  const { directory } = folder;
  await fillFolder(directory, `repository ${JSON.stringify(files)}`, (copied) =>
    makeRepository(copied, files),
  );
  await runGit(directory, ['update-index', '-q', '--refresh']);
  return {
    ...folder,
    git: async (...args) => (await runGit(directory, args)).toString('utf8').trimEnd(),
    write: (more) => writeFiles(directory, more),
  };
}

async function makeRepository(directory: string, files: Files): Promise<void> {
  await runGit(directory, ['init', '--quiet', '--initial-branch=main', '--template=']);
  await writeFiles(directory, files);
  await runGit(directory, ['add', '--all']);
  await runGit(directory, ['commit', '--quiet', '--allow-empty', '--message=seed']);
}

export interface GitInput {
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs git without this machine's settings. Rejects with git's standard error. */
export async function runGit(
  directory: string,
  args: readonly string[],
  { stdin = '', env = {} }: GitInput = {},
): Promise<Buffer> {
  const variables = { ...gitEnvironment, ...env };
  const git = { program: 'git', args, directory, env: variables, stdin };
  const { stdout, stderr, failure } = await launch(git);
  if (failure === undefined) return Buffer.from(stdout);
  const said = Buffer.from(stderr).toString('utf8');
  throw new Error(`git ${args.join(' ')}: ${said}`, { cause: failure });
}

const person = { name: 'A Person', email: 'person@example.com' };

/** Variables for git that hide this machine's settings. */
const gitEnvironment = {
  PATH: process.env.PATH ?? '',
  HOME: tmpdir(),
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: person.name,
  GIT_AUTHOR_EMAIL: person.email,
  GIT_COMMITTER_NAME: person.name,
  GIT_COMMITTER_EMAIL: person.email,
};

export async function writeFiles(directory: string, files: Files): Promise<void> {
  for (const [path, seed] of Object.entries(files)) {
    const target = join(directory, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, contentOf(seed), { mode: isExecutableSeed(seed) ? 0o755 : 0o644 });
  }
}

/** Returns the content of a file. */
export function contentOf(seed: FileSeed): string | Uint8Array {
  return typeof seed === 'string' || seed instanceof Uint8Array ? seed : seed.text;
}

export function isExecutableSeed(seed: FileSeed): boolean {
  return typeof seed === 'object' && !(seed instanceof Uint8Array);
}
