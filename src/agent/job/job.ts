import type { Rules } from '../../core/run/index.ts';
import type { AttemptLimits } from '../../core/tickets/index.ts';
import { UserError } from '../../core/user-error.ts';
import { failureOf, notStarted, type RunContext } from '../loop/index.ts';
import type { Access, Forge, Tickets } from '../ports.ts';
import { type Attempt, makeAttempt, type Working } from './attempt.ts';
import { acquireLease, type Held, type Holding } from './lease.ts';
import { withMark } from './publishing.ts';
import { reportOutcome, type Worked } from './report-outcome.ts';
import type { JobResult, TicketState } from './ticket-state.ts';
import { awaitTurn, type Turn } from './wait-until-due.ts';

/** What is to be done for one ticket, and where its result goes. */
export interface Job extends Working, AttemptLimits, Holding {
  readonly rules: Rules;
}

/** The two ends of the road: where tickets come from, and where changes go. */
export interface Ends {
  readonly tickets: Tickets;
  readonly forge: Forge;
}

/**
 * Takes one ticket down the whole road and tells it how it ended; of several runs one after the other
 * does. Never rejects.
 */
export async function runJob(job: Job, ends: Ends, world: RunContext): Promise<JobResult> {
  const time = job.rules.maxMinutes * 60_000;
  const mark = { forge: ends.forge, branch: job.branch };
  const turn = await awaitTurn(job, ends.tickets, mark, world, time);
  if (turn.kind === 'over') return turn.delivered;
  const taken = await takeTicket(job, ends.forge, world, turn);
  if (taken.kind === 'failed') return conclude(job, ends, world, { ...turn, worked: taken.worked });
  if (taken.kind !== 'held') return leave(turn.opened, taken);
  const { hold, checksWait } = taken;
  try {
    // What another run did between the reading and the taking is read now; nobody else works from here on.
    const again = isFinal(turn)
      ? turn
      : await awaitTurn(job, ends.tickets, mark, world, leftOf(turn));
    if (again.kind === 'over') return again.delivered;
    if (again.kind === 'stop') return await passOver(job, ends, world, again);
    return await conclude(
      job,
      ends,
      world,
      await makeAttempt({ ...job, checksWait }, ends, world, again.opened, again.left),
    );
  } finally {
    await ends.forge.release(job.key, hold).catch(() => {});
  }
}

type Opening = Exclude<Turn, { kind: 'over' }>;

/** Whether the run has no time left to look again. */
const isFinal = (turn: Opening) =>
  turn.kind === 'stop' && /^(cancelled|deadline)$/.test(turn.reason);

const leftOf = (turn: Opening) => (turn.kind === 'work' ? turn.left : 0);

async function passOver(
  job: Job,
  ends: Ends,
  { signal }: RunContext,
  turn: Extract<Turn, { kind: 'stop' }>,
): Promise<JobResult> {
  const ended = { reason: turn.reason, ...notStarted };
  return (await reportOutcome(job, ends.tickets, signal, turn.opened, ended)).delivered;
}

/** Nothing is said on a ticket that another run may be working on: its comment is that run's. */
function leave({ ticket }: TicketState, taken: Exclude<Held, { kind: 'held' }>): JobResult {
  if (taken.kind === 'cancelled')
    return { ticket, outcome: { reason: 'cancelled', ...notStarted } };
  const isOutage = taken.cause !== undefined;
  const why = isOutage ? 'It is not known whether another run has' : 'Other runs had';
  const problem = `${why} ${ticket.key}${isOutage ? '' : ' all the time'}: run this job again.`;
  const reason = isOutage ? 'failed' : 'deadline';
  return { ticket, outcome: { reason, problem, ...notStarted }, cause: taken.cause };
}

/** What came of taking a ticket, and what the forge says of its token. */
type Taken = (Held & Access) | { readonly kind: 'failed'; readonly worked: Worked };

/**
 * The forge is asked first: a wrong token must not cost a call to the model. What the settings can mend
 * keeps every other run from the ticket, too, so that it may be told; an outage may not.
 */
async function takeTicket(
  job: Job,
  forge: Forge,
  world: RunContext,
  turn: Opening,
): Promise<Taken> {
  try {
    const access = await forge.check();
    if (turn.opened.doubt !== undefined) throw turn.opened.doubt;
    return { ...(await acquireLease(job, forge, world, leftOf(turn))), ...access };
  } catch (cause) {
    if (world.signal.aborted) return { kind: 'cancelled', checksWait: false };
    if (!(cause instanceof UserError)) return { kind: 'busy', cause, checksWait: false };
    return { kind: 'failed', worked: { ...notStarted, ...failureOf(cause, world.signal) } };
  }
}

/**
 * Tells the ticket. The mark says that the input was worked only once the ticket was told, as its record
 * does: a run that dies before leaves the telling to the next one.
 */
async function conclude(
  job: Job,
  { tickets, forge }: Ends,
  world: RunContext,
  { opened, worked, unmarked }: Attempt,
): Promise<JobResult> {
  const told = await reportOutcome(job, tickets, world.signal, opened, worked);
  const { delivered, unrecorded } = told;
  if (unrecorded === undefined || worked.published?.kind !== 'published') return delivered;
  if (unmarked === undefined) return delivered;
  try {
    await forge.publish(withMark(unmarked, unrecorded, false));
    const { problem: _, ...outcome } = delivered.outcome;
    return { ...delivered, outcome: { ...outcome, reason: worked.reason } };
  } catch (thrown) {
    return { ...delivered, cause: delivered.cause ?? thrown };
  }
}
