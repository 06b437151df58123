import { traceLines } from '../repository/index.ts';
import { requestFingerprint } from '../text/index.ts';
import type { AttemptRequest } from './attempt-policy.ts';
import { textAfterCommand, usualCommand } from './commands.ts';
import { controlLabels, hasLabel } from './labels.ts';
import type { TicketRecord } from './record.ts';
import type { Ticket } from './ticket.ts';
import { countWords } from './vague-words.ts';

/**
 * Whether a ticket is looked at before its first attempt, for what it lacks and for similar work: once, and only if
 * nobody has asked for the attempt by name.
 */
export function isLookedAt(
  { comments, isAssigned, labels = [] }: Pick<Ticket, 'comments' | 'isAssigned' | 'labels'>,
  { attempts, inputs, pullRequest }: TicketRecord,
  { cause = 'event', review, repair, reopened, command = usualCommand }: AttemptRequest,
): boolean {
  const isOfPull = review !== undefined || repair !== undefined || pullRequest !== undefined;
  if (cause !== 'event' || isOfPull || attempts > 0 || inputs.length > 0) return false;
  const { go, plan } = controlLabels;
  if (isAssigned || hasLabel({ labels }, go) || hasLabel({ labels }, plan)) return false;
  return !comments.some(
    ({ body }) =>
      textAfterCommand(body, command) !== undefined || (reopened && countWords(body).telling > 0),
  );
}

/** Whether the work ended before its first attempt, so that all that people say from then on may be what it lacked. */
export function wasLookedAt({ attempts, inputs }: TicketRecord): boolean {
  return attempts === 0 && inputs.length > 0;
}

/** Fingerprint of the crash that a ticket shows, the same for another one with other lines; `undefined` if it shows none. */
export function traceFingerprint(
  ticket: Pick<Ticket, 'description' | 'fields' | 'comments' | 'attachments'>,
): string | undefined {
  const { description, fields, comments, attachments } = ticket;
  const files = attachments.map(({ text = '' }) => text);
  const texts = [description, ...fields.map(({ text }) => text), ...files];
  const lines = traceLines([...texts, ...comments.map(({ body }) => body)].join('\n'));
  // One frame alone may be that of any crash.
  return lines.length < 2 ? undefined : requestFingerprint({ trace: lines });
}
