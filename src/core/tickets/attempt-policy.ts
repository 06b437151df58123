import { requestFingerprint } from '../text/index.ts';
import type { TicketRecord } from './record.ts';
import type { Review } from './review.ts';
import type { Ticket } from './ticket.ts';

/** What asks for an attempt at a ticket. */
export interface AttemptRequest {
  /** Id of the webhook delivery, if one started the job. */
  readonly delivery?: string;
  /** Whether the delivery says that the ticket was reopened. */
  readonly reopened?: boolean;
  /** The changes a person requested in the pull request. */
  readonly review?: Review;
}

/** Limits on the attempts at one ticket. */
export interface AttemptLimits {
  /** Attempts over the lifetime of the ticket. */
  readonly maxTicketAttempts: number;
  /** Milliseconds from the start of one attempt to the start of the next. */
  readonly cooldownMs: number;
}

/** Whether an attempt at a ticket may start now. */
export type Readiness =
  | { readonly kind: 'due' }
  /** A finished change for this input is kept on the ticket: publishing it takes neither an attempt nor a model. */
  | { readonly kind: 'publishable' }
  /** This input was already worked to a conclusion. */
  | { readonly kind: 'worked' }
  /** No attempts are left; `reported` if the ticket already says so for this input. */
  | { readonly kind: 'exhausted'; readonly reported: boolean }
  /** The last attempt started recently; the next may start in `ms` milliseconds. */
  | { readonly kind: 'cooling'; readonly ms: number };

/** Decides from the ticket, its record and the time whether an attempt may start. */
export function readinessOf(
  ticket: Ticket,
  known: TicketRecord,
  { maxTicketAttempts, cooldownMs, ...request }: AttemptRequest & AttemptLimits,
  now: Date,
): Readiness {
  if (isPublishable(ticket, known, request)) return { kind: 'publishable' };
  if (wasWorked(ticket, known, request)) return { kind: 'worked' };
  if (known.attempts >= maxTicketAttempts) {
    const reported = known.inputs.includes(exhaustedInput(ticket, known, request));
    return { kind: 'exhausted', reported };
  }
  const since = now.getTime() - Date.parse(known.begun ?? '');
  const ms = Math.min(cooldownMs, cooldownMs - since);
  return ms > 0 ? { kind: 'cooling', ms } : { kind: 'due' };
}

/** Whether the kept change answers all that people have said since. */
function isPublishable(
  ticket: Ticket,
  { unpublished = [] }: TicketRecord,
  request: AttemptRequest,
): boolean {
  const asked = [inputFingerprint(ticket), ...reviewInputs(request)];
  return asked.every((entry) => unpublished.includes(entry));
}

/**
 * Unchanged text still counts as new input if it comes with an unseen review, or if the ticket was
 * reopened: its status is back in the "new" category after the last attempt left it elsewhere, or an
 * unseen delivery reports the reopening. One reopening may arrive as several deliveries.
 */
function wasWorked(
  ticket: Ticket,
  { inputs, left }: TicketRecord,
  request: AttemptRequest,
): boolean {
  if (!inputs.includes(inputFingerprint(ticket))) return false;
  if (reviewInputs(request).some((entry) => !inputs.includes(entry))) return false;
  if (ticket.status.category !== 'new') return true;
  const isReopened = left !== undefined && left !== 'new';
  return !isReopened && reopeningInputs(request).every((entry) => inputs.includes(entry));
}

/** Fingerprints of everything that an attempt for this request works on. */
export function workedInputs(ticket: Ticket, request: AttemptRequest): readonly string[] {
  return [inputFingerprint(ticket), ...reopeningInputs(request), ...reviewInputs(request)];
}

/** Fingerprint that records the "no attempts left" report; raising the limit makes it stale. */
export function exhaustedInput(
  ticket: Ticket,
  { attempts }: TicketRecord,
  { review }: AttemptRequest,
): string {
  const input = inputFingerprint(ticket);
  return requestFingerprint({ exhausted: attempts, input, review: review?.id });
}

function reopeningInputs({ delivery, reopened }: AttemptRequest): readonly string[] {
  return reopened && delivery !== undefined ? [requestFingerprint({ reopened: delivery })] : [];
}

function reviewInputs({ review }: AttemptRequest): readonly string[] {
  return review === undefined ? [] : [requestFingerprint({ review: review.id })];
}

/** The ticket's record once another attempt has started. */
export function startedRecord(
  known: TicketRecord,
  now: Date,
  branch: string,
  { delivery }: AttemptRequest,
): TicketRecord {
  const begun = now.toISOString();
  return {
    ...known,
    attempts: known.attempts + 1,
    begun,
    branch,
    delivery,
    unpublished: undefined,
  };
}

/** Fingerprint of what people wrote and attached, which decides whether a ticket was worked before. */
export function inputFingerprint(ticket: Ticket): string {
  const { summary, description } = ticket;
  const comments = ticket.comments.map(({ id, body }) => ({ id, body }));
  const fields = nonEmpty(ticket.fields.map(({ name, text }) => ({ name, text })));
  const attachments = nonEmpty(ticket.attachments.map(({ name }) => name).sort());
  return requestFingerprint({ summary, description, comments, fields, attachments });
}

/** Empty lists don't count: fingerprints from before these members existed stay valid. */
const nonEmpty = <T>(list: readonly T[]) => (list.length === 0 ? undefined : list);
