import ignore from 'ignore';

declare const repoPathBrand: unique symbol;

/** A path relative to the repository's root that the agent may write: in the safe directory, not protected. */
export type RepoPath = string & { readonly [repoPathBrand]: true };

export type PathRefusal = { readonly kind: 'refused'; readonly why: string };

/** Where the agent may write. `safeDirectory` is relative to the root; `''` is the whole repository. */
export interface PathRules {
  readonly safeDirectory: string;
  readonly isProtected: (path: string) => boolean;
}

/**
 * Names, in any folder and in any case, of files that control privileged runs or installs, or hold secrets.
 * Only their tools write lockfiles.
 */
const protectedNames: readonly string[] = [
  '.git',
  'CODEOWNERS',
  '.gitmodules',
  '.env',
  '.env.*',
  '.npmrc',
  '*.lock',
  '*.lockb',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'go.sum',
  'packages.lock.json',
  'gradle.lockfile',
  'Package.resolved',
];

/** Folders, at the root, whose files run with privileges. */
const protectedFolders: readonly string[] = ['.github/workflows', '.github/actions'];

/** All of these in one expression: a library for ignore files takes seconds for a large repository. */
const alwaysProtected = new RegExp(
  `(?:^|/)(?:${protectedNames.map(asPattern).join('|')})(?:/|$)|^(?:${protectedFolders.map(asPattern).join('|')})(?:/|$)`,
  'i',
);

/** A name in which only `*` has a meaning. */
function asPattern(name: string): string {
  return name.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
}

/** The only constructor of {@link RepoPath}: normalizes `./` and `\`, or says why the path is refused. */
export function repoPath(candidate: string, rules: PathRules): RepoPath | PathRefusal {
  const path = normalizePath(candidate);
  if (path === undefined) return refused(`${show(candidate)} is not a path inside the repository`);
  if (!isInside(path, rules.safeDirectory)) {
    return refused(`${show(path)} is outside the safe directory ${show(rules.safeDirectory)}`);
  }
  if (rules.isProtected(path)) return refused(`${show(path)} is protected`);
  return path as RepoPath;
}

/** The rules for a directory such as `./services/api/` and gitignore patterns; `undefined` if it is outside. */
export function pathRules(
  directory: string,
  protectedPatterns: readonly string[] = [],
): PathRules | undefined {
  const safeDirectory = /^\.?\/?$/.test(directory.trim()) ? '' : normalizePath(directory);
  if (safeDirectory === undefined) return undefined;
  const hasPatterns = protectedPatterns.length > 0;
  const additional = ignore().add([...protectedPatterns]);
  return {
    safeDirectory,
    isProtected: (path) => alwaysProtected.test(path) || (hasPatterns && additional.ignores(path)),
  };
}

/** Most paths: segments of ordinary characters, with single dots inside or in front. */
const plainPath = /^\.?[\w@+~-]+(?:\.[\w@+~-]+)*(?:\/\.?[\w@+~-]+(?:\.[\w@+~-]+)*)*$/;

/**
 * Removes `.` and empty segments; `undefined` if the path is absolute, empty or contains `..`. Windows
 * drops trailing dots and spaces of a segment, and macOS drops format characters, so that `.git./` would
 * be `.git/` there: such names are refused.
 */
function normalizePath(candidate: string): string | undefined {
  if (plainPath.test(candidate)) return candidate;
  const unix = candidate.trim().replaceAll('\\', '/');
  if (/^\/|^[A-Za-z]:|[\p{Cc}\p{Cf}]/u.test(unix)) return undefined;
  const segments = unix.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (segments.length === 0 || segments.some((segment) => /[. ]$/.test(segment))) return undefined;
  return segments.join('/');
}

function isInside(path: string, directory: string): boolean {
  return directory === '' || path.startsWith(`${directory}/`);
}

const refused = (why: string): PathRefusal => ({ kind: 'refused', why });
const show = (path: string) => JSON.stringify(path);
