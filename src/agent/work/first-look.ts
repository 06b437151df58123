import { attemptsIn, type LedgerEntry } from '../../core/ledger/index.ts';
import type { Ending } from '../../core/run/index.ts';
import { oneLine } from '../../core/text/index.ts';
import { usualCommand, yieldsToOthers } from '../../core/tickets/index.ts';
import type { RunLedger } from '../ports.ts';
import type { JobContext, TicketState } from './ticket-state.ts';

/** The ticket, and why it is not worked on, if so. */
interface FirstLook {
  readonly state: TicketState;
  readonly stop?: Ending & { readonly problem?: string };
}

/**
 * Looks at a ticket before an attempt, without a call and before a command runs: whether the ledger knows more attempts
 * than the record, which somebody may have deleted or replaced by an older one, and whether somebody's open pull request
 * names the ticket. What cannot be read lets the work begin. Never rejects.
 */
export async function lookAtTicket(context: JobContext, loaded: TicketState): Promise<FirstLook> {
  const { job, forge } = context;
  const { ticket } = loaded;
  const attempts = await lastAttempt(context);
  const isKnown = attempts <= loaded.record.attempts;
  const record = isKnown ? loaded.record : { ...loaded.record, attempts };
  const state = { ...loaded, record };
  if (!isKnown && attempts >= job.maxTicketAttempts)
    return { state, stop: { reason: 'limit-reached', detail: 'ticket-attempts' } };
  const isOfPull = job.earlier !== undefined || job.onBranch === true;
  if (isOfPull || !yieldsToOthers(ticket, record, job)) return { state };
  const other = await forge.findOther(job.key, job.branch).catch(() => undefined);
  if (other === undefined) return { state };
  const { number, author } = other;
  const problem = `Pull request #${number} by ${oneLine(author, 100)} is open and names this ticket; \`${job.command ?? usualCommand}\` overrules it.`;
  const waiting = { ...state, record: { ...record, waitsFor: number } };
  return { state: waiting, stop: { reason: 'waiting', detail: 'other-pull-request', problem } };
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
