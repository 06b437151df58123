import { type Delta, findDeltas, lineHunks, type Patch } from '../edits/index.ts';
import { fileKind, isComment, linesOf } from '../repository/index.ts';

/** The part of a change that alters most of what the program does: lines from 1 of the new text, both included. */
export interface ChangedPlace {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** What it is in, as far as a line at the left edge says. */
  readonly name?: string | undefined;
}

interface WeighedPlace extends ChangedPlace {
  /** Lines that say something else now. */
  readonly weight: number;
  /** Whether it alters what was there before: what is new does nothing until that calls it. */
  readonly isOld: boolean;
}

/**
 * Finds where the program behaves otherwise: the lines in a row with the most changed code that is neither moved,
 * comments nor imports. Sources come before documents and data, what existed before what is new; no test counts.
 */
export function findChangedPlace(patch: Patch): ChangedPlace | undefined {
  const deltas = findDeltas(patch).filter(({ kind }) => kind === 'created' || kind === 'modified');
  for (const kind of [0, 2]) {
    const own = deltas.filter(({ change }) => fileKind(change.path) === kind);
    const [first] = own.flatMap(placesIn).sort(byWeight);
    if (first === undefined) continue;
    const { weight: _, isOld: __, ...place } = first;
    return place;
  }
  return undefined;
}

const byWeight = (one: WeighedPlace, other: WeighedPlace) =>
  Number(other.isOld) - Number(one.isOld) || other.weight - one.weight;

/** The places that a file is changed at. */
function placesIn({ change: { path, before, after } }: Delta): readonly WeighedPlace[] {
  const [old, now] = [linesOf(before ?? ''), linesOf(after ?? '')];
  const hunks = lineHunks(old, now);
  const isMoved = movedLines(hunks.flatMap(({ from, to, added }) => [old.slice(from, to), added]));
  const places = hunks.map(({ from, to, at, added }): WeighedPlace => {
    const lines = [...old.slice(from, to), ...added];
    const weight = lines.filter((line) => isCode(line) && !isMoved(line)).length;
    const start = at + 1;
    const head = now.slice(0, start).findLast((line) => /^[\p{L}_$]/u.test(line)) ?? '';
    const name = fileKind(path) === 0 ? named.exec(head)?.[1] : undefined;
    const isOld = before !== null && (to > from || (head !== '' && old.includes(head)));
    return { path, start, end: Math.max(start, at + added.length), name, weight, isOld };
  });
  return places.filter(({ weight }) => weight > 0);
}

/** The name in a line at the left edge, by which git names a hunk, too: `total` in `export function total(lines) {`. */
const named = /\s[*&]?([\p{L}\p{N}_$]+)\s*(?:[({<:=]|(?:extends|implements)\b)/u;

/** Whether a line is the same as before but elsewhere, or further in or out. */
function movedLines(sides: readonly (readonly string[])[]): (line: string) => boolean {
  const textsOf = (side: number) =>
    new Set(
      sides.flatMap((lines, at) => (at % 2 === side ? lines.map((line) => line.trim()) : [])),
    );
  const [gone, come] = [textsOf(0), textsOf(1)];
  return (line) => gone.has(line.trim()) && come.has(line.trim());
}

const isCode = (line: string) =>
  /[\p{L}\p{N}]/u.test(line) && !isComment(line) && !imports.test(line);

/** What a file needs from others: it changes with whatever uses it. */
const imports =
  /^\s*(?:import\b|export\b.*\bfrom\s|from\s+\S+\s+import\b|#\s*include\b|use\s+[\w:\\]|using\s+[\w.]+;|(?:const|let|var)\b.*=\s*require\()/;
