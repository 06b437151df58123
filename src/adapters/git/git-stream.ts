import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { explainGitError, type GitArguments, prepareGit } from './git.ts';

/** Characters of git's own message that are kept. */
const maxMessage = 2_000;

/**
 * Runs git as `git()` does, writes `input` to it and gives each chunk of its output to `take` as it comes. Stops
 * git when `take` returns `false` or throws. Settles when git has ended.
 */
export async function streamGit(
  directory: string,
  args: GitArguments,
  input: string,
  take: (chunk: Buffer) => boolean,
): Promise<void> {
  const { argv, ...place } = await prepareGit(directory, args);
  const child = spawn('git', argv, { ...place, stdio: 'pipe' });
  const ended = endOf(child);
  // git may end before its input is written.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  let isStopped = false;
  try {
    for await (const chunk of child.stdout) {
      isStopped = true;
      if (!take(chunk)) return;
      isStopped = false;
    }
  } finally {
    if (isStopped) child.kill('SIGKILL');
    await ended;
  }
  const failure = await ended;
  if (failure !== undefined) throw explainGitError(directory, args, failure);
}

/** Resolves when the process has ended and its pipes are closed: to its failure, if there was one. */
async function endOf(child: ChildProcess): Promise<Error | undefined> {
  let message = '';
  child.stderr?.on('data', (chunk) => {
    message = `${message}${chunk}`.slice(-maxMessage);
  });
  try {
    const [code] = await once(child, 'close');
    return code === 0 ? undefined : new Error(message);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
