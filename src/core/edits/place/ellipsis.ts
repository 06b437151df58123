import { isBlank } from '../patch/index.ts';
import { exact, looserNormalizers, type Normalizer } from './normalizer.ts';
import {
  type FileLines,
  isIdentical,
  type Match,
  type MatchStrategy,
  occurrences,
  onlyMatch,
  type Placement,
  type SearchReplace,
} from './placement.ts';

/** `...` alone on its line, bare or as a comment that may say what was left out. */
const ellipsis = /^\s*(?:(?:\/\/|#|--|;|%|\/\*+|\*|<!--|\{\/\*)\s*(?:\.{3}|…).*|(?:\.{3}|…))\s*$/;

/** Whether a line only says that lines were left out. */
export function isEllipsis(line: string): boolean {
  return ellipsis.test(line);
}

/**
 * Matches a SEARCH that leaves out lines with `...`, as often as REPLACE does. Its pieces occur in the
 * file in order, at least one of them only once; a piece that changes fits only one place in that order.
 */
export const elidedLines: MatchStrategy = (file, block) => {
  const search = piecesOf(block.search);
  const replace = piecesOf(block.replace);
  if (search.length < 2 || search.length !== replace.length) return undefined;
  const pieces = search.map((piece, at) => ({ search: piece, replace: replace[at] ?? [] }));
  if (pieces.some((piece) => piece.search.every(isBlank) && !isIdentical(piece))) return undefined;
  const filled = pieces.filter((piece) => !piece.search.every(isBlank));
  if (filled.length === 0) return undefined;
  for (const normalizer of [exact, ...looserNormalizers]) {
    const found = matchPieces(file, filled, normalizer);
    if (found !== undefined) return found;
  }
  return undefined;
};

function piecesOf(lines: readonly string[]): readonly (readonly string[])[] {
  const pieces: string[][] = [[]];
  for (const line of lines) {
    if (isEllipsis(line)) pieces.push([]);
    else pieces.at(-1)?.push(line);
  }
  return pieces;
}

function matchPieces(
  file: FileLines,
  pieces: readonly SearchReplace[],
  normalizer: Normalizer,
): Placement | undefined {
  const keys = file.keys(normalizer);
  const hits = pieces.map(({ search }) => occurrences(keys, search.map(normalizer.key)));
  const lengths = pieces.map(({ search }) => search.length);
  const [first, last] = [earliest(hits, lengths), latest(hits, lengths)];
  if (first === undefined || last === undefined) return undefined;
  const isSure = pieces.map((piece, at) => isIdentical(piece) || first[at] === last[at]);
  const hasAnchor = hits.some((at) => at.length === 1);
  const unsure = hasAnchor ? isSure.indexOf(false) : 0;
  if (unsure >= 0) {
    return { kind: 'ambiguous', at: hits[unsure] ?? [], ignores: normalizer.ignores };
  }
  const matches = pieces.flatMap((piece, at): readonly Match[] => {
    const placed = onlyMatch([first[at] ?? 0], piece, normalizer);
    return isIdentical(piece) || placed?.kind !== 'placed' ? [] : placed.matches;
  });
  return { kind: 'placed', matches };
}

/** Returns the highest place of each piece that their order allows; `undefined`: not in order. */
function earliest(
  hits: readonly (readonly number[])[],
  lengths: readonly number[],
): readonly number[] | undefined {
  const starts: number[] = [];
  let bound = 0;
  for (const [at, own] of hits.entries()) {
    const start = own.find((one) => one >= bound);
    if (start === undefined) return undefined;
    starts.push(start);
    bound = start + (lengths[at] ?? 0);
  }
  return starts;
}

/** Returns the lowest places; a piece whose highest and lowest are the same has no other in that order. */
function latest(
  hits: readonly (readonly number[])[],
  lengths: readonly number[],
): readonly number[] | undefined {
  const starts: number[] = [];
  let bound = Number.POSITIVE_INFINITY;
  for (const [at, own] of [...hits.entries()].reverse()) {
    const start = own.findLast((one) => one + (lengths[at] ?? 0) <= bound);
    if (start === undefined) return undefined;
    starts.unshift(start);
    bound = start;
  }
  return starts;
}

/** The text of a comment, in any language; a comment sign is required. `{/*` is JSX's. */
const comment = /^\s*(?:\/\/+|#+|--|;+|%|\/\*+|\*|<!--|\{\/\*)\s*(.*?)\s*(?:\*\/\}?|-->)?\s*$/;

const leftOutWord =
  /\b(?:rest|remaining|existing|unchanged|previous|omitted|same|other|keep the)\b/i;
const codeWord =
  /\b(?:code|file|functions?|methods?|class(?:es)?|contents?|implementation|lines?|imports?|logic|tests?|body|fields?)\b/i;
const isElided = /^[[(<]*(?:\.{3}|…)/;
const isTrailing = /(?:\.{3}|…)[\])>]*$/;
const isKept = /\b(?:unchanged|as before|stays? the same|remains? the same|omitted)\b[.)\]]*$/i;

/** Names the first line of a new text that only stands for code and is not one of the `known` lines. */
export function whyIncomplete(
  lines: readonly string[],
  ...known: readonly (readonly string[])[]
): string | undefined {
  const placeholder = lines
    .filter((line) => line.length < 200 && isPlaceholder(line))
    .find((line) => !known.some((texts) => texts.includes(line)));
  return placeholder === undefined
    ? undefined
    : `it omits code with ${JSON.stringify(placeholder.trim())}: write out every line`;
}

/** Whether a line is a comment that stands for code, such as `// ... rest of the code unchanged`. */
function isPlaceholder(line: string): boolean {
  const text = comment.exec(line)?.[1];
  if (text === undefined || !leftOutWord.test(text)) return false;
  return (
    isElided.test(text) || (codeWord.test(text) && (isTrailing.test(text) || isKept.test(text)))
  );
}
