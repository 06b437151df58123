import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../../core/user-error.ts';
import { trustedRoot } from './trust.ts';

const run = promisify(execFile);

/** Bytes; enough to list a very large repository. */
const listingLimit = 256 * 1024 * 1024;

/** The variables that git needs to run and to find the user's settings: no secrets, no `GIT_DIR`. */
const inherited = [
  'PATH',
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

/** Where git is started: in a repository, a relative folder in `PATH` could hold a `git` of its own. */
const neutral = dirname(process.execPath);

/** The commands in use. None of them converts files, which would run the filters of the repository. */
type Command =
  | 'cat-file'
  | 'fetch'
  | 'for-each-ref'
  | 'grep'
  | 'init'
  | 'ls-files'
  | 'ls-remote'
  | 'ls-tree'
  | 'read-tree'
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
}

/**
 * Runs git in `directory` and resolves to its output. Runs no program that the repository configures. Throws
 * UserError if there is no repository, no git, or another user's repository. Rejects with git's own message
 * for other failures, and if a limit is exceeded.
 */
export async function git(
  directory: string,
  args: GitArguments,
  { bytes = listingLimit, milliseconds = 0, protocol = 'none', env = {} }: GitOptions = {},
): Promise<Buffer> {
  const cwd = await realpath(directory).catch((cause: unknown) => {
    throw new NoRepository(directory, cause);
  });
  const trusted = await trustedRoot(cwd);
  const overrides = [...settings, ...(trusted === undefined ? [] : [`safe.directory=${trusted}`])];
  try {
    const where = ['-C', cwd, ...overrides.flatMap((it) => ['-c', it])];
    const { stdout } = await run('git', [...where, ...args], {
      cwd: neutral,
      env: { ...environment(), GIT_ALLOW_PROTOCOL: protocol, ...env },
      encoding: 'buffer',
      maxBuffer: bytes,
      timeout: milliseconds,
    });
    return stdout;
  } catch (cause) {
    throw explainGitError(directory, args, cause);
  }
}

/** Whether `git` rejected because there was more output than the limit allows. */
export function isOverLimit(error: unknown): boolean {
  return error instanceof Error && errorCode(error.cause) === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER';
}

/** Whether `git` rejected because the clone lacks an object, which is never fetched on demand. */
export function isIncomplete(error: unknown): boolean {
  return /lazy fetching disabled|transport '\S+' not allowed|promisor remote/.test(String(error));
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
