import {
  budgetState,
  budgetWait,
  type MonthLedger,
  monthOf,
  nextMonth,
  reservations,
  waitingTickets,
  withDrawn,
  withReservation,
} from '../../core/ledger/index.ts';
import { worstCase } from '../../core/run/index.ts';
import { BudgetSpent, notStarted, problemOf, toFailure } from '../loop/index.ts';
import type { Model } from '../ports.ts';
import { drawnModel } from './drawn-model.ts';
import { reportTime } from './lease.ts';
import type { Attempt, JobContext } from './ticket-state.ts';

/** The model that a run may ask, which makes no call beyond what is drawn, or how its attempt has ended without one. */
export type ReserveResult =
  | { readonly kind: 'reserved' | 'unlimited'; readonly model: Model }
  | ({ readonly kind: 'refused' } & Pick<Attempt, 'result' | 'refused'>);

/**
 * Reserves the most that the run may take in the budget of the month in which it began, if there is one, for as long as
 * it may last. Never rejects.
 */
export async function reserveRun(
  context: Pick<JobContext, 'job' | 'model' | 'ledger' | 'runName' | 'date' | 'signal'>,
): Promise<ReserveResult> {
  const { job, model, ledger, runName: name, date, signal } = context;
  const { monthlyBudget: budget, rules } = job;
  if (budget === undefined || ledger === undefined || name === undefined)
    return { kind: 'unlimited', model };
  const { run, ticket, delivery } = name;
  const { tokens, cost } = worstCase(rules);
  const month = monthOf(name.at);
  // No use of tokens costs more than the same part of the worst case does.
  const partOf = (part: number) => ({ tokens: part, cost: cost && (cost * part) / tokens });
  const until = new Date(date().getTime() + rules.maxMinutes * 60_000 + reportTime).toISOString();
  const most = partOf(tokens);
  const named = { kind: 'reservation', run, ticket, delivery } as const;
  const reservation = { ...named, until, most, drawn: partOf(0) };
  const ownIn = (stored: MonthLedger) => reservations(stored).find((one) => one.run === run);
  const draw = async (part: number) => {
    const wanted = { run, drawn: partOf(part) };
    const stored = await ledger.update(month, (known) => withDrawn(known, wanted, budget, date()));
    if ((ownIn(stored)?.drawn.tokens ?? 0) < part) throw new BudgetSpent();
  };
  try {
    const stored = await ledger.update(month, (known) =>
      withReservation(known, reservation, budget, date()),
    );
    if (ownIn(stored) !== undefined)
      return { kind: 'reserved', model: drawnModel(model, tokens, draw) };
    const day = nextMonth(month).toISOString().slice(0, 10);
    const isHeld = budgetWait(stored, most, budget, date()) !== 'month';
    const problem = isHeld
      ? `Other runs hold the rest of the budget of ${month}: work on this ticket can start once they have ended, or on ${day} at 00:00 UTC.`
      : `The budget of ${month} is used up: work on this ticket can start on ${day} at 00:00 UTC.`;
    const isTold = waitingTickets(stored).some(({ about }) => about === ticket);
    const refused = { needs: most, isTold, ...budgetState(stored, budget, date()) };
    return {
      kind: 'refused',
      result: { ...notStarted, reason: 'monthly-budget', problem },
      refused,
    };
  } catch (error) {
    const why = problemOf(error, signal);
    const problem = `Nothing starts while the ledger of the monthly budget cannot be asked: ${why}`;
    const failure = { ...toFailure(error, signal), problem };
    return { kind: 'refused', result: { ...notStarted, ...failure } };
  }
}
