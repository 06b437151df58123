import { plain, renderReply, type Written } from '../../../test/support/edits/reply.ts';
import type { Row } from '../../../test/support/edits/rows.ts';
import { blocksOf } from '../../../test/support/edits/spans.ts';
import type { Random } from '../../../test/support/random.ts';
import {
  type Distorted,
  type Distortion,
  distortAll,
  distortOne,
  isInside,
  toApply,
} from '../distorted.ts';
import { type Scene, treeAfter, treeBefore, withRows } from '../scene.ts';
import { dedented, isBlank, shiftOf, someBlanks } from './indentation.ts';

/** Trailing whitespace that the other side lacks. */
export const trailingBlanks: Distortion = (scene) => {
  const { random } = scene;
  const where = random.pick(['search', 'search', 'context', 'file']);
  if (where === 'search') return distortAll(scene, (written) => trailed(written, random));
  if (where === 'file') return inTheFile(scene);
  return distortAll(scene, (_, block) =>
    plain({ ...block, rows: trailedRows(block.rows, random) }),
  );
};

/** A blank context line inside the block is missing on both sides. */
export const blankDropped: Distortion = (scene) =>
  distortOne(scene, (block) => {
    const { rows } = block;
    const inside = [...rows.keys()].filter(
      (at) => isInside(rows, at) && isBlank(rows[at]?.text ?? '') && isContext(rows, at),
    );
    const dropped = scene.random.pick(inside);
    if (dropped === undefined) return undefined;
    const written = plain({ ...block, rows: rows.filter((_, at) => at !== dropped) });
    const elsewhere = withRows(scene, block.path, (all) => hopped(all, block.from + dropped));
    return { written, alsoRight: [treeAfter(elsewhere)] };
  });

/** Whether a row and a neighbour are context; a blank line within a rewrite is not. */
function isContext(rows: readonly Row[], at: number): boolean {
  const isBoth = (near: number) => rows[near]?.kind === 'both';
  return isBoth(at) && (isBoth(at - 1) || isBoth(at + 1));
}

/** Beside an insertion, either side of the blank line may be right. */
function hopped(rows: readonly Row[], blank: number): readonly Row[] {
  const run = (step: 1 | -1) => {
    let end = blank + step;
    while (rows[end]?.kind === 'new') end += step;
    return rows[end]?.kind === 'old' ? blank : end - step;
  };
  const target = run(1) === blank ? run(-1) : run(1);
  const row = rows[blank];
  return row === undefined ? rows : rows.toSpliced(blank, 1).toSpliced(target, 0, row);
}

/** An extra blank line at an edge of the block, on both sides. */
export const blankAdded: Distortion = (scene) => {
  const edge = scene.random.pick(edges);
  return distortAll(scene, (written) => edged(written, edge));
};

/** Two mistakes at once: indentation and trailing whitespace. */
export const mixed: Distortion = (scene) => {
  const { random } = scene;
  const indent = random.chance(0.5) ? dedented : shiftOf(scene);
  const adds = random.chance(0.3);
  return distortAll(scene, (written, block) => {
    const moved = trailed(indent(written, block), random);
    return adds ? edged(moved, 'end') : moved;
  });
};

/** The file's context has trailing whitespace; the trees with and without it are both right. */
function inTheFile(scene: Scene): Distorted | undefined {
  const { random } = scene;
  const reply = renderReply(blocksOf(scene).map(plain));
  const spoilt = scene.files.reduce(
    (so, { path, spans }) =>
      withRows(so, path, (rows) =>
        spans.reduce<readonly Row[]>(
          (all, { from, to }) => [
            ...all.slice(0, from),
            ...trailedRows(all.slice(from, to), random),
            ...all.slice(to),
          ],
          rows,
        ),
      ),
    scene,
  );
  const { files, right } = toApply(spoilt, reply);
  const isSpoilt = [...treeBefore(scene)].some(([path, text]) => files.get(path) !== text);
  return isSpoilt
    ? { files, reply, right: [...right, treeAfter(scene)], mustRefuse: false }
    : undefined;
}

type Edge = 'start' | 'end' | 'both';
const edges: readonly [Edge, ...Edge[]] = ['end', 'end', 'start', 'both'];

function edged({ path, search, replace }: Written, edge: Edge): Written {
  const top = edge === 'end' ? [] : [''];
  const bottom = edge === 'start' ? [] : [''];
  const around = (lines: readonly string[]) => [...top, ...lines, ...bottom];
  return { path, search: around(search), replace: around(replace) };
}

/** SEARCH with trailing whitespace on at least one line. */
function trailed(written: Written, random: Random): Written {
  const certain = random.below(written.search.length);
  const search = written.search.map((line, at) =>
    at === certain || random.chance(0.3) ? line + someBlanks(random) : line,
  );
  return { ...written, search };
}

function trailedRows(rows: readonly Row[], random: Random): readonly Row[] {
  return rows.map((row) =>
    row.kind === 'both' && random.chance(0.6)
      ? { ...row, text: row.text + someBlanks(random) }
      : row,
  );
}
