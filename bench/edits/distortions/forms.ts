import { unifiedOf, v4aOf } from '../../../test/engines/edits/rendered-patches.ts';
import type { Tree } from '../../../test/support/edits/engine.ts';
import { type Block, blockLines, joinParts, plain } from '../../../test/support/edits/reply.ts';
import { countOf, linesOf, oldLines, type Row, textOf } from '../../../test/support/edits/rows.ts';
import { blocksOf } from '../../../test/support/edits/spans.ts';
import { type Distortion, type Distortions, toApply } from '../scene.ts';

/** Blocks for several files; the path may appear only where the file changes. */
export const multiFile: Distortion = (scene) => {
  if (scene.files.length < 2) return undefined;
  const once = scene.random.chance(0.5);
  const blocks = blocksOf(scene);
  const parts = blocks.map((block, at) => {
    const isNamed = !once || blocks[at - 1]?.path !== block.path;
    return [...(isNamed ? [block.path] : []), ...blockLines(plain(block))];
  });
  return toApply(scene, joinParts(parts));
};

/** The other forms of a reply; a distortion of blocks does not apply to them. */
export const forms: Distortions = {
  /** No block names its file, and there are files that no block fits. */
  'path-missing': (scene) => {
    const blocks = blocksOf(scene);
    const { reply, files, right, ...distorted } = toApply(
      scene,
      joinParts(blocks.map((block) => blockLines(plain(block)))),
    );
    const isVague = blocks.some(({ path, rows }) =>
      [...files].some(([other, text]) => other !== path && contains(text, rows)),
    );
    if (isVague) return undefined;
    const others = scene.random.shuffle(scene.others).slice(0, 4);
    const further = others
      .flatMap((commit) => commit.files)
      .map((file): [string, string] => [file.path, textOf(oldLines(file.rows))])
      .filter(
        ([path, text]) => !files.has(path) && !blocks.some(({ rows }) => contains(text, rows)),
      );
    const beside = (tree: Tree) => new Map([...further, ...tree]);
    return { ...distorted, reply, files: beside(files), right: right.map(beside) };
  },

  /** The commit as one patch that begins with `*** Begin Patch`, its hunks below the line that they are nested in. */
  v4a: (scene) => toApply(scene, v4aOf(scene.files, 1 + scene.random.below(3), nestingOf)),

  /** The commit as a unified diff whose numbers are up to three lines off. */
  unified: (scene) => {
    const diff = unifiedOf(scene.files, 1 + scene.random.below(3));
    const off = () => scene.random.below(7) - 3;
    const shifted = diff.replaceAll(
      /^@@ -(\d+)/gm,
      (_, line: string) => `@@ -${Math.max(1, Number(line) + off())}`,
    );
    return toApply(scene, `\`\`\`diff\n${shifted}\`\`\`\n`);
  },
};

/** Returns the line above a hunk that is less indented than its first one, if there is one. */
function nestingOf(rows: readonly Row[], from: number): readonly string[] {
  const depthOf = (line: string) => line.search(/\S/);
  const own = depthOf(rows[from]?.text ?? '');
  const above = oldLines(rows.slice(0, from)).findLast(
    (line) => depthOf(line) >= 0 && depthOf(line) < own,
  );
  return above === undefined ? [] : [above.trim()];
}

function contains(text: string, rows: Block['rows']): boolean {
  return countOf(oldLines(rows), linesOf(text)) > 0;
}
