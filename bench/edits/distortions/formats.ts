import {
  type Block,
  blockLines,
  joinParts,
  type Markers,
  plain,
  usualMarkers,
} from '../../../test/support/edits/reply.ts';
import { blocksOf } from '../../../test/support/edits/spans.ts';
import { type Distortion, toApply } from '../distorted.ts';

/** Prose before, between and after the blocks. */
export const prose: Distortion = (scene) => {
  const { random } = scene;
  const parts = blocksOf(scene).flatMap((block) => [
    [random.pick(remarks)(block.path)],
    [block.path, ...blockLines(plain(block))],
  ]);
  const opening = random.pick(openings);
  const closing = random.pick(closings);
  return toApply(scene, joinParts([opening, ...parts, closing]));
};

type Remark = (path: string) => string;

const remarks: readonly [Remark, ...Remark[]] = [
  (path) => `In \`${path}\` the value has to be checked before it is used.`,
  (path) => `Next comes ${path}:`,
  () => '1. The condition was the wrong way round.',
  () => '### The change itself',
  () => 'SEARCH holds the old lines; REPLACE holds the new ones.',
  () => '- keep the signature as it is\n- handle the empty case',
];

const openings: readonly [readonly string[], ...(readonly string[])[]] = [
  ['The bug is in how the result is computed. I shall change the following places.'],
  ['Summary', '-------', 'A missing check, see the blocks below.'],
  ['Changes', '=======', 'A missing check, see the blocks below.'],
  ['To see the failure, run this:', '', '```bash', 'make test', '```'],
  ['<thinking>', 'if a < b and b > c the branch is taken', '</thinking>'],
];

const closings: readonly [readonly string[], ...(readonly string[])[]] = [
  ['With this the tests should pass.'],
  ['Run the tests again:', '', '```', 'make test', '```'],
  ['Let me know if other files are to be changed, too.'],
];

/** Fences of any kind around the blocks. */
export const fences: Distortion = (scene) => {
  const wrap = scene.random.pick(wrappings);
  return toApply(scene, wrap(blocksOf(scene)));
};

type Wrapping = (blocks: readonly Block[]) => string;

const each =
  (open: string, close: string): Wrapping =>
  (blocks) =>
    joinParts(blocks.map((block) => [block.path, open, ...blockLines(plain(block)), close]));

const inside =
  (open: string, close: string): Wrapping =>
  (blocks) =>
    joinParts(blocks.map((block) => [open, block.path, ...blockLines(plain(block)), close]));

const around =
  (open: string, close: readonly string[]): Wrapping =>
  (blocks) => {
    const parts = blocks.map((block) => [block.path, ...blockLines(plain(block))]);
    return `${open}\n${joinParts(parts)}${close.map((line) => `${line}\n`).join('')}`;
  };

/** As a list item, indented as a whole. */
const listed: Wrapping = (blocks) =>
  joinParts(
    blocks.map((block, at) => [
      `${at + 1}. Change this file:`,
      ...[block.path, '```', ...blockLines(plain(block)), '```'].map((line) =>
        line === '' ? line : `   ${line}`,
      ),
    ]),
  );

const wrappings: readonly [Wrapping, ...Wrapping[]] = [
  each('```', '```'),
  each('````', '````'),
  each('~~~', '~~~'),
  each('```python', '```'),
  each('```diff', '```'),
  each('  ```', '  ```'),
  inside('```', '```'),
  inside('````text', '````'),
  around('```', ['```']),
  around('```', []),
  listed,
];

/** Markers of another length, with other words or with something around them. */
export const markers: Distortion = (scene) => {
  const chosen = scene.random.pick(markerForms);
  const parts = blocksOf(scene).map((block) => [block.path, ...blockLines(plain(block), chosen)]);
  return toApply(scene, joinParts(parts));
};

const ofLength = (length: number): Markers => ({
  head: `${'<'.repeat(length)} SEARCH`,
  divider: '='.repeat(length),
  end: `${'>'.repeat(length)} REPLACE`,
});

const dressed = (before: string, after = ''): Markers => ({
  head: before + usualMarkers.head + after,
  divider: before + usualMarkers.divider,
  end: before + usualMarkers.end + after,
});

const { divider } = usualMarkers;

const markerForms: readonly [Markers, ...Markers[]] = [
  ofLength(5),
  ofLength(6),
  ofLength(8),
  ofLength(9),
  { ...usualMarkers, head: '<<<<<<< SEARCH>' },
  { head: '<<<<<<< search', divider, end: '>>>>>>> replace' },
  { head: '<<<<<<<SEARCH', divider, end: '>>>>>>>REPLACE' },
  { head: '<<<<<<< SEARCH  ', divider: '=======  ', end: '>>>>>>> REPLACE  ' },
  dressed('', ':'),
  dressed('### '),
  { ...dressed('### '), divider },
  dressed('   '),
  { head: '<<<<<<< ORIGINAL', divider, end: '>>>>>>> UPDATED' },
  { head: '------- SEARCH', divider, end: '+++++++ REPLACE' },
];
