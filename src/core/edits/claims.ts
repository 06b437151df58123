import { type Document, isBlank, type LineHunk, lineHunks, lineTexts } from './patch/index.ts';
import { locateBlock, locateHunks, type Match } from './place/index.ts';
import type { Edit, Hunks, Replacement } from './reply/index.ts';
import { writeAll } from './write/index.ts';

/** What one edit changes in its file as it was before the reply. */
export interface Claim {
  /** The number of the edit's block, from 1. */
  readonly block: number;
  readonly changes: readonly Change[];
}

/** The lines `from` up to, but not including, `to` give way to `added`. */
type Change = Omit<LineHunk, 'at'>;

/** Limits the places of a block that are looked at. */
const mostPlaces = 20;

/**
 * Returns what an edit would change in its file before the reply (`null`: none), for each place that it may
 * mean; nothing if it has no place there, as an edit of what an earlier one has written.
 */
export function claimsOf(edit: Edit, block: number, document: Document | null): readonly Claim[] {
  if (edit.kind === 'deletion' || edit.kind === 'renaming') return [];
  if (edit.kind === 'whole-file') return [{ block, changes: [everyLine(edit.lines)] }];
  if (edit.kind === 'hunks') {
    return document === null
      ? []
      : hunkChanges(document, edit).map((changes) => ({ block, changes }));
  }
  if (edit.search.every(isBlank)) return [{ block, changes: [everyLine(edit.replace)] }];
  return document === null ? [] : changesIn(document, edit).map((changes) => ({ block, changes }));
}

const everyLine = (added: readonly string[]): Change => ({
  from: 0,
  to: Number.POSITIVE_INFINITY,
  added,
});

/** The hunks of a patch change the file as one edit. */
function hunkChanges(document: Document, { hunks }: Hunks): readonly (readonly Change[])[] {
  const placements = locateHunks(lineTexts(document), hunks);
  const matches = placements.flatMap((one) => (one?.kind === 'placed' ? one.matches : []));
  if (matches.length === 0) return [];
  return [lineHunks(lineTexts(document), lineTexts(writeAll(document, matches)))];
}

/** Returns the changes that a block makes, for each place that it has. */
function changesIn(document: Document, block: Replacement): readonly (readonly Change[])[] {
  const texts = lineTexts(document);
  const changesAt = (matches: readonly Match[]) =>
    lineHunks(texts, lineTexts(writeAll(document, matches)));
  const placement = locateBlock(texts, block);
  if (placement?.kind === 'placed') return [changesAt(placement.matches)];
  if (placement?.kind !== 'ambiguous') return [];
  return placement.at.slice(0, mostPlaces).flatMap((at) => {
    const there = locateBlock(texts.slice(at, at + block.search.length), block);
    if (there?.kind !== 'placed') return [];
    const moved = there.matches.map((match) => ({
      ...match,
      fileLines: match.fileLines.map((line) => (line === undefined ? undefined : line + at)),
    }));
    return [changesAt(moved)];
  });
}

/**
 * Compares the claims of an edit with those of earlier edits of its file. It is refused if it changes the same lines in
 * another way, because nothing says which is meant; what an earlier one has done is done. An edit with several places
 * is for another one if the earlier edit has rewritten more than these lines.
 */
export function clashWith(earlier: readonly Claim[], claims: readonly Claim[]) {
  const meets = claims.length > 1 ? isSamePlace : overlap;
  const other = earlier.find((one) => claims.some((claim) => contradict(claim, one, meets)));
  if (other !== undefined) {
    const why = `it changes the lines of block ${other.block} in another way: send one edit for them`;
    return { kind: 'refused', why } as const;
  }
  const [claim, ...others] = claims;
  const same = others.length > 0 ? undefined : earlier.find((one) => claim && repeats(claim, one));
  if (same === undefined) return undefined;
  return { kind: 'unchanged', why: `it does the same as block ${same.block}` } as const;
}

function contradict(a: Claim, b: Claim, meets: (a: Change, b: Change) => boolean): boolean {
  return a.changes.some((one) =>
    b.changes.some((other) => meets(one, other) && !isSame(one, other)),
  );
}

/** Whether a claim makes only changes that another one makes as well. */
function repeats({ changes }: Claim, other: Claim): boolean {
  const isMade = (change: Change) => other.changes.some((one) => isSame(change, one));
  return changes.length > 0 && changes.every(isMade);
}

function isSame(a: Change, b: Change): boolean {
  return isSamePlace(a, b) && a.added.join('\n') === b.added.join('\n');
}

const isSamePlace = (a: Change, b: Change) => a.from === b.from && a.to === b.to;

/** Whether two changes share a line, or add lines at the same place. */
function overlap(a: Change, b: Change): boolean {
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
  return isSamePlace(a, b) || from < to || isWithin(a, b) || isWithin(b, a);
}

/** Whether lines are only added, between two that another change replaces. */
function isWithin(addition: Change, { from, to }: Change): boolean {
  return addition.from === addition.to && from < addition.from && addition.from < to;
}
