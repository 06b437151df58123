import type { Ranking } from '../../../core/repository/index.ts';
import { currentPatch, type Run } from '../../../core/run/index.ts';
import { fileKind, type RepoPath, repoPath } from '../../../engines/files/index.ts';
import { nearest } from '../../../engines/text/index.ts';
import type { Workspace } from '../../ports.ts';
import type { ToolContext } from './run-context.ts';

/** Returns the paths that may be written once a patch is applied, by default the kept one, sorted. */
export async function currentPaths(
  { task, run, repository }: ToolContext,
  patch = currentPatch(run),
): Promise<readonly string[]> {
  const paths = new Set((await repository(task)).paths);
  for (const { path, after } of patch.values()) {
    if (after === null) paths.delete(path);
    else paths.add(path);
  }
  return [...paths].filter((path) => repoPath(path, task.paths) === path).sort();
}

/** Returns a file's text with the kept patch applied; `null` if it is missing or not readable text. */
export async function currentText(
  path: RepoPath,
  run: Run,
  workspace: Workspace,
): Promise<string | null> {
  const kept = currentPatch(run).get(path);
  return kept === undefined ? ((await workspace.read(path))?.text ?? null) : kept.after;
}

/** Returns the files whose name, up to its extension, differs least from that of a path; at most five. */
export function similarFiles(path: string, paths: readonly string[]): readonly string[] {
  const wanted = stemOf(path.slice(-300));
  const limit = Math.min(3, Math.floor(wanted.length / 3));
  return nearest(wanted, paths, { limit, partOf: stemOf }).slice(0, 5);
}

const stemOf = (path: string) =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/(?<=.)\.[^.]*$/, '')
    .toLowerCase();

/** Returns the current paths that pass, in the order of a result: sources first, the likeliest of a kind first. */
export async function pathsInOrder(
  context: ToolContext,
  passes: (path: string) => boolean,
): Promise<readonly string[]> {
  const { ranking } = await context.repository(context.task);
  const rank = ranksOf(ranking);
  const paths = (await currentPaths(context)).filter(passes);
  // New files are parts of the change.
  return paths
    .map((path) => ({ path, kind: fileKind(path), rank: rank.get(path) ?? -1 }))
    .sort((a, b) => a.kind - b.kind || a.rank - b.rank)
    .map(({ path }) => path);
}

const ranks = new WeakMap<Ranking, ReadonlyMap<string, number>>();

function ranksOf(ranking: Ranking): ReadonlyMap<string, number> {
  const known = ranks.get(ranking);
  if (known !== undefined) return known;
  const made = new Map(ranking.paths.map((path, index) => [path, index]));
  ranks.set(ranking, made);
  return made;
}

/** Files that are read before it is asked again whether more are wanted. */
const batch = 2_000;

const decoder = new TextDecoder();

/**
 * Reads these files as they are now, in batches that keep the order; the order within a batch may differ. Ends
 * after the batch in which `visit` returned `false`, or when the run is cancelled.
 */
export async function scanCurrent(
  paths: readonly string[],
  { run, workspace, signal }: ToolContext,
  visit: (path: string, text: string) => boolean,
): Promise<void> {
  const kept: ReadonlyMap<string, { readonly after: string | null }> = currentPatch(run);
  for (let start = 0; start < paths.length; start += batch) {
    signal.throwIfAborted();
    const some = paths.slice(start, start + batch);
    let goesOn = true;
    const read = (path: string, text: string) => {
      if (!visit(path, text)) goesOn = false;
      return !signal.aborted;
    };
    for (const path of some.filter((one) => kept.has(one))) read(path, kept.get(path)?.after ?? '');
    await workspace.scan(
      some.filter((path) => !kept.has(path)),
      (path, bytes) => read(path, decoder.decode(bytes)),
    );
    signal.throwIfAborted();
    if (!goesOn) return;
  }
}
