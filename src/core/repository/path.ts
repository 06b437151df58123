import ignore from 'ignore';

declare const repoPathBrand: unique symbol;

/** A path from the repository's root that the agent may change: inside the safe directory, not protected. */
export type RepoPath = string & { readonly [repoPathBrand]: true };

export type PathRefusal = { readonly kind: 'refused'; readonly why: string };

/** Where the agent may write. `safeDirectory` is a path from the root, `''` for all of it. */
export interface PathRules {
  readonly safeDirectory: string;
  readonly isProtected: (path: string) => boolean;
}

/**
 * Files that decide what runs with rights or what is installed, or hold secrets: no ticket may change
 * them. What a lockfile pins is resolved by its own tool, never written by hand.
 */
const alwaysProtected: readonly string[] = [
  '.git',
  '.github/workflows/',
  '.github/actions/',
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

/** The only maker of a {@link RepoPath}: folds `./` and `\`, and says why a path is refused. */
export function repoPath(candidate: string, rules: PathRules): RepoPath | PathRefusal {
  const path = foldPath(candidate);
  if (path === undefined) return refused(`${show(candidate)} is not a path inside the repository`);
  if (!isInside(path, rules.safeDirectory)) {
    return refused(`${show(path)} is outside the safe directory ${show(rules.safeDirectory)}`);
  }
  if (rules.isProtected(path)) return refused(`${show(path)} is protected`);
  return path as RepoPath;
}

/**
 * Rules from a directory such as `./services/api/` and further patterns in gitignore syntax;
 * `undefined` when the directory leaves the repository.
 */
export function pathRules(
  directory: string,
  protectedPatterns: readonly string[] = [],
): PathRules | undefined {
  const safeDirectory = /^\.?\/?$/.test(directory.trim()) ? '' : foldPath(directory);
  if (safeDirectory === undefined) return undefined;
  const always = ignore().add([...alwaysProtected]);
  const further = ignore().add([...protectedPatterns]);
  return {
    safeDirectory,
    isProtected: (path) => always.ignores(path) || further.ignores(path),
  };
}

/**
 * The path with `.` and empty segments removed; `undefined` for one that is absolute, empty or climbs.
 * Windows drops a segment's last dots and spaces and macOS its format characters, so that `.git./`
 * would be `.git/` there: such names are refused.
 */
function foldPath(candidate: string): string | undefined {
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
