import { isBlank, lineHunks } from '../patch/index.ts';
import type { Hunks, Replacement } from '../reply/index.ts';
import { withoutArtefacts } from './artefact.ts';
import { elidedLines } from './ellipsis.ts';
import { hunkPlaces } from './hunks.ts';
import { oneLineOff } from './line-off.ts';
import { withLostBlanks } from './lost-blanks.ts';
import { exact, folded } from './normalizer.ts';
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
import { withFileSigns } from './signs.ts';
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
const wholeText: readonly MatchStrategy[] = [
  exactLines,
  alreadyPresent,
  uncopied(exactLines),
  uncopied(alreadyPresent),
  looseLines,
  uncopied(looseLines),
  blankLinesIgnored,
];

const strategies: readonly MatchStrategy[] = [
  ...wholeText,
  (file, block) => reflowedLines(file, withoutBlankEdges(block)),
  partialLines,
  elidedLines,
  oneLineOff,
];

/** Looks for the place of a block, or of each hunk of a patch, in the lines of a file. */
export function locateEdit(
  texts: readonly string[],
  edit: Replacement | Hunks,
): readonly (Placement | undefined)[] {
  const file = fileLinesOf(texts);
  return edit.kind === 'hunks'
    ? hunkPlaces(file, edit.hunks, withLostBlanks(locateIn))
    : [locateIn(file, edit)];
}

/** Looks for the place of a block among those of a file that can be meant. */
function locateIn(file: FileLines, block: SearchReplace): Placement | undefined {
  for (const [at, find] of strategies.entries()) {
    const found = find(file, block);
    if (found?.kind === 'present') {
      const all = strategies.slice(at + 1).flatMap((other) => other(file, block) ?? []);
      const whole = wholeText.slice(at + 1).flatMap((other) => other(file, block) ?? []);
      const [next] = whole.filter(({ kind }) => kind !== 'present');
      return next?.kind === 'placed' && addsNothing(block)
        ? withOwnSigns(file, withoutApplied(file, next))
        : { ...found, isElsewhere: all.length > 0 };
    }
    if (found !== undefined) return withOwnSigns(file, withoutApplied(file, found));
  }
  return undefined;
}

/** What is left once lines are removed may well be elsewhere, too. */
function addsNothing({ search, replace }: SearchReplace): boolean {
  const old = new Set(search.map((line) => line.trim()));
  return replace.every((line) => isBlank(line) || old.has(line.trim()));
}

/** Returns the placement with the file's signs in what the matches write; `undefined` if they are unclear. */
function withOwnSigns({ texts }: FileLines, found: Placement): Placement | undefined {
  if (found.kind !== 'placed') return found;
  const matches = found.matches.flatMap((match): Match[] => {
    if (match.normalizer !== folded) return [match];
    const there = match.fileLines.map((line) => (line === undefined ? undefined : texts[line]));
    const replace = withFileSigns(match.block, there);
    return replace === undefined ? [] : [{ ...match, block: { ...match.block, replace } }];
  });
  return matches.length === found.matches.length ? { ...found, matches } : undefined;
}

/** Drops the matches whose change is already in the file, as far as the comparison can tell. */
function withoutApplied(file: FileLines, found: Placement): Placement {
  if (found.kind !== 'placed') return found;
  const isApplied = (match: Match) =>
    !isIdentical(match.block) && (isAlreadyAdded(file, match) || isIgnoredChange(file, match));
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
function isIgnoredChange(file: FileLines, { block, fileLines, normalizer }: Match): boolean {
  if (normalizer === exact) return false;
  const isThere = (line: string, at: number) => file.texts[fileLines[at] ?? -1] === line;
  const hunks = lineHunks(block.search, block.replace);
  const isOld = hunks.every(({ from, to }) => {
    return to > from && block.search.slice(from, to).every((line, at) => isThere(line, from + at));
  });
  if (isOld) return false;
  const isRun = fileLines.every((line, at) => line === (fileLines[0] ?? 0) + at);
  const keys = (lines: readonly string[]) =>
    lines.map(normalizer.key).filter((key) => isRun || key !== '');
  return isIdentical({ search: keys(block.search), replace: keys(block.replace) });
}
