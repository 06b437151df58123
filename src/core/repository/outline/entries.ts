import { isCommentOrBlank } from '../../../engines/files/index.ts';
import type { Definition } from '../../../engines/syntax/index.ts';
import { inOrder } from './definition.ts';

/** A row of an outline: lines from `start` to `end`, both included, and what they are. */
export interface OutlineEntry {
  readonly start: number;
  readonly end: number;
  readonly depth: number;
  readonly label: string;
  readonly names: readonly string[];
}

/** Maximum characters of the names that share a row. */
const maxShared = 120;

/**
 * Returns the rows for a file's definitions in the order of its lines. One-line definitions in a row share one, comments
 * belong to the definition below them, and other lines outside of every definition have rows of their own, so that each
 * line with text is in the range of one.
 */
export function outlineEntries(
  lines: readonly string[],
  definitions: readonly Definition[],
): readonly OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  let covered = 0;
  for (const group of grouped(inOrder(definitions, lines.length))) {
    const [first] = group;
    if (first === undefined) continue;
    const end = group.at(-1)?.end ?? first.end;
    const gap = gapEntry(lines, covered + 1, first.start - 1);
    const [comment] = gap.filter((one) =>
      lines.slice(one.start - 1, one.end).every(isCommentOrBlank),
    );
    entries.push(...(comment === undefined ? gap : []), {
      start: comment?.start ?? first.start,
      end,
      depth: first.depth,
      label: labelOf(group),
      names: group.map(({ name }) => name),
    });
    covered = Math.max(covered, end);
  }
  return [...entries, ...gapEntry(lines, covered + 1, lines.length)];
}

/** Runs of definitions that are one line long each, and the others one by one. */
function grouped(definitions: readonly Definition[]): readonly (readonly Definition[])[] {
  const groups: Definition[][] = [];
  let length = 0;
  for (const one of definitions) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isNext =
      last !== undefined &&
      one.start === one.end &&
      last.start === last.end &&
      one.depth === last.depth &&
      one.start - last.end <= 2;
    const own = one.name.length + (one.container?.length ?? 0) + 3;
    const isShort = length + own <= maxShared;
    length = isNext && isShort ? length + own : own;
    if (isNext && isShort && group !== undefined) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

function labelOf(group: readonly Definition[]): string {
  const full = ({ name, container }: Definition) =>
    container === undefined ? name : `${container}.${name}`;
  const kinds = [...new Set(group.map(({ kind }) => kind))];
  return `${kinds.join('/')} ${group.map(full).join(', ')}`;
}

const importing =
  /^\s*(?:import|from|use|using|require|include|#\s*include|package|extern crate|alias|const .*require\()/;

/** A row for lines outside of every definition; none if they are blank. */
function gapEntry(lines: readonly string[], from: number, to: number): readonly OutlineEntry[] {
  const isText = (line: number) => (lines[line - 1] ?? '').trim() !== '';
  let [start, end] = [from, to];
  while (start <= end && !isText(start)) start += 1;
  while (end > start && !isText(end)) end -= 1;
  if (start > end) return [];
  const inside = lines.slice(start - 1, end);
  const label = inside.some((line) => importing.test(line)) ? '(imports)' : '(top-level code)';
  return [{ start, end, depth: 0, label, names: [] }];
}
