import type { Focus } from '../ranking/index.ts';
import type { FileBlock } from './blocks.ts';

/** How much a name counts that is defined in the block, besides that it is a word of its text. */
const definedName = 1.5;

/** The share of the pieces beside it that a piece of a long definition, which has no name, gets. */
const beside = 0.2;

/** Lines that every block is longer by, so that the shortest do not win by their length. */
const padding = 20;

/**
 * Returns how much each block of a file has to do with the ticket. A word counts less the more blocks have it, and a
 * long block has many words by chance.
 */
export function blockScores(
  blocks: readonly FileBlock[],
  lines: readonly string[],
  focus: Focus,
): readonly number[] {
  const weights = wordWeights(focus);
  const weighed = blocks.map(({ start, end }) => weights(lines.slice(start - 1, end).join('\n')));
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
  const own = blocks.map(({ start, end, name }, index) => {
    const sum = sumOf(weighed[index] ?? new Map()) + definedName * sumOf(weights(name));
    return sum / Math.sqrt(end - start + 1 + padding);
  });
  const shared = (index: number, other: number) =>
    blocks[index]?.name === '' && blocks[other]?.name === '' ? beside * (own[other] ?? 0) : 0;
  return own.map((score, index) => score + shared(index, index - 1) + shared(index, index + 1));
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
