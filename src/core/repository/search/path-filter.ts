import picomatch from 'picomatch/posix.js';

/**
 * Returns which paths a folder, a file or a glob means. A glob without a slash means names in any folder; a
 * pattern that is no valid glob means nothing but itself.
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
  const basename = !glob.includes('/');
  try {
    return picomatch(glob, { dot: true, basename, noextglob: true, maxLength: longestGlob });
  } catch {
    return () => false;
  }
}

/** `./src/`, `src\` and `src` are one folder; `.` and `/` are the root. */
export function plainPath(path: string): string {
  const segments = path.trim().split(/[\\/]/);
  return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}
