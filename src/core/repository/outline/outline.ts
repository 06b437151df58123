import { isCommentOrBlank } from '../../../engines/files/index.ts';
import type { Definition } from '../../../engines/syntax/index.ts';
import { clip, largestFitting } from '../../../engines/text/index.ts';
import type { Focus } from '../ranking/index.ts';
import { inOrder, linesOf, type OutlinedFile } from './definition.ts';

export interface OutlineOptions {
  /** What is preferred where not everything fits. */
  readonly focus?: Focus | undefined;
  /** Maximum characters; 8,000 by default, at least 500. */
  readonly room?: number | undefined;
}

/** Maximum characters of a row. */
const maxRow = 200;

/** Returns the definitions in a file with their lines: those that matter most, and where the others are. */
export function writeOutline(file: OutlinedFile, options: OutlineOptions = {}): string {
  const { path, text, definitions } = file;
  const lines = linesOf(text);
  const entries = outlineEntries(lines, definitions ?? []);
  const head = `Outline of ${clip(path, 300, '')}, ${lines.length} lines:`;
  if (entries.every(({ names }) => names.length === 0)) {
    const why = definitions === undefined ? 'no grammar reads it' : 'it defines nothing';
    return `${head}\n(${why}: search_code finds its lines)`;
  }
  const room = Math.max(500, options.room ?? 8_000) - head.length - 1;
  const ranked = rankOf(file, lines, entries, options.focus);
  const rowsOf = (count: number) => withFolds(entries, new Set(ranked.slice(0, count)));
  const fits = (count: number) => rowsOf(count).join('\n').length <= room;
  return [head, ...rowsOf(largestFitting(0, entries.length + 1, fits))].join('\n');
}

/** Returns the entries from the one that matters most on, each after those that it is nested in. */
function rankOf(
  { path }: OutlinedFile,
  lines: readonly string[],
  entries: readonly OutlineEntry[],
  focus: Focus | undefined,
): readonly number[] {
  const named = focus?.linesIn(path) ?? [];
  const weights = entries.map(({ start, end, names }) => {
    if (focus === undefined) return 0;
    const hits = named.filter((line) => line >= start && line <= end).length;
    const body = lines.slice(start - 1, Math.min(end, start + maxWeighed)).join('\n');
    return focus.weigh(names.join(' ')) * 2 + focus.weigh(body) + hits * 100;
  });
  const order = entries
    .map((_, index) => index)
    .sort(
      (a, b) =>
        (weights[b] ?? 0) - (weights[a] ?? 0) ||
        (entries[a]?.depth ?? 0) - (entries[b]?.depth ?? 0) ||
        a - b,
    );
  const parents = parentsOf(entries);
  const ranked = new Set<number>();
  for (const index of order) {
    const chain: number[] = [];
    for (let at: number | undefined = index; at !== undefined && !ranked.has(at); at = parents[at])
      chain.unshift(at);
    for (const one of chain) ranked.add(one);
  }
  return [...ranked];
}

/** Lines of a definition that are weighed: what is longer is a container, whose parts are weighed themselves. */
const maxWeighed = 150;

function parentsOf(entries: readonly OutlineEntry[]): readonly (number | undefined)[] {
  const open: number[] = [];
  return entries.map(({ depth }, index) => {
    while (open.length > 0 && (entries[open.at(-1) ?? 0]?.depth ?? 0) >= depth) open.pop();
    const parent = open.at(-1);
    open.push(index);
    return parent;
  });
}

/** The chosen entries, and a row for each run of others. */
function withFolds(
  entries: readonly OutlineEntry[],
  chosen: ReadonlySet<number>,
): readonly string[] {
  const rows: string[] = [];
  let folded: OutlineEntry[] = [];
  const fold = () => {
    const [first] = folded;
    if (first === undefined) return;
    const end = Math.max(...folded.map((one) => one.end));
    rows.push(`${indented(first)}(… ${folded.length} more, lines ${first.start}-${end})`);
    folded = [];
  };
  for (const [index, entry] of entries.entries()) {
    if (!chosen.has(index)) {
      folded.push(entry);
      continue;
    }
    fold();
    rows.push(rowOf(entry));
  }
  fold();
  return rows;
}

function rowOf(entry: OutlineEntry): string {
  const { start, end, label } = entry;
  const range = start === end ? `${start}` : `${start}-${end}`;
  return `${indented(entry)}${range} ${clip(label, maxRow, '…')}`;
}

/** Nesting of any depth keeps a row short. */
function indented({ depth }: OutlineEntry): string {
  return '  '.repeat(Math.min(depth, 10));
}

/** A row of an outline: lines from `start` to `end`, both included, and what they are. */
interface OutlineEntry {
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
function outlineEntries(
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
