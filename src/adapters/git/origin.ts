import { gitLine } from './git.ts';

/** Returns where a repository was cloned from; `undefined` if it was not, or not from a code host. */
export async function originOf(root: string) {
  const url = await gitLine(root, ['ls-remote', '--get-url', 'origin']).catch(() => '');
  return parseOrigin(url);
}

/** Returns the branch that the remote `origin` checks out by default; `undefined` if it is not known here. */
export async function defaultBranch(root: string): Promise<string | undefined> {
  const head = 'refs/remotes/origin/HEAD';
  const name = await gitLine(root, ['rev-parse', '--abbrev-ref', head]).catch(() => '');
  return name.startsWith('origin/') ? name.slice('origin/'.length) : undefined;
}

/** Reads the address of a repository, as `owner/name`, on a code host; `undefined` for any other text. */
export function parseOrigin(url: string) {
  const [, host, owner, name] = forms.exec(url) ?? [];
  const isNamed = host && owner && name && !/^\.+$/.test(owner) && !/^\.+$/.test(name);
  return isNamed ? { host, repository: `${owner}/${name}` } : undefined;
}

/** Addresses of HTTP and SSH: `https://host/owner/name.git`, `git@host:owner/name`. */
const forms =
  /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/\s]+@)?([\w.-]+(?::\d+)?)[/:]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;
