import type { Random } from '../../../test/support/random.ts';
import { type Distortion, distortOne, isInside, onOneRow } from '../distorted.ts';
import { isBlank } from './indentation.ts';

/** One or two wrong letters in a context line, on both sides. */
export const typoInContext: Distortion = (scene) =>
  distortOne(scene, (block) => {
    const written = onOneRow(
      scene,
      block,
      ({ kind, text }) => kind === 'both' && pairsIn(text).length > 0,
      (row) => [{ ...row, text: misspelt(row.text, scene.random) }],
    );
    return written && { written };
  });

/** One or two wrong letters in a removed line. */
export const typoInChanged: Distortion = (scene) =>
  distortOne(scene, (block) => {
    const written = onOneRow(
      scene,
      block,
      ({ kind, text }) => kind === 'old' && pairsIn(text).length > 0,
      (row) => [{ ...row, text: misspelt(row.text, scene.random) }],
    );
    return written && { written };
  });

/** A context line inside the block is missing on both sides; refusing is right, too. */
export const lineOmitted: Distortion = (scene) => {
  const distorted = distortOne(scene, (block) => {
    const written = onOneRow(
      scene,
      block,
      ({ kind, text }, at) => kind === 'both' && isInside(block.rows, at) && !isBlank(text),
      () => [],
    );
    return written && { written };
  });
  return distorted && { ...distorted, mustRefuse: true };
};

/** Two different neighbouring letters inside a word. */
function pairsIn(text: string): readonly RegExpExecArray[] {
  const pair = /(?<=\p{L})(?=(\p{L})(\p{L})\p{L})/gu;
  return [...text.matchAll(pair)].filter(([, a, b]) => a !== b);
}

/** Returns the text with one or two wrong letters; two swapped neighbours are two. */
function misspelt(text: string, random: Random): string {
  if (random.chance(0.3)) return slipped(text, random, ([a, b]) => b + a);
  const once = slipped(text, random, slip(random));
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isSecond = letters >= 12 && random.chance(0.4);
  const twice = isSecond ? slipped(once, random, slip(random)) : once;
  return twice === text ? once : twice;
}

type Pair = readonly [string, string];

/** One letter of the pair is replaced, missing or doubled. */
function slip(random: Random): (pair: Pair) => string {
  const slips = [
    ([a, b]: Pair) => (a === 'e' ? 'a' : 'e') + b,
    ([, b]: Pair) => b,
    ([a, b]: Pair) => a + a + b,
  ] as const;
  return random.pick(slips);
}

/** Changes two neighbouring letters inside a word. */
function slipped(text: string, random: Random, change: (pair: Pair) => string): string {
  const match = random.pick(pairsIn(text));
  if (match === undefined) return text;
  const [, a = '', b = ''] = match;
  return text.slice(0, match.index) + change([a, b]) + text.slice(match.index + 2);
}
