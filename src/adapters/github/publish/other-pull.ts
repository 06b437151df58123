import type { OtherPull } from '../../../agent/ports.ts';
import type { TicketKey } from '../../../core/tickets/index.ts';
import type { GitHubConnection } from '../connection/index.ts';
import { isFromBranch } from './pull-request.ts';

/**
 * Finds an open pull request whose title, text or branch names the ticket and that is not from one of its branches. The
 * list is asked instead of the search: that lags behind and does not know the names of branches.
 */
export async function findOtherPull(
  { rest, at }: GitHubConnection,
  key: TicketKey,
  branch: string,
): Promise<OtherPull | undefined> {
  const newest = { sort: 'updated', direction: 'desc', per_page: 100 } as const;
  const { data } = await rest.pulls.list({ ...at, ...newest, state: 'open' });
  const name = new RegExp(`(?<![\\p{L}\\p{N}])${key}(?![\\p{L}\\p{N}])`, 'iu');
  const found = data.find((pull) => {
    const { title, body, head } = pull;
    const inSeries = head.ref.replace(/-\d+$/, '') === branch ? head.ref : branch;
    const isNaming = [title, body ?? '', head.ref].some((text) => name.test(text));
    return isNaming && !isFromBranch(pull, inSeries, at);
  });
  return found && { number: found.number, author: found.user?.login ?? 'somebody' };
}
