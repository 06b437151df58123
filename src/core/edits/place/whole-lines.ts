import { indentOf, isBlank } from '../patch/index.ts';
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
  const likely = at.filter(
    (start) => !isOtherEnd(block.search, (line) => texts[start + line] ?? ''),
  );
  return onlyMatch(file, likely, block, normalizer);
}

/** What closes a block, and nothing else. */
const closes = /^\s*(?:[)}\]]+[;,)]*|end)\s*$/;

/** Whether only the last line is indented in another way, so that it closes another block than in the file. */
function isOtherEnd(search: readonly string[], there: (at: number) => string): boolean {
  const last = search.length - 1;
  const isMoved = (line: string, at: number) =>
    !isBlank(line) && indentOf(line) !== indentOf(there(at));
  const end = search[last] ?? '';
  return (
    closes.test(end) &&
    isMoved(end, last) &&
    search.every((line, at) => at === last || !isMoved(line, at)) &&
    search.some((line, at) => at < last && !isBlank(line))
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
  if (isOtherEnd(block.search, (line) => file.texts[fileLines[line] ?? -1] ?? '')) return undefined;
  const match = withoutExtraEdges({ block, fileLines, normalizer });
  return addsAtLostEdge(file, block, match) ? undefined : { kind: 'placed', matches: [match] };
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
function addsAtLostEdge(file: FileLines, written: SearchReplace, { block, fileLines }: Match) {
  const { search, replace } = block;
  const adds = (edge: 0 | -1) =>
    search.at(edge) !== written.search.at(edge) &&
    search.at(edge) !== replace.at(edge) &&
    replace.includes(search.at(edge) ?? '');
  const isLast = fileLines.at(-1) === file.texts.length - 1;
  return (adds(0) && fileLines.at(0) !== 0) || (adds(-1) && !isLast);
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
