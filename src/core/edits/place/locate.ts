import { isBlank } from '../patch/index.ts';
import type { Hunk } from '../reply/index.ts';
import { withoutArtefacts } from './artefact.ts';
import { elidedLines } from './ellipsis.ts';
import { hunkPlaces } from './hunks.ts';
import { exact } from './normalizer.ts';
import { partialLines } from './partial-lines.ts';
import {
  type FileLines,
  fileLinesOf,
  isIdentical,
  type Match,
  type MatchStrategy,
  occurrences,
  type Placement,
  type SearchReplace,
} from './placement.ts';
import { reflowedLines } from './reflowed-lines.ts';
import { similarLines } from './similar.ts';
import {
  blankLinesIgnored,
  exactLines,
  looseLines,
  unspacedLines,
  withoutBlankEdges,
} from './whole-lines.ts';

/**
 * Finds REPLACE character for character in a file without SEARCH: the edit was made before. Precedes
 * every looser strategy, because one of those could match a twin of the line that is already fixed.
 */
const alreadyPresent: MatchStrategy = (file, block) => {
  const kept = block.replace.filter((line) => !isBlank(line));
  const known = new Set(block.search);
  const added = kept.filter((line) => !known.has(line));
  if (kept.length < 2 && !added.some((line) => /\w/.test(line))) return undefined;
  const starts = occurrences(file.keys(exact), block.replace);
  const [at] = file.choose(starts, block.replace.length);
  return at === undefined ? undefined : { kind: 'present', at, isElsewhere: false };
};

/** Returns the forms of a block that a strategy tries, best first. */
type Readings = (block: SearchReplace) => readonly SearchReplace[];

const asWritten: Readings = (block) => [block];
const withoutOuterBlanks: Readings = (block) => [withoutBlankEdges(block)];
/** Blank lines at the edges of SEARCH are the reply's own; REPLACE loses as many. */
const withEdgesTrimmed: Readings = (block) =>
  withoutOuterBlanks(block).filter(({ search }) => search.length < block.search.length);

/** From strict to loose. The first that finds anything decides, even if it finds several places. */
const strategies: readonly (readonly [MatchStrategy, Readings])[] = [
  [exactLines, asWritten],
  [alreadyPresent, asWritten],
  [exactLines, withoutArtefacts],
  [alreadyPresent, withoutArtefacts],
  [looseLines, asWritten],
  [looseLines, withoutArtefacts],
  [unspacedLines, asWritten],
  [exactLines, withEdgesTrimmed],
  [looseLines, withEdgesTrimmed],
  [blankLinesIgnored, asWritten],
  [reflowedLines, withoutOuterBlanks],
  [partialLines, asWritten],
  [elidedLines, asWritten],
  [similarLines, asWritten],
];

/** Looks for the place of a block in the lines of a file. */
export function locateBlock(texts: readonly string[], block: SearchReplace): Placement | undefined {
  return locateIn(fileLinesOf(texts), block);
}

/** Looks for the places of a patch's hunks in the lines of a file. */
export function locateHunks(
  texts: readonly string[],
  hunks: readonly Hunk[],
): readonly (Placement | undefined)[] {
  return hunkPlaces(fileLinesOf(texts), hunks, locateIn);
}

/** Looks for the place of a block among those of a file that can be meant. */
function locateIn(file: FileLines, block: SearchReplace): Placement | undefined {
  const attempt = ([find, readingsOf]: readonly [MatchStrategy, Readings]) => {
    for (const reading of readingsOf(block)) {
      const found = find(file, reading);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  for (const [at, strategy] of strategies.entries()) {
    const found = attempt(strategy);
    if (found?.kind === 'present') {
      const looser = strategies.slice(at + 1);
      return { ...found, isElsewhere: looser.some((other) => attempt(other) !== undefined) };
    }
    if (found !== undefined) return withoutApplied(file, found);
  }
  return undefined;
}

/** Drops the matches whose change is already in the file, as far as the comparison can tell. */
function withoutApplied(file: FileLines, found: Placement): Placement {
  if (found.kind !== 'placed') return found;
  const isApplied = (match: Match) =>
    !isIdentical(match.block) && (isAlreadyAdded(file, match) || isIgnoredChange(match));
  const [first] = found.matches;
  const matches = found.matches.filter((match) => !isApplied(match));
  if (first === undefined || matches.length > 0) return { ...found, matches };
  return { kind: 'present', at: first.fileLines[0] ?? 0, isElsewhere: false };
}

/** Whether an edit that only adds lines above or below SEARCH finds them there already. */
function isAlreadyAdded(file: FileLines, { block, fileLines, normalizer }: Match): boolean {
  const { search, replace } = block;
  const first = fileLines.find((line) => line !== undefined);
  if (first === undefined || replace.length <= search.length) return false;
  const wanted = replace.map(normalizer.key);
  const there = new Set(occurrences(file.keys(normalizer), wanted));
  return occurrences(replace, search).some((offset) => there.has(first - offset));
}

/** Whether an edit changes only what the comparison ignores, so it may have been made before. */
function isIgnoredChange({ block, fileLines, normalizer }: Match): boolean {
  if (normalizer === exact) return false;
  const isRun = fileLines.every((line, at) => line === (fileLines[0] ?? 0) + at);
  const keys = (lines: readonly string[]) =>
    lines.map(normalizer.key).filter((key) => isRun || key !== '');
  return isIdentical({ search: keys(block.search), replace: keys(block.replace) });
}
