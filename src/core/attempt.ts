import { requestFingerprint } from './fingerprint.ts';
import { inputFingerprint } from './instruction.ts';
import type { TicketRecord } from './record.ts';
import { leftoverOf } from './run/leftover.ts';
import type { Run } from './run/run.ts';
import type { StopReason } from './run/stop.ts';
import type { Ticket } from './ticket.ts';

/** What asks for an attempt at a ticket. */
export interface Summons {
  /** The webhook delivery, where there was one. */
  readonly delivery?: string;
  /** Whether the delivery says that the ticket was reopened. */
  readonly reopened?: boolean;
}

/** What bounds the attempts at one ticket. */
export interface Pacing {
  /** Attempts that are ever made. */
  readonly maxTicketAttempts: number;
  /** Milliseconds from the beginning of one attempt to that of the next. */
  readonly cooldownMs: number;
}

/** Whether a ticket may be worked now. */
export type Readiness =
  | { readonly kind: 'due' }
  /** This input was worked to an end. */
  | { readonly kind: 'worked' }
  /** No attempt is left; `told` when the ticket has been told so for this input. */
  | { readonly kind: 'exhausted'; readonly told: boolean }
  /** The last attempt began a moment ago; in so many milliseconds another may. */
  | { readonly kind: 'cooling'; readonly ms: number };

/** Decides about an attempt from the ticket, its record and the time. */
export function readinessOf(
  ticket: Ticket,
  known: TicketRecord,
  { maxTicketAttempts, cooldownMs, ...summons }: Summons & Pacing,
  now: Date,
): Readiness {
  if (wasWorked(ticket, known, summons)) return { kind: 'worked' };
  if (known.attempts >= maxTicketAttempts) {
    return { kind: 'exhausted', told: known.inputs.includes(exhaustion(ticket, known)) };
  }
  const since = now.getTime() - Date.parse(known.begun ?? '');
  const ms = Math.min(cooldownMs, cooldownMs - since);
  return ms > 0 ? { kind: 'cooling', ms } : { kind: 'due' };
}

/**
 * The same words are a new input only when a delivery that was not worked yet says that the ticket was
 * reopened, and it still is to be done: one reopening may come as several deliveries.
 */
function wasWorked(ticket: Ticket, { inputs }: TicketRecord, summons: Summons): boolean {
  if (!inputs.includes(inputFingerprint(ticket))) return false;
  const reopening = reopeningOf(summons);
  return reopening.every((entry) => inputs.includes(entry)) || ticket.status.category !== 'new';
}

function reopeningOf({ delivery, reopened }: Summons): readonly string[] {
  return reopened && delivery !== undefined ? [requestFingerprint({ reopened: delivery })] : [];
}

/** What is recorded of a ticket that was told of its last attempt; one more attempt makes it another. */
function exhaustion(ticket: Ticket, { attempts }: TicketRecord): string {
  return requestFingerprint({ exhausted: attempts, input: inputFingerprint(ticket) });
}

/** The record of an attempt that begins. */
export function begunRecord(
  known: TicketRecord,
  now: Date,
  branch: string,
  { delivery }: Summons,
): TicketRecord {
  const { delivery: _, ...rest } = known;
  return {
    ...rest,
    attempts: known.attempts + 1,
    begun: now.toISOString(),
    branch,
    ...(delivery === undefined ? {} : { delivery }),
  };
}

/** How work on a ticket has ended. */
export interface Ending {
  readonly reason: StopReason;
  readonly run: Run;
  readonly pullRequest?: { readonly url: string };
}

/** The record of work that has ended. */
export function endedRecord(
  known: TicketRecord,
  ticket: Ticket,
  summons: Summons,
  { reason, run, pullRequest }: Ending,
): TicketRecord {
  const { diff, critique, ...rest } = known;
  const left = leftoverOf(run);
  const earlier = { ...(diff && { diff }), ...(critique && { critique }) };
  const inputs = new Set([...known.inputs, ...inputsOf(reason, ticket, known, summons)]);
  return {
    ...rest,
    ...(left.diff === undefined ? earlier : left),
    inputs: [...inputs],
    read: isConclusive(reason) ? ticket.comments.map(({ id }) => id) : known.read,
    ...(pullRequest === undefined ? {} : { pullRequest: pullRequest.url }),
  };
}

function inputsOf(
  reason: StopReason,
  ticket: Ticket,
  known: TicketRecord,
  summons: Summons,
): readonly string[] {
  if (reason === 'ticket-attempts-exhausted') return [exhaustion(ticket, known)];
  return isConclusive(reason) ? [inputFingerprint(ticket), ...reopeningOf(summons)] : [];
}

/** Ends that another bound, another setting or another day may turn. */
const passing: ReadonlySet<StopReason> = new Set([
  'cancelled',
  'deadline',
  'budget-exhausted',
  'ticket-attempts-exhausted',
  'misconfigured',
  'failed',
  'unreported',
]);

/** Whether the same input would only lead to the same end; an outage is worth another try. */
export function isConclusive(reason: StopReason): boolean {
  return !passing.has(reason);
}
