import {
  type Lines,
  linesOf,
  type OutlinedFile,
  writeOutline,
} from '../../src/core/repository/index.ts';

/** How many of the changed lines of a file are shown, and where. */
export interface ShownChange {
  readonly changed: number;
  /** In the ranges of the outline, all pages together. */
  readonly outlined: number;
  /** In the parts of files that the first prompt has. */
  readonly prompted: number;
  readonly isLong: boolean;
}

/** Characters above which a file is not shown whole. */
const longFile = 40_000;

/** Counts the changed lines, from 1, of a file before its fix; blank ones belong to their neighbours. */
export function shownChange(
  file: OutlinedFile,
  changed: readonly number[],
  prompted: readonly Lines[],
): ShownChange {
  const lines = linesOf(file.text);
  const inside = changed.filter((line) => (lines[line - 1] ?? '').trim() !== '');
  const heldBy = (ranges: readonly Lines[]) =>
    inside.filter((line) => ranges.some(({ start, end }) => line >= start && line <= end)).length;
  const outline = writeOutline(file, { room: 10_000_000 });
  const rows = [...outline.matchAll(/^ *(\d+)(?:-(\d+))? /gm)];
  const outlined = rows.map(([, start, end = start]) => ({
    start: Number(start),
    end: Number(end),
  }));
  return {
    changed: inside.length,
    outlined: heldBy(outlined),
    prompted: heldBy(prompted),
    isLong: file.text.length > longFile,
  };
}
