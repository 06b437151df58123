import { indentOf, isBlank, lineHunks } from '../patch/index.ts';
import { isAlike } from './line-off.ts';
import { exact, folded, looserNormalizers, type Normalizer, trimmedEnd } from './normalizer.ts';
import {
  type FileLines,
  filledOccurrences,
  type Match,
  type MatchStrategy,
  occurrences,
  onlyMatch,
  type Placement,
  type SearchReplace,
} from './placement.ts';

/** Matches SEARCH as a run of whole lines, character for character. */
export const exactLines: MatchStrategy = (file, block) => matchOn(file, block, exact);

/** Matches SEARCH as a run of whole lines with the first looser normalizer that finds it. */
export const looseLines: MatchStrategy = (file, block) => {
  for (const normalizer of looserNormalizers) {
    const found = matchOn(file, block, normalizer) ?? matchAsIndented(file, block, normalizer);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Lines that are indented as in the file decide before others, even if the blank lines are not those of the file. */
function matchAsIndented(file: FileLines, block: SearchReplace, normalizer: Normalizer) {
  return normalizer === trimmedEnd ? ignoringBlanks(file, block, normalizer) : undefined;
}

function matchOn(
  file: FileLines,
  block: SearchReplace,
  normalizer: Normalizer,
): Placement | undefined {
  const at = occurrences(file.keys(normalizer), block.search.map(normalizer.key));
  const { texts } = file;
  const likely = at.filter((start) => {
    const there = (line: number) => texts[start + line] ?? '';
    return !isOtherEnd(block.search, there) && !isOtherStart(file, block.search, there);
  });
  return onlyMatch(file, likely, block, normalizer);
}

/** What closes a block, and nothing else. */
const closes = /^\s*(?:[)}\]]+[;,)]*|end)\s*$/;

/** Whether only the last line is indented in another way, so that it closes another block than in the file. */
function isOtherEnd(search: readonly string[], there: (at: number) => string): boolean {
  const end = search.at(-1) ?? '';
  return closes.test(end) && isOnlyMoved(search, there, search.length - 1);
}

/** Whether only the first line is indented in another way, but the file has all of them just so around one more line. */
function isOtherStart(file: FileLines, search: readonly string[], there: (at: number) => string) {
  if (search.length < 3 || !isOnlyMoved(search, there, 0)) return false;
  const [first = '', ...rest] = search.map(trimmedEnd.key);
  const keys = file.keys(trimmedEnd);
  return occurrences(keys, rest).some((at) => keys[at - 2] === first);
}

function isOnlyMoved(search: readonly string[], there: (at: number) => string, only: number) {
  const isMoved = (line: string, at: number) =>
    !isBlank(line) && indentOf(line) !== indentOf(there(at));
  return (
    isMoved(search[only] ?? '', only) &&
    search.every((line, at) => at === only || !isMoved(line, at)) &&
    search.some((line, at) => at !== only && !isBlank(line))
  );
}

/** Matches SEARCH as a run of lines, ignoring blank lines in SEARCH and in the file. */
export const blankLinesIgnored: MatchStrategy = (file, block) =>
  ignoringBlanks(file, block, folded);

function ignoringBlanks(
  file: FileLines,
  block: SearchReplace,
  normalizer: Normalizer,
): Placement | undefined {
  const keys = file.keys(normalizer);
  const searchKeys = block.search.map(normalizer.key);
  const at = file.choose(filledOccurrences(keys, searchKeys), block.search.length);
  const [start, ...others] = at;
  if (start === undefined) return undefined;
  if (others.length > 0) return { kind: 'ambiguous', at, ignores: 'blank lines' };
  const fileLines = fileLinesFrom(start, searchKeys, keys);
  const there = (line: number) => file.texts[fileLines[line] ?? -1] ?? '';
  if (isOtherEnd(block.search, there) || isOtherStart(file, block.search, there)) return undefined;
  const match = withoutExtraEdges({ block, fileLines, normalizer });
  return growsAtLostEdge(file, fileLines, match) ? undefined : { kind: 'placed', matches: [match] };
}

/** Returns the file's line for each line of SEARCH; a blank line means one in the same gap, if any. */
function fileLinesFrom(
  start: number,
  searchKeys: readonly string[],
  keys: readonly string[],
): readonly (number | undefined)[] {
  let next = start;
  return searchKeys.map((key) => {
    const blank = keys[next] === '' ? next : undefined;
    const at = key === '' ? blank : keys.indexOf(key, next);
    if (at !== undefined) next = at + 1;
    return at;
  });
}

/** Drops from both sides the blank lines at an edge that the file lacks: they are the reply's own. */
function withoutExtraEdges({ block, fileLines, normalizer }: Match): Match {
  const isMatched = (line: number | undefined) => line !== undefined;
  const above = Math.max(0, fileLines.findIndex(isMatched));
  const below = fileLines.length - 1 - fileLines.findLastIndex(isMatched);
  return {
    normalizer,
    fileLines: fileLines.slice(above, fileLines.length - below),
    block: withoutEdges(block, above, below),
  };
}

/** Whether lines are added beside a blank line that the file lacks: where it goes on, a line may be missing there. */
function growsAtLostEdge(file: FileLines, lines: Match['fileLines'], { block, fileLines }: Match) {
  const { search, replace } = block;
  const isLast = fileLines.at(-1) === file.texts.length - 1;
  const isLost = { above: lines.at(0) === undefined, below: lines.at(-1) === undefined };
  return lineHunks(search, replace).some(({ from, to, added }) => {
    const isNew = (old = '', next = '') => from === to || !isAlike(old, next);
    if (added.filter((line) => !isBlank(line)).length <= to - from) return false;
    const isAbove = isLost.above && fileLines.at(0) !== 0 && from === 0;
    const isBelow = isLost.below && !isLast && to === search.length;
    return (
      (isAbove && isNew(search.at(0), added.at(0))) ||
      (isBelow && isNew(search.at(-1), added.at(-1)))
    );
  });
}

/** Returns SEARCH without the blank lines at its edges, and REPLACE without as many. */
export function withoutBlankEdges(block: SearchReplace): SearchReplace {
  const above = leadingBlanks(block.search);
  return withoutEdges(block, above, leadingBlanks(block.search.slice(above).reverse()));
}

/** Drops lines at the edges of SEARCH, and from REPLACE as many as are blank there. */
function withoutEdges(
  { search, replace }: SearchReplace,
  above: number,
  below: number,
): SearchReplace {
  const first = Math.min(above, leadingBlanks(replace));
  const last = Math.min(below, leadingBlanks(replace.slice(first).reverse()));
  return {
    search: search.slice(above, search.length - below),
    replace: replace.slice(first, replace.length - last),
  };
}

function leadingBlanks(lines: readonly string[]): number {
  const first = lines.findIndex((line) => folded.key(line) !== '');
  return first < 0 ? lines.length : first;
}
