import { type TriggerReason, triggerReasons } from '../../dispatch.ts';
import { type Changelog, parseChangelog } from './changelog.ts';
import { type CommentFacts, parseComment } from './comment.ts';
import { at, textAt } from './json.ts';
import {
  type Account,
  namedAccount,
  parseAccount,
  parseAutomationTicket,
  parseTicket,
  type TicketFacts,
} from './ticket.ts';

/** What happened in Jira. A new comment is the only text of the ticket in it. */
export type WebhookEvent = EventFacts &
  (
    | { readonly kind: 'created' | 'other' }
    | {
        readonly kind: 'updated';
        readonly changelog: Changelog;
        readonly comment: CommentFacts | undefined;
      }
    | { readonly kind: 'commented'; readonly comment: CommentFacts | undefined }
    /** A Jira Automation rule names its own reason. */
    | { readonly kind: 'automation'; readonly reason: TriggerReason }
  );

interface EventFacts {
  /** For the operator, such as `jira:issue_updated (issue_reopened)`. */
  readonly name: string;
  readonly ticket: TicketFacts;
  /** Who caused the event; `undefined` if the webhook does not say. */
  readonly actor: Account | undefined;
  /** When the event happened, in milliseconds; `NaN` if the webhook does not say. */
  readonly timestamp: number;
  /** When the ticket was last changed, in milliseconds; `NaN` if the webhook does not say. */
  readonly changed: number;
}

/** What is known about one webhook. Never ticket text. */
export interface Delivery {
  /** Identity of the delivery; Jira's retries have the same. */
  readonly delivery: string;
  /** SHA-256 of the body. Whoever repeats one under another identity does not start another run. */
  readonly body: string;
  /** Host of the Jira site; `''` if the webhook does not say. */
  readonly site: string;
  /** Key of the ticket; `''` if the webhook names none. */
  readonly ticket: string;
  /** Such as `jira:issue_updated (issue_reopened)`. */
  readonly event: string;
}

/** Reads a webhook of Jira itself, whatever its shape: what is missing or malformed is left empty. */
export function parseWebhook(payload: unknown): WebhookEvent {
  const timestamp = Number(textAt(payload, 'timestamp') || Number.NaN);
  const facts = {
    name: eventName(payload),
    ticket: parseTicket(payload),
    actor: parseAccount(at(payload, 'user')),
    timestamp,
    // The event itself may be some milliseconds later.
    changed: Date.parse(textAt(payload, 'issue', 'fields', 'updated')) || timestamp,
  };
  switch (textAt(payload, 'webhookEvent')) {
    case 'jira:issue_created':
      return { ...facts, kind: 'created' };
    case 'jira:issue_updated': {
      const changelog = parseChangelog(payload);
      return { ...facts, kind: 'updated', changelog, comment: parseComment(payload) };
    }
    case 'comment_created':
      return { ...facts, kind: 'commented', comment: parseComment(payload) };
    default:
      return { ...facts, kind: 'other' };
  }
}

/**
 * Reads a request of Jira Automation; `undefined` if it lacks the ticket, its id, the site, the time or a
 * known reason. Only the time distinguishes two requests about the same ticket for the same reason.
 */
export function parseAutomation(json: unknown): WebhookEvent | undefined {
  const reason = triggerReasons.find((known) => known === textAt(json, 'reason'));
  const required = ['ticket', 'ticketId', 'site', 'time'];
  if (reason === undefined || required.some((name) => textAt(json, name) === '')) return undefined;
  const timestamp = timeOf(textAt(json, 'time').trim());
  return {
    kind: 'automation',
    name: `automation (${reason})`,
    reason,
    ticket: parseAutomationTicket(json),
    actor: namedAccount(textAt(json, 'author')),
    timestamp,
    changed: timestamp,
  };
}

/** Reads an instant as Jira writes it, also with its zone behind it (`…Z[UTC]`), or seconds or milliseconds since 1970. */
function timeOf(text: string): number {
  if (/^\d{10}(?:\d{3})?$/.test(text)) return Number(text.padEnd(13, '0'));
  const [time = ''] = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-][\d:]+)(?=\[|$)/.exec(text) ?? [];
  return Date.parse(time);
}

function eventName(payload: unknown): string {
  const [event, type] = ['webhookEvent', 'issue_event_type_name'].map((name) => {
    const text = textAt(payload, name);
    return /^[\w:.-]{1,64}$/.test(text) ? text : '';
  });
  if (!event) return 'an event without a name';
  return type ? `${event} (${type})` : event;
}
