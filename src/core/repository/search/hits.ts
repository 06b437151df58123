import { clip, counted, firstFew, largestFitting } from '../../text/index.ts';
import { fileKind } from '../file-kind.ts';
import { type Definition, type Lines, mergedLines } from '../outline/index.ts';
import { type FoundFile, type FoundLine, keepLines, maxLine } from './found-file.ts';
import type { ResultGroup } from './result-groups.ts';

/** What was found in a file, with its text and what it defines; without lines, only what was found is known. */
export interface HitFile extends FoundFile {
  readonly text: readonly string[];
  readonly definitions: readonly Definition[];
  /** Set if no grammar reads the file, so that nothing is known of its definitions. */
  readonly hasGrammar?: false;
}

type Files = readonly HitFile[];

/** Lines of tests, and of documents and documentation, that are shown beside code; of more, only their number. */
const most = { beside: [0, 20, 5], counted: 8 } as const;

/** A file with more lines than these comes after the others. */
const few = 20;

/**
 * Groups what was found by file, with up to so many lines around each as there is room for: all if little was found, else
 * fewer and those of the same definition, or only around the first in the order of the files. What is found without lines
 * around it leaves room for some. Prose beside code has none. Code comes before tests and these before prose; of each, files
 * with definitions come first and those with many lines last.
 */
export function groupHits(files: Files, around: number, room: number): readonly ResultGroup[] {
  const kinds: readonly Files[] = [0, 1, 2].map((kind) =>
    files.flatMap((file) => partOf(file, kind)),
  );
  const main = kinds.findIndex((own) => own.length > 0);
  const isCounted = (own: Files) => {
    const kind = kinds.indexOf(own);
    return kind > main && own.reduce((sum, { count }) => sum + count, 0) > (most.beside[kind] ?? 0);
  };
  const shown = kinds.filter((own) => !isCounted(own));
  const others = kinds.filter((own) => own.length > 0 && isCounted(own)).map(countedOnly);
  const hits = shown
    .filter((own) => own === kinds[main] || own !== kinds[2])
    .flatMap((own) => own.flatMap(({ lines }) => lines));
  const groupsIn = (margin: number, first = hits.length, isWide = false) => {
    const lines = { margin, hits: new Set(hits.slice(0, first)), isWide };
    return [...shown.flatMap(ordered).map((file) => groupOf(file, lines)), ...others];
  };
  const bare = groupsIn(0);
  if (around === 0) return bare;
  const limit = Math.max(room, lengthOf(bare) + room / 2);
  const fits = (groups: readonly ResultGroup[]) => lengthOf(groups) <= limit;
  const half = Math.ceil(around / 2);
  const whole = [groupsIn(around, hits.length, true), groupsIn(around), groupsIn(half)].find(fits);
  if (whole !== undefined) return whole;
  return groupsIn(
    half,
    largestFitting(0, hits.length, (first) => fits(groupsIn(half, first))),
  );
}

const lengthOf = (groups: readonly ResultGroup[]) =>
  groups.flatMap(({ title, lines }) => [title, ...lines]).join('\n').length;

/** The lines of a file that are code, of tests, or prose. */
function partOf(file: HitFile, kind: number): Files {
  const own = fileKind(file.path);
  const kindOf = ({ isDoc }: FoundLine) => (isDoc === true ? 2 : Math.min(2, own));
  return keepLines(file, (line) => kindOf(line) === kind).map((part) => ({ ...file, ...part }));
}

function ordered(files: Files): Files {
  const rank = ({ lines, count }: FoundFile) =>
    (lines.some(({ kind }) => kind === 'definition') ? 0 : 2) + (count > few ? 1 : 0);
  return files.toSorted((one, other) => rank(one) - rank(other));
}

function countedOnly(files: Files): ResultGroup {
  const names = files.map(({ path, count }) => `${path} (${count})`);
  const listed = firstFew(names, most.counted).join(', ');
  return { title: '', lines: [`Not shown without their path: ${listed}`] };
}

/** How a line begins, or is, that only brings names into a file or hands them on. */
export const importing =
  /^\s*(?:(?:import|from|use|using|include|#\s*include|\}\s*from)\b|export\s*(?:\*|\{.*\}|default\s+[\w$]+;?$)|(?:const|let|var)\b.*=\s*require\(|(?:module\.)?exports\b[\w$.]*\s*=\s*[\w$]+;?\s*$|(['"]?)[\w$]+\1,?\s*$)/;

/** How many lines are shown around some of those that were found, and whether also those of other definitions. */
interface Around {
  readonly margin: number;
  readonly hits: ReadonlySet<FoundLine>;
  readonly isWide: boolean;
}

function groupOf(file: HitFile, around: Around): ResultGroup {
  const { path, count, lines, text } = file;
  const found = new Map(lines.map((hit) => [hit.line, hit.text]));
  const ranges = mergedLines(lines.map((hit) => rangeOf(hit, file, around)));
  const heads = ranges.map((range) => headOf(range, file));
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

/** The lines that are shown for one that was found: itself if it is an import. */
function rangeOf(hit: FoundLine, file: HitFile, { margin, hits, isWide }: Around): Lines {
  const { line } = hit;
  if (!hits.has(hit) || importing.test(hit.text)) return { start: line, end: line };
  const block = isWide ? undefined : placeOf(line, file.definitions).at(-1);
  const { start, end } = block ?? { start: 1, end: file.text.length };
  return {
    start: Math.min(line, Math.max(start, line - margin)),
    end: Math.max(line, Math.min(end, file.text.length, line + margin)),
  };
}

/** The definitions that a line is in, the outermost first. */
function placeOf(line: number, definitions: readonly Definition[]): readonly Definition[] {
  return definitions
    .filter(({ start, end }) => start <= line && line <= end)
    .toSorted((a, b) => a.depth - b.depth);
}

/** Names the definitions around lines, as `Cart.total, lines 3-9`; empty without any. */
function headOf({ start }: Lines, { lines, definitions }: HitFile): string {
  const hit = lines.find(({ line }) => start <= line)?.line ?? start;
  const within = placeOf(hit, definitions).filter((one) => one.start < start);
  const inner = within.at(-1);
  if (inner === undefined) return '';
  const names = within.flatMap(({ container = [], name }) => [container, name].flat());
  return `${clip(names.slice(-2).join('.'), 80)}, lines ${inner.start}-${inner.end}`;
}
