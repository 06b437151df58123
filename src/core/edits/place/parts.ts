import { type LineHunk, lineHunks } from '../patch/index.ts';
import { unspaced } from './normalizer.ts';

/** A part of a block that stands for whole lines of the file, with the lines of all three. */
export interface Part {
  readonly search: readonly string[];
  readonly file: readonly string[];
  readonly replace: readonly string[];
  readonly isChanged: boolean;
}

/** Where a line ends in SEARCH and in the file. */
interface Cut {
  readonly search: number;
  readonly file: number;
}

/**
 * Divides a block whose SEARCH has the characters of the file's lines, but not their line breaks, wherever
 * a line ends in both and no change spans the place. Added lines between two parts are a part themselves.
 */
export function partsOf(
  search: readonly string[],
  replace: readonly string[],
  file: readonly string[],
): readonly Part[] {
  const hunks = lineHunks(search, replace);
  const parts: Part[] = [];
  let last: Cut = { search: 0, file: 0 };
  const addUpTo = (cut: Cut) => {
    const isWithin = ({ from, to }: LineHunk) =>
      from === to
        ? from > last.search && from < cut.search
        : from >= last.search && to <= cut.search;
    const [before, first] = placeIn(hunks, last.search);
    const [end] = placeIn(hunks, cut.search);
    parts.push({ search: [], file: [], replace: replace.slice(before, first), isChanged: true });
    parts.push({
      search: search.slice(last.search, cut.search),
      file: file.slice(last.file, cut.file),
      replace: replace.slice(first, end),
      isChanged: hunks.some(isWithin),
    });
    last = cut;
  };
  for (const cut of cutsOf(search, file)) {
    if (!hunks.some(({ from, to }) => from < cut.search && cut.search < to)) addUpTo(cut);
  }
  addUpTo({ search: search.length, file: file.length });
  const [before, after] = placeIn(hunks, search.length);
  return [
    ...parts,
    { search: [], file: [], replace: replace.slice(before, after), isChanged: true },
  ];
}

/** Returns every place within both texts where a line ends in both. */
function cutsOf(search: readonly string[], file: readonly string[]): readonly Cut[] {
  const ends = lineEnds(file);
  return [...lineEnds(search)].flatMap(([offset, at]) => {
    const there = ends.get(offset);
    const isWithin = there !== undefined && there < file.length && at < search.length;
    return isWithin ? [{ search: at, file: there }] : [];
  });
}

/** Maps the characters up to the end of each filled line to the index of the next line. */
function lineEnds(lines: readonly string[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  let length = 0;
  for (const [at, line] of lines.entries()) {
    const own = unspaced.key(line).length;
    length += own;
    if (own > 0) ends.set(length, at + 1);
  }
  return ends;
}

/** Returns where a place of SEARCH is in REPLACE: before the lines that are added there, and after them. */
function placeIn(hunks: readonly LineHunk[], at: number): readonly [number, number] {
  let place = at;
  let added = 0;
  for (const hunk of hunks) {
    if (hunk.from === at && hunk.to === at) added += hunk.added.length;
    else if (hunk.to <= at) place += hunk.added.length - (hunk.to - hunk.from);
  }
  return [place, place + added];
}
