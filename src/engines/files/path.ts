import ignore from 'ignore';

declare const repoPathBrand: unique symbol;

/** A path relative to the repository's root that may be read: in the safe directory, not hidden. */
export type RepoPath = string & { readonly [repoPathBrand]: true };

export type PathRefusal = { readonly kind: 'refused'; readonly why: string };

/** What of a repository is off limits, by its paths. */
export interface Protection {
  /** Whether a file is neither read nor changed. */
  readonly isHidden: (path: string) => boolean;
  /** Completes “because …” for a file that must not be changed, hidden or not; `undefined` if it may. */
  readonly whyProtected: (path: string) => string | undefined;
}

/** Everything may be read and changed. */
export const unprotected: Protection = { isHidden: () => false, whyProtected: () => undefined };

/** What may be read and changed. `safeDirectory` is relative to the root; `''` is the whole repository. */
export interface PathRules extends Protection {
  readonly safeDirectory: string;
}

/** The only constructor of {@link RepoPath}: normalizes `./` and `\`, or says why the path is refused. */
export function repoPath(candidate: string, rules: PathRules): RepoPath | PathRefusal {
  const path = normalizePath(candidate);
  if (path === undefined) return refused(`${show(candidate)} is not a path inside the repository`);
  if (!isInside(path, rules.safeDirectory)) {
    return refused(`${show(path)} is outside the safe directory ${show(rules.safeDirectory)}`);
  }
  const why = rules.whyProtected(path);
  if (rules.isHidden(path)) return refused(protectedAs(path, why));
  return path as RepoPath;
}

/** Says why a path that may be read must not be changed; `undefined` if it may. */
export function whyReadOnly(path: RepoPath, rules: Protection): string | undefined {
  const why = rules.whyProtected(path);
  return why && protectedAs(path, why);
}

const protectedAs = (path: string, why: string | undefined) =>
  `${show(path)} is protected${why === undefined ? '' : `, because ${why}`}`;

/** Names that Windows keeps for devices, whatever extension follows, and characters that it allows in none. */
const notOnWindows =
  /(?:^|\/)(?:CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(?:COM|LPT)[\d¹²³]) *(?:\.[^/]*)?(?:\/|$)|[<>:"|?*]/i;

/**
 * Says why no file must be created or renamed to a path next to those that exist and are not gone; `undefined` if one
 * may. Windows and macOS take names that differ only in case, or in how an accent is written, for one.
 */
export function whyNotNew(
  path: string,
  existing: readonly string[],
  isGone: (name: string) => boolean = () => false,
): string | undefined {
  if (notOnWindows.test(path)) return `${show(path)} is a name that Windows does not allow`;
  for (const name of withFolders(path)) {
    const alike = namesAmong(existing).get(foldName(name)) ?? [];
    if (alike.includes(name)) return undefined;
    const same = alike.find((one) => !isGone(one));
    if (same !== undefined) return `${show(path)} differs from ${show(same)} only in case`;
  }
  return undefined;
}

/** Each new file asks for the names of the same repository. */
const known = new WeakMap<readonly string[], ReadonlyMap<string, readonly string[]>>();

/** Returns the files and folders of paths, those that differ only in case together. */
function namesAmong(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  const listed = known.get(paths);
  if (listed !== undefined) return listed;
  known.set(paths, names);
  for (const path of paths) {
    for (const name of withFolders(path)) {
      const folded = foldName(name);
      const alike = names.get(folded) ?? [];
      if (alike.includes(name)) break;
      alike.push(name);
      names.set(folded, alike);
    }
  }
  return names;
}

const foldName = (name: string) => name.normalize('NFC').toLowerCase();

/** A path and the folders that it is in, the longest first. */
function* withFolders(path: string) {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
    yield path.slice(0, end);
}

/**
 * The rules for a directory such as `./services/api/`, in which files of these gitignore patterns are hidden, too;
 * `undefined` if it is outside.
 */
export function pathRules(
  directory: string,
  { isHidden, whyProtected }: Protection,
  hiddenPatterns: readonly string[] = [],
): PathRules | undefined {
  const safeDirectory = /^\.?\/?$/.test(directory.trim()) ? '' : normalizePath(directory);
  if (safeDirectory === undefined) return undefined;
  if (hiddenPatterns.length === 0) return { safeDirectory, isHidden, whyProtected };
  const additional = ignore().add([...hiddenPatterns]);
  return {
    ...{ safeDirectory, whyProtected },
    isHidden: (path) => isHidden(path) || additional.ignores(path),
  };
}

/** Most paths: segments of ordinary characters, with single dots inside or in front. */
const plainPath = /^\.?[\w@+-]+(?:\.[\w@+-]+)*(?:\/\.?[\w@+-]+(?:\.[\w@+-]+)*)*$/;

/**
 * Removes `.` and empty segments; `undefined` if the path is absolute, empty or contains `..`. Windows
 * drops trailing dots and spaces of a segment, knows `.git` as `GIT~1` and its stream as `.git::$INDEX`, and
 * macOS drops format characters: such names are refused.
 */
function normalizePath(candidate: string): string | undefined {
  if (candidate.length > longest) return undefined;
  if (plainPath.test(candidate)) return candidate;
  const unix = candidate.trim().replaceAll('\\', '/');
  if (/^\/|^[A-Za-z]:|[\p{Cc}\p{Cf}]/u.test(unix)) return undefined;
  const segments = unix.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (segments.length === 0 || segments.some((segment) => aliases.test(segment))) return undefined;
  return segments.join('/');
}

/** macOS opens no longer path. */
const longest = 1_024;

/** Names by which Windows knows other files. */
const aliases = /[. ]$|:\$|^[^.]{1,6}~\d+(?:\.[^.]{0,3})?$/;

function isInside(path: string, directory: string): boolean {
  return directory === '' || path.startsWith(`${directory}/`);
}

const refused = (why: string): PathRefusal => ({ kind: 'refused', why });
const show = (path: string) => JSON.stringify(path);
