import type { Ending } from '../../core/run/index.ts';
import { judgeTicket, standing, type UnreportedEnd } from '../../core/tickets/index.ts';
import { type Failure, type LoopResult, notStarted, toFailure } from '../loop/index.ts';
import type { Access } from '../ports.ts';
import { runAttempt } from './attempt.ts';
import { onTip } from './checks-at.ts';
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
  const first = await judgeNow({ ...outside, job });
  if (first.kind === 'done') return first.result;
  const context: JobContext = { ...outside, job: { ...job, ...first.state.home } };
  const claim = await claimTicket(context, first);
  if ('outcome' in claim) return claim;
  try {
    // Another run may have worked on the ticket before this one got the lease; none does now.
    return await workInTurn(context, await judgeNow(context), claim);
  } finally {
    if (context.lease === undefined) {
      await context.forge.release(context.job.key, claim.lease).catch(() => {});
    }
  }
}

/** Makes an attempt, unless something keeps it from that or an earlier one is still to be reported; then reports it. */
async function workInTurn(context: JobContext, latest: Judged, access: Access): Promise<JobResult> {
  if (latest.kind === 'done') return latest.result;
  const { state } = latest;
  const { job } = context;
  if (latest.kind === 'late') return reportOutcome(context, lateAttempt(state, latest.end));
  if (latest.kind === 'stop') return reportStop(context, state, latest);
  if (access.branchTaken && job.onBranch !== true)
    return reportStop(context, state, branchTaken(job));
  const { builtUpon: tip } = access;
  const isOnTop = tip !== undefined && job.onBranch !== true && job.earlier === undefined;
  const own = isOnTop ? await onTip(context, tip, { ...job, onBranch: true }) : context;
  if (own === undefined) return reportStop(context, state, branchTaken(job));
  const look = await lookAtTicket(own, state);
  if (look.stop !== undefined) return reportStop(own, look.state, look.stop);
  return reportOutcome(own, await runAttempt(own, look.state, access));
}

/** A ticket that is due, or why no attempt starts. */
type Judged =
  | { readonly kind: 'due'; readonly state: TicketState }
  | (Ending & { readonly kind: 'stop'; readonly state: TicketState; readonly problem?: string })
  /** The input was worked, but the ticket does not say how the attempt ended. */
  | { readonly kind: 'late'; readonly state: TicketState; readonly end: UnreportedEnd }
  /** There is nothing to report: the ticket already says so, or cannot be read. */
  | { readonly kind: 'done'; readonly result: JobResult };

/** Loads the ticket and decides whether an attempt starts. Never rejects. */
async function judgeNow(context: JobContext): Promise<Judged> {
  const { job } = context;
  const loaded = await loadTicket(job, context);
  if (loaded.kind === 'unreadable') return { kind: 'done', result: toResult(loaded.failure) };
  const { state } = loaded;
  const { ticket, record } = state;
  const readiness = judgeTicket(ticket, record, job);
  switch (readiness.kind) {
    case 'due':
      return { kind: 'due', state };
    case 'unreported':
      return { kind: 'late', state, end: readiness.end };
    case 'worked':
      return {
        kind: 'done',
        result: toResult({ reason: 'nothing-to-do', detail: 'nothing-new' }, state),
      };
    case 'withdrawn': {
      const { why: problem } = readiness;
      const withdrawn = { reason: 'nothing-to-do', detail: 'withdrawn', problem } as const;
      // Only a comment that calls an attempt in progress has to be put right.
      if (record.open !== undefined) return { kind: 'stop', state, ...withdrawn };
      return { kind: 'done', result: toResult(withdrawn, state) };
    }
    case 'exhausted': {
      const told = { reason: 'limit-reached', detail: 'ticket-attempts' } as const;
      if (!readiness.reported || record.open !== undefined) return { kind: 'stop', state, ...told };
      return { kind: 'done', result: toResult(told, state) };
    }
  }
}

type Claim = Extract<LeaseResult, { kind: 'acquired' }> & Access;

/**
 * Checks the token, then acquires the lease: a wrong token must not cost a call to the model. Without a lease, returns
 * how the job ended.
 */
async function claimTicket(
  context: JobContext,
  { kind, state }: Exclude<Judged, { kind: 'done' }>,
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
    const lease = await acquireLease(context, kind === 'stop' ? 0 : job.rules.maxMinutes * 60_000);
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
  if (failure.reason === 'misconfigured') return reportStop(context, state, failure);
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

function reportStop(context: JobContext, state: TicketState, stop: Stop): Promise<JobResult> {
  return reportOutcome(context, { state, result: { ...notStarted, ...stop } });
}
