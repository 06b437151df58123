import { leftoverOf, type Run, type StopReason } from '../run/index.ts';
import { requestFingerprint } from '../text/index.ts';
import { inputFingerprint } from './instruction.ts';
import type { TicketRecord } from './record.ts';
import type { Review } from './review.ts';
import type { StatusCategory, Ticket } from './ticket.ts';

/** What asks for an attempt at a ticket. */
export interface Summons {
  /** The webhook delivery, where there was one. */
  readonly delivery?: string;
  /** Whether the delivery says that the ticket was reopened. */
  readonly reopened?: boolean;
  /** What a person wants changed in the pull request. */
  readonly review?: Review;
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
    const told = known.inputs.includes(exhaustion(ticket, known, summons));
    return { kind: 'exhausted', told };
  }
  const since = now.getTime() - Date.parse(known.begun ?? '');
  const ms = Math.min(cooldownMs, cooldownMs - since);
  return ms > 0 ? { kind: 'cooling', ms } : { kind: 'due' };
}

/**
 * The same words are a new input with a review that was not worked yet, and where somebody has reopened
 * the ticket: it is to do and was left otherwise, or a delivery that was not worked yet says so. One
 * reopening may come as several deliveries.
 */
function wasWorked(ticket: Ticket, { inputs, left }: TicketRecord, summons: Summons): boolean {
  if (!inputs.includes(inputFingerprint(ticket))) return false;
  if (reviewOf(summons).some((entry) => !inputs.includes(entry))) return false;
  if (ticket.status.category !== 'new') return true;
  const isReopened = left !== undefined && left !== 'new';
  return !isReopened && reopeningOf(summons).every((entry) => inputs.includes(entry));
}

function reopeningOf({ delivery, reopened }: Summons): readonly string[] {
  return reopened && delivery !== undefined ? [requestFingerprint({ reopened: delivery })] : [];
}

function reviewOf({ review }: Summons): readonly string[] {
  return review === undefined ? [] : [requestFingerprint({ review: review.id })];
}

/** What is recorded of a ticket that was told of its last attempt; one more attempt makes it another. */
function exhaustion(ticket: Ticket, { attempts }: TicketRecord, { review }: Summons): string {
  const input = inputFingerprint(ticket);
  return requestFingerprint({ exhausted: attempts, input, review: review?.id });
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
  /** In which category of status the ticket is left, where that is known. */
  readonly left?: StatusCategory;
}

/** The record of work that has ended. What was worked to no end leaves the ticket as it stood before. */
export function endedRecord(
  known: TicketRecord,
  ticket: Ticket,
  summons: Summons,
  { reason, run, pullRequest, left }: Ending,
): TicketRecord {
  const { diff, critique, left: before, ...rest } = known;
  const leftover = leftoverOf(run);
  const earlier = { ...(diff && { diff }), ...(critique && { critique }) };
  const inputs = new Set([...known.inputs, ...inputsOf(reason, ticket, known, summons)]);
  const now = isConclusive(reason) ? left : before;
  return {
    ...rest,
    ...(leftover.diff === undefined ? earlier : leftover),
    inputs: [...inputs],
    read: isConclusive(reason) ? ticket.comments.map(({ id }) => id) : known.read,
    ...(pullRequest === undefined ? {} : { pullRequest: pullRequest.url }),
    ...(now === undefined ? {} : { left: now }),
  };
}

function inputsOf(
  reason: StopReason,
  ticket: Ticket,
  known: TicketRecord,
  summons: Summons,
): readonly string[] {
  if (reason === 'ticket-attempts-exhausted') return [exhaustion(ticket, known, summons)];
  if (!isConclusive(reason)) return [];
  return [inputFingerprint(ticket), ...reopeningOf(summons), ...reviewOf(summons)];
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
