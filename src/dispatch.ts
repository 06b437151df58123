import { type TicketKey, ticketKey } from './core/tickets/index.ts';

/** The `event_type` of the `repository_dispatch` that the Worker or a sweep sends and the workflow listens to. */
export const DISPATCH_EVENT = 'jira-bug-fix';

const reasons = ['created', 'reopened', 'labelled', 'commented', 'sweep'] as const;

/** What asks for the work. */
export type DispatchReason = (typeof reasons)[number];

/** Which ticket to work on, and why. Never ticket text: the action reads the ticket itself. */
export interface Dispatch {
  readonly ticket: TicketKey;
  readonly ticketId: string;
  /** Host of the Jira site, such as `example.atlassian.net`. */
  readonly site: string;
  /** Identity of the webhook delivery; the same over Jira's retries, and over sweeps that find the same. */
  readonly delivery: string;
  readonly reason: DispatchReason;
}

const forms = {
  ticketId: /^\d{1,20}$/,
  site: /^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$/,
  delivery: /^[\w.:-]{1,128}$/,
};

/** Whether a text can be the identity of a delivery. */
export function isDelivery(text: string): boolean {
  return forms.delivery.test(text);
}

/** Whether a text can be the host of a Jira site. */
export function isSite(text: string): boolean {
  return forms.site.test(text);
}

/** Reads a `client_payload`; `undefined` when a field is missing or not of its form. */
export function parseDispatch(payload: unknown): Dispatch | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(payload));
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const ticket = ticketKey(text('ticket'));
  const wellFormed = Object.entries(forms).every(([name, form]) => form.test(text(name)));
  const reason = reasons.find((known) => known === text('reason'));
  if (ticket === undefined || reason === undefined || !wellFormed) return undefined;
  return {
    ticket,
    ticketId: text('ticketId'),
    site: text('site'),
    delivery: text('delivery'),
    reason,
  };
}
