import { attemptsIn, type LedgerEntry } from '../../core/ledger/index.ts';
import { withheldTicket } from '../../core/report/index.ts';
import {
  judgeTicket,
  mergeRecords,
  type Ticket,
  type TicketRecord,
  yieldsToOthers,
} from '../../core/tickets/index.ts';
import type { TicketFindings } from '../../core/work/index.ts';
import { settleAll } from '../../engines/async.ts';
import { type Failure, toFailure } from '../loop/index.ts';
import type { Access, RunLedger } from '../ports.ts';
import { findHome, nameHome, type TicketHome, withName } from './ticket-home.ts';
import type { Job, JobContext, Sources, TicketState } from './ticket-state.ts';

/** A ticket that was read, or why it could not be. */
type LoadedTicket =
  | { readonly kind: 'loaded'; readonly state: TicketState }
  | { readonly kind: 'unreadable'; readonly failure: Failure };

/** A ticket with the facts that decide about it, or why it could not be read. */
export type LoadedFacts =
  | { readonly kind: 'loaded'; readonly state: TicketState; readonly facts: TicketFindings }
  | Extract<LoadedTicket, { readonly kind: 'unreadable' }>;

/**
 * Loads what decides about a ticket, without a call to a model. A run that has it to itself, and so knows GitHub's
 * `access`, looks also whether the ledger knows more attempts than the record, which somebody may have deleted or
 * replaced by an older one, and for an open pull request of somebody. What of this cannot be read lets the work begin.
 * Never rejects.
 */
export async function loadFacts(
  context: JobContext,
  access: Access | undefined,
): Promise<LoadedFacts> {
  const { job } = context;
  const { request, limits, audience, onBranch } = job;
  const loaded = await loadTicket({ ...job, withholds: audience.withholds }, context);
  if (loaded.kind === 'unreadable') return loaded;
  const attempts = access === undefined ? 0 : await lastAttempt(context);
  const state = withAttempts(loaded.state, attempts);
  const { ticket, record } = state;
  const readiness = judgeTicket(ticket, record, { ...request, ...limits });
  const facts = { readiness, isOpen: record.open !== undefined };
  if (access === undefined || readiness.kind !== 'due') return { kind: 'loaded', state, facts };
  const isBranchTaken = access.branchTaken && !onBranch;
  const otherPull = isBranchTaken ? undefined : await findOther(context, state);
  const waiting = { ...state, record: { ...record, waitsFor: otherPull?.number } };
  return { kind: 'loaded', state: waiting, facts: { ...facts, isBranchTaken, otherPull } };
}

/** The ticket with as many attempts as are known. */
function withAttempts(state: TicketState, attempts: number): TicketState {
  const { record } = state;
  return attempts > record.attempts ? { ...state, record: { ...record, attempts } } : state;
}

/** Finds an open pull request of somebody that this attempt yields to. Never rejects. */
async function findOther({ job, forge }: JobContext, { ticket, record }: TicketState) {
  const isOfPull = job.earlier !== undefined || job.onBranch;
  if (isOfPull || !yieldsToOthers(ticket, record, job.request)) return undefined;
  return forge.findOther(job.key, job.branch).catch(() => undefined);
}

/** Reads a ticket and the record of earlier attempts. Never rejects. */
export async function loadTicket(
  place: Partial<TicketHome> &
    Pick<TicketHome, 'key'> &
    Partial<Pick<Job, 'part'>> & { readonly withholds?: boolean | undefined },
  sources: Sources,
): Promise<LoadedTicket> {
  const { tickets, signal } = sources;
  const { key, branch } = place;
  try {
    const asked = branch === undefined ? undefined : { key, branch };
    const [own, early] = await settleAll([
      tickets.recall(key),
      readShared(asked && withName(asked), sources),
    ]);
    const known = asked && (await findHome(asked, own, tickets));
    const { shared, unread } = known === undefined ? early : await readShared(known, sources);
    const kept = shared === undefined ? own : mergeRecords(shared, own);
    const record = { ...kept, part: place.part ?? kept.part };
    const ticket = await tickets.read(key, record);
    const named = place.withholds ? withheldTicket(ticket) : ticket;
    const home = known ?? (asked && nameHome(asked, named, shared));
    const comment = statusCommentId(ticket, own);
    const state = { ticket, home, record, comment, unreadPullRequest: unread };
    return { kind: 'loaded', state };
  } catch (error) {
    return { kind: 'unreadable', failure: toFailure(error, signal) };
  }
}

/** Reads the record in the pull request of the branch, or why it cannot be read. Never rejects. */
async function readShared(
  home: TicketHome | undefined,
  { forge, tickets, signal }: Sources,
): Promise<{ readonly shared?: TicketRecord | undefined; readonly unread?: Failure }> {
  if (home === undefined) return {};
  try {
    return { shared: await forge?.recall(home.key, home.branch, tickets.seal) };
  } catch (error) {
    return { unread: toFailure(error, signal) };
  }
}

/**
 * Returns the newest comment of the record, unless the ticket shows only other comments of the agent: a
 * run that crashed before it could record its comment left them. Comments that a pull request names are
 * never rewritten, because anyone may have written there.
 */
function statusCommentId({ ownComments }: Ticket, { comments }: TicketRecord): string | undefined {
  return comments.findLast((id) => ownComments.includes(id)) ?? ownComments[0] ?? comments.at(-1);
}

/** The number of the last attempt at the job's ticket in the ledger; 0 if it knows none. Never rejects. */
async function lastAttempt({ job, ledger }: Pick<JobContext, 'job' | 'ledger'>): Promise<number> {
  const entries = await recentEntries(ledger).catch(() => []);
  return Math.max(0, ...attemptsIn(entries)(job.key).map(({ attempt }) => attempt));
}

/** Months in which a ticket that is still worked on was begun. */
const mostMonths = 3;

async function recentEntries(
  ledger: Pick<RunLedger, 'months' | 'read'> | undefined,
): Promise<readonly LedgerEntry[]> {
  const months = (await ledger?.months()) ?? [];
  const recent = months.slice(0, mostMonths).map((month) => ledger?.read(month));
  return (await Promise.all(recent)).flatMap((month) => month?.entries ?? []);
}
