import { indentOf, isBlank, lineHunks } from '../patch/index.ts';
import { trimmedEnd } from './normalizer.ts';
import type { FileLines, SearchReplace } from './placement.ts';

/**
 * Gives context lines back the blank that their sign was taken for: those that the file has with one more only. Not
 * if the changed lines lack one as well, since the whole hunk is then moved to the left.
 */
export function withLostBlanks<Hunk extends SearchReplace>(file: FileLines, hunk: Hunk): Hunk {
  const { search, replace } = hunk;
  const there = new Set(file.keys(trimmedEnd));
  const has = (line: string) => there.has(line.trimEnd());
  const isLost = (line: string) => !isBlank(line) && !has(line) && has(` ${line}`);
  const changes = lineHunks(search, replace);
  const isContext = (at: number) => !changes.some(({ from, to }) => from <= at && at < to);
  const lost = new Set(search.filter((line, at) => isContext(at) && isLost(line)));
  if (lost.size === 0) return hunk;
  const removed = changes.flatMap(({ from, to }) => search.slice(from, to));
  const added = changes.flatMap((change) => change.added);
  if (isMoved(file.texts, removed, added, has)) return hunk;
  const own = (line: string) => (lost.has(line) ? ` ${line}` : line);
  const isAdded = (at: number) =>
    changes.some((change) => change.at <= at && at < change.at + change.added.length);
  return {
    ...hunk,
    search: search.map((line, at) => (isContext(at) ? own(line) : line)),
    replace: replace.map((line, at) => (isAdded(at) ? line : own(line))),
  };
}

/** Whether the changed lines lack a blank: the removed ones by their text, else the added ones by their indentation. */
function isMoved(
  texts: readonly string[],
  removed: readonly string[],
  added: readonly string[],
  has: (line: string) => boolean,
): boolean {
  const filled = (lines: readonly string[]) => lines.filter((line) => !isBlank(line));
  const known = filled(removed).filter((line) => has(line) || has(` ${line}`));
  if (known.length > 0) return !known.some(has);
  const counts = new Map<string, number>();
  for (const line of filled(texts))
    counts.set(indentOf(line), (counts.get(indentOf(line)) ?? 0) + 1);
  const usual = (blank: string) =>
    filled(added).reduce((sum, line) => sum + (counts.get(blank + indentOf(line)) ?? 0), 0);
  return usual(' ') > usual('');
}
