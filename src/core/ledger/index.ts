export type {
  Amount,
  LedgerEntry,
  PullEntry,
  Reservation,
  RunEntry,
  TokenCounts,
  WarningEntry,
} from './entry.ts';
export {
  emptyMonth,
  type MonthLedger,
  monthOf,
  nextMonth,
  pullEntries,
  reservations,
  runEntries,
  withEntry,
  withoutReservation,
} from './month.ts';
export { readMonth, writeMonth } from './stored-month.ts';
