import type { Tree } from '../../test/support/edits/engine.ts';
import { type Block, plain, renderReply, type Written } from '../../test/support/edits/reply.ts';
import { newLines, oldLines, type Row, textOf } from '../../test/support/edits/rows.ts';
import { blocksOf, type Span, spansOf } from '../../test/support/edits/spans.ts';
import type { Random } from '../../test/support/random.ts';
import { exactEngine } from './control.ts';
import type { ChangedFile, Commit } from './mining.ts';

/** A commit cut into blocks, and what a distortion may use. */
export interface Scene {
  readonly files: readonly SceneFile[];
  readonly random: Random;
  /** Other commits, for foreign text. */
  readonly others: readonly Commit[];
}

/** A changed file with the spans of rows that become its blocks. */
export interface SceneFile extends ChangedFile {
  readonly spans: readonly Span[];
}

/** Cuts a commit into blocks with 1 to 4 rows of context; `undefined` if plain blocks do not reproduce it. */
export function sceneOf(
  commit: Commit,
  others: readonly Commit[],
  random: Random,
): Scene | undefined {
  const context = () => 1 + random.below(4);
  const files = commit.files.map((file) => ({ ...file, spans: spansOf(file.rows, context) }));
  const scene = { files, random, others };
  return isReproduced(scene, blocksOf(scene)) ? scene : undefined;
}

/** Whether the control reproduces the commit from the blocks. */
export function isReproduced(scene: Scene, blocks: readonly Block[]): boolean {
  const outcome = exactEngine(treeBefore(scene), renderReply(blocks.map(plain)));
  const after = treeAfter(scene);
  return (
    outcome.kind === 'applied' &&
    [...after].every(([path, text]) => outcome.files.get(path) === text)
  );
}

/** Returns the scene with the rows of one file changed one by one. */
export function withRows(
  scene: Scene,
  path: string,
  change: (rows: readonly Row[]) => readonly Row[],
): Scene {
  const files = scene.files.map((file) =>
    file.path === path ? { ...file, rows: change(file.rows) } : file,
  );
  return { ...scene, files };
}

/** Returns the files before the commit. */
export function treeBefore({ files }: Pick<Scene, 'files'>): Tree {
  return new Map(files.map(({ path, rows }) => [path, textOf(oldLines(rows))]));
}

/** Returns the files after the commit. */
export function treeAfter({ files }: Pick<Scene, 'files'>): Tree {
  return new Map(files.map(({ path, rows }) => [path, textOf(newLines(rows))]));
}

/** A reply with one distortion, the files it applies to, and the results that are right. */
export interface Distorted {
  readonly files: Tree;
  readonly reply: string;
  /** Whether the endpoint reports that the model ended the reply. */
  readonly finished?: boolean;
  readonly right: readonly Tree[];
  readonly mustRefuse: boolean;
}

/** Distorts a commit's reply; `undefined` if the commit has nothing to distort. */
export type Distortion = (scene: Scene) => Distorted | undefined;

/** Distortions by their names in reports and in `--classes`. */
export type Distortions = Readonly<Record<string, Distortion>>;

/** The commit's reply without a distortion. */
export const plainReply = (scene: Scene) => renderReply(blocksOf(scene).map(plain));

/** A reply that must result in the commit's tree. */
export function toApply(scene: Scene, reply = plainReply(scene)): Distorted {
  return { files: treeBefore(scene), reply, right: [treeAfter(scene)], mustRefuse: false };
}

/** A reply that must be refused or change nothing. */
export function toRefuse(scene: Scene, reply = plainReply(scene)): Distorted {
  return { files: treeBefore(scene), reply, right: [], mustRefuse: true };
}

/** Distorts every block; `undefined` if every SEARCH stays as it is. */
export function distortAll(
  scene: Scene,
  distort: (written: Written, block: Block) => Written,
): Distorted | undefined {
  const blocks = blocksOf(scene);
  const written = blocks.map((block) => distort(plain(block), block));
  const isDistorted = blocks.some(
    (block, at) => oldLines(block.rows).join('\n') !== written[at]?.search.join('\n'),
  );
  return isDistorted ? toApply(scene, renderReply(written)) : undefined;
}

/** Distorts one block: the first, in random order, that has something to distort. */
export function distortOne(
  scene: Scene,
  distort: (block: Block) => Written | undefined,
): Distorted | undefined {
  const blocks = blocksOf(scene);
  for (const chosen of scene.random.shuffle(blocks)) {
    const written = distort(chosen);
    if (written === undefined) continue;
    const all = blocks.map((block) => (block === chosen ? written : plain(block)));
    return toApply(scene, renderReply(all));
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
  const { search, replace } = written;
  return { ...written, search: search.map(change), replace: replace.map(change) };
}
