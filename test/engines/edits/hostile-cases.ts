import type { Tree } from '../../support/edits/engine.ts';
import { renderReply } from '../../support/edits/reply.ts';

/** The files of a repository and a reply for them. */
export type Case = readonly [Tree, string];

const repeated = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at));
/** A repository of one file. */
export const file = (lines: readonly string[]): Tree =>
  new Map([['a.py', `${lines.join('\n')}\n`]]);
/** A reply of one block. */
export const block = (search: readonly string[], replace: readonly string[], path = 'a.py') =>
  renderReply([{ path, search, replace }]);
const blocks = (count: number, search: (at: number) => string, path = 'a.py') =>
  renderReply(repeated(count, (at) => ({ path, search: [search(at)], replace: [`new ${at}`] })));

const same = (count: number) => repeated(count, () => 'same');
/** Lines that all differ. */
export const numbered = (count: number) => repeated(count, (at) => `line ${at}`);
/** The lines with a gap after each. */
const gapped = (lines: readonly string[]) => lines.flatMap((line) => [line, '...']);
const share = (count: number, part: number) => Math.ceil(count * part);

/** Makers of a file and a reply of about `count` lines, with the smaller size to compare. */
export const ofLines: readonly (readonly [string, number, (count: number) => Case])[] = [
  ['equal lines, half as many sought', 2_500, (n) => [file(same(n)), block(same(n / 2), ['x'])]],
  [
    'equal lines, half as many sought and a different one',
    1_000,
    (n) => [file(same(n)), block([...same(n / 2), 'other'], ['x'])],
  ],
  [
    'equal lines, all replaced',
    1_000,
    (n) => [
      file(same(n)),
      block(
        same(n),
        repeated(n, () => 'other'),
      ),
    ],
  ],
  ['equal lines, one removed', 2_500, (n) => [file(same(n)), block(same(n), same(n - 1))]],
  [
    'equal lines, sought as one line',
    2_500,
    (n) => [file(same(n)), block([same(share(n, 0.8)).join(' ')], ['x'])],
  ],
  [
    'equal lines with gaps on both sides',
    2_500,
    (n) => [file(same(n)), block(gapped(same(share(n, 0.2))), gapped(same(share(n, 0.2))))],
  ],
  [
    'equal lines with gaps on both sides, the last piece absent',
    2_500,
    (n) => {
      const gaps = gapped(same(share(n, 0.2)));
      return [file(same(n)), block([...gaps, 'other'], [...gaps, 'new'])];
    },
  ],
  [
    'different lines with gaps on both sides, the last piece absent',
    1_000,
    (n) => {
      const gaps = gapped(numbered(share(n, 0.2)));
      return [file(numbered(n)), block([...gaps, 'other'], [...gaps, 'new'])];
    },
  ],
  [
    'nothing but gaps',
    2_500,
    (n) => {
      const gaps = repeated(share(n, 0.2), () => '...');
      return [file(numbered(n)), block(gaps, gaps)];
    },
  ],
  [
    'blank lines',
    2_500,
    (n) => [
      file(repeated(n, () => '')),
      block(
        repeated(n / 2, () => ''),
        ['x'],
      ),
    ],
  ],
  [
    'every other line blank',
    2_500,
    (n) => [file(same(n).map((line, at) => (at % 2 ? '' : line))), block(same(n / 2), ['x'])],
  ],
  [
    'a whole file, each line changed',
    1_000,
    (n) => [
      file(numbered(n)),
      block(
        numbered(n),
        numbered(n).map((line) => `${line}x`),
      ),
    ],
  ],
  [
    'a whole file with line numbers',
    2_500,
    (n) => [
      file(numbered(n)),
      block(
        numbered(n).map((line, at) => `${at + 1} | ${line}`),
        ['x'],
      ),
    ],
  ],
  [
    'a whole file with one typo',
    2_500,
    (n) => [file(numbered(n)), block([...numbered(n).slice(1), `lime ${n}`], ['x'])],
  ],
  [
    'a whole different file',
    2_500,
    (n) => [
      file(numbered(n)),
      block(
        repeated(n, (at) => `other ${at}`),
        ['x'],
      ),
    ],
  ],
  [
    'a whole file backwards',
    1_000,
    (n) => [file(numbered(n)), block(numbered(n).toReversed(), numbered(n))],
  ],
  [
    'blocks in a block',
    1_000,
    (n) => [
      file(numbered(n)),
      `a.py\n<<<<<<<<< SEARCH\n${blocks(n / 2, String)}=========\n>>>>>>>>> REPLACE`,
    ],
  ],
  [
    'a path of many folders',
    1_000,
    (n) => [file(numbered(n)), `a.py\n<<<<<<< RENAME\n/${'a/'.repeat(10 * n)}\n>>>>>>> RENAME`],
  ],
];

const some = numbered(800);

/** Makers of `count` blocks for a file of a fixed length. */
export const ofBlocks: readonly (readonly [string, (count: number) => Case])[] = [
  ['blocks', (n) => [file(some), blocks(n, (at) => `line ${at}`)]],
  ['blocks without a name', (n) => [file(some), `a.py\n${blocks(n, (at) => `line ${at}`, '')}`]],
  ['blocks for a misspelt name', (n) => [file(some), blocks(n, (at) => `line ${at}`, 'b.py')]],
  ['blocks that were indented', (n) => [file(some), blocks(n, (at) => `  line ${at}`)]],
  ['blocks that do not fit', (n) => [file(some), blocks(n, (at) => `lime ${at}`)]],
];
