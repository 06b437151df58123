import { groupedBy } from '../../engines/text/index.ts';
import type { LedgerEntry, RunEntry } from './entry.ts';

/** Returns what finds the runs at a ticket. */
export function attemptsIn(
  entries: readonly LedgerEntry[],
): (ticket: string) => readonly RunEntry[] {
  const runs = entries.filter((entry) => entry.kind === 'run');
  const known = groupedBy(runs, ({ ticket }) => ticket);
  return (ticket) => known.get(ticket) ?? [];
}
