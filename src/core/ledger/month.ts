import { groupedBy } from '../../engines/text/index.ts';
import type { LedgerEntry, PullEntry, Reservation, RunEntry } from './entry.ts';

/** The entries of one month: runs by when they began, pull requests by when they were opened. */
export interface MonthLedger {
  /** Each identity once. */
  readonly entries: readonly LedgerEntry[];
  /** Lines that this version cannot read. They are kept: a newer one may have written them. */
  readonly unread: readonly string[];
}

export const emptyMonth: MonthLedger = { entries: [], unread: [] };

/** The month of an instant in UTC, such as `2026-11`: the name of its part of the ledger. */
export function monthOf(instant: Date | string): string {
  return new Date(instant).toISOString().slice(0, 7);
}

/** When the month after this one begins. */
export function nextMonth(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1));
}

/**
 * Returns the month with this entry in place of an earlier one of the same run or pull request. What a run settles ends
 * its reservation, and nothing reserves again for a run that has settled. Returns the same month if nothing changes.
 */
export function withEntry(month: MonthLedger, entry: LedgerEntry): MonthLedger {
  const identity = identityOf(entry);
  const known = month.entries.find((one) => identityOf(one) === identity);
  if (known !== undefined && !replaces(entry, known)) return month;
  const merged = known?.kind === 'pull' && entry.kind === 'pull' ? { ...known, ...entry } : entry;
  const kept = month.entries.filter((one) => identityOf(one) !== identity);
  return { ...month, entries: [...kept, merged] };
}

/** Returns the month without the reservation of this run. */
export function withoutReservation(month: MonthLedger, run: string): MonthLedger {
  const entries = month.entries.filter((one) => one.kind !== 'reservation' || one.run !== run);
  return entries.length === month.entries.length ? month : { ...month, entries };
}

/** Who an entry is about. A run's end stands in the place of its reservation. */
function identityOf(entry: LedgerEntry): string {
  if (entry.kind === 'pull') return `pull ${entry.pull}`;
  if (entry.kind === 'warning') return `warning ${entry.about}`;
  return `run ${entry.run}`;
}

/** A look replaces an earlier one, and an end a reservation; a warning and an end stand. */
function replaces(entry: LedgerEntry, known: LedgerEntry): boolean {
  if (entry.kind === 'pull' && known.kind === 'pull') return entry.looked > known.looked;
  return known.kind === 'reservation';
}

export const runEntries = ({ entries }: MonthLedger): readonly RunEntry[] =>
  entries.filter((entry) => entry.kind === 'run');

export const pullEntries = ({ entries }: MonthLedger): readonly PullEntry[] =>
  entries.filter((entry) => entry.kind === 'pull');

export const reservations = ({ entries }: MonthLedger): readonly Reservation[] =>
  entries.filter((entry) => entry.kind === 'reservation');

/** Returns what finds the runs at a ticket. */
export function attemptsIn(
  entries: readonly LedgerEntry[],
): (ticket: string) => readonly RunEntry[] {
  const runs = entries.filter((entry) => entry.kind === 'run');
  const known = groupedBy(runs, ({ ticket }) => ticket);
  return (ticket) => known.get(ticket) ?? [];
}
