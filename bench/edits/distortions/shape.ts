import { type Block, plain, renderReply } from '../../../test/support/edits/reply.ts';
import { countOf, oldLines, type Row } from '../../../test/support/edits/rows.ts';
import { blocksOf, spansOf, stagedLines } from '../../../test/support/edits/spans.ts';
import type { Random } from '../../../test/support/random.ts';
import { type Distortion, distortOne, toApply } from '../distorted.ts';
import { isReproduced, type Scene } from '../scene.ts';

/** The middle of a long context is replaced by an ellipsis on both sides. */
export const ellipsis: Distortion = (scene) => {
  const wide = widened(scene);
  return distortOne(wide, (block) => {
    const gap = gapIn(block.rows, scene.random);
    if (gap === undefined) return undefined;
    const before = block.rows.slice(0, gap.from);
    const after = block.rows.slice(gap.to);
    const file = stagedLines(rowsOfFile(wide, block.path), block.from);
    const isFound = [before, after].some((rows) => countOf(oldLines(rows), file) === 1);
    const mark: Row = { kind: 'both', text: markFor(block, gap.from, scene.random) };
    return isFound
      ? { written: plain({ ...block, rows: [...before, mark, ...after] }) }
      : undefined;
  });
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
  const spare = run.to - run.from >= 6 ? 1 : 0;
  return {
    from: run.from + 1 + random.below(1 + spare),
    to: run.to - 1 - random.below(1 + spare),
  };
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

function rowsOfFile({ files }: Scene, path: string): readonly Row[] {
  return files.find((file) => file.path === path)?.rows ?? [];
}

/** The block starts and ends within a line, between two words. */
export const intraLine: Distortion = (scene) =>
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
    const file = stagedLines(rowsOfFile(scene, block.path), block.from).join('\n');
    const isFound = file.split(oldLines(cut).join('\n')).length === 2;
    return isFound ? { written: plain({ ...block, rows: cut }) } : undefined;
  });

/** Returns where a line can be cut with text on both sides and no word split. */
function cuts(line: string): readonly number[] {
  const start = line.length - line.trimStart().length;
  return Array.from(line, (_, at) => at).filter(
    (at) =>
      at > start && line.slice(at).trim().length > 1 && !/^\w\w$/.test(line.slice(at - 1, at + 1)),
  );
}

/** The last block comes first. */
export const blocksReversed: Distortion = (scene) => {
  const reversed = blocksOf(scene).toReversed();
  const isSafe = scene.files.some(({ spans }) => spans.length > 1) && isReproduced(scene, reversed);
  return isSafe ? toApply(scene, renderReply(reversed.map(plain))) : undefined;
};

/** One block appears twice in the reply. */
export const duplicateBlock: Distortion = (scene) => {
  const blocks = blocksOf(scene);
  const twice = scene.random.below(blocks.length);
  const at = scene.random.pick([twice, blocks.length]);
  const repeated = blocks.toSpliced(at, 0, ...blocks.slice(twice, twice + 1));
  return toApply(scene, renderReply(repeated.map(plain)));
};
