import { git } from './git.ts';

/** A repository to fetch from. */
export interface Remote {
  /** Address of the repository, such as `https://github.com/acme/shop`. */
  readonly url: string;
  readonly token: string;
}

/** Fetches one commit. git gets the token through its environment: not on disk, not in the process list. */
export async function fetchCommit(
  directory: string,
  remote: Remote,
  commit: string,
): Promise<void> {
  const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-gc', '--depth=1'];
  const args = ['fetch', ...quiet, '--end-of-options', remote.url, commit];
  await git(directory, args, withCredentials(remote));
}

/** The newest commit of a branch of the remote. Rejects if there is no such branch. */
export async function remoteTip(
  directory: string,
  remote: Remote,
  branch: string,
): Promise<string> {
  const ref = `refs/heads/${branch}`;
  const args = ['ls-remote', '--exit-code', '--end-of-options', remote.url, ref];
  const listed = await git(directory, args, withCredentials(remote));
  const [, commit] = /^([0-9a-f]{40,64})\t/.exec(listed.toString('utf8')) ?? [];
  if (commit === undefined) throw new Error(`${remote.url} has no branch ${branch}`);
  return commit;
}

/** Where git reads its proxies. It ignores HTTP_PROXY in upper case, unlike the rest of this program. */
const proxies = ['http_proxy', 'https_proxy', 'no_proxy'];

const proxyOf = (name: string) => process.env[name] || process.env[name.toUpperCase()] || '';

/** Milliseconds for one network operation, so that it cannot use up the deadline of the run. */
const milliseconds = 120_000;

function withCredentials({ url, token }: Remote) {
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64');
  const env = {
    ...Object.fromEntries(proxies.map((name) => [name, proxyOf(name)])),
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${new URL(url).origin}/.extraheader`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${credentials}`,
  };
  return { env, milliseconds };
}
