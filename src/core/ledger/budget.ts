import type { Amount, LedgerEntry, Reservation, WarningEntry } from './entry.ts';
import { type MonthLedger, reservations, runEntries, withEntry } from './month.ts';

/** The most that the runs that begin in one month may take together. */
export interface MonthlyBudget {
  readonly unit: 'money' | 'tokens';
  readonly most: number;
}

/** How a budget stands, in its unit. */
export interface BudgetState {
  /** By runs that have ended, and what the others have drawn. */
  readonly spent: number;
  /** What runs may take besides before they have ended. */
  readonly held: number;
}

/** Returns how the month's budget stands, leaving out one run. What has no price counts nothing in money. */
export function budgetState(
  { entries }: Pick<MonthLedger, 'entries'>,
  budget: MonthlyBudget,
  now: Date,
  except?: string,
): BudgetState {
  const counted = entries.flatMap((entry) => {
    if (entry.kind === 'pull' || entry.kind === 'warning' || entry.run === except) return [];
    const spent = measure(amountOf(entry), budget);
    const isLive = entry.kind === 'reservation' && Date.parse(entry.until) > now.getTime();
    return [{ spent, held: isLive ? Math.max(0, measure(entry.most, budget) - spent) : 0 }];
  });
  return {
    spent: counted.reduce((sum, { spent }) => sum + spent, 0),
    held: counted.reduce((sum, { held }) => sum + held, 0),
  };
}

/** How much of a budget an amount is. */
export function measure({ tokens, cost = 0 }: Amount, { unit }: MonthlyBudget): number {
  return unit === 'tokens' ? tokens : cost;
}

function amountOf(entry: Extract<LedgerEntry, { readonly run: string }>): Amount {
  if (entry.kind === 'reservation') return entry.drawn;
  const { uncached, cached, written, reply } = entry.tokens;
  return { tokens: uncached + cached + written + reply, cost: entry.cost };
}

/** What a run that does not fit into the budget waits for: others that have not ended, or the next month. */
export type BudgetWait = 'runs' | 'month';

/** Returns what a run that may take so much waits for; `undefined` if it fits. `except` is its own name. */
export function budgetWait(
  month: MonthLedger,
  most: Amount,
  budget: MonthlyBudget,
  { now, except }: { readonly now: Date; readonly except?: string | undefined },
): BudgetWait | undefined {
  const { spent, held } = budgetState(month, budget, now, except);
  const needed = spent + measure(most, budget);
  if (needed + held <= budget.most) return undefined;
  return needed <= budget.most ? 'runs' : 'month';
}

/** Returns the month with the reservation; the same month if that does not fit into the budget. */
export function withReservation(
  month: MonthLedger,
  reservation: Reservation,
  budget: MonthlyBudget,
  now: Date,
): MonthLedger {
  const wait = budgetWait(month, reservation.most, budget, { now, except: reservation.run });
  return wait === undefined ? withEntry(month, reservation) : month;
}

/**
 * Returns the month in which a run has drawn so much in all; the same month if its reservation is gone, or if its time
 * was up and others have taken the room meanwhile. Whatever clocks say, ended runs and what is drawn fit into the budget.
 */
export function withDrawn(
  month: MonthLedger,
  { run, drawn }: Pick<Reservation, 'run' | 'drawn'>,
  budget: MonthlyBudget,
  now: Date,
): MonthLedger {
  const own = reservations(month).find((one) => one.run === run);
  if (own === undefined || hasDrawn(own, drawn)) return month;
  if (budgetWait(month, drawn, budget, { now, except: run }) !== undefined) return month;
  return withEntry(month, { ...own, drawn });
}

/** Whether a run may spend so much in all. */
export function hasDrawn({ drawn }: Pick<Reservation, 'drawn'>, wanted: Amount): boolean {
  return drawn.tokens >= wanted.tokens && (drawn.cost ?? 0) >= (wanted.cost ?? 0);
}

/** The part of a budget from which on its use is warned of, once in the month. */
const warnedFrom = 0.8;

const budgetWarning = 'budget';

/** Returns the month with a warning if most of its budget is spent; the same month if not, or if it was given. */
export function withBudgetWarning(
  month: MonthLedger,
  budget: MonthlyBudget,
  now: Date,
): MonthLedger {
  const { spent } = budgetState(month, budget, now);
  if (spent < warnedFrom * budget.most) return month;
  return withEntry(month, { kind: 'warning', about: budgetWarning, at: now.toISOString() });
}

/** Whether the warning of the month was given at this instant. */
export function isWarnedAt({ entries }: MonthLedger, now: Date): boolean {
  return entries.some(
    (entry) =>
      entry.kind === 'warning' && entry.about === budgetWarning && entry.at === now.toISOString(),
  );
}

/** What is kept of a ticket that was told to wait for the budget. */
export function toldToWait(ticket: string, needs: Amount, now: Date): WarningEntry {
  return { kind: 'warning', about: `${ticketWarning}${ticket}`, at: now.toISOString(), needs };
}

/** What a ticket that was told to wait for the budget needs. */
interface WaitingTicket {
  readonly ticket: string;
  readonly needs: Amount;
  /** When it was told, an ISO 8601 instant. */
  readonly at: string;
}

/** Returns the tickets that were told to wait for the month's budget. */
export function waitingTickets({ entries }: MonthLedger): readonly WaitingTicket[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'warning' || !entry.about.startsWith(ticketWarning)) return [];
    const { about, at, needs = { tokens: 0 } } = entry;
    return [{ ticket: about.slice(ticketWarning.length), needs, at }];
  });
}

const ticketWarning = 'ticket ';

/** What a sweep does with tickets that were told to wait. */
export interface BudgetWaits {
  /** Those that do not fit into the budget yet. */
  readonly held: ReadonlySet<string>;
  /** Those that do, and when each was told. */
  readonly released: ReadonlyMap<string, string>;
}

/** Sorts the tickets that had to wait in this month and the last one and were not worked since. */
export function budgetWaits(
  month: MonthLedger,
  last: MonthLedger,
  budget: MonthlyBudget,
  now: Date,
): BudgetWaits {
  const runs = [...runEntries(last), ...runEntries(month)];
  const waits = [...waitingTickets(last), ...waitingTickets(month)].filter(
    ({ ticket, at }) => !runs.some((run) => run.ticket === ticket && run.at > at),
  );
  const current = new Set(waitingTickets(month).map(({ ticket }) => ticket));
  const isHeld = ({ ticket, needs }: WaitingTicket) =>
    current.has(ticket) && budgetWait(month, needs, budget, { now }) !== undefined;
  return {
    held: new Set(waits.filter(isHeld).map(({ ticket }) => ticket)),
    released: new Map(
      waits.filter((wait) => !isHeld(wait)).map(({ ticket, at }) => [ticket, at] as const),
    ),
  };
}
