import { newLines, oldLines, type Row } from '../../support/edits/rows.ts';
import type { Change } from './rendered.ts';

/** The change of one file. */
type Changed = Pick<Change, 'path' | 'rows'>;

/** Rows of a change that become one hunk; `to` is exclusive. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** Cuts rows into hunks with some rows of context; changes close to each other share one. */
export function hunksOf(rows: readonly Row[], context: number): readonly Part[] {
  const parts: Part[] = [];
  for (const [at, { kind }] of rows.entries()) {
    if (kind === 'both') continue;
    const last = parts.at(-1);
    const [from, to] = [Math.max(0, at - context), Math.min(rows.length, at + 1 + context)];
    if (last !== undefined && from <= last.to) parts[parts.length - 1] = { from: last.from, to };
    else parts.push({ from, to });
  }
  return parts;
}

const signs = { both: ' ', old: '-', new: '+' } as const;
/** Writes rows as the lines of a hunk. */
export const signed = (rows: readonly Row[]) => rows.map(({ kind, text }) => signs[kind] + text);

/** Renders changes as one patch in the form V4A; `anchorsOf` may give a hunk its `@@` lines. */
export function v4aOf(
  changes: readonly Changed[],
  context: number,
  anchorsOf: (rows: readonly Row[], from: number) => readonly string[] = () => [],
): string {
  const sections = changes.map(({ path, rows }) => [
    `*** Update File: ${path}`,
    ...hunksOf(rows, context).flatMap(({ from, to }) => {
      const anchors = anchorsOf(rows, from);
      const heads = anchors.length === 0 ? ['@@'] : anchors.map((anchor) => `@@ ${anchor}`);
      const end = to === rows.length && context > 0 ? ['*** End of File'] : [];
      return [...heads, ...signed(rows.slice(from, to)), ...end];
    }),
  ]);
  return ['*** Begin Patch', ...sections.flat(), '*** End Patch', ''].join('\n');
}

/** Renders changes as unified diffs. */
export function unifiedOf(changes: readonly Changed[], context: number): string {
  return changes
    .flatMap(({ path, rows }) => [
      `--- a/${path}`,
      `+++ b/${path}`,
      ...hunksOf(rows, context).flatMap(({ from, to }) => {
        const [above, own] = [rows.slice(0, from), rows.slice(from, to)];
        return [numberedHead(above, own), ...signed(own)];
      }),
      '',
    ])
    .join('\n');
}

/** Returns the `@@` line of a hunk below the rows `above`. */
export function numberedHead(above: readonly Row[], own: readonly Row[]): string {
  return `@@ -${span(oldLines, above, own)} +${span(newLines, above, own)} @@`;
}

/** Where one side of a hunk begins and how many lines it has; an empty one follows the line above it. */
function span(side: typeof oldLines, above: readonly Row[], own: readonly Row[]): string {
  const length = side(own).length;
  return `${side(above).length + (length === 0 ? 0 : 1)},${length}`;
}

/**
 * Applies a patch of one file as the form's own rule has it: each hunk takes the first place below its anchors and
 * the hunk before it, if possible at the end of the file where it says so; `undefined` if it has none.
 */
export function v4aByRule(before: string, patch: string): string | undefined {
  const lines = before.split('\n');
  const written: string[] = [];
  let at = 0;
  const [hunks = ''] = patch.split('\n*** End Patch');
  // An `@@` line begins a hunk unless another one is right above it.
  for (const hunk of hunks.split(/\n(?=@@)(?<!\n@@[^\n]*\n)/).slice(1)) {
    const own = hunk.split('\n');
    const from = own.findIndex((line) => !line.startsWith('@@'));
    let start = at;
    for (const head of own.slice(0, from).filter((line) => line !== '@@')) {
      const anchor = lines.indexOf(head.slice(3), start);
      if (anchor < 0) return undefined;
      start = anchor + 1;
    }
    const isAtEnd = own.at(-1) === '*** End of File';
    const body = own.slice(from).filter((line) => line !== '*** End of File');
    const side = (sign: string) =>
      body.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
    const [old, now] = [side('+'), side('-')];
    if (old.length === 0) return undefined;
    const found = placeOf(lines, old, start, isAtEnd);
    if (found === undefined) return undefined;
    written.push(...lines.slice(at, found), ...now);
    at = found + old.length;
  }
  return [...written, ...lines.slice(at)].join('\n');
}

function placeOf(
  lines: readonly string[],
  old: readonly string[],
  start: number,
  isAtEnd: boolean,
): number | undefined {
  const fits = (at: number) => old.every((line, offset) => lines[at + offset] === line);
  const filled = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  if (isAtEnd && filled - old.length >= start && fits(filled - old.length))
    return filled - old.length;
  for (let at = start; at + old.length <= filled; at += 1) if (fits(at)) return at;
  return undefined;
}
