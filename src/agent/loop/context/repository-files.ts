import {
  fileTree,
  listedPaths,
  type Ranking,
  startRanking,
  type TicketText,
  ticketText,
} from '../../../core/repository/index.ts';
import { type ShowSetting, showInput, UserError } from '../../../engines/errors.ts';
import { type PathRules, repoPath } from '../../../engines/files/index.ts';
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
  const history = await workspace.history(maxCommits);
  const ranking = await locate(ticketText(instruction), paths, {
    scan: (wanted, visit) => workspace.scan(wanted, visit),
    history: async () => history,
  });
  return { paths, tree: () => fileTree(ranking.paths, listedPaths(ranking)), ranking, history };
}

/** Maximum number of past commits that are compared with the ticket. */
const maxCommits = 1_000;

/** Ranks these paths of the repository by how likely the ticket concerns them, in one pass over their bytes. */
export async function locate(
  ticket: TicketText,
  paths: readonly string[],
  workspace: Pick<Workspace, 'scan' | 'history'>,
): Promise<Ranking> {
  const { wanted, read, rank } = startRanking(ticket, paths, await workspace.history(maxCommits));
  await workspace.scan(wanted, read);
  return rank();
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
