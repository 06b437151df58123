import {
  type BudgetWaits,
  budgetWaits,
  type MonthlyBudget,
  monthOf,
} from '../../core/ledger/index.ts';
import type { RunLedger } from '../ports.ts';

/** Reads which tickets were told to wait for the budget, in this month and the last one. */
export async function readWaits(
  ledger: RunLedger,
  budget: MonthlyBudget,
  now: Date,
): Promise<BudgetWaits> {
  const last = monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)));
  return budgetWaits(await ledger.read(monthOf(now)), await ledger.read(last), budget, now);
}
