import { accountHash } from '../body/index.ts';
import type { InboxPort } from '../inbox/index.ts';
import type { Decision } from '../rules/index.ts';
import type { WorkerSettings } from '../settings/index.ts';
import type { Refused } from '../status/index.ts';
import type { Delivery, WebhookEvent } from '../webhook/index.ts';

/** An answer to Jira. Jira retries after a 503 and after none of these. */
export interface Reply {
  readonly status: 200 | 202 | 400 | 401 | 404 | 413;
  readonly body: Readonly<Record<string, string>>;
}

/** What the routes work with. */
export interface RouteContext {
  readonly settings: WorkerSettings;
  readonly inbox: Pick<InboxPort, 'keep'>;
  /** Called for each request whose signature or token is missing or wrong. */
  rejected(why: keyof Refused): void;
}

/** Largest body of a webhook, in bytes; a ticket with its comment is far smaller. */
export const maxBytes = 1_000_000;

/**
 * Stores an event with its decision; one that starts nothing by the hash of its body, whatever identity its
 * header gives it, so that a body which is sent again takes no more room. Rejects if the inbox does.
 */
export async function storeEvent(
  { name, ticket: { site, key: ticket } }: WebhookEvent,
  body: Delivery['body'],
  decision: Decision,
  { inbox }: RouteContext,
): Promise<Reply> {
  const { kind, reason } = decision;
  const delivery = kind === 'dispatch' ? decision.dispatch.delivery : body;
  const stored = { delivery, body, site, ticket, event: name };
  const kept = await inbox.keep(stored, await withoutName(decision));
  if (kind === 'ignored') return { status: 200, body: { decision: 'ignored', reason } };
  if (kept === 'capped') return { status: 200, body: { decision: 'ignored', reason: capReason } };
  if (kept === 'duplicate') return { status: 200, body: { decision: 'duplicate' } };
  return { status: 202, body: { decision: 'accepted', ticket, delivery, reason } };
}

async function withoutName(decision: Decision): Promise<Decision> {
  if (decision.kind === 'ignored' || decision.requester === undefined) return decision;
  return { ...decision, requester: await accountHash(decision.requester) };
}

const capReason = 'The ticket has started as many runs in a day as it may.';

const maxAge = 24 * 3_600_000;

/**
 * Returns whether an event is more than a day old. `NaN`, an unknown time, is never too old, nor is a time in
 * the future: Jira's clock may be ahead. Jira's retries end after hours, so anything older is a replay.
 */
export function isTooOld({ timestamp }: WebhookEvent): boolean {
  return Date.now() - timestamp > maxAge;
}

/** Makes an answer that says what is wrong. */
export const refuse = (status: 400 | 401 | 404 | 413, error: string): Reply => ({
  status,
  body: { error },
});
