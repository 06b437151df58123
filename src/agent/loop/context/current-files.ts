import { type RepoPath, repoPath } from '../../../core/repository/index.ts';
import { keptPatch, type Run } from '../../../core/run/index.ts';
import type { Workspace } from '../../ports.ts';
import type { ToolContext } from './run-context.ts';

/** Returns the paths that may be written once the kept patch is applied, sorted. */
export async function currentPaths({
  task,
  run,
  repository,
}: ToolContext): Promise<readonly string[]> {
  const paths = new Set((await repository(task)).paths);
  for (const { path, after } of keptPatch(run).values()) {
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
  const kept = keptPatch(run).get(path);
  return kept === undefined ? ((await workspace.read(path))?.text ?? null) : kept.after;
}
