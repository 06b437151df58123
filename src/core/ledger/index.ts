export type { Advice } from './advice.ts';
export type {
  Amount,
  LedgerEntry,
  PullEntry,
  Reservation,
  RunEntry,
  TokenCounts,
  WarningEntry,
} from './entry.ts';
export { type OpenedPull, openedPulls } from './known-work.ts';
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
export { type Grouping, type Outcomes, outcomesOf, type RateGroup } from './outcomes.ts';
export {
  type ChangedAgain,
  isOverdue,
  type Median,
  type Rates,
  type RateTerms,
  type Share,
  type Spent,
  watchedDays,
} from './rates.ts';
export { readMonth, writeMonth } from './stored-month.ts';
