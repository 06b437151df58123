export {
  type BudgetWaits,
  budgetState,
  budgetWait,
  budgetWaits,
  heldAt,
  isWarnedAt,
  type MonthlyBudget,
  measure,
  toldToWait,
  waitingTickets,
  withBudgetWarning,
  withDrawn,
  withEnded,
  withReservation,
} from './budget.ts';
export {
  type Amount,
  type LedgerEntry,
  type PullEntry,
  type Reservation,
  type RunEntry,
  type RunName,
  type TokenCounts,
  tokensOf,
} from './entry.ts';
export {
  attemptsIn,
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
export { type Median, type Rates, ratesOf, type Share } from './rates.ts';
export { saysRevert } from './revert.ts';
export { ledgerFile, ledgerRef, readMonth, writeMonth } from './stored-month.ts';
export { isDueLook, watchEnd } from './watch.ts';
