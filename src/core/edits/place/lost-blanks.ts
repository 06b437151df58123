import { indentOf, isBlank, type LineHunk, lineHunks } from '../patch/index.ts';
import { trimmedEnd } from './normalizer.ts';
import type { FileLines, Match, MatchStrategy, SearchReplace } from './placement.ts';

/**
 * Places a hunk whose context lines lack the blank in front of them, so that a part of their indentation was taken for
 * it: first gives it back to lines that the file has with one more only, then to those that have one more at the place.
 */
export const withLostBlanks =
  (locate: MatchStrategy): MatchStrategy =>
  (file, hunk) => {
    const there = new Set(file.keys(trimmedEnd));
    const has = (line: string) => there.has(line.trimEnd());
    const isLost = (line: string) => !has(line) && has(` ${line}`);
    const own = restored(hunk, isLost);
    if (own === hunk || isMoved(file.texts, hunk, has)) return locate(file, hunk);
    // A hunk that is moved elsewhere has some such lines by chance.
    const unknown = hunk.search.filter((line) => !isBlank(line) && !has(line));
    if (unknown.filter(isLost).length * 2 <= unknown.length) return locate(file, hunk);
    const placement = locate(file, own);
    if (placement?.kind !== 'placed') return placement;
    return { ...placement, matches: placement.matches.map((match) => restoredAt(file, match)) };
  };

function restoredAt({ texts }: FileLines, match: Match): Match {
  const isLost = (line: string, at: number) => texts[match.fileLines[at] ?? -1] === ` ${line}`;
  return { ...match, block: restored(match.block, isLost) };
}

/** Puts a blank in front of context lines on both sides; returns the block itself if it has none such. */
function restored(
  block: SearchReplace,
  isLost: (line: string, at: number) => boolean,
): SearchReplace {
  const { search, replace } = block;
  const [own, other] = [[...search], [...replace]];
  let isSame = true;
  let [shift, next] = [0, 0];
  const changes = lineHunks(search, replace);
  const all: readonly Pick<LineHunk, 'from' | 'to' | 'added'>[] = [
    ...changes,
    { from: search.length, to: search.length, added: [] },
  ];
  for (const { from, to, added } of all) {
    for (let at = next; at < from; at += 1) {
      const line = search[at] ?? '';
      if (isBlank(line) || !isLost(line, at)) continue;
      isSame = false;
      own[at] = ` ${line}`;
      other[at + shift] = ` ${line}`;
    }
    next = to;
    shift += added.length - (to - from);
  }
  return isSame ? block : { search: own, replace: other };
}

/**
 * Whether the changed lines lack a blank as well, so the whole hunk is moved to the left: the removed ones by their
 * text, else the added ones by their indentation.
 */
function isMoved(
  texts: readonly string[],
  { search, replace }: SearchReplace,
  has: (line: string) => boolean,
): boolean {
  const filled = (lines: readonly string[]) => lines.filter((line) => !isBlank(line));
  const changes = lineHunks(search, replace);
  const removed = filled(changes.flatMap(({ from, to }) => search.slice(from, to)));
  const known = removed.filter((line) => has(line) || has(` ${line}`));
  if (known.length > 0) return !known.some(has);
  const usual = new Set(filled(texts).map(indentOf));
  const added = filled(changes.flatMap((change) => change.added)).map(indentOf);
  return added.length > 0 && added.every((indent) => !usual.has(indent) && usual.has(` ${indent}`));
}
