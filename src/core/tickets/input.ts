import { requestFingerprint } from '../text/index.ts';
import type { Ticket, TicketNow } from './ticket.ts';

/** Fingerprint of what people wrote and attached, which decides whether a ticket was worked before. */
export function inputFingerprint(ticket: Ticket | TicketNow): string {
  const comments = ticket.comments.map(({ id, body }) => ({ id, body }));
  return requestFingerprint({ ...ownText(ticket), comments });
}

/** The same without the comments. */
export function textFingerprint(ticket: Ticket | TicketNow): string {
  return requestFingerprint(ownText(ticket));
}

function ownText({ summary, description, ...ticket }: Ticket | TicketNow) {
  const fields = nonEmpty(ticket.fields.map(({ name, text }) => ({ name, text })));
  const attachments = nonEmpty(ticket.attachments.map(({ name }) => name).sort());
  return { summary, description, fields, attachments };
}

/** Empty lists don't count: fingerprints from before these members existed stay valid. */
const nonEmpty = <T>(list: readonly T[]) => (list.length === 0 ? undefined : list);
