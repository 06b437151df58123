/** File names and paths that the text names, in the order of their first mention, each once. */
export function mentionedFiles(text: string): readonly string[] {
  const found = new Set<string>();
  for (const match of text.matchAll(fileName)) {
    const name = match[0].replace(/^(?:\.{0,3}[\\/])+/, '');
    if (!isNoise(name)) found.add(name);
  }
  return [...found];
}

/**
 * A run of path characters that ends in a letter-led extension; a trailing sentence dot is not part of
 * it. It begins where such a run begins: a long run without an extension must not be tried at each of
 * its characters. Of letters only Latin ones count, because Chinese prose has no spaces around a name.
 */
const fileName =
  /(?<![\w\p{sc=Latin}@~+.\\/-])(?:[\w\p{sc=Latin}@~+-][\w\p{sc=Latin}@~+.-]*[\\/]|\.{0,3}[\\/])*[\w\p{sc=Latin}@+-][\w\p{sc=Latin}@+.-]*\.[A-Za-z][A-Za-z0-9]{0,9}(?![\w@])/gu;

/** Web addresses, versions and abbreviations have dots too. */
function isNoise(name: string): boolean {
  return /^(?:e\.g|i\.e|etc|v?\d[\d.]*)$/i.test(name) || /^www\./i.test(name) || name.length > 250;
}

/**
 * The repository's files that a name can mean: the path itself, else every path that ends in it
 * (`utils.py` means `src/core/utils.py`), else the same with case ignored. `paths` are all files.
 */
export function resolveName(name: string, paths: readonly string[]): readonly string[] {
  const wanted = name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
  if (wanted === '') return [];
  if (paths.includes(wanted)) return [wanted];
  const exact = paths.filter((path) => path.endsWith(`/${wanted}`));
  if (exact.length > 0) return exact;
  const folded = wanted.toLowerCase();
  return paths.filter((path) => `/${path.toLowerCase()}`.endsWith(`/${folded}`));
}

/**
 * The same for a name that the ticket's text holds: a stack frame's path begins somewhere outside the
 * repository, so its leading folders are dropped until a file fits, at least one folder being kept.
 */
export function resolveMention(name: string, paths: readonly string[]): readonly string[] {
  const segments = name.split(/[\\/]+/).filter((segment) => segment !== '');
  const found = resolveName(name, paths);
  const isTooShort = segments.length <= 2;
  return found.length > 0 || isTooShort
    ? found
    : resolveMention(segments.slice(1).join('/'), paths);
}
