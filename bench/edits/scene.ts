import type { Tree } from '../../test/support/edits/engine.ts';
import { type Block, plain, renderReply } from '../../test/support/edits/reply.ts';
import { newLines, oldLines, type Row, textOf } from '../../test/support/edits/rows.ts';
import { blocksOf, type Span, spansOf } from '../../test/support/edits/spans.ts';
import type { Random } from '../../test/support/random.ts';
import type { ChangedFile, Commit } from './commit.ts';
import { exactEngine } from './control.ts';

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
