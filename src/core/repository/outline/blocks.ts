import type { Definition } from '../../../engines/syntax/index.ts';
import type { Focus } from '../ranking/index.ts';
import { inOrder } from './definition.ts';
import type { Folds } from './folds.ts';
import type { Lines } from './window.ts';

/** Lines of a file that are shown together, from `start` to `end`, both included. */
export interface FileBlock {
  readonly start: number;
  readonly end: number;
  /** The name that is defined in it; empty if none. */
  readonly name: string;
  /** Set if it is long documentation; of others, what is within them is left out. */
  readonly isDoc?: true;
}

/** Maximum lines of a block, by default and in the likeliest files; a longer definition is several. */
export const maxBlock = { usual: 40, likeliest: 80 } as const;

/** Lines of a block where a long definition is cut. */
const piece = 20;

/**
 * Returns blocks that together are the file: whole definitions where their code is short, else pieces of them, unnamed. Long
 * documentation within them is in blocks of its own, after the others: it is not worth its room to show the code.
 */
export function blocksOf(
  lines: readonly string[],
  definitions: readonly Definition[],
  folds: Folds,
  most: number = maxBlock.usual,
): readonly FileBlock[] {
  const blocks: FileBlock[] = [];
  const outer: Definition[] = [];
  const codeEnd = codeCounter(lines.length, folds);
  let next = 1;
  const leave = (line: number) => {
    while ((outer.at(-1)?.end ?? line) < line) outer.pop();
  };
  const fill = (to: number) => {
    const last = blocks.at(-1);
    if (last !== undefined && lines.slice(next - 1, to).every((line) => line.trim() === '')) {
      blocks[blocks.length - 1] = { ...last, end: Math.max(last.end, to) };
      next = Math.max(next, to + 1);
    }
    while (next <= to) {
      leave(next);
      const within = Math.min(to, outer.at(-1)?.end ?? to);
      const end = codeEnd(next, piece * 1.5) > within ? within : codeEnd(next, piece) - 1;
      blocks.push({ start: next, end, name: '' });
      next = end + 1;
    }
  };
  for (const one of inOrder(definitions, lines.length)) {
    if (one.end < next) continue;
    fill(one.start - 1);
    if (codeEnd(one.start, most) <= one.end) {
      outer.push(one);
      continue;
    }
    blocks.push({ start: Math.max(next, one.start), end: one.end, name: one.name });
    next = one.end + 1;
  }
  fill(lines.length);
  const ofCode = blocks.filter((block) => folds.without(block).length > 0);
  return [...ofCode, ...folds.long.flatMap(docBlocks)];
}

/** Returns a function for the line before which there are so many lines of code from another on, long documentation aside. */
function codeCounter(count: number, { long }: Folds): (from: number, most: number) => number {
  const folded = new Map(long.map(({ start, end }) => [start, end]));
  return (from, most) => {
    let line = from;
    for (let left = most; left > 0 && line <= count; line += 1) {
      const end = folded.get(line);
      if (end === undefined) left -= 1;
      else line = end;
    }
    return line;
  };
}

function docBlocks({ start, end }: Lines): readonly FileBlock[] {
  return Array.from({ length: Math.ceil((end - start + 1) / piece) }, (_, at): FileBlock => {
    const first = start + at * piece;
    return { start: first, end: Math.min(end, first + piece - 1), name: '', isDoc: true };
  });
}

/** Returns the lines of a block that are shown. */
export const shownOf = (block: FileBlock | Lines, folds: Folds): readonly Lines[] =>
  'isDoc' in block ? [block] : folds.without(block);

/** How much a name counts that is defined in the block, besides that it is a word of its text. */
const definedName = 1.5;

/** How much a word of a comment counts, which often tells of more than the code below it, and a block of only such words. */
const inComment = 0.2;

/** The share of the pieces beside it that a piece of a long definition, which has no name, gets. */
const beside = 0.2;

/** Lines that every block is longer by, so that the shortest do not win by their length. */
const padding = 20;

/**
 * Returns how much each block of a file has to do with the ticket. A word counts less the more blocks have it, and in
 * comments; a long block has many words by chance.
 */
export function blockScores(
  blocks: readonly FileBlock[],
  lines: readonly string[],
  { focus, folds }: { readonly focus: Focus; readonly folds: Folds },
): readonly number[] {
  const weights = wordWeights(focus);
  const linesIn = (block: FileBlock, isDoc: boolean) =>
    shownOf(block, folds).flatMap(({ start, end }) =>
      lines
        .slice(start - 1, end)
        .filter((_, at) => (folds.docs[start - 1 + at] ?? false) === isDoc),
    );
  const weighed = blocks.map((block) => {
    const inComments = [...weights(linesIn(block, true).join('\n'))].map(
      ([word, weight]) => [word, inComment * weight] as const,
    );
    return new Map([...inComments, ...weights(linesIn(block, false).join('\n'))]);
  });
  const counts = new Map<string, number>();
  for (const words of weighed) {
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const sumOf = (words: ReadonlyMap<string, number>) => {
    let sum = 0;
    for (const [word, weight] of words) {
      sum += weight * Math.log(1 + blocks.length / (counts.get(word) ?? 1));
    }
    return sum;
  };
  const own = blocks.map((block, index) => {
    const sum = sumOf(weighed[index] ?? new Map()) + definedName * sumOf(weights(block.name));
    const length = shownOf(block, folds).reduce((all, { start, end }) => all + end - start + 1, 0);
    return sum / Math.sqrt(length + padding);
  });
  const isPiece = (index: number) => blocks[index]?.name === '' && blocks[index]?.isDoc !== true;
  const shared = (index: number, other: number) =>
    isPiece(index) && isPiece(other) ? beside * (own[other] ?? 0) : 0;
  return own.map((score, index) => {
    if (blocks[index]?.isDoc === true) return inComment * score;
    return score + shared(index, index - 1) + shared(index, index + 1);
  });
}

/** Returns a function for the words of a text that have to do with the ticket, each with its weight. */
function wordWeights(focus: Focus): (text: string) => ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  const weightOf = (word: string) => {
    const weight = known.get(word) ?? focus.weigh(word);
    known.set(word, weight);
    return weight;
  };
  return (text) => {
    const weights = new Map<string, number>();
    const add = (word: string, weight: number) => {
      if (weight > 0) weights.set(word.toLowerCase(), weight);
    };
    for (const [word] of text.matchAll(/[\p{L}_$][\p{L}\p{N}_$]{0,79}/gu)) {
      const parts = word
        .split(/[_$]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u)
        .filter((one) => one.length > 2);
      const inParts = parts.map(weightOf);
      for (const [index, part] of parts.entries()) add(part, inParts[index] ?? 0);
      // A name that the ticket has as a whole says more than its parts do.
      if (parts.length > 1) add(word, weightOf(word) - inParts.reduce((sum, one) => sum + one, 0));
    }
    return weights;
  };
}
