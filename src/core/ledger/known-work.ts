import { groupedBy } from '../text/index.ts';
import type { LedgerEntry, PullEntry, RunEntry } from './entry.ts';

/** A pull request with the run that opened it, if the ledger knows that, or a run alone. */
export interface KnownWork {
  readonly ticket: string;
  readonly at: string;
  readonly pull?: PullEntry | undefined;
  readonly run?: RunEntry | undefined;
}

/** A pull request with the run that opened it, if the ledger knows that. */
type OpenedPull = KnownWork & { readonly pull: PullEntry };

/** Returns each pull request with the run that opened it. */
export function openedPulls(entries: readonly LedgerEntry[]): readonly OpenedPull[] {
  const opening = groupedBy(runsIn(entries), ({ ticket, pull }) => `${pull} ${ticket}`);
  return entries
    .flatMap((pull) => (pull.kind === 'pull' ? pull : []))
    .map((pull) => ({
      ...{ ticket: pull.ticket, at: pull.opened, pull },
      run: opening.get(`${pull.pull} ${pull.ticket}`)?.[0],
    }));
}

/** Returns the runs among entries, oldest first. */
export function runsIn(entries: readonly LedgerEntry[]): readonly RunEntry[] {
  return entries
    .flatMap((run) => (run.kind === 'run' ? run : []))
    .sort(
      (one, other) => Date.parse(one.at) - Date.parse(other.at) || (one.run < other.run ? -1 : 1),
    );
}

/** Returns what finds the runs at a ticket, oldest first. */
export function attemptsIn(
  entries: readonly LedgerEntry[],
): (ticket: string) => readonly RunEntry[] {
  const known = groupedBy(runsIn(entries), ({ ticket }) => ticket);
  return (ticket) => known.get(ticket) ?? [];
}
