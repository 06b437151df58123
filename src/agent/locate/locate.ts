import { type Ranking, startRanking, type TicketText } from '../../core/repository/index.ts';
import type { Workspace } from '../ports.ts';

/** Maximum number of past commits that are compared with the ticket. */
const maxCommits = 1_000;

/** Ranks these paths of the repository by how likely the ticket concerns them, in one pass over their bytes. */
export async function locate(
  ticket: TicketText,
  paths: readonly string[],
  workspace: Pick<Workspace, 'scan' | 'history'>,
): Promise<Ranking> {
  const ranker = startRanking(ticket, paths);
  await workspace.scan(ranker.wanted, (path, bytes) => ranker.read(path, bytes));
  return ranker.rank(await workspace.history(maxCommits));
}
