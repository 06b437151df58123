import { type TicketKey, ticketKey } from './core/tickets/index.ts';

/** `event_type` of the `repository_dispatch` event that the Worker or a sweep sends to start the workflow. */
export const DISPATCH_EVENT = 'jira-bug-fix';

/** Why a webhook or a rule of Jira Automation can start work. */
export const triggerReasons = [
  'created',
  'reopened',
  'labelled',
  'commented',
  'assigned',
  'mentioned',
] as const;

export type TriggerReason = (typeof triggerReasons)[number];

const reasons = [...triggerReasons, 'sweep', 'unfinished', 'pull'] as const;

/**
 * What triggered the job. Sweeps send the last three: `sweep`, `unfinished` for a ticket whose last attempt did not
 * end, and `pull` for one whose pull request needs an attempt.
 */
export type DispatchReason = (typeof reasons)[number];

/** Which ticket to work on, and why. Carries no ticket text: the action reads the ticket itself. */
export interface Dispatch {
  readonly ticket: TicketKey;
  /** Missing for the reason `pull`: who looks at a pull request knows only the ticket's key. */
  readonly ticketId?: string | undefined;
  /** Host of the Jira site, such as `example.atlassian.net`. */
  readonly site: string;
  /** Id of the webhook delivery; the same for Jira's retries, and for sweeps that find the same input. */
  readonly delivery: string;
  readonly reason: DispatchReason;
  /** When the ticket was changed that triggered the job, by Jira's clock: an ISO 8601 instant in UTC. */
  readonly changed?: string | undefined;
  /**
   * Whether the ticket was perhaps not reopened, but moved within "to do", so that the action decides by the ticket's
   * record; missing if the sender does not know either.
   */
  readonly perhaps?: boolean | undefined;
  /** How many repositories the ticket is routed to, at most `maxRepositories`; missing if it is one. */
  readonly repositories?: number | undefined;
}

/** Repositories that one ticket may be worked on in. */
export const maxRepositories = 5;

/** Whether a text is a valid name of a repository on GitHub, `owner/name`. */
export function isRepository(text: string): boolean {
  return /^[\w-]{1,64}\/(?!\.{1,2}$)[\w.-]{1,100}$/.test(text);
}

/** Whether a text is a valid delivery id. */
export function isDelivery(text: string): boolean {
  return /^[\w.:-]{1,128}$/.test(text);
}

/** Whether a text is a valid host of a Jira site. */
export function isSite(text: string): boolean {
  return /^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$/.test(text);
}

/** Parses a `client_payload`; `undefined` if a field is missing or malformed. */
export function parseDispatch(payload: unknown): Dispatch | undefined {
  const fields = new Map<string, unknown>(Object.entries(payload ?? {}));
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const [ticketId, site, delivery] = [text('ticketId'), text('site'), text('delivery')];
  const ticket = ticketKey(text('ticket'));
  const reason = reasons.find((known) => known === text('reason'));
  if (ticket === undefined || reason === undefined) return undefined;
  if (!isSite(site) || !isDelivery(delivery)) return undefined;
  if (!/^\d{1,20}$/.test(ticketId) && !(reason === 'pull' && ticketId === '')) return undefined;
  const repositories = fields.get('repositories') ?? 1;
  // Without the count, a ticket would count as done too early.
  if (!isCount(repositories)) return undefined;
  const perhaps = fields.get('perhaps');
  const changed = instant.test(text('changed')) ? text('changed') : undefined;
  return {
    ticket,
    ...(ticketId && { ticketId }),
    site,
    delivery,
    reason,
    ...(changed && { changed }),
    ...(typeof perhaps === 'boolean' && { perhaps }),
    ...(repositories > 1 && { repositories }),
  };
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxRepositories;

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/;
