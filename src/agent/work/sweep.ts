import type { BudgetWaits } from '../../core/ledger/index.ts';
import {
  asksAgain,
  inputFingerprint,
  type SweepFinding,
  type SweepReason,
  type SweepRules,
  sweepVerdict,
  type Ticket,
  type TicketKey,
  type TicketRecord,
  wasConcluded,
  yieldsToOthers,
} from '../../core/tickets/index.ts';
import { type Dispatch, parseDispatch } from '../../dispatch.ts';
import { settleAll } from '../../engines/async.ts';
import { OutageError, UserError } from '../../engines/errors.ts';
import type { Failure, RunContext } from '../loop/index.ts';
import type { Forge, SweepScope, SweptTicket, Tickets } from '../ports.ts';
import { loadTicket } from './ticket-facts.ts';
import type { TicketState } from './ticket-state.ts';

/** Which tickets a sweep looks for, and which of them are due. */
export interface SweepSettings extends SweepRules, Pick<SweepScope, 'jql'> {
  /** Template of the agent's branches. */
  readonly branch: string;
  /** The tickets that were told to wait for the month's budget, if there is one. */
  readonly waits?: BudgetWaits | undefined;
}

/** What a sweep works with. */
export interface SweepContext extends Pick<RunContext, 'date' | 'signal'> {
  readonly tickets: Tickets;
  readonly forge: Pick<Forge, 'recall' | 'findOther' | 'isLeased'>;
  /** Starts a job for a ticket. */
  readonly dispatch: (dispatch: Dispatch) => Promise<void>;
  /** Called with each finding as it comes. */
  readonly onFinding: (finding: SweepFinding) => void;
}

/** Hours that a sweep looks back for changes: two days, so that a daily one makes good for one that failed. */
export const sweepHours = 48;

/** Tickets that one sweep sends: a query that is too wide starts no more runs than people can look through. */
const mostSent = 10;

/** Maximum number of tickets of a category that a sweep looks at. Worked tickets are found until they are too old. */
const maxFound = 500;

/** Records that are read in parallel. */
const recordsAtOnce = 8;

/**
 * Looks for tickets that are due and sends each of them once, `mostSent` at most. Rejects if no ticket can be
 * found or sent at all.
 */
export async function sweepTickets(
  settings: SweepSettings,
  context: SweepContext,
): Promise<readonly SweepFinding[]> {
  const findings: SweepFinding[] = [];
  const seen = new Set<string>();
  let due = 0;
  for await (const swept of candidates(settings, context)) {
    if (context.signal.aborted) break;
    if (seen.has(swept.id)) continue;
    seen.add(swept.id);
    const kept = settings.waits?.held.has(swept.key) ? 'over-budget' : 'waiting';
    const finding: SweepFinding | undefined =
      due < mostSent && kept === 'waiting'
        ? await judge(swept, settings, context, seen)
        : { key: swept.key, verdict: { kind: kept } };
    if (finding === undefined) continue;
    if (finding.verdict.kind === 'due') due += 1;
    findings.push(finding);
    context.onFinding(finding);
  }
  return findings;
}

/**
 * Finds the tickets that are to do, those that have waited for the month's budget, however long, then those in progress
 * that the agent left, or where people ask for more.
 */
async function* candidates(
  settings: SweepSettings,
  context: SweepContext,
): AsyncGenerator<SweptTicket> {
  const { tickets, signal, date } = context;
  const scope = { jql: settings.jql, hours: sweepHours, limit: maxFound };
  yield* await tickets.sweep(scope);
  const { released = new Map<string, string>() } = settings.waits ?? {};
  const waited = Math.max(...[...released.values()].map((at) => +date() - Date.parse(at)));
  if (waited > sweepHours * 3_600_000) {
    const long = { ...scope, hours: Math.ceil(waited / 3_600_000) + 1 };
    yield* (await tickets.sweep(long)).filter(({ key }) => released.has(key));
  }
  const begun = await tickets.sweep({ ...scope, category: 'indeterminate' });
  for (let at = 0; at < begun.length && !signal.aborted; at += recordsAtOnce) {
    const some = begun.slice(at, at + recordsAtOnce);
    // What cannot be read is judged, so that the failure is reported.
    const isOpen = await settleAll(
      some.map(({ key }) => mayBeDue(key, settings, context).catch(() => true)),
    );
    yield* some.filter((_, index) => isOpen[index]);
  }
}

/** Whether a ticket in progress is worth reading whole. */
async function mayBeDue(
  key: TicketKey,
  settings: SweepSettings,
  { tickets }: SweepContext,
): Promise<boolean> {
  const record = await tickets.recall(key);
  if (record.open !== undefined || record.waitsFor !== undefined) return true;
  if (!wasConcluded(record)) return false;
  return asksAgain(await tickets.look(key, record), record, settings) !== undefined;
}

/**
 * Reads the ticket, because the search index may be out of date, and sends it if it is due. Returns
 * `undefined` if it was seen under another id, or the sweep was cancelled.
 */
async function judge(
  swept: SweptTicket,
  settings: SweepSettings,
  context: SweepContext,
  seen: Set<string>,
): Promise<SweepFinding | undefined> {
  const loaded = await loadTicket({ key: swept.key, branch: settings.branch }, context);
  if (context.signal.aborted) return undefined;
  if (loaded.kind === 'unreadable')
    return unreadable(swept, loaded.failure.problem ?? 'the sweep was cancelled.');
  const { ticket, record, home, unreadPullRequest } = loaded.state;
  if (seen.has(ticket.key)) return undefined;
  seen.add(ticket.key);
  if (unreadPullRequest !== undefined) throw toError(unreadPullRequest);
  const pull = await openPull(loaded.state, settings, context).catch(() => undefined);
  if (pull !== undefined) return { key: ticket.key, verdict: { kind: 'pull-open', pull } };
  const now = context.date();
  const isWorked = record.open && (await context.forge.isLeased(home?.key ?? ticket.key, now));
  if (isWorked) return { key: ticket.key, verdict: { kind: 'busy' } };
  const verdict = sweepVerdict(ticket, record, settings, now);
  if (verdict.kind !== 'due') return { key: ticket.key, verdict };
  const dispatch = toDispatch(ticket, swept.id, record, verdict.why);
  if (dispatch === undefined) return unreadable(swept, 'its id or site is not valid in Jira.');
  await context.dispatch(dispatch);
  return { key: ticket.key, verdict };
}

/** The pull request that a ticket still waits for; one that has not waited asks in its own run. */
async function openPull(
  { ticket, record, home }: TicketState,
  settings: SweepSettings,
  { forge }: SweepContext,
): Promise<number | undefined> {
  if (record.waitsFor === undefined || !yieldsToOthers(ticket, record, settings)) return undefined;
  return (await forge.findOther(ticket.key, home?.branch ?? settings.branch))?.number;
}

/** Returns the error that ends the sweep: without GitHub no ticket can be sent. A defect keeps its stack. */
function toError({ reason, problem, cause }: Failure): unknown {
  return reason === 'misconfigured' ? new UserError(problem) : (cause ?? new OutageError(problem));
}

function unreadable({ key }: SweptTicket, why: string): SweepFinding {
  return { key, verdict: { kind: 'unreadable', why } };
}

/**
 * Gives the same input the same delivery id in every sweep. Text that was already worked is new input only
 * if the ticket was reopened or its last attempt did not end; the number of attempts tells these apart.
 */
function toDispatch(
  ticket: Ticket,
  ticketId: string,
  record: TicketRecord,
  why: SweepReason,
): Dispatch | undefined {
  const input = inputFingerprint(ticket);
  const isUnfinished = why === 'unfinished' || why === 'unreported';
  const isRepeated = isUnfinished || record.inputs.includes(input);
  return parseDispatch({
    ticket: ticket.key,
    ticketId,
    site: new URL(ticket.url).host,
    delivery: `sweep-${ticketId}-${input.slice(0, 16)}${isRepeated ? `-${record.attempts}` : ''}`,
    reason: isUnfinished ? 'unfinished' : why === 'reopened' ? why : 'sweep',
  });
}
