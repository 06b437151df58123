import {
  type Amount,
  type BudgetWait,
  budgetState,
  budgetWait,
  hasDrawn,
  type MonthLedger,
  type MonthlyBudget,
  measure,
  monthOf,
  nextMonth,
  reservations,
  waitingTickets,
  withDrawn,
  withoutReservation,
  withReservation,
} from '../../core/ledger/index.ts';
import { worstCase } from '../../core/run/index.ts';
import { formatNumber } from '../../core/text/index.ts';
import { BudgetSpent, type Failure, problemOf, toFailure } from '../loop/index.ts';
import type { Model, RunLedger } from '../ports.ts';
import { drawnModel } from './drawn-model.ts';
import { reportTime } from './lease.ts';
import type { JobContext, RefusedRun } from './ticket-state.ts';

/** The run's part of the month's budget, or why it has none. */
export type ReserveResult =
  /** The model makes no call beyond what is drawn. `giveBack` is for a run that came to nothing; it never rejects. */
  | {
      readonly kind: 'reserved';
      readonly model: Model;
      readonly giveBack: () => Promise<void>;
    }
  | { readonly kind: 'refused'; readonly refused: RefusedRun; readonly problem: string }
  /** The ledger could not be asked. */
  | { readonly kind: 'unknown'; readonly failure: Failure };

type ReserveContext = Pick<JobContext, 'job' | 'model' | 'ledger' | 'runName' | 'date' | 'signal'>;

/**
 * Reserves the most that the run may take in the budget of the month in which it began, if there is one, for as long as
 * it may last. Never rejects.
 */
export async function reserveRun({
  job,
  model,
  ledger,
  runName: name,
  date,
  signal,
}: ReserveContext): Promise<ReserveResult> {
  const { monthlyBudget: budget, rules } = job;
  const unlimited = { kind: 'reserved', model, giveBack: async () => {} } as const;
  if (budget === undefined || ledger === undefined || name === undefined) return unlimited;
  const { tokens, cost } = worstCase(rules);
  const until = new Date(date().getTime() + rules.maxMinutes * 60_000 + reportTime).toISOString();
  const { run, ticket, delivery } = name;
  const reservation = {
    ...({ kind: 'reservation', run, ticket, until, delivery } as const),
    ...{ most: { tokens, cost }, drawn: { tokens: 0, cost: cost && 0 } },
  };
  const month = monthOf(name.at);
  try {
    const stored = await ledger.update(month, (known) =>
      withReservation(known, reservation, budget, date()),
    );
    if (!reservations(stored).some((one) => one.run === run))
      return refusal(stored, { budget, month, ticket, needs: reservation.most, now: date() });
    const purse = { budget, month, run, ledger, date };
    const draw = (upTo: Amount) => drawUpTo(upTo, purse);
    return {
      kind: 'reserved',
      model: drawnModel(model, { most: reservation.most, prices: rules.prices, draw }),
      giveBack: async () => {
        await ledger.update(month, (known) => withoutReservation(known, run)).catch(() => {});
      },
    };
  } catch (error) {
    const { reason, cause } = toFailure(error, signal);
    const problem = `Nothing starts while the ledger of the monthly budget cannot be asked: ${problemOf(error, signal)}`;
    return { kind: 'unknown', failure: { reason, problem, cause } };
  }
}

interface Drawing {
  readonly budget: MonthlyBudget;
  readonly month: string;
  readonly run: string;
  readonly ledger: RunLedger;
  readonly date: JobContext['date'];
}

async function drawUpTo(
  drawn: Amount,
  { budget, month, run, ledger, date }: Drawing,
): Promise<void> {
  const stored = await ledger.update(month, (known) =>
    withDrawn(known, { run, drawn }, budget, date()),
  );
  const own = reservations(stored).find((one) => one.run === run);
  if (own === undefined || !hasDrawn(own, drawn)) throw new BudgetSpent();
}

interface Wanted {
  readonly budget: MonthlyBudget;
  readonly month: string;
  readonly ticket: string;
  readonly needs: Amount;
  readonly now: Date;
}

function refusal(stored: MonthLedger, wanted: Wanted): ReserveResult {
  const { budget, month, ticket, needs, now } = wanted;
  const { spent, held } = budgetState(stored, budget, now);
  const figure = (value: number) => formatNumber(Number(value.toFixed(6)));
  const unit = budget.unit === 'tokens' ? ' tokens' : '';
  const figures = `Of the ${figure(budget.most)}${unit} of monthly-budget, the runs of ${month} have spent ${figure(spent)} and may still spend ${figure(held)}; this run may take ${figure(measure(needs, budget))}.`;
  const isTold = waitingTickets(stored).some((one) => one.ticket === ticket);
  const wait = budgetWait(stored, needs, budget, { now }) ?? 'runs';
  const refused = { needs, isTold, figures };
  return { kind: 'refused', refused, problem: starts[wait](month) };
}

const firstDay = (month: string) => nextMonth(month).toISOString().slice(0, 10);

const starts: Readonly<Record<BudgetWait, (month: string) => string>> = {
  runs: (month) =>
    `Other runs hold the rest of the budget of ${month}: work on this ticket can start once they have ended, or on ${firstDay(month)} at 00:00 UTC.`,
  month: (month) =>
    `The budget of ${month} is used up: work on this ticket can start on ${firstDay(month)} at 00:00 UTC.`,
};
