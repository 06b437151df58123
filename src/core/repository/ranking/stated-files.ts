import { fileKind } from '../../../engines/files/index.ts';
import type { ResolvedMention } from '../mentions/index.ts';

/** How many of the first places stated files can have. */
const places = 5;

/**
 * Moves the files that the ticket states in full among the first five, whatever their scores say: each takes the place
 * of the last one there that is not stated.
 */
export function keepStated(
  files: readonly string[],
  mentions: readonly ResolvedMention[],
): readonly string[] {
  const stated = new Set(statedFiles(mentions).slice(0, places));
  const first = files.slice(0, places);
  const late = files.slice(places).filter((path) => stated.has(path));
  if (late.length === 0) return files;
  const others = first.filter((path) => !stated.has(path)).slice(-late.length);
  const moved = [...first.filter((path) => !others.includes(path)), ...late, ...others];
  return [...moved, ...files.slice(places).filter((path) => !stated.has(path))];
}

/** Frames and paths of sources, from the crash outwards, then those of other files, then classes with their packages. */
function statedFiles(mentions: readonly ResolvedMention[]): readonly string[] {
  const ranked = mentions.flatMap((mention) => {
    const [path, ...others] = mention.files;
    if (path === undefined || others.length > 0 || mention.isDependency) return [];
    if (mention.kind === 'module')
      return isWholeClass(mention.name, path) ? [{ path, rank: 2 }] : [];
    const isWhole =
      mention.kind === 'frame' || mention.line !== undefined || /[\\/]/.test(mention.name);
    return isWhole ? [{ path, rank: fileKind(path) === 0 ? 0 : 1 }] : [];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ path }) => path);
}

/** Whether a name gives the class that a file has its name from, within at least two packages. */
function isWholeClass(name: string, path: string): boolean {
  const base = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  return /^\p{Lu}/u.test(base) && name.split(/[.\\#$]|::|->/).indexOf(base) >= 2;
}
