import { isBlank, lineHunks } from '../patch/index.ts';
import { unescapings } from '../reply/index.ts';
import type { SearchReplace } from './block.ts';
import { foldedLine } from './lines.ts';

/**
 * Undoes on both sides what copying does to lines. Returns every reading worth a try, best first; a
 * reading counts only if its SEARCH is then found in the file.
 */
export function withoutArtefacts(block: SearchReplace): readonly SearchReplace[] {
  const bodies = isFenced(block.search) ? [block, bothSides(block, unfenced)] : [block];
  const undone = bodies.flatMap((body) => artefacts.flatMap((undo) => undo(body)));
  const written = block.search.join('\n');
  return [...bodies.slice(1), ...undone].filter(
    ({ search }) => !search.every(isBlank) && search.join('\n') !== written,
  );
}

/** Returns the readings that one artefact allows; none if SEARCH shows no trace of it. */
type Undo = (block: SearchReplace) => readonly SearchReplace[];

const fence = /^\s*(?:`{3,}|~{3,})[^`]*$/;

/** A code fence may be inside the markers, around each side or around both. */
function isFenced(search: readonly string[]): boolean {
  return fence.test(search[0] ?? '') || fence.test(search.at(-1) ?? '');
}

function unfenced(lines: readonly string[]): readonly string[] {
  const start = fence.test(lines[0] ?? '') ? 1 : 0;
  const end = lines.length > start && fence.test(lines.at(-1) ?? '') ? -1 : undefined;
  return lines.slice(start, end);
}

/** Line numbers as `12 | x`, `12|x`, `12: x`, `12:x`, `12→x`, or a number and a tab. */
const numbered: readonly RegExp[] = [
  /^ *L?(\d+) ?[|│] (.*)$/,
  /^ *L?(\d+) ?[|│](.*)$/,
  /^ *L?(\d+)[:)] (.*)$/,
  /^ *L?(\d+)[:)](.*)$/,
  /^ *L?(\d+)[\t→](.*)$/,
];

const unnumbered: Undo = (block) => {
  const filled = block.search.filter((line) => !isBlank(line));
  if (!/^ *L?\d/.test(filled[0] ?? '')) return [];
  return numbered.flatMap((form) => {
    const numbers = filled.map((line) => Number(numberedBy(form, line)?.[1] ?? Number.NaN));
    const isCounted = numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? one));
    if (!isCounted || !numbers.every(Number.isInteger)) return [];
    return [eachLine(block, (line) => numberedBy(form, line)?.[2] ?? line)];
  });
};

/** An empty line may have lost the space after its number. */
function numberedBy(form: RegExp, line: string): RegExpExecArray | null {
  return form.exec(line) ?? form.exec(`${line} `);
}

/**
 * A diff's signs in the first column: on every line, or only on the changed ones. The latter only if
 * the signs of removed lines are not those of a list, which REPLACE would have as well.
 */
const unsigned: Undo = ({ search, replace }) => {
  const has = (lines: readonly string[], sign: string) =>
    lines.some((line) => line.startsWith(sign));
  if (!has(search, '-') && !has(replace, '+')) return [];
  const cut = (from: (line: string, sign: string) => string) => ({
    search: search.map((line) => from(line, '-')),
    replace: replace.map((line) => from(line, '+')),
  });
  const isSigned = (lines: readonly string[], sign: string) =>
    lines.every((line) => line === '' || line.startsWith(' ') || line.startsWith(sign));
  const everyLine = isSigned(search, '-') && isSigned(replace, '+');
  const isList = has(search, '-') && has(replace, '-');
  return [
    ...(everyLine ? [cut((line) => line.slice(1))] : []),
    ...(isList ? [] : ['', ' ']).map((gap) =>
      cut((line, sign) => (line.startsWith(sign + gap) ? line.slice(1 + gap.length) : line)),
    ),
  ];
};

/** Escapes of a page, of a string, or of prose. */
const unescaped: Undo = (block) => unescapings(block.search).map((undo) => eachLine(block, undo));

const artefacts: readonly Undo[] = [unnumbered, unsigned, unescaped];

function bothSides(
  block: SearchReplace,
  change: (lines: readonly string[]) => readonly string[],
): SearchReplace {
  return { search: change(block.search), replace: change(block.replace) };
}

function eachLine(block: SearchReplace, change: (line: string) => string): SearchReplace {
  return bothSides(block, (lines) => lines.map(change));
}

/**
 * Returns a block without the blank lines at its edges, if there are some: one or all at each. Where the file has
 * none, a line may be missing, so nothing may be added in their place.
 */
export function withoutBlankEdges({ search, replace }: SearchReplace): readonly SearchReplace[] {
  const [above, below] = [leadingBlanks(search), leadingBlanks(search.toReversed())];
  const counts = (most: number) => [...new Set([0, Math.min(1, most), most])];
  const edges = counts(above).flatMap((top) =>
    counts(below).map((bottom) => [top, bottom] as const),
  );
  return edges.flatMap(([top, bottom]) => {
    if (top + bottom === 0) return [];
    const first = Math.min(top, leadingBlanks(replace));
    const last = Math.min(bottom, leadingBlanks(replace.slice(first).toReversed()));
    const own = {
      search: search.slice(top, search.length - bottom),
      replace: replace.slice(first, replace.length - last),
    };
    const [old, next] = [own.search, own.replace].map((lines) =>
      lines.map((line) => line.trimEnd()),
    );
    const isGrown = lineHunks(old ?? [], next ?? []).some(({ from, to, added }) => {
      const isEdge = (top > 0 && from === 0) || (bottom > 0 && to === own.search.length);
      return isEdge && added.filter((line) => !isBlank(line)).length > to - from;
    });
    return isGrown ? [] : [own];
  });
}

function leadingBlanks(lines: readonly string[]): number {
  const first = lines.findIndex((line) => foldedLine(line) !== '');
  return first < 0 ? lines.length : first;
}
