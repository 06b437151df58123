import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type TokenSource, tokenNow } from '../../core/identity/index.ts';
import { errorMessage, OutageError, showInput, UserError } from '../../engines/errors.ts';
import { clip, oneLine } from '../../engines/text/index.ts';
import { type GitArguments, git } from './git.ts';
import { createGitFolder } from './history.ts';

/** A repository to fetch from. */
export interface Remote {
  /** Address of the repository, such as `https://github.com/acme/shop`. */
  readonly url: string;
  readonly token: TokenSource;
}

/**
 * Fetches one commit. git gets the token through its environment: not on disk, not in the process list.
 * Throws UserError for a wrong token, OutageError if the remote does not send the commit.
 */
export async function fetchCommit(
  directory: string,
  remote: Remote,
  commit: string,
): Promise<void> {
  const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-gc', '--depth=1'];
  const args = ['fetch', ...quiet, '--end-of-options', remote.url, commit] as const;
  await askRemote(directory, args, remote);
}

/** The newest commit of a branch of the remote. Throws like `fetchCommit`. */
export async function remoteTip(
  directory: string,
  remote: Remote,
  branch: string,
): Promise<string> {
  const ref = `refs/heads/${branch}`;
  const args = ['ls-remote', '--end-of-options', remote.url, ref] as const;
  const listed = await askRemote(directory, args, remote);
  const [, commit] = /^([0-9a-f]{40,64})\t/.exec(listed.toString('utf8')) ?? [];
  if (commit === undefined) throw new OutageError(`${remote.url} has no branch ${branch}.`);
  return commit;
}

/** Where git reads its proxies. It ignores HTTP_PROXY in upper case, unlike the rest of this program. */
const proxies = ['http_proxy', 'https_proxy', 'no_proxy'];

const proxyOf = (name: string) => process.env[name] || process.env[name.toUpperCase()] || '';

/** Milliseconds for one network operation, so that it cannot use up the deadline of the run. */
const milliseconds = 120_000;

/** Milliseconds before each repetition. */
const waits = [0, 1_000, 3_000] as const;

/**
 * Runs a command that only reads the remote, in a git folder of its own: the settings of the repository could
 * send the token elsewhere. What it fetches is stored in the repository.
 */
async function askRemote(directory: string, args: GitArguments, remote: Remote): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'jira-bug-fix-'));
  try {
    const objects = await createGitFolder(directory, folder);
    return await insist(folder, args, remote, objects);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Repeats the command while the remote is out. */
async function insist(
  directory: string,
  args: GitArguments,
  remote: Remote,
  objects: string,
): Promise<Buffer> {
  const env = { ...(await environmentFor(remote)), GIT_OBJECT_DIRECTORY: objects };
  const options = { env, milliseconds, protocol: new URL(remote.url).protocol.replace(':', '') };
  for (let tries = 0; ; tries += 1) {
    try {
      return await git(directory, args, options);
    } catch (error) {
      const wait = waits[tries];
      if (error instanceof UserError) throw error;
      if (wait === undefined || !outage.test(errorMessage(error))) throw explain(error, remote);
      await delay(wait);
    }
  }
}

/** What git says if the remote does not answer, or answers that it has failed. */
const outage =
  /returned error: 5\d\d|Could not resolve|Failed to connect|Connection |Empty reply|hung up|early EOF|RPC failed|too slow|timed out/i;

/** Quotes what git says last about the remote. */
function explain(cause: unknown, { url }: Remote): Error {
  if (/Authentication failed|could not read Username/.test(errorMessage(cause))) {
    const advice = `set ${showInput('github-token')} to one that may read contents`;
    return new UserError(`${url} does not accept the token: ${advice}.`, { cause });
  }
  const lines = errorMessage(cause).split('\n');
  const said = lines.findLast((line) => /^(?:fatal|error): /.test(line)) ?? 'it did not answer';
  const why = clip(oneLine(said.replace(/^\w+: /, '')), 300).replace(/[.!]?$/, '.');
  return new OutageError(`git could not fetch from ${url}: ${why}`, { cause });
}

/** Seconds without data after which a connection is given up. */
const patience = 30;

async function environmentFor({ url, token }: Remote): Promise<Readonly<Record<string, string>>> {
  const credentials = Buffer.from(`x-access-token:${await tokenNow(token)}`).toString('base64');
  return {
    ...Object.fromEntries(proxies.map((name) => [name, proxyOf(name)])),
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${new URL(url).origin}/.extraheader`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${credentials}`,
    GIT_HTTP_LOW_SPEED_LIMIT: '1',
    GIT_HTTP_LOW_SPEED_TIME: String(patience),
  };
}
