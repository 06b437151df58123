import type { Block } from '../../../test/support/edits/reply.ts';
import { newLines, oldLines } from '../../../test/support/edits/rows.ts';
import { blocksOf } from '../../../test/support/edits/spans.ts';
import { type Distortion, toApply } from '../distorted.ts';

/** The commit as one patch that begins with `*** Begin Patch`. */
export const v4a: Distortion = (scene) => {
  const sections = byFile(blocksOf(scene)).flatMap(([path, blocks]) => [
    `*** Update File: ${path}`,
    ...blocks.flatMap((block) => ['@@', ...signed(block)]),
  ]);
  return toApply(scene, ['*** Begin Patch', ...sections, '*** End Patch', ''].join('\n'));
};

/** The commit as a unified diff whose numbers are up to three lines off, and whose counts are wrong. */
export const unified: Distortion = (scene) => {
  const headOf = ({ line, rows }: Block) => {
    const start = Math.max(1, line + scene.random.below(7) - 3);
    return `@@ -${start},${oldLines(rows).length + 1} +${start},${newLines(rows).length} @@`;
  };
  const sections = byFile(blocksOf(scene)).flatMap(([path, blocks]) => [
    `--- a/${path}`,
    `+++ b/${path}`,
    ...blocks.flatMap((block) => [headOf(block), ...signed(block)]),
  ]);
  return toApply(scene, ['```diff', ...sections, '```', ''].join('\n'));
};

function byFile(blocks: readonly Block[]): readonly (readonly [string, readonly Block[]])[] {
  const paths = [...new Set(blocks.map(({ path }) => path))];
  return paths.map((path) => [path, blocks.filter((block) => block.path === path)] as const);
}

const signs = { both: ' ', old: '-', new: '+' } as const;
const signed = ({ rows }: Block) => rows.map(({ kind, text }) => signs[kind] + text);
