import { type Document, isBlank, type LineHunk, lineHunks, lineTexts } from './patch/index.ts';
import { changesIn, type LineChange, locateEdit } from './place/index.ts';
import type { Edit, Hunks, Replacement } from './reply/index.ts';
import { writeAll } from './write/index.ts';

/** What one edit changes in its file as it was before the reply. */
export interface Claim {
  /** The number of the edit's block, from 1; below that, one that was kept of the reply before. */
  readonly block: number;
  readonly changes: readonly Change[];
}

/** The lines `from` up to, but not including, `to` give way to `added`. */
type Change = Omit<LineHunk, 'at'>;

/**
 * Returns what an edit would change in its file before the reply (`null`: none), for each place that it may
 * mean; nothing if it has no place there, as an edit of what an earlier one has written.
 */
export function findClaims(edit: Edit, block: number, document: Document | null): readonly Claim[] {
  if (edit.kind === 'deletion' || edit.kind === 'renaming') return [];
  if (edit.kind === 'whole-file') return [{ block, changes: [everyLine(edit.lines)] }];
  if (edit.kind === 'replacement' && edit.search.every(isBlank)) {
    return [{ block, changes: [everyLine(edit.replace)] }];
  }
  if (document === null) return [];
  const texts = lineTexts(document);
  return possibleChanges(texts, edit).map((changes) => ({
    block,
    changes: lineHunks(texts, lineTexts(writeAll(document, changes))),
  }));
}

const everyLine = (added: readonly string[]): Change => ({
  from: 0,
  to: Number.POSITIVE_INFINITY,
  added,
});

/** Returns the changes of an edit, for each place that a block may mean; the hunks of a patch are one edit. */
function possibleChanges(
  texts: readonly string[],
  edit: Replacement | Hunks,
): readonly (readonly LineChange[])[] {
  const placements = locateEdit(texts, edit);
  const [only] = placements;
  const isVague = edit.kind === 'replacement' && only?.kind === 'ambiguous';
  const possible = isVague ? only.changes : [changesIn(placements)];
  return possible.filter((changes) => changes.length > 0);
}

/**
 * Compares the claims of an edit with those of earlier edits of its file. It is refused if it changes the same lines in
 * another way, because nothing says which is meant; what an earlier one has done is done. An edit with several places
 * is for another one if the earlier edit has rewritten more than these lines.
 */
export function clashWith(earlier: readonly Claim[], claims: readonly Claim[]) {
  const meets = claims.length > 1 ? isSamePlace : overlap;
  const others = earlier.filter((one) => claims.some((claim) => contradict(claim, one, meets)));
  const [other] = others;
  if (other !== undefined) {
    const why = `it changes the lines of block ${other.block} in another way: send one edit for them`;
    return { kind: 'refused', why, blocks: others.map(({ block }) => block) } as const;
  }
  const [claim, ...more] = claims;
  const same = more.length > 0 ? undefined : earlier.find((one) => claim && repeats(claim, one));
  if (same === undefined) return undefined;
  const why = `it does the same as block ${same.block}`;
  return { kind: 'unchanged', why, blocks: [same.block] } as const;
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

/** Whether two changes share a line, add lines at the same place, or one adds lines between those of the other. */
function overlap(a: Change, b: Change): boolean {
  return isSamePlace(a, b) || (a.from < b.to && b.from < a.to);
}
