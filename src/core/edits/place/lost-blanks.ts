import { indentOf, isBlank } from '../patch/index.ts';
import { trimmedEnd } from './normalizer.ts';
import { type MatchStrategy, occurrences, type SearchReplace } from './placement.ts';

/** A hunk with its lines as they are written, or a block without. */
interface SignedLines extends SearchReplace {
  readonly signed?: readonly string[];
}

/**
 * Places a hunk whose context lines lack the blank in front of them, so that their own first character was taken for
 * it, or for the sign of a change. Such a line is in the file as it is written: anywhere, as far as only that is
 * there, and then at the place.
 */
export const withLostBlanks =
  (locate: MatchStrategy): MatchStrategy =>
  (file, hunk: SignedLines) => {
    const there = new Set(file.keys(trimmedEnd));
    const has = (line: string) => there.has(line.trimEnd());
    const isLost = (line: string) => !has(line.slice(1)) && has(line);
    const restored = reread(hunk, isLost);
    const isRestored = restored !== hunk && !isMoved(file.texts, hunk, has);
    const old = (hunk.signed ?? []).filter((line) => !line.startsWith('+'));
    // A hunk that is moved elsewhere has some such lines by chance.
    const unknown = old.filter((line) => !isBlank(line) && !has(line.slice(1)));
    const isMeant =
      unknown.filter(isLost).length * 2 > unknown.length ||
      occurrences(file.keys(trimmedEnd), restored.search.map(trimmedEnd.key)).length > 0;
    const own = isRestored && isMeant ? restored : hunk;
    const placement = locate(file, own);
    if (placement?.kind !== 'placed') return placement;
    const matches = placement.matches.map((match) => {
      if (match.block.search.length !== own.search.length) return match;
      const isThere = (line: string, at: number) =>
        file.texts[match.fileLines[at] ?? -1] === line && (own !== hunk || line.startsWith('-'));
      const block = reread(own, isThere);
      return block === own ? match : { ...match, block };
    });
    return { ...placement, matches };
  };

/** Reads lines of a hunk as context that has lost its blank; returns the hunk itself if there are none such. */
function reread(hunk: SignedLines, isLost: (line: string, at: number) => boolean): SignedLines {
  const { signed = [] } = hunk;
  let old = 0;
  const lines = signed.map((line) => {
    const isContext = !isBlank(line.slice(1)) && isLost(line, old);
    if (isContext || !line.startsWith('+')) old += 1;
    return isContext ? ` ${line}` : line;
  });
  if (lines.every((line, at) => line === signed[at])) return hunk;
  const without = (sign: string) =>
    lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
  return { ...hunk, signed: lines, search: without('+'), replace: without('-') };
}

/**
 * Whether the changed lines lack a blank as well, so the whole hunk is moved to the left: the removed ones by their
 * text, else the added ones by their indentation.
 */
function isMoved(
  texts: readonly string[],
  { signed = [] }: SignedLines,
  has: (line: string) => boolean,
): boolean {
  const filled = (sign: string) =>
    signed.filter((line) => line.startsWith(sign) && !isBlank(line.slice(1)) && !has(line));
  const bare = (sign: string) => filled(sign).map((line) => line.slice(1));
  const known = bare('-').filter((line) => has(line) || has(` ${line}`));
  if (known.length > 0) return !known.some(has);
  const usual = new Set(texts.filter((line) => !isBlank(line)).map(indentOf));
  const added = bare('+').map(indentOf);
  return added.length > 0 && added.every((indent) => !usual.has(indent) && usual.has(` ${indent}`));
}
