import type { Tree } from '../../test/support/edits/engine.ts';
import { type Block, plain, renderReply, type Written } from '../../test/support/edits/reply.ts';
import type { Row } from '../../test/support/edits/rows.ts';
import { blocksOf } from '../../test/support/edits/spans.ts';
import { type Scene, treeAfter, treeBefore } from './scene.ts';

/** A reply with one distortion, the files it applies to, and the results that are right. */
export interface Distorted {
  readonly files: Tree;
  readonly reply: string;
  readonly right: readonly Tree[];
  readonly mustRefuse: boolean;
}

/** Distorts a commit's reply; `undefined` if the commit has nothing to distort. */
export type Distortion = (scene: Scene) => Distorted | undefined;

/** A reply that must result in the commit's tree. */
export function toApply(scene: Scene, reply: string): Distorted {
  return { files: treeBefore(scene), reply, right: [treeAfter(scene)], mustRefuse: false };
}

/** A reply that must be refused or change nothing. */
export function toRefuse(scene: Scene, reply: string): Distorted {
  return { files: treeBefore(scene), reply, right: [], mustRefuse: true };
}

/** Distorts every block; `undefined` if every SEARCH stays as it is. */
export function distortAll(
  scene: Scene,
  distort: (written: Written, block: Block) => Written,
): Distorted | undefined {
  const blocks = blocksOf(scene);
  const written = blocks.map((block) => distort(plain(block), block));
  const isDistorted = blocks.some((block, at) => !sameSearch(plain(block), written[at]));
  return isDistorted ? toApply(scene, renderReply(written)) : undefined;
}

/** One distorted block, and the trees that are right besides the commit's. */
export interface OneDistorted {
  readonly written: Written;
  readonly alsoRight?: readonly Tree[];
}

/** Distorts one block: the first, in random order, that has something to distort. */
export function distortOne(
  scene: Scene,
  distort: (block: Block) => OneDistorted | undefined,
): Distorted | undefined {
  const blocks = blocksOf(scene);
  for (const chosen of scene.random.shuffle(blocks)) {
    const one = distort(chosen);
    if (one === undefined) continue;
    const reply = renderReply(
      blocks.map((block) => (block === chosen ? one.written : plain(block))),
    );
    const distorted = toApply(scene, reply);
    return { ...distorted, right: [...distorted.right, ...(one.alsoRight ?? [])] };
  }
  return undefined;
}

/** Replaces a random row that `suits` with the rows that `change` returns. */
export function onOneRow(
  { random }: Scene,
  block: Block,
  suits: (row: Row, at: number) => boolean,
  change: (row: Row) => readonly Row[],
): Written | undefined {
  const chosen = random.pick(block.rows.filter(suits));
  return chosen === undefined
    ? undefined
    : plain({ ...block, rows: block.rows.flatMap((row) => (row === chosen ? change(row) : row)) });
}

/** Whether a row is inside SEARCH, neither its first line nor its last. */
export function isInside(rows: readonly Row[], at: number): boolean {
  const isSearched = ({ kind }: Row) => kind !== 'new';
  return rows.slice(0, at).some(isSearched) && rows.slice(at + 1).some(isSearched);
}

/** Changes each line of both sides. */
export function onBothSides(written: Written, change: (line: string) => string): Written {
  return {
    ...written,
    search: written.search.map(change),
    replace: written.replace.map(change),
  };
}

function sameSearch(a: Written, b: Written | undefined): boolean {
  return a.search.join('\n') === b?.search.join('\n');
}
