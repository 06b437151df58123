import { clip, counted, firstFew, largestFitting } from '../../text/index.ts';
import { fileKind } from '../file-kind.ts';
import { type Definition, type Lines, mergedLines } from '../outline/index.ts';
import { type FoundFile, type FoundLine, keepLines, maxLine } from './found-file.ts';
import type { ResultGroup } from './result-groups.ts';

/** What was found in a file, with its text and what it defines; without lines, only what was found is known. */
export interface HitFile extends FoundFile {
  readonly text: readonly string[];
  readonly definitions: readonly Definition[];
  /** The lines that the request shows: those around them are not shown again. */
  readonly seen: readonly Lines[];
}

/** Lines of tests, and of documents and documentation, that are shown beside code; of more, only their number. */
const most = { tests: 20, prose: 5, counted: 8 } as const;

/** A file with more lines than these comes after the others. */
const few = 20;

/**
 * Groups what was found by file, with up to so many lines around each as there is room for: all if little was found, else
 * fewer and those of the same definition, or only around the first. Prose beside code has none. Code comes before tests
 * and these before prose; of each, files come in their order, but first those with definitions and last those with many
 * lines.
 */
export function groupHits(
  files: readonly HitFile[],
  around: number,
  room: number,
): readonly ResultGroup[] {
  const parts = [Number.POSITIVE_INFINITY, most.tests, most.prose].flatMap((many, kind) => {
    const own = ordered(files.flatMap((file) => partOf(file, kind)));
    const count = own.reduce((sum, file) => sum + file.count, 0);
    return own.length === 0 ? [] : [{ files: own, isProse: kind === 2, isMany: count > many }];
  });
  const groupsIn = (margin: number, first: number, isWide = false) => {
    let left = first;
    return parts.flatMap(({ files: own, isProse, isMany }, at) => {
      if (at > 0 && isMany) return [countedOnly(own)];
      return own.map((file) => {
        const wide = at > 0 && isProse ? 0 : Math.max(0, left);
        left -= file.lines.length;
        return groupOf(file, { margin, first: wide, isWide });
      });
    });
  };
  const fits = (groups: readonly ResultGroup[]) => lengthOf(groups) <= room;
  const bare = groupsIn(0, 0);
  if (around === 0 || !fits(bare)) return bare;
  const all = files.reduce((sum, { lines }) => sum + lines.length, 0);
  const half = Math.ceil(around / 2);
  const whole = [groupsIn(around, all, true), groupsIn(around, all), groupsIn(half, all)];
  return (
    whole.find(fits) ??
    groupsIn(
      half,
      largestFitting(0, all, (first) => fits(groupsIn(half, first))),
    )
  );
}

const lengthOf = (groups: readonly ResultGroup[]) =>
  groups.flatMap(({ title, lines }) => [title, ...lines]).join('\n').length;

/** The lines of a file that are code, of tests, or prose. */
function partOf(file: HitFile, kind: number): readonly HitFile[] {
  const own = fileKind(file.path);
  const kindOf = ({ isDoc }: FoundLine) => (isDoc === true ? 2 : Math.min(2, own));
  return keepLines(file, (line) => kindOf(line) === kind).map((part) => ({ ...file, ...part }));
}

function ordered(files: readonly HitFile[]): readonly HitFile[] {
  const rank = ({ lines, count }: FoundFile) =>
    (lines.some(({ kind }) => kind === 'definition') ? 0 : 2) + (count > few ? 1 : 0);
  return files.toSorted((one, other) => rank(one) - rank(other));
}

function countedOnly(files: readonly HitFile[]): ResultGroup {
  const names = files.map(({ path, count }) => `${path} (${count})`);
  const listed = firstFew(names, most.counted).join(', ');
  return { title: '', lines: [`Not shown without their path: ${listed}`] };
}

/** How a line begins, or is, that only brings names into a file or hands them on. */
export const importing =
  /^\s*(?:(?:import|from|use|using|include|#\s*include|\}\s*from)\b|export\s*(?:\*|\{.*\}|default\s+[\w$]+;?$)|(?:const|let|var)\b.*=\s*require\(|(?:module\.)?exports\b[\w$.]*\s*=\s*[\w$]+;?\s*$|(['"]?)[\w$]+\1,?\s*$)/;

/** How many lines are shown around the first of those that were found, and whether also those of other definitions. */
interface Around {
  readonly margin: number;
  readonly first: number;
  readonly isWide: boolean;
}

function groupOf(
  { path, count, lines, text, definitions, seen }: HitFile,
  { margin, first, isWide }: Around,
): ResultGroup {
  const found = new Map(lines.map((one) => [one.line, one]));
  const isAlone = ({ line, text: shown }: FoundLine) =>
    importing.test(shown) || seen.some(({ start, end }) => start <= line && line <= end);
  const ranges = lines.map((one, at): Lines => {
    const { line } = one;
    if (at >= first || isAlone(one)) return { start: line, end: line };
    const block = isWide ? undefined : placeOf(line, definitions).at(-1);
    const { start, end } = block ?? { start: 1, end: text.length };
    return {
      start: Math.min(line, Math.max(start, line - margin)),
      end: Math.max(line, Math.min(end, text.length, line + margin)),
    };
  });
  let last = '';
  const rows = mergedLines(ranges).flatMap(({ start, end }) => {
    const hit = lines.find(({ line }) => start <= line)?.line ?? start;
    const within = placeOf(hit, definitions).filter((one) => one.start < start);
    const place = within.length === 0 ? '' : nameOf(within);
    const head = place === last || place === '' ? [] : [{ text: `  in ${place}`, line: 0 }];
    last = place;
    const numbers = Array.from({ length: end - start + 1 }, (_, at) => start + at);
    const shown = numbers.map((line) => {
      const own = found.get(line)?.text;
      const written = own ?? clip(text[line - 1] ?? '', maxLine);
      return { text: `  ${line}${own === undefined ? '-' : ':'} ${written}`, line };
    });
    return [...head, ...shown];
  });
  return {
    title: `${path} (${counted(count, 'line')})`,
    lines: rows.map((row) => row.text),
    places: rows.map(({ line }) => (line > 0 ? { path, start: line, end: line } : undefined)),
  };
}

/** The definitions that a line is in, the outermost first. */
function placeOf(line: number, definitions: readonly Definition[]): readonly Definition[] {
  return definitions
    .filter(({ start, end }) => start <= line && line <= end)
    .toSorted((a, b) => a.depth - b.depth);
}

/** Names definitions within each other, as `Cart.total, lines 3-9`. */
function nameOf(within: readonly Definition[]): string {
  const names = within.flatMap(({ container = [], name }) => [container, name].flat());
  const inner = within.at(-1);
  return `${clip(names.slice(-2).join('.'), 80)}, lines ${inner?.start}-${inner?.end}`;
}
