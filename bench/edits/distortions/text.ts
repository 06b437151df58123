import type { Block, Written } from '../../../test/support/edits/reply.ts';
import { oldLines, type Row } from '../../../test/support/edits/rows.ts';
import type { Random } from '../../../test/support/random.ts';
import { type Distortions, distortOne, isInside, onOneRow, type Scene } from '../scene.ts';
import { isBlank } from './indentation.ts';

export const text: Distortions = {
  /** One or two wrong letters in a context line, on both sides. */
  'typo-context': (scene) => distortOne(scene, (block) => misspeltRow(scene, block, 'both')),

  /** One or two wrong letters in a removed line. */
  'typo-changed': (scene) => distortOne(scene, (block) => misspeltRow(scene, block, 'old')),

  /** A word of a context line is another one of the file, on both sides. */
  'word-changed': (scene) =>
    distortOne(scene, (block) => {
      const file = scene.files.find(({ path }) => path === block.path);
      const words = wordsIn(oldLines(file?.rows ?? []).join('\n'));
      return onOneRow(
        scene,
        block,
        (row) => row.kind === 'both' && wordsIn(row.text).length > 0,
        (row) => [{ ...row, text: otherWord(row.text, words, scene.random) }],
      );
    }),

  /** A context line inside the block is missing on both sides. */
  'line-omitted': (scene) =>
    distortOne(scene, (block) =>
      onOneRow(
        scene,
        block,
        (row, at) => row.kind === 'both' && isInside(block.rows, at) && !isBlank(row.text),
        () => [],
      ),
    ),
};

const wordsIn = (text: string): readonly string[] => text.match(/\p{L}{4,}/gu) ?? [];

/** Replaces a word of the line with another of the words. */
function otherWord(line: string, words: readonly string[], random: Random): string {
  const word = random.pick(wordsIn(line)) ?? '';
  const other = random.pick(words.filter((one) => !line.includes(one))) ?? 'something';
  return line.replace(word, () => other);
}

function misspeltRow(scene: Scene, block: Block, kind: Row['kind']): Written | undefined {
  return onOneRow(
    scene,
    block,
    (row) => row.kind === kind && pairsIn(row.text).length > 0,
    (row) => [{ ...row, text: misspelt(row.text, scene.random) }],
  );
}

/** Two different neighbouring letters inside a word. */
export function pairsIn(line: string): readonly RegExpExecArray[] {
  const pair = /(?<=\p{L})(?=(\p{L})(\p{L})\p{L})/gu;
  return [...line.matchAll(pair)].filter(([, a, b]) => a !== b);
}

/** Returns the line with one or two wrong letters; two swapped neighbours are two. */
export function misspelt(line: string, random: Random): string {
  if (random.chance(0.3)) return slipped(line, random, ([a, b]) => b + a);
  const once = slipped(line, random, slip(random));
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  const isSecond = letters >= 12 && random.chance(0.4);
  const twice = isSecond ? slipped(once, random, slip(random)) : once;
  return twice === line ? once : twice;
}

type Pair = readonly [string, string];

/** One letter of the pair is replaced, missing or doubled. */
function slip(random: Random): (pair: Pair) => string {
  return random.pick([
    ([a, b]: Pair) => (a === 'e' ? 'a' : 'e') + b,
    ([, b]: Pair) => b,
    ([a, b]: Pair) => a + a + b,
  ]);
}

/** Changes two neighbouring letters inside a word. */
function slipped(line: string, random: Random, change: (pair: Pair) => string): string {
  const match = random.pick(pairsIn(line));
  if (match === undefined) return line;
  const [, a = '', b = ''] = match;
  return line.slice(0, match.index) + change([a, b]) + line.slice(match.index + 2);
}
