import type { Block } from './reply.ts';
import { countOf, newLines, oldLines, type Row } from './rows.ts';

/** Rows of a changed file that become one block; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A changed file and the spans of rows that become its blocks. */
export interface SpannedFile {
  readonly path: string;
  readonly rows: readonly Row[];
  readonly spans: readonly Span[];
}

/** Returns every block of the files, top to bottom. */
export function blocksOf({ files }: { readonly files: readonly SpannedFile[] }): readonly Block[] {
  return files.flatMap(({ path, rows, spans }) =>
    spans.map(({ from, to }) => ({
      path,
      rows: rows.slice(from, to),
      from,
      line: oldLines(rows.slice(0, from)).length + 1,
    })),
  );
}

/**
 * Returns one span per change with `context()` rows of context, extended until SEARCH is unique in the
 * file as the spans above left it. Merges spans that overlap.
 */
export function spansOf(rows: readonly Row[], context: () => number): readonly Span[] {
  let spans = merge(changesOf(rows).map((span) => grow(span, rows, context(), context())));
  for (;;) {
    const ambiguous = spans.findIndex((span) => !isUnique(span, rows));
    if (ambiguous < 0) return spans;
    spans = merge(spans.map((span, at) => (at === ambiguous ? grow(span, rows, 1, 1) : span)));
  }
}

/** Returns the file as the spans above a row left it. */
export function stagedLines(rows: readonly Row[], from: number): readonly string[] {
  return [...newLines(rows.slice(0, from)), ...oldLines(rows.slice(from))];
}

function changesOf(rows: readonly Row[]): readonly Span[] {
  const spans: Span[] = [];
  for (const [at, { kind }] of rows.entries()) {
    if (kind === 'both') continue;
    const last = spans.at(-1);
    if (last?.to === at) spans[spans.length - 1] = { from: last.from, to: at + 1 };
    else spans.push({ from: at, to: at + 1 });
  }
  return spans;
}

function grow({ from, to }: Span, rows: readonly Row[], above: number, below: number): Span {
  return { from: Math.max(0, from - above), to: Math.min(rows.length, to + below) };
}

function merge(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last === undefined || span.from >= last.to) merged.push(span);
    else merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return merged;
}

/** A span of all rows cannot be extended: an empty file has nothing to find. */
function isUnique({ from, to }: Span, rows: readonly Row[]): boolean {
  if (from === 0 && to === rows.length) return true;
  const search = oldLines(rows.slice(from, to));
  return search.length > 0 && countOf(search, stagedLines(rows, from)) === 1;
}
