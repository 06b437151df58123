import {
  attemptsIn,
  hasEnded,
  type LedgerEntry,
  type SimilarWork,
  similarWork,
} from '../../core/ledger/index.ts';
import { findMentions, repoPath, ticketText } from '../../core/repository/index.ts';
import { keptPatch, type StopReason } from '../../core/run/index.ts';
import {
  details,
  instruction,
  isLookedAt,
  missingDetails,
  type Ticket,
  traceFingerprint,
} from '../../core/tickets/index.ts';
import { type LoopResult, locate } from '../loop/index.ts';
import type { RunLedger } from '../ports.ts';
import type { JobContext, TicketState } from './ticket-state.ts';

/** The ticket, and why it is not worked on, if so. */
interface FirstLook {
  readonly state: TicketState;
  readonly stop?: { readonly reason: StopReason; readonly problem?: string } | undefined;
}

/**
 * Looks at a ticket before an attempt, without a call and before a command runs: whether the ledger knows more attempts
 * than the record, which somebody may have deleted or replaced by an older one; before the first, whether it says anything,
 * and whether similar work is open that it has to wait for. What cannot be read lets the work begin. Never rejects.
 */
export async function lookAtTicket(context: JobContext, loaded: TicketState): Promise<FirstLook> {
  const { job } = context;
  const { ticket } = loaded;
  const attempts = await lastAttempt(context);
  const isKnown = attempts <= loaded.record.attempts;
  const record = isKnown ? loaded.record : { ...loaded.record, attempts };
  const state = { ...loaded, record };
  if (!isKnown && attempts >= job.maxTicketAttempts)
    return { state, stop: { reason: 'ticket-attempts-exhausted' } };
  const isOfPull = job.earlier !== undefined || job.onBranch === true;
  if (isOfPull || !isLookedAt(ticket, record, job)) return { state };
  if (job.readiness === 'ask' && missingDetails(ticket).length > 0) {
    const lacks = await lacksInRepository(context, state).catch(() => []);
    const asked = ['Please add:', ...lacks.map((one) => `– ${details[one]}`)];
    const stop = { reason: 'not-ready', problem: asked.join('\n') } as const;
    if (lacks.length > 0) return { state, stop };
  }
  if (job.duplicates !== 'wait') return { state };
  const file = await namedFile(context, state).catch(() => undefined);
  const similar = await findSimilar(context, ticket, file);
  if (similar === undefined) return { state };
  return { state: { ...state, similar }, stop: { reason: 'similar-open' } };
}

/** The state with similar work, if there is any now that it is known which file the change touches first. */
export async function withSimilar(
  context: JobContext,
  state: TicketState,
  { run }: LoopResult,
): Promise<TicketState> {
  const [file] = keptPatch(run).keys();
  return { ...state, similar: await findSimilar(context, state.ticket, file) };
}

/** What a ticket lacks though its names are looked up in the repository. */
async function lacksInRepository(context: JobContext, { ticket, record }: TicketState) {
  const paths = await ownPaths(context);
  const text = ticketText(instruction(ticket, record));
  return missingDetails(ticket, await locate(text, paths, context.workspace));
}

/** The file that a ticket names and that alone can be meant. */
async function namedFile(context: JobContext, { ticket, record }: TicketState) {
  const text = ticketText(instruction(ticket, record));
  const mentions = findMentions(text, await ownPaths(context));
  return mentions.find(({ files, isDependency }) => files.length === 1 && !isDependency)?.files[0];
}

async function ownPaths({ job, workspace }: JobContext): Promise<readonly string[]> {
  return (await workspace.paths()).filter((path) => repoPath(path, job.paths) === path);
}

/** Finds similar work; nothing if the ledger cannot be read. Never rejects. */
async function findSimilar(
  { ledger }: Pick<JobContext, 'ledger'>,
  ticket: Ticket,
  file: string | undefined,
): Promise<SimilarWork | undefined> {
  const own = { ticket: ticket.key, trace: traceFingerprint(ticket), file };
  if (own.trace === undefined && file === undefined) return undefined;
  const entries = await recentEntries(ledger).catch(() => []);
  return similarWork(entries, own);
}

/** Whether the pull request that a ticket waits for is still open, as far as is known. Never rejects. */
export async function isHeld(
  ledger: Pick<RunLedger, 'months' | 'read'> | undefined,
  pull: number,
): Promise<boolean> {
  const entries = await recentEntries(ledger).catch(() => []);
  return entries.some((one) => one.kind === 'run' && one.pull === pull) && !hasEnded(entries, pull);
}

/** The number of the last attempt at the job's ticket in the ledger; 0 if it knows none. Never rejects. */
async function lastAttempt({ job, ledger }: Pick<JobContext, 'job' | 'ledger'>): Promise<number> {
  const entries = await recentEntries(ledger).catch(() => []);
  return Math.max(0, ...attemptsIn(entries)(job.key).map(({ attempt }) => attempt));
}

/** Months in which an open pull request was opened. */
const mostMonths = 3;

async function recentEntries(
  ledger: Pick<RunLedger, 'months' | 'read'> | undefined,
): Promise<readonly LedgerEntry[]> {
  const months = (await ledger?.months()) ?? [];
  const recent = months.slice(0, mostMonths).map((month) => ledger?.read(month));
  return (await Promise.all(recent)).flatMap((month) => month?.entries ?? []);
}
