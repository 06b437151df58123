import { type Lines, linesOf, mergedLines, withoutLines } from '../../../core/repository/index.ts';
import { firstLines } from '../../../core/text/index.ts';

/** A file with the lines that are wanted of it, in groups, those that matter most first. */
export interface WantedLines {
  readonly text: string;
  readonly wanted: readonly (readonly Lines[])[];
}

/** Characters of a header. */
const header = 40;

/**
 * Returns the lines of files that fit: in turns, a range of each file, a group in its room and the last ones in what is
 * left of it. A range is shown whole or not at all; only the first of each file in the last room gets a share of it.
 */
export function sharedLines<File extends WantedLines>(
  files: readonly File[],
  rooms: readonly number[],
): ReadonlyMap<File, readonly Lines[]> {
  const chosen = new Map<File, readonly Lines[]>();
  let left = 0;
  const take = (file: File, range: Lines, share: number | undefined) => {
    const own = chosen.get(file) ?? [];
    const lines = linesOf(file.text);
    const within = { start: Math.max(1, range.start), end: Math.min(lines.length, range.end) };
    const missing = withoutLines([within], own);
    const fits = lengthOf(missing, lines) <= (share ?? left);
    const kept = fits ? missing : missing.slice(0, 1).map((one) => cut(one, lines, share ?? 0));
    const shown = kept.filter(({ start, end }) => start <= end);
    chosen.set(file, mergedLines([...own, ...shown]));
    left -= lengthOf(shown, lines);
  };
  const groups = Math.max(0, ...files.map(({ wanted }) => wanted.length));
  for (let group = 0; group < groups; group += 1) {
    left = rooms[group] ?? left;
    const turns = Math.max(0, ...files.map(({ wanted }) => wanted[group]?.length ?? 0));
    for (let turn = 0; turn < turns; turn += 1) {
      const queue = files
        .map((file) => ({ file, range: file.wanted[group]?.[turn] ?? { start: 1, end: 0 } }))
        .toSorted((a, b) => a.range.end - a.range.start - (b.range.end - b.range.start));
      const isFirst = group === rooms.length - 1 && turn === 0;
      for (const [at, { file, range }] of queue.entries())
        take(file, range, isFirst ? left / (queue.length - at) : undefined);
    }
  }
  return chosen;
}

const lengthOf = (ranges: readonly Lines[], lines: readonly string[]) =>
  ranges.reduce((sum, one) => sum + textOf(one, lines).join('\n').length + header, 0);

const textOf = ({ start, end }: Lines, lines: readonly string[]) => lines.slice(start - 1, end);

/** Returns as many lines of a range as there is room for. */
function cut(range: Lines, lines: readonly string[], room: number): Lines {
  const first = firstLines(textOf(range, lines), Math.max(0, room - header));
  return { start: range.start, end: range.start + first.length - 1 };
}
