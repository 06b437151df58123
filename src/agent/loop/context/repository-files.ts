import {
  fileTree,
  type PathRules,
  type RepoPath,
  repoPath,
} from '../../../core/repository/index.ts';
import { keptPatch, type Run } from '../../../core/run/index.ts';
import { type ShowSetting, showInput, UserError } from '../../../core/user-error.ts';
import type { Workspace } from '../../ports.ts';
import type { StepContext, Task, ToolContext } from './run-context.ts';

/** The files that may be written, and the list of them that a prompt shows. */
interface RepositoryFiles {
  readonly paths: readonly string[];
  readonly tree: string;
}

/** Each run has its own context. Ranking many files again for each prompt would be slow. */
const cache = new WeakMap<StepContext, Promise<RepositoryFiles>>();

/** Lists the repository, once in a run: the files do not change while the model explores them. */
export function repositoryFiles(task: Task, context: StepContext): Promise<RepositoryFiles> {
  const files = cache.get(context) ?? listFiles(task, context);
  cache.set(context, files);
  return files;
}

async function listFiles(
  { paths: rules, instruction }: Task,
  { workspace }: StepContext,
): Promise<RepositoryFiles> {
  const all = await workspace.paths();
  const paths = all.filter((path) => repoPath(path, rules) === path);
  return { paths, tree: fileTree(paths, instruction) };
}

/** Throws UserError unless the repository has a file that may be changed. */
export async function requireFiles(
  workspace: Pick<Workspace, 'paths'>,
  rules: PathRules,
  show: ShowSetting<'safe-directory' | 'protected-paths'> = showInput,
): Promise<void> {
  const paths = await workspace.paths();
  if (paths.some((path) => repoPath(path, rules) === path)) return;
  if (paths.length === 0) {
    throw new UserError('The repository has no files: add the project to it, then run again.');
  }
  const { safeDirectory } = rules;
  throw new UserError(
    safeDirectory === ''
      ? `All files of the repository are protected: remove patterns from ${show('protected-paths')}.`
      : `Set ${show('safe-directory')} to a directory with files that may be changed: ${safeDirectory} has none.`,
  );
}

/** Returns the paths that may be written once the kept patch is applied, sorted. */
export async function currentPaths({
  task,
  run,
  workspace,
}: ToolContext): Promise<readonly string[]> {
  const paths = new Set(await workspace.paths());
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
