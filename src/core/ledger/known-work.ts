import type { LedgerEntry, PullEntry, RunEntry } from './entry.ts';

/** A pull request with the run that opened it, if the ledger knows that, or a run alone. */
export interface KnownWork {
  readonly ticket: string;
  readonly at: string;
  readonly pull?: PullEntry | undefined;
  readonly run?: RunEntry | undefined;
}

/** A pull request with the run that opened it, if the ledger knows that. */
export type OpenedPull = KnownWork & { readonly pull: PullEntry };

/** Returns each pull request with the run that opened it, oldest first. */
export function openedPulls(entries: readonly LedgerEntry[]): readonly OpenedPull[] {
  const attempts = attemptsIn(entries);
  return entries
    .flatMap((pull) => (pull.kind === 'pull' ? pull : []))
    .sort(
      (one, other) => Date.parse(one.opened) - Date.parse(other.opened) || one.pull - other.pull,
    )
    .map((pull) => ({
      ...{ ticket: pull.ticket, at: pull.opened, pull },
      run: attempts(pull.ticket).find((run) => run.pull === pull.pull),
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
  const known = new Map<string, RunEntry[]>();
  for (const run of runsIn(entries)) {
    const runs = known.get(run.ticket);
    if (runs === undefined) known.set(run.ticket, [run]);
    else runs.push(run);
  }
  return (ticket) => known.get(ticket) ?? [];
}
