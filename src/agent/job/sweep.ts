import {
  type AttemptLimits,
  inputFingerprint,
  type SweepFinding,
  sweepVerdict,
  type Ticket,
  type TicketRecord,
} from '../../core/tickets/index.ts';
import { type Dispatch, parseDispatch } from '../../dispatch.ts';
import type { RunContext } from '../loop/index.ts';
import type { Forge, SweepScope, SweptTicket, Tickets } from '../ports.ts';
import { loadTicket } from './ticket-state.ts';

/** What is looked for, and what is due. The cooldown is as long as an attempt may still be going on. */
export interface SweepSettings extends AttemptLimits {
  /** Which tickets are in scope, in Jira's query language. */
  readonly jql: string;
  readonly hours: number;
  /** Tickets that are sent at most. */
  readonly limit: number;
  readonly branchPrefix: string;
}

/** Where tickets come from and where those that are due are sent; without `dispatch` they are only found. */
export interface SweepEnds {
  readonly tickets: Tickets;
  readonly forge?: Pick<Forge, 'recall'>;
  readonly dispatch?: (dispatch: Dispatch) => Promise<void>;
}

/** Tickets that one sweep looks at: those that were worked stay in its way until they are too old. */
const mostFound: SweepScope['limit'] = 500;

/**
 * Looks for tickets that are due and sends each of them once, at most as many as the order allows. What
 * is found is told as it comes. Rejects when nothing can be found or sent at all.
 */
export async function sweepTickets(
  order: SweepSettings,
  ends: SweepEnds,
  world: Pick<RunContext, 'date' | 'signal'>,
  onFinding: (finding: SweepFinding) => void,
): Promise<readonly SweepFinding[]> {
  const { jql, hours, limit } = order;
  const findings: SweepFinding[] = [];
  const seen = new Set<string>();
  let due = 0;
  for (const swept of await ends.tickets.sweep({ jql, hours, limit: mostFound })) {
    if (world.signal.aborted) break;
    if (seen.has(swept.id)) continue;
    seen.add(swept.id);
    const isFull = due >= limit;
    const finding = isFull ? waiting(swept) : await lookAt(swept, order, ends, world, seen);
    if (finding === undefined) continue;
    if (finding.verdict.kind === 'due') due += 1;
    findings.push(finding);
    onFinding(finding);
  }
  return findings;
}

function waiting({ key }: SweptTicket): SweepFinding {
  return { key, verdict: { kind: 'waiting' } };
}

/**
 * Reads the ticket itself, for what a search says of it may be old, and sends it if it is due;
 * `undefined` when it was seen before under another id, or the sweep was cancelled meanwhile.
 */
async function lookAt(
  swept: SweptTicket,
  order: SweepSettings,
  { tickets, forge, dispatch }: SweepEnds,
  { date, signal }: Pick<RunContext, 'date' | 'signal'>,
  seen: Set<string>,
): Promise<SweepFinding | undefined> {
  const branch = `${order.branchPrefix}${swept.key}`;
  const opened = await loadTicket(swept.key, tickets, signal, forge && { forge, branch });
  if (signal.aborted) return undefined;
  if ('outcome' in opened)
    return unreadable(swept, opened.outcome.problem ?? 'it was not said why.');
  const { ticket, known, doubt } = opened;
  if (seen.has(ticket.key)) return undefined;
  seen.add(ticket.key);
  if (doubt !== undefined) throw doubt;
  const verdict = sweepVerdict(ticket, known, order, date());
  if (verdict.kind !== 'due' || dispatch === undefined) return { key: ticket.key, verdict };
  const message = dispatchOf(ticket, swept.id, known);
  if (message === undefined) return unreadable(swept, 'its id or its site is not one of Jira’s.');
  await dispatch(message);
  return { key: ticket.key, verdict: { kind: 'due', sent: true } };
}

function unreadable({ key }: SweptTicket, why: string): SweepFinding {
  return { key, verdict: { kind: 'unreadable', why } };
}

/**
 * The same input is the same delivery, however many sweeps find it. Words that were worked are a new input
 * only by a reopening, which counts by the attempts before it.
 */
function dispatchOf(ticket: Ticket, ticketId: string, known: TicketRecord): Dispatch | undefined {
  const words = inputFingerprint(ticket);
  const reopening = known.inputs.includes(words) ? `-${known.attempts}` : '';
  return parseDispatch({
    ticket: ticket.key,
    ticketId,
    site: new URL(ticket.url).host,
    delivery: `sweep-${ticketId}-${words.slice(0, 16)}${reopening}`,
    reason: 'sweep',
  });
}
