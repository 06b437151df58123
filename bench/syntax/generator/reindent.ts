import type { Random } from '../../../test/support/random.ts';

const shifts: readonly ((line: string) => string)[] = [
  ...[' ', '  ', '    ', '\t'].map((by) => (line: string) => by + line),
  ...[1, 2, 4].map((by) => (line: string) => line.slice(Math.min(by, line.search(/\S/)))),
  (line) => line.trimStart(),
  (line) => line.replace(/^ {4,}/, (spaces) => spaces.replaceAll('    ', '\t')),
];

/** Re-indents one block that begins in one of the rows: a line, the lines indented under it, or both. */
export function reindent(
  text: string,
  rows: ReadonlySet<number>,
  random: Random,
): string | undefined {
  const lines = text.split('\n');
  const isBlank = (row: number) => (lines[row] ?? '').trim() === '';
  const start = random.pick([...rows].filter((row) => !isBlank(row)));
  const shift = random.pick(shifts);
  if (start === undefined || shift === undefined) return undefined;
  const end = blockEnd(lines, start);
  const [from, to] = random.pick<readonly [number, number]>([
    [start, start + 1],
    [start, end],
    [start + 1, end],
  ]);
  const shifted = lines.map((line, row) =>
    row >= from && row < to && !isBlank(row) ? shift(line) : line,
  );
  const result = shifted.join('\n');
  return result === text ? undefined : result;
}

/** The row after the last line that is indented under the one at `start`. */
function blockEnd(lines: readonly string[], start: number): number {
  const width = (row: number) => (lines[row] ?? '').search(/\S/);
  let end = start + 1;
  for (let row = start + 1; row < lines.length; row += 1) {
    if (width(row) === -1) continue;
    if (width(row) <= width(start)) break;
    end = row + 1;
  }
  return end;
}
