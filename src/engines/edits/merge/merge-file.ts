import { type LineHunk, lineHunks } from '../patch/index.ts';
import { overlay, type Part, type Sides } from './overlay.ts';

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
