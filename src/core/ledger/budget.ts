import {
  type Amount,
  type LedgerEntry,
  type Reservation,
  tokensOf,
  type WarningEntry,
} from './entry.ts';
import {
  type MonthLedger,
  reservations,
  runEntries,
  withEntry,
  withoutReservation,
} from './month.ts';

/** The most that the runs that begin in one month may take together. */
export interface MonthlyBudget {
  readonly unit: 'money' | 'tokens';
  readonly most: number;
}

/**
 * Returns how the month's budget stands in its unit: what ended runs have spent and the others have
 * drawn, and what these may take besides. What has no price counts nothing in money.
 */
export function budgetState(
  { entries }: Pick<MonthLedger, 'entries'>,
  budget: MonthlyBudget,
  now: Date,
): { readonly spent: number; readonly held: number } {
  const counted = entries.flatMap((entry) => {
    if (entry.kind === 'pull' || entry.kind === 'warning') return [];
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
  return { tokens: tokensOf(entry), cost: entry.cost };
}

/** Returns what a run that may take so much waits for, ends of others or the next month; `undefined` if it fits. */
export function budgetWait(
  month: MonthLedger,
  most: Amount,
  budget: MonthlyBudget,
  now: Date,
): 'runs' | 'month' | undefined {
  const { spent, held } = budgetState(month, budget, now);
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
  const others = withoutReservation(month, reservation.run);
  const isFitting = budgetWait(others, reservation.most, budget, now) === undefined;
  return isFitting ? withEntry(month, reservation) : month;
}

/** Returns the reservations of runs whose time is not up. */
export function heldAt(month: MonthLedger, now: Date): readonly Reservation[] {
  return reservations(month).filter(({ until }) => Date.parse(until) > now.getTime());
}

/** Returns the month in which some runs have ended, whatever time they had: they hold no more than they have drawn. */
export function withEnded(month: MonthLedger, runs: ReadonlySet<string>, now: Date): MonthLedger {
  const until = now.toISOString();
  const ended = heldAt(month, now).filter(({ run }) => runs.has(run));
  return ended.reduce((known, one) => withEntry(known, { ...one, until }), month);
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
  if (own === undefined || own.drawn.tokens >= drawn.tokens) return month;
  const isFitting = budgetWait(withoutReservation(month, run), drawn, budget, now) === undefined;
  return isFitting ? withEntry(month, { ...own, drawn }) : month;
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

/** What is kept of a ticket that was told to wait for the budget, which a run for it does not fit into. */
export function toldToWait(ticket: string, needs: Amount, now: Date): WarningEntry {
  return { kind: 'warning', about: ticket, at: now.toISOString(), needs };
}

/** Returns what is kept of the tickets that were told to wait for the month's budget. */
export function waitingTickets({ entries }: MonthLedger): readonly WaitingTicket[] {
  return entries.flatMap((entry) =>
    entry.kind === 'warning' && entry.needs ? [{ ...entry, needs: entry.needs }] : [],
  );
}

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
  const isOpen = ({ about, at }: WarningEntry) =>
    !runs.some((run) => run.ticket === about && run.at > at);
  const current = waitingTickets(month).filter(isOpen);
  const isHeld = ({ needs }: WaitingTicket) => budgetWait(month, needs, budget, now) !== undefined;
  const held = new Set(current.filter(isHeld).map(({ about }) => about));
  const open = [...waitingTickets(last).filter(isOpen), ...current];
  const released = open.flatMap(({ about, at }) => (held.has(about) ? [] : [[about, at] as const]));
  return { held, released: new Map(released) };
}

type WaitingTicket = WarningEntry & { readonly needs: Amount };
