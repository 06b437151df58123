import { oneLine, requestFingerprint } from '../../engines/text/index.ts';
import { isStop, stopCommand, textAfterCommand, usualCommand } from './commands.ts';
import { withTold } from './followed-pull.ts';
import { inputFingerprint, textFingerprint } from './input.ts';
import { controlLabels, hasLabel } from './labels.ts';
import { type AttemptEnd, hasRead, type TicketRecord } from './record.ts';
import type { Repair } from './repair.ts';
import type { Review } from './review.ts';
import type { Comment, Ticket, TicketNow } from './ticket.ts';

/**
 * Who wants the attempt: somebody who started the job by hand, or who asked for it by a label, a command or a mention;
 * who assigned the ticket to the agent; or nobody by name, as when a ticket is created or reopened.
 */
export type AttemptCause = 'hand' | 'asked' | 'assigned' | 'event';

/** What asks for an attempt at a ticket. */
export interface AttemptRequest {
  /** Missing if it is not known; then, it is an event. */
  readonly cause?: AttemptCause;
  /** Whether somebody asked with the command, which outweighs a label that ends the work. */
  readonly isCommand?: boolean;
  /** Id of the webhook delivery, if one started the job. */
  readonly delivery?: string;
  /** Whether the delivery says that the ticket was reopened. */
  readonly reopened?: boolean;
  /** Whether that may have been a move within "to do"; missing if the delivery does not say. */
  readonly perhaps?: boolean | undefined;
  /** When the ticket was changed as the delivery reports, by Jira's clock: an ISO 8601 instant. */
  readonly changed?: string | undefined;
  /** The first word of a comment that asks for work; missing if the settings name none. */
  readonly command?: string;
  /** The changes a person requested in the pull request. */
  readonly review?: Review;
  /** What happened to the pull request. */
  readonly repair?: Repair;
}

/** Limits on the attempts at one ticket. */
export interface AttemptLimits {
  /** Attempts over the lifetime of the ticket. */
  readonly maxTicketAttempts: number;
}

/** Whether an attempt at a ticket may start now. */
export type Readiness =
  | { readonly kind: 'due' }
  /** The input was worked, but the ticket does not say how that ended: telling it takes neither an attempt nor a model. */
  | { readonly kind: 'untold'; readonly end: AttemptEnd }
  /** The ticket does not ask for work any more; `why` is a sentence. */
  | { readonly kind: 'withdrawn'; readonly why: string }
  /** This input was already worked to a conclusion. */
  | { readonly kind: 'worked' }
  /** No attempts are left; `reported` if the ticket already says so for this input. */
  | { readonly kind: 'exhausted'; readonly reported: boolean };

/** Decides from the ticket and its record whether an attempt may start. */
export function judgeReadiness(
  ticket: Ticket,
  known: TicketRecord,
  { maxTicketAttempts, ...request }: AttemptRequest & AttemptLimits,
): Readiness {
  const why = whyWithdrawn(ticket, known, request);
  const { end } = known.open ?? {};
  // A change that is made is published before more is asked of it, unless people have ended the work.
  if (end?.commit !== undefined && !end.isPublished)
    return why === undefined ? { kind: 'untold', end } : { kind: 'withdrawn', why };
  if (wasWorked(ticket, known, request))
    return end === undefined ? { kind: 'worked' } : { kind: 'untold', end };
  if (why !== undefined) return { kind: 'withdrawn', why };
  if (known.attempts >= maxTicketAttempts) {
    const reported = known.inputs.includes(exhaustedInput(ticket, known, request));
    return { kind: 'exhausted', reported };
  }
  return { kind: 'due' };
}

/** Why the ticket does not ask for work any more, as a sentence; `undefined` if it does. */
export function whyWithdrawn(
  ticket: TicketNow,
  known: TicketRecord,
  request: AttemptRequest,
): string | undefined {
  const { cause = 'event', isCommand = false, review, repair } = request;
  if (cause === 'hand') return undefined;
  const isAsked = isCommand || review !== undefined;
  if (hasLabel(ticket, controlLabels.stop) && !isAsked)
    return `The ticket has the label ${controlLabels.stop}.`;
  const stop = ticket.comments.find(
    (comment) => isStop(comment) && !hasRead(known, comment) && !isAskedAfter(comment, request),
  );
  if (stop !== undefined) return `${oneLine(stop.author, 100)} has commented ${stopCommand}.`;
  if (cause === 'assigned' && ticket.isAssigned === false)
    return 'The ticket is not assigned to the agent any more.';
  if (request.perhaps && known.attempts === 0)
    return 'The ticket was moved, and nobody has asked the agent to work on it.';
  const isDone = ticket.status.category === 'done';
  // Where the agent itself has left the ticket, its pull request is still wanted.
  const isLeft = repair !== undefined && ticket.status.name === known.leftStatus;
  return isDone && cause === 'event' && !isAsked && !isLeft
    ? `The ticket is closed: it is in “${oneLine(ticket.status.name, 100)}”.`
    : undefined;
}

/** Whether somebody has asked for work after the comment. Without a time, whoever asks by a command or a review has. */
function isAskedAfter(
  { created }: Comment,
  { changed, isCommand = false, review }: AttemptRequest,
): boolean {
  if (changed !== undefined) return Date.parse(changed) > Date.parse(created);
  return isCommand || review !== undefined;
}

/**
 * Unchanged text still counts as new input if the last attempt at it did not end, if it comes with a review or a
 * repair that is unseen, or if the ticket was reopened: its status is back in the "new" category after the last attempt left
 * it elsewhere, or a delivery reports a new request or reopening, whatever the status.
 */
function wasWorked(ticket: Ticket, known: TicketRecord, request: AttemptRequest): boolean {
  if (!wasRead(ticket, known)) return false;
  const { inputs, left, open } = known;
  if (open !== undefined && open.end === undefined) return false;
  if (pullInputs(request).some((entry) => !inputs.includes(entry))) return false;
  if (isNewRequest(ticket, known, request)) return false;
  return ticket.status.category !== 'new' || left === undefined || left === 'new';
}

/** Whether an attempt has read all that people say on the ticket. A deleted comment says nothing new. */
function wasRead(ticket: Ticket, known: TicketRecord): boolean {
  if (known.inputs.includes(inputFingerprint(ticket))) return true;
  return (
    known.text === textFingerprint(ticket) &&
    ticket.comments.every((comment) => hasRead(known, comment))
  );
}

/**
 * Whether the delivery reports a reopening, or a request without words of its own, that no attempt has answered. One
 * may arrive as several deliveries, doubled or late: an attempt that has seen the ticket after it has answered all of
 * them. Both times are Jira's, so that the runner's clock does not matter. A reopening that does not say when it was
 * counts only if the ticket is not where the last attempt left it.
 */
function isNewRequest(ticket: Ticket, known: TicketRecord, request: AttemptRequest): boolean {
  const { inputs, seen, leftStatus = ticket.status.name } = known;
  if (deliveryInputs(request).every((entry) => inputs.includes(entry))) return false;
  const { changed, reopened } = request;
  if (reopened && isWithinToDo(ticket, known, request)) return false;
  if (changed !== undefined && seen !== undefined) {
    return Date.parse(changed) > Date.parse(seen);
  }
  return !reopened || ticket.status.category === 'new' || ticket.status.name !== leftStatus;
}

/**
 * Whether the ticket was only moved within "to do", where the last attempt has left it: that reopens nothing. A delivery
 * that does not say whether it is sure counts only where the ticket stood.
 */
function isWithinToDo(
  { status }: Ticket,
  { left, leftStatus = status.name }: TicketRecord,
  { perhaps = status.name !== leftStatus }: AttemptRequest,
): boolean {
  return perhaps && left === 'new' && status.category === 'new';
}

/** Fingerprints of everything that an attempt for this request works on. */
export function workedInputs(ticket: Ticket, request: AttemptRequest): readonly string[] {
  return [inputFingerprint(ticket), ...deliveryInputs(request), ...pullInputs(request)];
}

/** Whether an attempt leaves the ticket to who has an open pull request for it, unless a person wants it nevertheless. */
export function yieldsToOthers(
  { comments }: Ticket,
  known: TicketRecord,
  { cause, isCommand = false, review, repair, command = usualCommand }: AttemptRequest,
): boolean {
  if (cause === 'hand' || isCommand || review !== undefined || repair !== undefined) return false;
  return !comments.some(
    (one) => !hasRead(known, one) && textAfterCommand(one.body, command) !== undefined,
  );
}

/** Fingerprint that records the "no attempts left" report; raising the limit makes it stale. */
export function exhaustedInput(
  ticket: Ticket,
  { attempts }: TicketRecord,
  { review, repair }: AttemptRequest,
): string {
  const input = inputFingerprint(ticket);
  const asked = { review: review?.id, repair: repair?.id };
  return requestFingerprint({ exhausted: attempts, input, ...asked });
}

/** A delivery that asks for work whatever the ticket says. A command is a comment, which is input of its own. */
function deliveryInputs({ delivery, reopened, cause, isCommand }: AttemptRequest) {
  if (delivery === undefined) return [];
  if (reopened) return [requestFingerprint({ reopened: delivery })];
  const asks = cause === 'assigned' || (cause === 'asked' && !isCommand);
  return asks ? [requestFingerprint({ asked: delivery })] : [];
}

/** What asks for an attempt in the pull request, each worked once. */
function pullInputs({ review, repair }: AttemptRequest): readonly string[] {
  return [
    ...(review === undefined ? [] : [requestFingerprint({ review: review.id })]),
    ...(repair === undefined ? [] : [requestFingerprint({ repair: repair.id })]),
  ];
}

/** The ticket's record once another attempt has started. */
export function startedRecord(
  known: TicketRecord,
  now: Date,
  branch: string,
  { delivery }: AttemptRequest,
): TicketRecord {
  return {
    ...known,
    attempts: known.attempts + 1,
    begun: now.toISOString(),
    open: {},
    branch,
    delivery,
    waitsFor: undefined,
    // The attempt rewrites the comment and the description, which said how the pull request stood.
    ...(known.followed && { followed: withTold(known.followed) }),
  };
}
