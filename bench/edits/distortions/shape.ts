import { type Block, plain, renderReply } from '../../../test/support/edits/reply.ts';
import { countOf, oldLines, type Row } from '../../../test/support/edits/rows.ts';
import { blocksOf, spansOf, stagedLines } from '../../../test/support/edits/spans.ts';
import type { Random } from '../../../test/support/random.ts';
import {
  type Distortions,
  distortOne,
  isReproduced,
  plainReply,
  type Scene,
  toApply,
} from '../scene.ts';

export const shape: Distortions = {
  /** The middle of a long context is replaced by an ellipsis on both sides. */
  ellipsis: (scene) => {
    const wide = widened(scene);
    return distortOne(wide, (block) => {
      const gap = gapIn(block.rows, scene.random);
      if (gap === undefined) return undefined;
      const before = block.rows.slice(0, gap.from);
      const after = block.rows.slice(gap.to);
      const file = fileFor(wide, block);
      const isFound = [before, after].some((rows) => countOf(oldLines(rows), file) === 1);
      const mark: Row = { kind: 'both', text: markFor(block, gap.from, scene.random) };
      return isFound ? plain({ ...block, rows: [...before, mark, ...after] }) : undefined;
    });
  },

  /** The block starts and ends within a line, between two words. */
  'intra-line': (scene) =>
    distortOne(scene, (block) => {
      const [first, ...others] = block.rows;
      const last = others.pop();
      if (first?.kind !== 'both' || last?.kind !== 'both') return undefined;
      const head = scene.random.pick(cuts(first.text));
      const tail = scene.random.pick(cuts(last.text));
      if (head === undefined && tail === undefined) return undefined;
      const cut: readonly Row[] = [
        { ...first, text: head === undefined ? first.text : first.text.slice(head).trimStart() },
        ...others,
        { ...last, text: tail === undefined ? last.text : last.text.slice(0, tail).trimEnd() },
      ];
      const parts = fileFor(scene, block).join('\n').split(oldLines(cut).join('\n'));
      return parts.length === 2 ? plain({ ...block, rows: cut }) : undefined;
    }),

  /** The last block comes first. */
  'blocks-reversed': (scene) => {
    const reversed = blocksOf(scene).toReversed();
    const hasSeveral = scene.files.some(({ spans }) => spans.length > 1);
    const isSafe = hasSeveral && isReproduced(scene, reversed);
    return isSafe ? toApply(scene, renderReply(reversed.map(plain))) : undefined;
  },

  /** The block ends with a second divider. */
  'divider-as-end': (scene) =>
    toApply(scene, plainReply(scene).replace(/^>{7} REPLACE$/gm, '=======')),

  /** One block appears twice in the reply. */
  'duplicate-block': (scene) => {
    const blocks = blocksOf(scene);
    const twice = scene.random.below(blocks.length);
    const at = scene.random.pick([twice, blocks.length]);
    const repeated = blocks.toSpliced(at, 0, ...blocks.slice(twice, twice + 1));
    return toApply(scene, renderReply(repeated.map(plain)));
  },
};

function widened(scene: Scene): Scene {
  const context = () => 6 + scene.random.below(7);
  const files = scene.files.map((file) => ({ ...file, spans: spansOf(file.rows, context) }));
  return { ...scene, files };
}

/** Returns the rows to replace: at least two of the context, keeping one or two at each end. */
function gapIn(rows: readonly Row[], random: Random) {
  const runs: { readonly from: number; readonly to: number }[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    if (rows[at]?.kind !== 'both') continue;
    const from = at;
    while (rows[at + 1]?.kind === 'both') at += 1;
    if (at + 1 - from >= 4) runs.push({ from, to: at + 1 });
  }
  const run = random.pick(runs);
  if (run === undefined) return undefined;
  const kept = () => 1 + random.below(run.to - run.from >= 6 ? 2 : 1);
  return { from: run.from + kept(), to: run.to - kept() };
}

function markFor({ path, rows }: Block, at: number, random: Random): string {
  const indent = /^\s*/.exec(rows[at]?.text ?? '')?.[0] ?? '';
  const comment = /\.(?:py|rb)$/.test(path) ? '#' : '//';
  const words = random.pick(['...', '... existing code ...', '... rest of the code ...']);
  return random.pick([
    '...',
    `${indent}...`,
    `${indent}${comment} ...`,
    `${indent}${comment} ${words}`,
  ]);
}

/** Returns the file of a block as the blocks above left it. */
function fileFor({ files }: Scene, { path, from }: Block): readonly string[] {
  return stagedLines(files.find((file) => file.path === path)?.rows ?? [], from);
}

/** Returns where a line can be cut with text on both sides and no word split. */
function cuts(line: string): readonly number[] {
  const start = line.length - line.trimStart().length;
  return Array.from(line, (_, at) => at).filter(
    (at) =>
      at > start && line.slice(at).trim().length > 1 && !/^\w\w$/.test(line.slice(at - 1, at + 1)),
  );
}
