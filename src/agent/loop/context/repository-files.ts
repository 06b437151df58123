import {
  fileTree,
  type PathRules,
  type Ranking,
  repoPath,
  ticketText,
} from '../../../core/repository/index.ts';
import { type ShowSetting, showInput, UserError } from '../../../core/user-error.ts';
import { locate } from '../../locate/index.ts';
import type { Workspace } from '../../ports.ts';
import type { RepositoryFiles, StepContext, Task } from './run-context.ts';

/** Returns a function that lists and ranks the repository once for each task: its files do not change. */
export function repositoryFiles(workspace: Workspace): StepContext['repository'] {
  const listed = new WeakMap<Task, Promise<RepositoryFiles>>();
  return (task) => {
    const files = listed.get(task) ?? list(task, workspace);
    listed.set(task, files);
    return files;
  };
}

async function list(
  { paths: rules, instruction }: Task,
  workspace: Workspace,
): Promise<RepositoryFiles> {
  const paths = (await workspace.paths()).filter((path) => repoPath(path, rules) === path);
  const ranking = await locate(ticketText(instruction), paths, workspace);
  const ranked = ranking.files.map(({ path }) => path);
  return { paths, tree: (room = treeRoom(ranking)) => fileTree(ranked, room), ranking };
}

/** Characters of the list of files, about 500 tokens, when the ticket shows the place by itself. */
const briefRoom = 1_600;

/** Every prompt of a run contains the list: it is brief if the ticket names one file of the repository. */
function treeRoom({ mentions }: Ranking): number | undefined {
  const isNamed = mentions.some(({ files, isDependency }) => files.length === 1 && !isDependency);
  return isNamed ? briefRoom : undefined;
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
