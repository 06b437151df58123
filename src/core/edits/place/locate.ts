import { isBlank } from '../patch/index.ts';
import type { Hunks, Replacement } from '../reply/index.ts';
import { withoutArtefacts } from './artefact.ts';
import { elidedLines } from './ellipsis.ts';
import { gappedLines } from './gapped-lines.ts';
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
import { blankLinesIgnored, exactLines, looseLines, withoutBlankEdges } from './whole-lines.ts';

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

/** Tries a strategy on the forms of a block without what copying does to lines, best first. */
const uncopied =
  (find: MatchStrategy): MatchStrategy =>
  (file, block) => {
    for (const reading of withoutArtefacts(block)) {
      const found = find(file, reading);
      if (found !== undefined) return found;
    }
    return undefined;
  };

/** From strict to loose. The first that finds anything decides, even if it finds several places. */
const strategies: readonly MatchStrategy[] = [
  exactLines,
  alreadyPresent,
  uncopied(exactLines),
  uncopied(alreadyPresent),
  looseLines,
  uncopied(looseLines),
  blankLinesIgnored,
  (file, block) => reflowedLines(file, withoutBlankEdges(block)),
  partialLines,
  elidedLines,
  similarLines,
  gappedLines,
];

/** Looks for the place of a block, or of each hunk of a patch, in the lines of a file. */
export function locateEdit(
  texts: readonly string[],
  edit: Replacement | Hunks,
): readonly (Placement | undefined)[] {
  const file = fileLinesOf(texts);
  return edit.kind === 'hunks' ? hunkPlaces(file, edit.hunks, locateIn) : [locateIn(file, edit)];
}

/** Looks for the place of a block among those of a file that can be meant. */
function locateIn(file: FileLines, block: SearchReplace): Placement | undefined {
  for (const [at, find] of strategies.entries()) {
    const found = find(file, block);
    if (found?.kind === 'present') {
      const looser = strategies.slice(at + 1);
      return { ...found, isElsewhere: looser.some((other) => other(file, block) !== undefined) };
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
