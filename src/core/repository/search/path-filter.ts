import picomatch from 'picomatch/posix.js';

/**
 * Returns which paths a folder, a file or a glob means: what it matches, and what is below a folder that it matches. A glob
 * without a slash means names of files in any folder, too; a pattern that is no valid glob means nothing but itself.
 */
export function pathFilter(pattern: string): (path: string) => boolean {
  const plain = plainPath(pattern);
  if (plain === '') return () => true;
  const isWithin = (path: string) => path === plain || path.startsWith(`${plain}/`);
  if (!/[*?[\]{}()!]/.test(plain)) return isWithin;
  const isMatch = globMatcher(plain);
  return (path) => isMatch(path) || isWithin(path);
}

/** More wildcards than these make a glob slow. */
const mostWildcards = 12;
const longestGlob = 300;

function globMatcher(glob: string): (path: string) => boolean {
  const wildcards = glob.match(/\*+|\?|[[({]/g)?.length ?? 0;
  if (glob.length > longestGlob || wildcards > mostWildcards) return () => false;
  const options = { dot: true, noextglob: true, maxLength: longestGlob };
  try {
    const isFile = picomatch(glob, { ...options, basename: !glob.includes('/') });
    const isBelow = belowMatcher(picomatch(glob, options));
    return (path) => isFile(path) || isBelow(path);
  } catch {
    return () => false;
  }
}

/** Returns whether a path lies in such a folder. Tests each folder once. */
function belowMatcher(isFolder: (path: string) => boolean): (path: string) => boolean {
  const known = new Map<string, boolean>();
  const isBelow = (path: string): boolean => {
    const slash = path.lastIndexOf('/');
    if (slash < 0) return false;
    const folder = path.slice(0, slash);
    const found = known.get(folder) ?? (isFolder(folder) || isBelow(folder));
    known.set(folder, found);
    return found;
  };
  return isBelow;
}

/** `./src/`, `src\` and `src` are one folder; `.` and `/` are the root. */
export function plainPath(path: string): string {
  const segments = path.trim().split(/[\\/]/);
  return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}
