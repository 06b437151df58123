import {
  type Amount,
  type BudgetWaits,
  budgetState,
  budgetWait,
  budgetWaits,
  heldAt,
  isWarnedAt,
  type MonthLedger,
  type MonthlyBudget,
  measure,
  monthOf,
  nextMonth,
  type Reservation,
  type RunEntry,
  type RunName,
  reservations,
  type TokenCounts,
  toldToWait,
  waitingTickets,
  withBudgetWarning,
  withDrawn,
  withEnded,
  withEntry,
  withReservation,
} from '../../core/ledger/index.ts';
import { countTokens, type Spent, worstCase } from '../../core/run/index.ts';
import { ticketKey } from '../../core/tickets/index.ts';
import { settleAll } from '../../engines/async.ts';
import type { Model } from '../../engines/model/port/index.ts';
import { formatNumber } from '../../engines/text/index.ts';
import { BudgetSpent, notStarted, problemOf, promptBound, toFailure } from '../loop/index.ts';
import type { Forge, RunLedger } from '../ports.ts';
import { reportTime } from './lease.ts';
import type { Attempt, Job, JobContext, JobResult } from './ticket-state.ts';

/** The model that a run may ask, which makes no call beyond what is drawn, or how its attempt has ended without one. */
export type ReserveResult =
  | { readonly kind: 'reserved' | 'unlimited'; readonly model: Model }
  | ({ readonly kind: 'refused' } & Pick<Attempt, 'result' | 'refused'>);

/**
 * Reserves the most that the run may take in the budget of the month in which it began, if there is one, for as long as
 * it may last. Never rejects.
 */
export async function reserveRun(
  context: Pick<JobContext, 'job' | 'model' | 'ledger' | 'forge' | 'runName' | 'date' | 'signal'>,
): Promise<ReserveResult> {
  const { job, model, ledger, runName: name, date, signal } = context;
  const { limits, rules } = job;
  const { monthlyBudget: budget } = limits;
  if (budget === undefined || ledger === undefined || name === undefined)
    return { kind: 'unlimited', model };
  const { run, ticket } = name;
  const { tokens, cost } = worstCase(rules);
  const month = monthOf(name.at);
  // No use of tokens costs more than the same part of the worst case does.
  const partOf = (part: number) => ({ tokens: part, cost: cost && (cost * part) / tokens });
  const until = new Date(date().getTime() + rules.maxMinutes * 60_000 + reportTime).toISOString();
  const most = partOf(tokens);
  // The lease keeps the key that a ticket had before it was moved.
  const named = { kind: 'reservation', run, ticket: job.key } as const;
  const reservation = { ...named, until, most, drawn: partOf(0) };
  const ownIn = (stored: MonthLedger) => reservations(stored).find((one) => one.run === run);
  const draw = async (part: number) => {
    const wanted = { run, drawn: partOf(part) };
    const stored = await ledger.update(month, (known) => withDrawn(known, wanted, budget, date()));
    if ((ownIn(stored)?.drawn.tokens ?? 0) < part) throw new BudgetSpent();
  };
  try {
    const lost = await lostRuns(await ledger.read(month), context, date());
    const stored = await ledger.update(month, (known) =>
      withReservation(withEnded(known, lost, date()), reservation, budget, date()),
    );
    if (ownIn(stored) !== undefined)
      return { kind: 'reserved', model: drawnModel(model, tokens, draw) };
    const isTold = waitingTickets(stored).some(({ about }) => about === ticket);
    const problem = budgetProblem(stored, { month, most, budget }, date());
    const ending = { reason: 'waiting', detail: 'monthly-budget' } as const;
    const result = { ...notStarted, ...ending, problem };
    return { kind: 'refused', result, refused: { needs: most, isTold } };
  } catch (error) {
    const why = problemOf(error, signal);
    const problem = `Nothing starts while the ledger of the monthly budget cannot be asked: ${why}`;
    const failure = { ...toFailure(error, signal), problem };
    return { kind: 'refused', result: { ...notStarted, ...failure } };
  }
}

/** Says how much a run may take, what is left, and when it can start. */
function budgetProblem(
  stored: MonthLedger,
  { month, most, budget }: { month: string; most: Amount; budget: MonthlyBudget },
  now: Date,
): string {
  const { spent, held } = budgetState(stored, budget, now);
  const amounts = [measure(most, budget), budget.most - spent, budget.most, held];
  const [needs, left, all, others] = amounts.map((one) => formatNumber(Number(one.toFixed(6))));
  const unit = budget.unit === 'tokens' ? ' tokens' : '';
  const isHeld = budgetWait(stored, most, budget, now) !== 'month';
  const who = isHeld ? `, of which other runs hold ${others}` : '';
  const when = isHeld ? 'once they have ended, or on' : 'on';
  const day = nextMonth(month).toISOString().slice(0, 10);
  return `This run may take ${needs}${unit}, and ${left} of the ${all} of ${month} are left${who}: work on this ticket can start ${when} ${day} at 00:00 UTC.`;
}

/** The part of the most that is drawn at once, so that few calls have to wait for it. */
const slice = 1 / 4;

/**
 * Puts a budget before a model: whoever asks, no call is made before the tokens that it can take at most are drawn. `draw`
 * has the run count as having spent so many in all, and rejects if it must not. A run that crashes in the middle of a
 * call has therefore spent no more than was drawn.
 */
function drawnModel(model: Model, most: number, draw: (tokens: number) => Promise<void>): Model {
  let inAll = 0;
  let drawn = 0;
  return {
    async ask(request, control) {
      const bound = promptBound(request) + control.maxReplyTokens;
      inAll += bound;
      try {
        if (inAll > drawn) {
          const next = Math.max(inAll, Math.min(most, drawn + most * slice));
          await draw(next);
          drawn = Math.max(drawn, next);
        }
        const reply = await model.ask(request, control);
        inAll += countTokens(reply.spent);
        return reply;
      } finally {
        inAll -= bound;
      }
    },
  };
}

/** Returns the runs that hold a part of the budget, though none but this job's has the lease on their ticket any more. */
async function lostRuns(
  month: MonthLedger,
  { job, forge }: { readonly job?: Pick<Job, 'key'>; readonly forge: Pick<Forge, 'isLeased'> },
  now: Date,
): Promise<ReadonlySet<string>> {
  const held = heldAt(month, now);
  const isLost = async ({ ticket }: Reservation) => {
    const key = ticketKey(ticket);
    return key !== undefined && (key === job?.key || !(await forge.isLeased(key, now)));
  };
  const lost = await settleAll(held.map(isLost));
  return new Set(held.flatMap(({ run }, index) => (lost[index] ? run : [])));
}

/** Reads which tickets were told to wait for the budget, in this month and the last one. */
export async function readWaits(
  context: { readonly ledger: RunLedger; readonly forge: Pick<Forge, 'isLeased'> },
  budget: MonthlyBudget,
  now: Date,
): Promise<BudgetWaits> {
  const { ledger } = context;
  const last = monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)));
  const month = await ledger.read(monthOf(now));
  const current = withEnded(month, await lostRuns(month, context, now), now);
  return budgetWaits(current, await ledger.read(last), budget, now);
}

/** Returns what a job that begins now is called in the ledger. A rerun has another name, since it has its own cost. */
export function nameRun({ run, key }: Job, now: Date): RunName {
  const at = now.toISOString();
  return { run: `${run}/${key}/${at}`, at, ticket: key };
}

/**
 * Writes to the ledger how a job ended, if it reserved, attempted or asked anything, or that its ticket was told to wait.
 * Returns its result, with what whoever runs the agent should know of the ledger and of the month's budget. Never
 * rejects.
 */
export async function settleRun(
  { job, ledger, signal, date }: Pick<JobContext, 'job' | 'ledger' | 'signal' | 'date'>,
  name: RunName,
  result: JobResult,
): Promise<JobResult> {
  const { monthlyBudget: budget } = job.limits;
  const { refused } = result;
  const now = date();
  const told = refused && !refused.isTold ? toldToWait(name.ticket, refused.needs, now) : undefined;
  const entry = entryOf(job, name, result) ?? told;
  if (ledger === undefined || entry === undefined) return result;
  const warnings: string[] = [];
  try {
    const month = await ledger.update(monthOf(name.at), (known) => {
      const settled = withEntry(known, entry);
      return budget && entry !== told ? withBudgetWarning(settled, budget, now) : settled;
    });
    if (isWarnedAt(month, now))
      warnings.push('At least 80 % of monthly-budget is spent; without room in it, no run starts.');
  } catch (error) {
    warnings.push(`The run is missing from the ledger: ${problemOf(error, signal)}`);
  }
  return { ...result, warnings };
}

/** Characters of a name that an entry keeps. */
const longest = 300;

/** Returns what the ledger keeps of a job; `undefined` if it neither reserved nor attempted nor asked anything. */
function entryOf(
  { audience: { withholds = false } }: Job,
  name: RunName,
  { outcome, ticket, attempt }: JobResult,
): RunEntry | undefined {
  const { reason, detail, spent, elapsed, pullRequest, allowed, model } = outcome;
  if (attempt === undefined && spent.calls === 0) return undefined;
  return {
    ...{ kind: 'run', ...name, reason, detail, attempt: attempt ?? 0 },
    ...{ calls: spent.calls, tokens: countsOf(spent) },
    cost: allowed?.prices === undefined ? undefined : (spent.cost ?? undefined),
    minutes: Math.ceil(elapsed / 6_000) / 10,
    model: model?.name.slice(0, longest),
    pull: pullRequest?.number,
    type: withholds ? undefined : ticket?.type?.slice(0, longest),
  };
}

/** Each token once: endpoints count those of the cache among the prompt's. */
function countsOf(spent: Spent): TokenCounts {
  const { promptTokens, completionTokens, cachedTokens, cacheWrittenTokens } = spent;
  const cached = Math.min(cachedTokens, promptTokens);
  const written = Math.min(cacheWrittenTokens, promptTokens - cached);
  return { uncached: promptTokens - cached - written, cached, written, reply: completionTokens };
}
