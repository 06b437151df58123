import type { LedgerEntry } from './entry.ts';

/** An open pull request of the agent for another ticket, and what it has in common with this one. */
export interface SimilarWork {
  readonly ticket: string;
  readonly pull: number;
  /** The same crash, or the first file that the change touches. */
  readonly by: 'trace' | 'file';
}

/** What is known of a ticket: its crash, and the file that its change touches first. */
interface OwnWork {
  readonly ticket: string;
  readonly trace?: string | undefined;
  readonly file?: string | undefined;
}

/** Finds the newest similar work that has not ended; the same crash says more than the same file. */
export function similarWork(
  entries: readonly LedgerEntry[],
  { ticket, trace, file }: OwnWork,
): SimilarWork | undefined {
  const others = entries
    .flatMap((run) => (run.kind === 'run' && run.ticket !== ticket ? run : []))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const found = (['trace', 'file'] as const).flatMap((by) => {
    const own = { trace, file }[by];
    return others.flatMap(({ pull, ...other }) =>
      own === undefined || other[by] !== own || pull === undefined || hasEnded(entries, pull)
        ? []
        : { ticket: other.ticket, pull, by },
    );
  });
  return found[0];
}

/** Whether a pull request is known to have been merged, closed or superseded. */
export function hasEnded(entries: readonly LedgerEntry[], pull: number): boolean {
  return entries.some((one) => one.kind === 'pull' && one.pull === pull && one.state !== 'open');
}
