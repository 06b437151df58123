import { plain, type Written } from '../../../test/support/edits/reply.ts';
import type { Row } from '../../../test/support/edits/rows.ts';
import type { Random } from '../../../test/support/random.ts';
import {
  type Distorted,
  type Distortions,
  distortAll,
  distortOne,
  isInside,
  onOneRow,
  plainReply,
  type Scene,
  toApply,
  treeAfter,
  treeBefore,
  withRows,
} from '../scene.ts';
import { dedented, isBlank, shiftOf } from './indentation.ts';

export const blanks: Distortions = {
  /** Trailing whitespace that the other side lacks. */
  'trailing-ws': (scene) => {
    const { random } = scene;
    const where = random.pick(['search', 'search', 'context', 'file']);
    if (where === 'search') return distortAll(scene, (written) => trailed(written, random));
    if (where === 'file') return inTheFile(scene);
    return distortAll(scene, (_, block) =>
      plain({ ...block, rows: trailedRows(block.rows, random) }),
    );
  },

  /** A blank context line inside the block is missing on both sides. */
  'blank-dropped': (scene) =>
    distortOne(scene, (block) =>
      onOneRow(
        scene,
        block,
        ({ text }, at) => isInside(block.rows, at) && isBlank(text) && isContext(block.rows, at),
        () => [],
      ),
    ),

  /** An extra blank line at an edge of the block, on both sides. */
  'blank-added': (scene) => {
    const edge = scene.random.pick<Edge>(['end', 'end', 'start', 'both']);
    return distortAll(scene, (written) => edged(written, edge));
  },

  /** Two mistakes at once: indentation and trailing whitespace. */
  mixed: (scene) => {
    const { random } = scene;
    const indent = random.chance(0.5) ? dedented : shiftOf(scene);
    const adds = random.chance(0.3);
    return distortAll(scene, (written, block) => {
      const moved = trailed(indent(written, block), random);
      return adds ? edged(moved, 'end') : moved;
    });
  },
};

/** Whether a row and a neighbour are context; a blank line within a rewrite is not. */
function isContext(rows: readonly Row[], at: number): boolean {
  const isBoth = (near: number) => rows[near]?.kind === 'both';
  return isBoth(at) && (isBoth(at - 1) || isBoth(at + 1));
}

/** The file's context has trailing whitespace; the trees with and without it are both right. */
function inTheFile(scene: Scene): Distorted | undefined {
  const { random } = scene;
  let spoilt = scene;
  for (const { path, spans } of scene.files)
    for (const { from, to } of spans)
      spoilt = withRows(spoilt, path, (rows) =>
        rows.toSpliced(from, to - from, ...trailedRows(rows.slice(from, to), random)),
      );
  const { files, ...distorted } = toApply(spoilt, plainReply(scene));
  const isSpoilt = [...treeBefore(scene)].some(([path, text]) => files.get(path) !== text);
  return isSpoilt
    ? { ...distorted, files, right: [...distorted.right, treeAfter(scene)] }
    : undefined;
}

type Edge = 'start' | 'end' | 'both';

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

/** Spaces that a line may have gained by mistake. */
const someBlanks = (random: Random) => random.pick([' ', '  ', '    ', '\t']);
