import { endingOf, meaningOf } from '../run/index.ts';
import { standing, type TicketRecord } from '../tickets/index.ts';

/** How the work in one of a ticket's repositories stands; `open` before its first end and while an attempt is in progress. */
type PartStanding = 'open' | 'ready' | 'draft' | 'merged' | 'nothing' | 'stopped';

/** How a ticket stands in all of its repositories; `open` as long as one has not come to an end. */
export type WholeStanding = 'open' | 'waiting' | 'ready' | 'merged' | 'stopped';

/** Returns how the ticket stands by the records that are known; `stopped` if none has a pull request. */
export function wholeStanding(records: readonly TicketRecord[]): WholeStanding {
  const all = new Set(records.map(partStanding));
  const count = Math.max(...records.map(({ part }) => part?.of ?? 1));
  if (records.length < count || all.has('open')) return 'open';
  if (!pulled.some((one) => all.has(one))) return 'stopped';
  if (all.has('draft') || all.has('stopped')) return 'waiting';
  return all.has('ready') ? 'ready' : 'merged';
}

const pulled: readonly PartStanding[] = ['ready', 'draft', 'merged'];

/** Returns how the ticket stands in one repository: by its pull request or, without one, by its last attempt. */
export function partStanding(record: TicketRecord): PartStanding {
  const now = standing(record);
  switch (now?.kind) {
    case 'open':
      if (now.working !== undefined) return 'open';
      return now.change.pull.draft ? 'draft' : 'ready';
    case 'merged':
      return now.pull.isElsewhere ? 'stopped' : 'merged';
    case 'closed':
      return 'stopped';
    case 'ended': {
      const ending = endingOf(now.report);
      const { isBegun, isResumed, job } = meaningOf(ending);
      if (!isBegun && isResumed) return 'open';
      const isAsking = ending.reason === 'asked' || ending.reason === 'planned';
      return job === 'green' && !isAsking ? 'nothing' : 'stopped';
    }
    default:
      return 'open';
  }
}
