import { firstLines } from '../../text/index.ts';
import type { Focus } from '../ranking/index.ts';
import { blocksOf } from './blocks.ts';
import type { OutlinedFile } from './definition.ts';
import { linesOf } from './lines.ts';
import { knownDefinitions } from './patterns.ts';
import { blockScores } from './scores.ts';
import { type LineRange, windowOf } from './window.ts';

/** A range of lines whose ends are known. */
export type Lines = Required<{ readonly [K in keyof LineRange]: number }>;

/** How many lines around a named line belong to it. */
const around = 20;

/** Maximum lines of the beginning that are shown for its imports. */
const maxHead = 40;

/** Returns the lines of a file that matter most for the ticket, within `room` characters, in their order. */
export function windowsFor(file: OutlinedFile, focus: Focus, room: number): readonly Lines[] {
  const lines = linesOf(file.text);
  const definitions = knownDefinitions(file);
  const named = focus.linesIn(file.path).filter((line) => line >= 1 && line <= lines.length);
  const lengths = lengthsOf(lines);
  const blocks = blocksOf(lines, definitions);
  const scores = blockScores(blocks, lines, focus);
  const ranked = blocks
    .map(({ start, end }, index) => ({ start, end, score: scores[index] ?? 0 }))
    .sort((a, b) => b.score - a.score || a.start - b.start);
  const wanted = [
    ...named.map((line) => rangeAround(line, lines.length)),
    ...headOf(lines, definitions[0]?.start),
    ...ranked.map(({ start, end }) => ({ start, end })),
  ];
  const chosen: Lines[] = [];
  let left = room;
  for (const range of wanted) {
    const cost = lengths(range) + headerLength;
    if (cost > left) continue;
    chosen.push(range);
    left -= cost;
  }
  if (chosen.length === 0) chosen.push({ start: 1, end: firstLines(lines, room).length || 1 });
  return mergedLines(chosen);
}

/** Returns ranges in the order of the file; those that overlap or touch are one. */
export function mergedLines(ranges: readonly Lines[]): readonly Lines[] {
  const merged: Lines[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last === undefined || range.start > last.end + 1) merged.push(range);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return merged;
}

/** Returns these lines of a text, each range below a header that says which it is. */
export function windowsText(text: string, ranges: readonly Lines[]): string {
  return mergedLines(ranges)
    .map((range) => windowOf(text, range, text.length))
    .join('\n\n');
}

/** Characters of a header. */
const headerLength = 40;

function rangeAround(line: number, count: number): Lines {
  return { start: Math.max(1, line - around), end: Math.min(count, line + around) };
}

/** The lines above the first definition, where they are few. */
function headOf(lines: readonly string[], first: number | undefined): readonly Lines[] {
  const end = (first ?? 1) - 1;
  return end >= 1 && end <= Math.min(maxHead, lines.length) ? [{ start: 1, end }] : [];
}

/** Returns how many characters a range has. */
function lengthsOf(lines: readonly string[]): (range: Lines) => number {
  const sums = [0];
  for (const line of lines) sums.push((sums.at(-1) ?? 0) + line.length + 1);
  return ({ start, end }) => (sums[end] ?? 0) - (sums[start - 1] ?? 0);
}
