import { clip, firstLines } from '../../text/index.ts';
import { linesOf } from './lines.ts';

/** A range of lines, counted from 1, both ends included; by default from the first to the last. */
export interface LineRange {
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}

/** Returns a header with the range, then whole lines within `limit` characters; only a longer line is cut. */
export function windowOf(text: string, { start = 1, end }: LineRange, limit: number): string {
  const lines = linesOf(text);
  if (lines.length === 0) return '(the file is empty)';
  const first = Math.max(1, Math.floor(start));
  if (first > lines.length) return `(there is no line ${first}: the file has ${lines.length})`;
  const last = Math.max(first, Math.min(lines.length, Math.floor(end ?? lines.length)));
  const shown = firstLines(lines.slice(first - 1, last), limit + 1);
  const through = Math.max(first, first + shown.length - 1);
  const cut = shown.length === 0 ? '; the line is longer than is shown' : '';
  const rest =
    shown.length > 0 && through < last ? '; cut here, ask for the rest by its lines' : '';
  const header = `(lines ${first}-${through} of ${lines.length}${cut}${rest})`;
  const body = shown.length > 0 ? shown : [clip(lines[first - 1] ?? '', limit, '')];
  return [header, ...body].join('\n');
}
