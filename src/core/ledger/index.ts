export {
  type BudgetState,
  type BudgetWait,
  type BudgetWaits,
  budgetState,
  budgetWait,
  budgetWaits,
  hasDrawn,
  isWarnedAt,
  type MonthlyBudget,
  measure,
  toldToWait,
  waitingTickets,
  withBudgetWarning,
  withDrawn,
  withReservation,
} from './budget.ts';
export { endedRun, type RunEnd, type RunName } from './ended-run.ts';
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
