import {
  type Focus,
  linesOf,
  type OutlinedFile,
  outlineOf,
  windowsFor,
} from '../../src/core/repository/index.ts';

/** How many of the changed lines of a file an outline's ranges and the windows of each room hold. */
export interface ShownChange {
  readonly changed: number;
  readonly outlined: number;
  /** By the characters of the room. */
  readonly windows: Readonly<Record<number, number>>;
}

/** Rooms of windows, in characters. */
export const rooms: readonly number[] = [8_000, 12_000, 16_000, 24_000];

/** Counts the changed lines, from 1, that the outline and the windows of a file before its fix show. */
export function shownChange(
  file: OutlinedFile,
  changed: readonly number[],
  focus: Focus,
): ShownChange {
  const lines = linesOf(file.text);
  // Blank lines are in no row of an outline; what is inserted there belongs to its neighbours.
  const inside = changed.filter((line) => (lines[line - 1] ?? '').trim() !== '');
  const heldBy = (ranges: readonly { readonly start: number; readonly end: number }[]) =>
    inside.filter((line) => ranges.some(({ start, end }) => line >= start && line <= end)).length;
  const outline = outlineOf(file, { room: 10_000_000 });
  const rows = [...outline.matchAll(/^ *(\d+)(?:-(\d+))? /gm)];
  const outlined = rows.map(([, start, end = start]) => ({
    start: Number(start),
    end: Number(end),
  }));
  return {
    changed: inside.length,
    outlined: heldBy(outlined),
    windows: Object.fromEntries(rooms.map((room) => [room, heldBy(windowsFor(file, focus, room))])),
  };
}
