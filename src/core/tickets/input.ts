import { requestFingerprint } from '../../engines/text/index.ts';
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

function ownText({ summary, description, fields, attachments }: Ticket | TicketNow) {
  return {
    ...{ summary, description },
    fields: fields.map(({ name, text }) => ({ name, text })),
    attachments: attachments.map(({ name }) => name).sort(),
  };
}
