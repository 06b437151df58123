import { isBlank } from '../patch/index.ts';
import { unescapings } from '../reply/index.ts';
import type { SearchReplace } from './lines.ts';

/** A hunk with its lines as they are written, or a block without. */
interface SignedLines extends SearchReplace {
  readonly signed?: readonly string[] | undefined;
}

/** Undoes on both sides what copying does to lines; none if SEARCH shows no trace of it. */
type Undo = (block: SearchReplace) => readonly SearchReplace[];

/** Returns every other reading of a block; one counts only if its SEARCH is then found in the file. */
export function otherReadings(block: SearchReplace): readonly SearchReplace[] {
  const bodies = [block, ...unfenced(block)];
  const undone = bodies.flatMap((body) => artefacts.flatMap((undo) => undo(body)));
  const written = block.search.join('\n');
  return [...bodies.slice(1), ...undone].filter(
    ({ search }) => !search.every(isBlank) && search.join('\n') !== written,
  );
}

const fence = /^\s*(?:`{3,}|~{3,})[^`]*$/;

/** A code fence may be inside the markers, around each side or around both. */
const unfenced: Undo = (block) => {
  const isFence = (line = '') => fence.test(line);
  if (!isFence(block.search[0]) && !isFence(block.search.at(-1))) return [];
  const inside = (lines: readonly string[]) => {
    const start = isFence(lines[0]) ? 1 : 0;
    return lines.slice(start, lines.length > start && isFence(lines.at(-1)) ? -1 : undefined);
  };
  return [{ search: inside(block.search), replace: inside(block.replace) }];
};

/** Line numbers as `12 | x`, `12: x`, `12→x`, or a number and a tab; all lines have a blank after them, or none. */
const numbered: readonly RegExp[] = [
  /^ *L?(\d+)(?: ?[|│]|[:)]) (.*)$/,
  /^ *L?(\d+)(?: ?[|│]|[:)\t→])(.*)$/,
];

const unnumbered: Undo = (block) => {
  const filled = block.search.filter((line) => !isBlank(line));
  return numbered.flatMap((form) => {
    // An empty line may have lost the blank after its number.
    const read = (line: string) => form.exec(line) ?? form.exec(`${line} `);
    const numbers = filled.map((line) => Number(read(line)?.[1] ?? Number.NaN));
    const isCounted = numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? one));
    if (!isCounted || !numbers.every(Number.isInteger)) return [];
    return [eachLine(block, (line) => read(line)?.[2] ?? line)];
  });
};

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
    ...(isList ? [] : [cut((line, sign) => (line.startsWith(sign) ? line.slice(1) : line))]),
  ];
};

/** Escapes of a page, of a string, or of prose. */
const unescaped: Undo = (block) => unescapings(block.search).map((undo) => eachLine(block, undo));

const artefacts: readonly Undo[] = [unnumbered, unsigned, unescaped];

function eachLine(
  { search, replace }: SearchReplace,
  change: (line: string) => string,
): SearchReplace {
  return { search: search.map(change), replace: replace.map(change) };
}

/**
 * Returns a hunk with the blanks that its context lines lack in front of them, so that their own first character was
 * taken for it, or for the sign of a change: such a line is in the file only as it is written. `undefined` if there are
 * none such.
 */
export function withLostBlanks(
  texts: readonly string[],
  { signed = [] }: SignedLines,
): SearchReplace | undefined {
  const there = new Set(texts.map((line) => line.trimEnd()));
  const has = (line: string) => there.has(line.trimEnd());
  const isLost = (line: string) => !isBlank(line.slice(1)) && !has(line.slice(1)) && has(line);
  const lines = signed.map((line) => (isLost(line) ? ` ${line}` : line));
  if (lines.every((line, at) => line === signed[at])) return undefined;
  const without = (sign: string) =>
    lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
  return { search: without('+'), replace: without('-') };
}
