import type { StopReason } from '../../core/run/index.ts';
import { judgeTicket, type Ticket, type UnreportedEnd } from '../../core/tickets/index.ts';
import { sleep } from '../async/index.ts';
import { type Failure, type LoopResult, notStarted, toFailure } from '../loop/index.ts';
import type { Access } from '../ports.ts';
import { runAttempt } from './attempt.ts';
import { lookAtTicket } from './first-look.ts';
import { lateAttempt } from './late-report.ts';
import { acquireLease, type LeaseResult } from './lease.ts';
import { loadTicket } from './load-ticket.ts';
import { branchTaken, textsOf } from './publish.ts';
import { reportOutcome } from './report-outcome.ts';
import { nameRun, settleRun } from './run-entry.ts';
import type { Job, JobContext, JobResult, TicketState } from './ticket-state.ts';

/**
 * Runs a job from its trigger to the report on the ticket and to its entry in the ledger. Jobs for the same ticket take
 * turns. Never rejects.
 */
export async function runJob(job: Job, outside: Omit<JobContext, 'job'>): Promise<JobResult> {
  const runName = nameRun(job, outside.date());
  return settleRun({ ...outside, job }, runName, await workOnTicket(job, { ...outside, runName }));
}

async function workOnTicket(job: Job, outside: Omit<JobContext, 'job'>): Promise<JobResult> {
  const first = await waitUntilDue({ ...outside, job }, job.rules.maxMinutes * 60_000);
  if (first.kind === 'done') return first.result;
  const context: JobContext = { ...outside, job: { ...job, ...first.state.home } };
  const claim = await claimTicket(context, first);
  if ('outcome' in claim) return claim;
  try {
    // Another run may have worked on the ticket before this one got the lease; none does now.
    const isOver = first.kind === 'stop' && ['deadline', 'cancelled'].includes(first.reason);
    const latest = isOver ? first : await waitUntilDue(context, first.timeLeft);
    return await workInTurn(context, latest, claim);
  } finally {
    if (context.lease === undefined) {
      await context.forge.release(context.job.key, claim.lease).catch(() => {});
    }
  }
}

/** Makes an attempt, unless something keeps it from that or an earlier one is still to be reported; then reports it. */
async function workInTurn(
  context: JobContext,
  latest: WaitResult,
  access: Access,
): Promise<JobResult> {
  if (latest.kind === 'done') return latest.result;
  const { state, timeLeft } = latest;
  const { job } = context;
  if (latest.kind === 'late') return reportOutcome(context, lateAttempt(state, latest.end));
  if (latest.kind === 'stop') return reportStop(context, state, latest);
  if (access.branchTaken && job.onBranch !== true)
    return reportStop(context, state, branchTaken(job));
  const look = await lookAtTicket(context, state);
  if (look.stop !== undefined) return reportStop(context, look.state, look.stop);
  return reportOutcome(context, await runAttempt(context, look.state, { time: timeLeft, access }));
}

/** A ticket that is due, or why no attempt starts. */
type WaitResult =
  | { readonly kind: 'due'; readonly state: TicketState; readonly timeLeft: number }
  | {
      readonly kind: 'stop';
      readonly state: TicketState;
      readonly reason: StopReason;
      readonly problem?: string;
      readonly timeLeft: 0;
    }
  /** The input was worked, but the ticket does not say how the attempt ended. */
  | {
      readonly kind: 'late';
      readonly state: TicketState;
      readonly end: UnreportedEnd;
      readonly timeLeft: number;
    }
  /** There is nothing to report: the ticket already says so, or cannot be read. */
  | { readonly kind: 'done'; readonly result: JobResult };

/**
 * Loads the ticket, and again after the cooldown of the last attempt, so that comments added meanwhile
 * are worked with the rest. `time` is how many milliseconds the run has left. Never rejects.
 */
async function waitUntilDue(context: JobContext, time: number): Promise<WaitResult> {
  const { job, signal } = context;
  let timeLeft = time;
  for (;;) {
    const loaded = await loadTicket(job, context);
    if (loaded.kind === 'unreadable') return { kind: 'done', result: toResult(loaded.failure) };
    const { state } = loaded;
    const { record } = state;
    const stop = { kind: 'stop', state, timeLeft: 0 } as const;
    const readiness = judgeTicket(state.ticket, record, job, context.date());
    switch (readiness.kind) {
      case 'due':
        return { kind: 'due', state, timeLeft };
      case 'unreported':
        return { kind: 'late', state, end: readiness.end, timeLeft };
      case 'worked':
        return { kind: 'done', result: toResult({ reason: 'nothing-new' }, state.ticket) };
      case 'withdrawn': {
        const withdrawn = { reason: 'withdrawn', problem: readiness.why } as const;
        // Only a comment that calls an attempt in progress has to be put right.
        if (record.open !== undefined) return { ...stop, ...withdrawn };
        return { kind: 'done', result: toResult(withdrawn, state.ticket) };
      }
      case 'exhausted': {
        const told = { reason: 'ticket-attempts-exhausted' } as const;
        if (!readiness.reported || record.open !== undefined) return { ...stop, ...told };
        return { kind: 'done', result: toResult(told, state.ticket) };
      }
      case 'cooling':
        timeLeft -= readiness.ms;
        if (timeLeft <= 0) return { ...stop, reason: 'deadline' };
        context.onProgress?.({
          kind: 'waiting',
          ms: readiness.ms,
          why: 'the last attempt on this ticket began a short time ago',
        });
        await sleep(readiness.ms, signal);
        context.onProgress?.(undefined);
        if (signal.aborted) return { ...stop, reason: 'cancelled' };
    }
  }
}

type Waited = Exclude<WaitResult, { kind: 'done' }>;

type Claim = Extract<LeaseResult, { kind: 'acquired' }> & Access;

/**
 * Checks the token, then acquires the lease: a wrong token must not cost a call to the model. Without a lease, returns
 * how the job ended.
 */
async function claimTicket(
  context: JobContext,
  { state, timeLeft }: Waited,
): Promise<Claim | JobResult> {
  const { job, forge, signal } = context;
  const { ticket, unreadPullRequest } = state;
  try {
    const { message } = textsOf(job, ticket);
    const access = await forge.check({ ...job, message });
    if (unreadPullRequest !== undefined) {
      const failure = signal.aborted ? ({ reason: 'cancelled' } as const) : unreadPullRequest;
      return await withoutLease(context, state, failure);
    }
    if (context.lease !== undefined) return { kind: 'acquired', lease: context.lease, ...access };
    const lease = await acquireLease(context, timeLeft);
    if (lease.kind === 'acquired') return { ...lease, ...access };
    if (lease.kind === 'cancelled') return toResult({ reason: 'cancelled' }, ticket);
    const problem = `Other runs worked on ${ticket.key} the whole time. Run this job again.`;
    return toResult({ reason: 'deadline', problem }, ticket);
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
  if (failure.reason === 'misconfigured') return reportStop(context, state, failure);
  if (failure.reason === 'cancelled') return toResult({ reason: 'cancelled' }, ticket);
  const why = failure.problem === undefined ? '' : ` (${failure.problem.replace(/\.$/, '')})`;
  const problem = `GitHub did not say whether another run works on ${ticket.key}${why}. Run this job again.`;
  return toResult({ ...failure, reason: 'failed', problem }, ticket);
}

/** Why a job ended without a run of the loop. */
type Stop = Pick<LoopResult, 'reason' | 'problem' | 'cause'>;

function toResult({ cause, ...stop }: Stop, ticket?: Ticket): JobResult {
  return { outcome: { ...notStarted, ...stop }, ticket, cause };
}

function reportStop(
  context: JobContext,
  state: TicketState,
  { reason, problem, cause }: Stop,
): Promise<JobResult> {
  return reportOutcome(context, { state, result: { ...notStarted, reason, problem, cause } });
}
