import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { basename, delimiter, dirname, isAbsolute, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../../engines/errors.ts';
import { repositoryAround, trustedRoot } from './trust.ts';

const run = promisify(execFile);

/** Bytes of output, unless a command has a limit of its own. */
const outputLimit = 32 * 1024 * 1024;

/** The variables that git needs to run and to find the user's settings: no secrets, no `GIT_DIR`. */
const inherited = [
  'HOME',
  'USERPROFILE',
  'XDG_CONFIG_HOME',
  'SUDO_UID',
  'SYSTEMROOT',
  'TMPDIR',
  'TEMP',
];

/** Settings that override the repository's own, which can name programs: anyone may have written them. */
const settings = [
  'core.quotepath=off',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.sshCommand=false',
  'core.gitProxy=false',
  'core.pager=cat',
  'credential.helper=',
  'diff.external=',
];

/** Where git is started: on Windows, it is looked for in this folder before `PATH`. */
const neutral = dirname(process.execPath);

/** The commands in use. None of them converts files, which would run the filters of the repository. */
type Command =
  | 'cat-file'
  | 'diff-tree'
  | 'fetch'
  | 'for-each-ref'
  | 'init'
  | 'log'
  | 'ls-files'
  | 'ls-remote'
  | 'ls-tree'
  | 'read-tree'
  | 'rev-list'
  | 'rev-parse';

/** A command with its arguments. */
export type GitArguments = readonly [Command, ...string[]];

/** Limits of one run of git, and further variables for it. */
export interface GitOptions {
  /** Bytes of output. */
  readonly bytes?: number;
  /** Unlimited by default. */
  readonly milliseconds?: number;
  /** The only protocol over which git may reach a remote; none by default, not even for missing objects. */
  readonly protocol?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What git reads from its standard input. */
  readonly input?: string;
}

/**
 * Runs git in `directory` and resolves to its output. Runs no program that the repository configures. Throws
 * UserError if there is no repository, no git, or another user's repository. Rejects with git's own message
 * for other failures, and if a limit is exceeded.
 */
export async function git(
  directory: string,
  args: GitArguments,
  { bytes = outputLimit, milliseconds = 0, input = '', ...reach }: GitOptions = {},
): Promise<Buffer> {
  const { argv, ...place } = await prepareGit(directory, args, reach);
  try {
    const limits = { maxBuffer: bytes, timeout: milliseconds };
    const running = run('git', argv, { ...place, ...limits, encoding: 'buffer' });
    // git may end before its input is written.
    running.child.stdin?.on('error', () => {}).end(input);
    return (await running).stdout;
  } catch (cause) {
    throw explainGitError(directory, args, cause);
  }
}

/** Prepares a run of git in `directory` that starts no program of the repository and reaches no remote by default. */
async function prepareGit(
  directory: string,
  args: GitArguments,
  { protocol = 'none', env = {} }: Pick<GitOptions, 'protocol' | 'env'>,
) {
  const inside = await realpath(directory).catch((cause: unknown) => {
    throw new NoRepository(directory, cause);
  });
  const trusted = await trustedRoot(inside);
  const path = await searchPath(process.env.PATH, await repositoryAround(inside));
  const overrides = [...settings, ...(trusted === undefined ? [] : [`safe.directory=${trusted}`])];
  return {
    argv: ['-C', inside, ...overrides.flatMap((it) => ['-c', it]), ...args],
    cwd: neutral,
    env: { ...environment(), PATH: path, GIT_ALLOW_PROTOCOL: protocol, ...env },
  };
}

/** Whether `git` rejected because there was more output than the limit allows. */
export function isOverLimit(error: unknown): boolean {
  return error instanceof Error && errorCode(error.cause) === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER';
}

/** Whether `git` rejected because the clone lacks an object, which is never fetched on demand. */
export function isIncomplete(error: unknown): boolean {
  return /lazy fetching disabled|transport '\S+' not allowed|promisor remote/.test(String(error));
}

/** What git printed before it failed. */
export function printedBefore(error: unknown): Buffer {
  const cause = error instanceof Error ? error.cause : undefined;
  const printed = cause instanceof Error && 'stdout' in cause ? cause.stdout : undefined;
  return Buffer.isBuffer(printed) ? printed : Buffer.alloc(0);
}

/** Runs git and resolves to the one line that it prints. */
export async function gitLine(directory: string, args: GitArguments): Promise<string> {
  return (await git(directory, args)).toString('utf8').replace(/\r?\n$/, '');
}

function environment(): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
    LC_ALL: 'C',
    GIT_ASKPASS: '',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_LAZY_FETCH: '1',
  };
}

/** Says what a failure of git means: a UserError if the user can mend it. */
function explainGitError(directory: string, [command]: GitArguments, cause: unknown): Error {
  if (errorCode(cause) === 'ENOENT') {
    return new UserError('git was not found: install it, and put it on the `PATH`.', { cause });
  }
  const [, foreign] = /dubious ownership in repository at '(.+)'/.exec(String(cause)) ?? [];
  if (foreign !== undefined) {
    return new UserError(
      `The repository at ${foreign} belongs to another user: if you trust it, run \`git config --global --add safe.directory ${foreign}\`, then run again.`,
      { cause },
    );
  }
  const isElsewhere = /not a git repository|must be run in a work tree|cannot change to/.test(
    String(cause),
  );
  if (isElsewhere) return new NoRepository(directory, cause);
  return new Error(`git ${command} failed in ${directory}: ${String(cause).trim()}`, { cause });
}

/** There is no git repository at a directory. The message says what to do in a workflow. */
export class NoRepository extends UserError {
  constructor(directory: string, cause: unknown) {
    super(
      `Add the step actions/checkout before this action: there is no git repository at ${directory}.`,
      { cause },
    );
  }
}

/** The code of a system error, such as `ENOENT`, or the exit code of a process. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * Returns a `PATH` without the folders that a repository can fill: relative ones, those below its `root`, and each
 * `node_modules/.bin`, which npx adds for every folder around the one that it is started in.
 */
export async function searchPath(
  path: string | undefined,
  root: string | undefined,
): Promise<string> {
  const folders = (path ?? '').split(delimiter).filter((one) => isAbsolute(one) && !isOfNpm(one));
  if (root === undefined) return folders.join(delimiter);
  const outside = await Promise.all(folders.map((folder) => isOutside(root, folder)));
  return folders.filter((_, index) => outside[index]).join(delimiter);
}

/** Whether a path lies outside a folder, with all links followed. One that does not exist lies nowhere. */
export async function isOutside(root: string, path: string): Promise<boolean> {
  const [above, found] = await Promise.all(
    [root, path].map((one) => realpath(one).catch(() => '')),
  );
  if (!above || !found) return false;
  const way = relative(above, found);
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
}

const isOfNpm = (folder: string) =>
  basename(folder) === '.bin' && basename(dirname(folder)) === 'node_modules';
