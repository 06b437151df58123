import { fileKind } from '../../../engines/files/index.ts';
import type { Definition } from '../../../engines/syntax/index.ts';
import { clip, counted, firstFew } from '../../../engines/text/index.ts';
import { type Lines, mergedLines } from '../outline/index.ts';
import { type FoundFile, type FoundLine, maxLine } from './found-file.ts';
import type { ResultGroup } from './result-groups.ts';

/** What was found in a file, with its text and what it defines; without lines, only what was found is known. */
export interface HitFile extends FoundFile {
  readonly text: readonly string[];
  readonly definitions: readonly Definition[];
}

type Files = readonly HitFile[];

/** Lines of tests, and of documents and documentation, that are shown beside code; of more, only their number. */
const most = { beside: [0, 20, 5], counted: 8 } as const;

/** A file with more lines than these comes after the others. */
const few = 20;

/**
 * Groups what was found by file, with so many lines around each if there is room for all of them, else with none. Prose
 * beside code has none. Code comes before tests and these before prose; of each, files with definitions come first and those
 * with many lines last.
 */
export function groupHits(files: Files, around: number, room: number): readonly ResultGroup[] {
  const kinds: readonly Files[] = [0, 1, 2].map((kind) =>
    files.flatMap((file) => partOf(file, kind)),
  );
  const main = kinds.findIndex((own) => own.length > 0);
  const isCounted = (own: Files, kind: number) =>
    kind > main && own.reduce((sum, { count }) => sum + count, 0) > (most.beside[kind] ?? 0);
  const others = kinds.flatMap((own, kind) =>
    own.length > 0 && isCounted(own, kind) ? [countedOnly(own)] : [],
  );
  const groupsIn = (margin: number) =>
    kinds.flatMap((own, kind) => {
      if (isCounted(own, kind)) return [];
      const isBeside = kind === 2 && kind > main;
      return ordered(own).map((file) => groupOf(file, isBeside ? 0 : margin));
    });
  const wide = [...groupsIn(around), ...others];
  return lengthOf(wide) <= room ? wide : [...groupsIn(0), ...others];
}

const lengthOf = (groups: readonly ResultGroup[]) =>
  groups.flatMap(({ title, lines }) => [title, ...lines]).join('\n').length;

/** The lines of a file that are code, of tests, or prose. */
function partOf(file: HitFile, kind: number): Files {
  const own = fileKind(file.path);
  const kindOf = ({ isDoc }: FoundLine) => (isDoc === true ? 2 : Math.min(2, own));
  const lines = file.lines.filter((line) => kindOf(line) === kind);
  const count = file.count - (file.lines.length - lines.length);
  return lines.length === 0 ? [] : [{ ...file, lines, count }];
}

function ordered(files: Files): Files {
  const rank = (file: HitFile) => (beginsDefinition(file) ? 0 : 2) + (file.count > few ? 1 : 0);
  return files.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether what was found stands in the first line of a definition. */
const beginsDefinition = ({ lines, definitions }: HitFile) =>
  lines.some(({ line }) => definitions.some(({ start }) => start === line));

function countedOnly(files: Files): ResultGroup {
  const names = files.map(({ path, count }) => `${path} (${count})`);
  const listed = firstFew(names, most.counted).join(', ');
  return { title: '', lines: [`Not shown without their path: ${listed}`] };
}

/** How a line begins, or is, that only brings names into a file or hands them on. */
const importing =
  /^\s*(?:(?:import|from|use|using|include|#\s*include|\}\s*from)\b|export\s*(?:\*|\{.*\}|default\s+[\w$]+;?$)|(?:const|let|var)\b.*=\s*require\(|(?:module\.)?exports\b[\w$.]*\s*=\s*[\w$]+;?\s*$|(['"]?)[\w$]+\1,?\s*$)/;

function groupOf(file: HitFile, margin: number): ResultGroup {
  const { path, count, lines, text } = file;
  const found = new Map(lines.map((hit) => [hit.line, hit.text]));
  const ranges = mergedLines(lines.map((hit) => rangeOf(hit, file, margin)));
  const heads = ranges.map((range) => hitHead(range, file));
  const rows = ranges.flatMap(({ start, end }, at) => {
    const isNew = heads[at] !== '' && heads[at] !== heads[at - 1];
    const shown = Array.from({ length: end - start + 1 }, (_, after) => {
      const line = start + after;
      const written = found.get(line) ?? clip(text[line - 1] ?? '', maxLine);
      return { text: `  ${line}${found.has(line) ? ':' : '-'} ${written}`, line };
    });
    return isNew ? [{ text: `  in ${heads[at]}`, line: 0 }, ...shown] : shown;
  });
  return {
    title: `${path} (${counted(count, 'line')})`,
    lines: rows.map((row) => row.text),
    places: rows.map(({ line }) => (line > 0 ? { path, start: line, end: line } : undefined)),
  };
}

/** The lines that are shown for one that was found: itself if it is an import, and none of another definition. */
function rangeOf({ line, text }: FoundLine, file: HitFile, margin: number): Lines {
  if (importing.test(text)) return { start: line, end: line };
  const last = file.text.length;
  const { start, end } = placeOf(line, file.definitions).at(-1) ?? { start: 1, end: last };
  return {
    start: Math.min(line, Math.max(start, line - margin)),
    end: Math.max(line, Math.min(end, last, line + margin)),
  };
}

/** The definitions that a line is in, the outermost first. */
function placeOf(line: number, definitions: readonly Definition[]): readonly Definition[] {
  return definitions
    .filter(({ start, end }) => start <= line && line <= end)
    .toSorted((a, b) => a.depth - b.depth);
}

/** Names the definition that lines are in or begin, as `Cart.total, lines 3-9`; empty if it is only a line, or none. */
function hitHead({ start }: Lines, { lines, definitions }: HitFile): string {
  const hit = lines.find(({ line }) => start <= line)?.line ?? start;
  const within = placeOf(hit, definitions).filter((one) => one.start <= start && one.end > start);
  const inner = within.at(-1);
  if (inner === undefined) return '';
  const names = within.flatMap(({ container = [], name }) => [container, name].flat());
  return `${clip(names.slice(-2).join('.'), 80)}, lines ${inner.start}-${inner.end}`;
}
