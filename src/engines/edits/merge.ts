import type { RepoPath } from '../files/index.ts';
import type { Encoding } from '../text/index.ts';
import { emptyPatch, type LineHunk, lineHunks, type Patch, withChange } from './patch/index.ts';

/** A file at the fork point, on the branch and on the new base; `null` where there is none. */
export interface ThreeTexts extends Sides<string | null> {
  readonly path: RepoPath;
  readonly executable: boolean;
  /** Of all three. */
  readonly encoding?: Encoding | undefined;
}

/** A file that one side deletes and the other changes is in conflict as a whole; its missing text is `null`. */
export interface FileConflict {
  readonly path: RepoPath;
  readonly hunks: readonly Conflict[];
  /** The side that deletes the file; missing if both have it. */
  readonly deletedBy?: 'ours' | 'theirs' | undefined;
}

/** A change made again on a new base. In files with conflicts, the patch has only what is certain. */
export interface MergedPatch {
  readonly patch: Patch;
  readonly conflicts: readonly FileConflict[];
}

/**
 * Merges the change of a branch into the files of a new base. `added` are the files that the new base has and the fork
 * point has not: one with the text of a file that is gone is that file under its new name.
 */
export function mergePatch(
  files: readonly ThreeTexts[],
  added: ReadonlyMap<RepoPath, Pick<ThreeTexts, 'executable'> & { readonly text: string }>,
): MergedPatch {
  let patch = emptyPatch;
  const conflicts: FileConflict[] = [];
  for (const given of files) {
    const file = followed(given, added);
    const { path, base, ours, theirs, executable, encoding } = file;
    if (ours === base || ours === theirs) continue;
    const change = { path, before: theirs, executable, encoding };
    if (theirs === base) patch = withChange(patch, { ...change, after: ours });
    else if (ours === null || theirs === null) {
      conflicts.push({ path, hunks: [], deletedBy: ours === null ? 'ours' : 'theirs' });
    } else {
      const merged = mergeFile(base ?? '', ours, theirs);
      patch = withChange(patch, { ...change, after: merged.text });
      if (merged.kind === 'conflicted') conflicts.push({ path, hunks: merged.conflicts });
    }
  }
  return { patch, conflicts };
}

/** The file under the name that the new base gives it. */
function followed(file: ThreeTexts, added: Parameters<typeof mergePatch>[1]): ThreeTexts {
  if (file.theirs !== null || file.base === null) return file;
  const [moved, ...others] = [...added].filter(([, { text }]) => text === file.base);
  if (moved === undefined || others.length > 0) return file;
  const [path, { text, executable }] = moved;
  return { ...file, path, theirs: text, executable };
}

/** A part of a file that two sides have changed in different ways. */
export interface Conflict extends Sides<string> {
  /** Its first line in the text, from 1. */
  readonly line: number;
}

/** Every part of a merged text is certain. In a conflicted one, what is in conflict is as `theirs` has it. */
export type MergedFile =
  | { readonly kind: 'merged'; readonly text: string }
  | { readonly kind: 'conflicted'; readonly text: string; readonly conflicts: readonly Conflict[] };

/** Merges what two sides made of the same text: by lines and, where those clash, by words. */
export function mergeFile(base: string, ours: string, theirs: string): MergedFile {
  const lines = { base: linesOf(base), ours: linesOf(ours), theirs: linesOf(theirs) };
  const parts = overlay(lines, clashesByLine).flatMap((part) =>
    part.kind === 'clash' ? mergeWords(part) : [part],
  );
  let [text, line] = ['', 1];
  const conflicts: Conflict[] = [];
  for (const part of parts) {
    if (part.kind === 'clash') {
      const { kind: _, ...texts } = part;
      conflicts.push({ line, ...texts });
    }
    const next = part.kind === 'clash' ? part.theirs : part.text;
    text += next;
    line += next.split('\n').length - 1;
  }
  return conflicts.length === 0
    ? { kind: 'merged', text }
    : { kind: 'conflicted', text, conflicts };
}

/** Whether two hunks change the same lines, or insert at the same place: then nothing says what comes first. */
function clashesByLine(a: LineHunk, b: LineHunk): boolean {
  if (a.from === a.to && b.from === b.to) return a.from === b.from;
  return a.from < b.to && b.from < a.to;
}

/** Merges a part by words, if both sides keep most of it, so that what they share is no coincidence. */
function mergeWords(clash: Extract<Part, { kind: 'clash' }>): readonly Part[] {
  const [base, ours, theirs] = [wordsOf(clash.base), wordsOf(clash.ours), wordsOf(clash.theirs)];
  if (!keepsMost(base, ours) || !keepsMost(base, theirs)) return [clash];
  const parts = overlay({ base, ours, theirs }, clashesByWord);
  return parts.every(({ kind }) => kind === 'certain') ? parts : [clash];
}

/** Words clash unless one stands between them that nobody changed. Blanks clash only with what is at their place. */
function clashesByWord(a: LineHunk, b: LineHunk, base: readonly string[]): boolean {
  if (isBlank(a, base) || isBlank(b, base)) return clashesByLine(a, b);
  return base.slice(a.to, b.from).every((word) => word.trim() === '');
}

function isBlank({ from, to, added }: LineHunk, base: readonly string[]): boolean {
  return [...base.slice(from, to), ...added].every((word) => word.trim() === '');
}

function keepsMost(base: readonly string[], side: readonly string[]): boolean {
  const isWord = (word: string) => word.trim() !== '';
  const gone = lineHunks(base, side).flatMap(({ from, to }) => base.slice(from, to).filter(isWord));
  return 2 * gone.length <= base.filter(isWord).length;
}

/** Each line with its ending. */
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

const wordsOf = (text: string) => text.match(/\r?\n|[^\S\r\n]+|[\p{L}\p{N}_]+|[\s\S]/gu) ?? [];

/** What the base of two changes has, and what each side makes of it. */
export type Sides<Of> = Readonly<Record<'base' | 'ours' | 'theirs', Of>>;

/** A part of the base in order: as it was, as one side or both changed it, or changed in two ways. */
type Part =
  | { readonly kind: 'certain'; readonly text: string }
  | ({ readonly kind: 'clash' } & Sides<string>);

/** A hunk of one side. */
interface SidedHunk extends LineHunk {
  readonly side: 'ours' | 'theirs';
}

/** Whether two hunks of different sides, in the order of their places, leave open what is meant. */
type Clashes = (first: LineHunk, second: LineHunk, base: readonly string[]) => boolean;

/** Three texts in pieces that are compared whole, such as lines. */
type Pieces = Sides<readonly string[]>;

/** Lays the changes of both sides over their base. Hunks that clash become one part, with all that they reach. */
function overlay({ base, ours, theirs }: Pieces, clashes: Clashes): readonly Part[] {
  const hunks = [
    ...lineHunks(base, ours).map((hunk): SidedHunk => ({ ...hunk, side: 'ours' })),
    ...lineHunks(base, theirs).map((hunk): SidedHunk => ({ ...hunk, side: 'theirs' })),
  ].sort((a, b) => a.from - b.from || a.to - b.to);
  const parts: Part[] = [];
  let done = 0;
  for (const group of groupsOf(hunks, (a, b) => clashes(a, b, base))) {
    const from = Math.min(...group.map((hunk) => hunk.from));
    const to = Math.max(...group.map((hunk) => hunk.to));
    parts.push({ kind: 'certain', text: base.slice(done, from).join('') });
    const within = (side: SidedHunk['side']) =>
      changed(
        base,
        { from, to },
        group.filter((hunk) => hunk.side === side),
      );
    const texts = {
      base: base.slice(from, to).join(''),
      ours: within('ours'),
      theirs: within('theirs'),
    };
    const certain = certainOf(texts);
    parts.push(
      certain === undefined ? { kind: 'clash', ...texts } : { kind: 'certain', text: certain },
    );
    done = to;
  }
  return [...parts, { kind: 'certain', text: base.slice(done).join('') }];
}

/** Hunks that clash with one another, directly or through others, in their order. */
function groupsOf(
  hunks: readonly SidedHunk[],
  clashes: (first: SidedHunk, second: SidedHunk) => boolean,
): readonly (readonly SidedHunk[])[] {
  const groups: SidedHunk[][] = [];
  for (const hunk of hunks) {
    const group = groups.at(-1);
    const isJoined = group?.some((one) => one.side !== hunk.side && clashes(one, hunk)) === true;
    if (group !== undefined && isJoined) group.push(hunk);
    else groups.push([hunk]);
  }
  return groups;
}

/** The pieces of a range as one side has them. */
function changed(
  base: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
  hunks: readonly LineHunk[],
): string {
  let [text, at] = ['', from];
  for (const hunk of hunks) {
    text += base.slice(at, hunk.from).join('') + hunk.added.join('');
    at = hunk.to;
  }
  return text + base.slice(at, to).join('');
}

/** What a part becomes if only one side changed it, or both in the same way. */
function certainOf({ base, ours, theirs }: Sides<string>) {
  if (ours === base || ours === theirs) return theirs;
  return theirs === base ? ours : undefined;
}
