export {
  type BudgetWaits,
  budgetState,
  budgetWait,
  budgetWaits,
  isWarnedAt,
  type MonthlyBudget,
  measure,
  toldToWait,
  waitingTickets,
  withBudgetWarning,
  withDrawn,
  withReservation,
} from './budget.ts';
export type {
  Amount,
  LedgerEntry,
  PullEntry,
  Reservation,
  RunEntry,
  RunName,
  TokenCounts,
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
