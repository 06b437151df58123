import { type Ending, meaningOf } from '../../core/run/index.ts';
import { standing } from '../../core/tickets/index.ts';
import { branchTaken, decideOnTicket, type TicketDecision } from '../../core/work/index.ts';
import { type Failure, type LoopResult, notStarted, toFailure } from '../loop/index.ts';
import type { Access } from '../ports.ts';
import { runAttempt } from './attempt.ts';
import { textsOf } from './finished-change.ts';
import { acquireLease, type LeaseResult } from './lease.ts';
import { nameRun, settleRun } from './month-budget.ts';
import { onTip } from './other-commit.ts';
import { publishEnd } from './publish.ts';
import { reportOutcome } from './report-outcome.ts';
import { loadFacts } from './ticket-facts.ts';
import type { Attempt, Job, JobContext, JobResult, TicketState } from './ticket-state.ts';

/**
 * Runs a job from its trigger to the report on the ticket and to its entry in the ledger. Jobs for the same ticket take
 * turns. Never rejects.
 */
export async function runJob(job: Job, outside: Omit<JobContext, 'job'>): Promise<JobResult> {
  const runName = nameRun(job, outside.date());
  const context = { ...outside, job, runName };
  return settleRun(context, runName, await workOnTicket(context));
}

async function workOnTicket(given: JobContext): Promise<JobResult> {
  const look = await lookAtTicket(given);
  if (look.kind === 'done') return look.result;
  const context = { ...given, job: { ...given.job, ...look.state.home } };
  const turn = await claimTicket(context, look);
  if ('outcome' in turn) return turn;
  try {
    return await workOff(context, turn);
  } finally {
    if (context.lease === undefined) {
      await context.forge.release(context.job.key, turn.lease).catch(() => {});
    }
  }
}

/**
 * Looks again, since another run may have worked on the ticket before this one got the lease; acts, and looks again
 * after an act that leaves more to do.
 */
async function workOff(context: JobContext, turn: Turn): Promise<JobResult> {
  for (let done: JobResult | undefined; ; ) {
    const look = await lookAtTicket(context, turn);
    if (look.kind === 'done') return done ?? look.result;
    done = await act(context, look, turn);
    const isOver = look.decision.act !== 'publish' || meaningOf(done.outcome).job === 'red';
    if (isOver) return done;
  }
}

/** What a look at a ticket leads to; it is done if there is nothing to do or to tell. */
type TicketLook =
  | { readonly kind: 'open'; readonly state: TicketState; readonly decision: OpenDecision }
  | { readonly kind: 'done'; readonly result: JobResult };

type OpenDecision = Exclude<TicketDecision, { readonly act: 'leave' }>;

/** Loads the facts and decides. Never rejects. */
async function lookAtTicket(context: JobContext, access?: Access): Promise<TicketLook> {
  const loaded = await loadFacts(context, access);
  if (loaded.kind === 'unreadable') return { kind: 'done', result: toResult(loaded.failure) };
  const { state, facts } = loaded;
  const decision = decideOnTicket(facts, context.job);
  if (decision.act !== 'leave') return { kind: 'open', state, decision };
  return { kind: 'done', result: toResult(decision.stop, state) };
}

/** Does what was decided, and tells the ticket how that ended. Never rejects. */
async function act(
  context: JobContext,
  { state, decision }: Extract<TicketLook, { readonly kind: 'open' }>,
  access: Access,
): Promise<JobResult> {
  const own = decision.act === 'attempt' ? await onTop(context, access) : context;
  if (own === undefined)
    return reportOutcome(context, stoppedAttempt(state, branchTaken(context.job)));
  return reportOutcome(own, await attemptOf(own, state, decision, access));
}

/** The job on top of what programs have committed to the branch, if they have; `undefined` if that cannot be read. */
async function onTop(
  context: JobContext,
  { builtUpon: tip }: Access,
): Promise<JobContext | undefined> {
  const { onBranch = false, earlier } = context.job;
  if (tip === undefined || onBranch || earlier !== undefined) return context;
  return onTip(context, tip, { onBranch: true });
}

function attemptOf(
  context: JobContext,
  state: TicketState,
  decision: OpenDecision,
  access: Access,
): Attempt | Promise<Attempt> {
  switch (decision.act) {
    case 'attempt':
      return runAttempt(context, state, access);
    case 'publish':
      return publishEnd(context, state);
    case 'tell':
      return stoppedAttempt(state, decision.stop);
  }
}

/** The time in which a run has the ticket to itself, and what GitHub says about its branch. */
type Turn = Pick<Extract<LeaseResult, { kind: 'acquired' }>, 'lease'> & Access;

/**
 * Checks the token, then acquires the lease: a wrong token must not cost a call to the model. Without a lease, returns
 * how the job ended.
 */
async function claimTicket(
  context: JobContext,
  { state, decision }: Extract<TicketLook, { readonly kind: 'open' }>,
): Promise<Turn | JobResult> {
  const { job, forge, signal } = context;
  const { ticket, unreadPullRequest } = state;
  try {
    const { message } = textsOf(job, ticket);
    const access = await forge.check({ ...job, ...job.texts, message });
    if (unreadPullRequest !== undefined) {
      const failure = signal.aborted ? ({ reason: 'cancelled' } as const) : unreadPullRequest;
      return await withoutLease(context, state, failure);
    }
    if (context.lease !== undefined) return { lease: context.lease, ...access };
    const time = decision.act === 'attempt' ? job.rules.maxMinutes * 60_000 : 0;
    const lease = await acquireLease(context, time);
    if (lease.kind === 'acquired') return { ...lease, ...access };
    if (lease.kind === 'cancelled') return toResult({ reason: 'cancelled' }, state);
    return toResult({ reason: 'waiting', detail: 'other-run' }, state);
  } catch (error) {
    return withoutLease(context, state, toFailure(error, signal));
  }
}

/**
 * A configuration error blocks every run, so it is safe to report without the lease; an outage is not. Otherwise
 * writes nothing to the ticket: its comment belongs to the run that may be working on it.
 */
async function withoutLease(
  context: JobContext,
  state: TicketState,
  failure: Failure,
): Promise<JobResult> {
  const { ticket } = state;
  if (failure.reason === 'misconfigured')
    return reportOutcome(context, stoppedAttempt(state, failure));
  if (failure.reason === 'cancelled') return toResult({ reason: 'cancelled' }, state);
  const why = failure.problem === undefined ? '' : ` (${failure.problem.replace(/\.$/, '')})`;
  const problem = `GitHub did not say whether another run works on ${ticket.key}${why}. Run this job again.`;
  return toResult({ reason: 'failed', problem, cause: failure.cause }, state);
}

/** Why a job ended without a run of the loop. */
type Stop = Ending & Pick<LoopResult, 'problem' | 'cause'>;

function toResult({ cause, ...stop }: Stop, state?: TicketState): JobResult {
  const before = state && standing(state.record);
  return { outcome: { ...notStarted, ...stop, before }, ticket: state?.ticket, cause };
}

function stoppedAttempt(state: TicketState, stop: Stop): Attempt {
  return { state, result: { ...notStarted, ...stop } };
}
