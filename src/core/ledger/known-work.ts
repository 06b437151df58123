import { groupedBy } from '../text/index.ts';
import type { LedgerEntry, PullEntry, RunEntry } from './entry.ts';
import { monthOf } from './month.ts';

/** A pull request with the run that opened it, if the ledger knows that, or a run alone. */
export interface KnownWork {
  readonly ticket: string;
  readonly at: string;
  readonly pull?: PullEntry | undefined;
  readonly run?: RunEntry | undefined;
}

/** By what work is compared: the month, the project of its ticket, and what the run says. */
export const groupings = {
  month: ({ at }: KnownWork) => monthOf(at),
  project: ({ ticket }: KnownWork) => ticket.replace(/-\d+$/, ''),
  model: ({ run }: KnownWork) => run?.model,
  type: ({ run }: KnownWork) => run?.type,
  reason: ({ run }: KnownWork) => run?.reason,
};

export type Grouping = keyof typeof groupings;

/** Returns each pull request with its run, and each run. */
export function worksIn(entries: readonly LedgerEntry[]): readonly KnownWork[] {
  const runs = runsIn(entries).map((run) => ({ ticket: run.ticket, at: run.at, run }));
  return [...openedPulls(entries), ...runs];
}

/** Returns the pull requests among works, and the runs that stand for themselves. */
export function partsOfWorks(works: readonly KnownWork[]) {
  return {
    pulls: works.flatMap(({ pull }) => pull ?? []),
    runs: works.flatMap(({ pull, run }) => (pull === undefined && run ? run : [])),
  };
}

/** A pull request with the run that opened it, if the ledger knows that. */
type OpenedPull = KnownWork & { readonly pull: PullEntry };

/** Returns each pull request with the run that opened it, oldest first. */
export function openedPulls(entries: readonly LedgerEntry[]): readonly OpenedPull[] {
  const opening = groupedBy(runsIn(entries), ({ ticket, pull }) => `${pull} ${ticket}`);
  return entries
    .flatMap((pull) => (pull.kind === 'pull' ? pull : []))
    .sort(
      (one, other) => Date.parse(one.opened) - Date.parse(other.opened) || one.pull - other.pull,
    )
    .map((pull) => ({
      ...{ ticket: pull.ticket, at: pull.opened, pull },
      run: opening.get(`${pull.pull} ${pull.ticket}`)?.[0],
    }));
}

/** Returns the runs among entries, oldest first. */
function runsIn(entries: readonly LedgerEntry[]): readonly RunEntry[] {
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
