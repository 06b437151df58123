import { type Delta, findDeltas, lineHunks, type Patch } from '../edits/index.ts';
import {
  type Definition,
  definitionsByPattern,
  fileKind,
  isComment,
  linesOf,
} from '../repository/index.ts';

/** The part of a change that alters most of what the program does: lines from 1 of the new text, both included. */
export interface ChangedPlace {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** The definition around it, if one is. */
  readonly name?: string | undefined;
}

interface WeighedPlace extends ChangedPlace {
  /** Lines that say something else now. */
  readonly weight: number;
  /** Whether it alters what was there before: what is new does nothing until that calls it. */
  readonly isOld: boolean;
}

/**
 * Finds where the program behaves otherwise: the changed definition with the most lines of code that are neither moved,
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

/** The places that a file is changed at, one for each definition. */
function placesIn({ change: { path, before, after } }: Delta): readonly WeighedPlace[] {
  const [old, now] = [linesOf(before ?? ''), linesOf(after ?? '')];
  const known = new Set(definitionsByPattern(path, before ?? '').map(({ name }) => name));
  const definitions = definitionsByPattern(path, after ?? '');
  const hunks = lineHunks(old, now);
  const isMoved = movedLines(hunks.flatMap(({ from, to, added }) => [old.slice(from, to), added]));
  const places = new Map<string, WeighedPlace>();
  for (const { from, to, at, added } of hunks) {
    const lines = [...old.slice(from, to), ...added];
    const weight = lines.filter((line) => isCode(line) && !isMoved(line)).length;
    const [start, end] = [at + 1, Math.max(at + added.length, at + 1)];
    const around = innermost(definitions, start, end);
    const key = around === undefined ? `at ${start}` : `in ${around.start}`;
    const { name } = around ?? {};
    const isOld = before !== null && (name === undefined ? to > from : known.has(name));
    const earlier = places.get(key);
    places.set(key, {
      ...{ path, name, end, start: earlier?.start ?? start },
      weight: weight + (earlier?.weight ?? 0),
      isOld: isOld || earlier?.isOld === true,
    });
  }
  return [...places.values()].filter(({ weight }) => weight > 0);
}

function innermost(
  definitions: readonly Definition[],
  start: number,
  end: number,
): Definition | undefined {
  return definitions.findLast((one) => one.start <= start && end <= one.end);
}

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
