import type { TicketKey } from '../../core/tickets/index.ts';
import type { Reaction } from '../../core/work/index.ts';
import type { Dispatch } from '../../dispatch.ts';
import { sha256Hex } from '../../engines/text/index.ts';

/**
 * Returns what starts a job that looks at the ticket's pull request. The delivery is the same for the same reaction,
 * whoever finds it. `site` is the host of the Jira site.
 */
export function pullDispatch(
  key: TicketKey,
  reaction: Pick<Reaction, 'key'>,
  site: string,
): Dispatch {
  const delivery = `pull-${key}-${sha256Hex(reaction.key).slice(0, 16)}`;
  return { ticket: key, site, delivery, reason: 'pull' };
}
