import type { Rules } from '../../core/run/index.ts';
import type { AttemptLimits } from '../../core/tickets/index.ts';
import { UserError } from '../../core/user-error.ts';
import { failure, notBegun, type World } from '../loop/index.ts';
import type { Access, Forge, Tickets } from '../ports.ts';
import { type Attempt, makeAttempt, type Working } from './attempt.ts';
import { type Held, type Holding, holdTicket } from './lease.ts';
import { withMark } from './publishing.ts';
import { tellTicket, type Worked } from './report-outcome.ts';
import type { Delivered, Opened } from './ticket-state.ts';
import { awaitTurn, type Turn } from './wait-until-due.ts';

/** What is to be done for one ticket, and where its result goes. */
export interface Assignment extends Working, AttemptLimits, Holding {
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
export async function workTicket(job: Assignment, ends: Ends, world: World): Promise<Delivered> {
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
  job: Assignment,
  ends: Ends,
  { signal }: World,
  turn: Extract<Turn, { kind: 'stop' }>,
): Promise<Delivered> {
  const ended = { reason: turn.reason, ...notBegun };
  return (await tellTicket(job, ends.tickets, signal, turn.opened, ended)).delivered;
}

/** Nothing is said on a ticket that another run may be working on: its comment is that run's. */
function leave({ ticket }: Opened, taken: Exclude<Held, { kind: 'held' }>): Delivered {
  if (taken.kind === 'cancelled') return { ticket, outcome: { reason: 'cancelled', ...notBegun } };
  const isOutage = taken.cause !== undefined;
  const why = isOutage ? 'It is not known whether another run has' : 'Other runs had';
  const problem = `${why} ${ticket.key}${isOutage ? '' : ' all the time'}: run this job again.`;
  const reason = isOutage ? 'failed' : 'deadline';
  return { ticket, outcome: { reason, problem, ...notBegun }, cause: taken.cause };
}

/** What came of taking a ticket, and what the forge says of its token. */
type Taken = (Held & Access) | { readonly kind: 'failed'; readonly worked: Worked };

/**
 * The forge is asked first: a wrong token must not cost a call to the model. What the settings can mend
 * keeps every other run from the ticket, too, so that it may be told; an outage may not.
 */
async function takeTicket(
  job: Assignment,
  forge: Forge,
  world: World,
  turn: Opening,
): Promise<Taken> {
  try {
    const access = await forge.check();
    if (turn.opened.doubt !== undefined) throw turn.opened.doubt;
    return { ...(await holdTicket(job, forge, world, leftOf(turn))), ...access };
  } catch (cause) {
    if (world.signal.aborted) return { kind: 'cancelled', checksWait: false };
    if (!(cause instanceof UserError)) return { kind: 'busy', cause, checksWait: false };
    return { kind: 'failed', worked: { ...notBegun, ...failure(cause, world.signal) } };
  }
}

/**
 * Tells the ticket. The mark says that the input was worked only once the ticket was told, as its record
 * does: a run that dies before leaves the telling to the next one.
 */
async function conclude(
  job: Assignment,
  { tickets, forge }: Ends,
  world: World,
  { opened, worked, unmarked }: Attempt,
): Promise<Delivered> {
  const told = await tellTicket(job, tickets, world.signal, opened, worked);
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
