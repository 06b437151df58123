import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { promisify } from 'node:util';
import { UserError } from '../../core/user-error.ts';

const run = promisify(execFile);

/** Bytes; enough to list a very large repository. */
const listingLimit = 256 * 1024 * 1024;

/** The variables that git needs to run and to find the user's ignore file: no secrets, no `GIT_DIR`. */
const inherited = [
  'PATH',
  'HOME',
  'USERPROFILE',
  'XDG_CONFIG_HOME',
  'SYSTEMROOT',
  'TMPDIR',
  'TEMP',
];

/** Limits of one run of git, and further variables for it. */
export interface GitOptions {
  /** Bytes of output. */
  readonly bytes?: number;
  /** Unlimited by default. */
  readonly milliseconds?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs git in `directory` and resolves to its output. Throws UserError if there is no repository or no
 * git. Rejects with git's own message for other failures, and if a limit is exceeded.
 */
export async function git(
  directory: string,
  args: readonly string[],
  { bytes = listingLimit, milliseconds = 0, env = {} }: GitOptions = {},
): Promise<Buffer> {
  const cwd = await realpath(directory).catch((cause: unknown) => {
    throw noRepository(directory, cause);
  });
  const settings = ['core.quotepath=off', 'core.fsmonitor=false', `safe.directory=${cwd}`];
  try {
    const { stdout } = await run('git', [...settings.flatMap((it) => ['-c', it]), ...args], {
      cwd,
      env: { ...environment(), ...env },
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

/** Runs git and resolves to the one line that it prints. */
export async function gitLine(directory: string, args: readonly string[]): Promise<string> {
  return (await git(directory, args)).toString('utf8').replace(/\r?\n$/, '');
}

function environment(): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
  };
}

function explainGitError(directory: string, args: readonly string[], cause: unknown): Error {
  if (errorCode(cause) === 'ENOENT') {
    return new UserError('git was not found: install it, and put it on the `PATH`.', { cause });
  }
  const isElsewhere =
    errorCode(cause) === 'ENOTDIR' ||
    /not a git repository|must be run in a work tree/.test(String(cause));
  if (isElsewhere) return noRepository(directory, cause);
  return new Error(`git ${args[0]} failed in ${directory}: ${String(cause).trim()}`, { cause });
}

function noRepository(directory: string, cause: unknown): UserError {
  return new UserError(
    `There is no git repository at ${directory}: add the step actions/checkout before this action, or point \`--repo\` at a clone.`,
    { cause },
  );
}

/** The code of a system error, such as `ENOENT`, or the exit code of a process. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
