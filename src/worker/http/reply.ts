import type { Settings } from '../settings/index.ts';
import type { Arrival, Decision, InboxPort } from './arrival.ts';

/** An answer to Jira, which tries again after 503 and after none of these. */
export interface Reply {
  readonly status: 200 | 202 | 400 | 401 | 404 | 413;
  readonly body: Readonly<Record<string, string>>;
}

/** What the doors open to. */
export interface Surroundings {
  readonly settings: Settings;
  /** The inbox that such an arrival belongs to. */
  inboxFor(arrival: Arrival): Pick<InboxPort, 'keep'>;
  /** Told of each webhook whose signature or token does not fit. */
  refused(): void;
  /** Milliseconds. */
  now(): number;
}

/** Bytes that a webhook may have; a ticket with its comment stays far below. */
export const maxBytes = 1_000_000;

/** Stores what was decided, also that nothing is done. Rejects when the inbox does. */
export async function keep(
  arrival: Arrival,
  decision: Decision,
  surroundings: Surroundings,
): Promise<Reply> {
  const kept = await surroundings.inboxFor(arrival).keep(arrival, decision);
  const { reason } = decision;
  if (decision.kind === 'ignored') return { status: 200, body: { decision: 'ignored', reason } };
  if (kept === 'duplicate') return { status: 200, body: { decision: 'duplicate' } };
  const { ticket, delivery } = arrival;
  return { status: 202, body: { decision: 'accepted', ticket, delivery, reason } };
}

/** JSON in UTF-8; `undefined`, which JSON does not have, for anything else. */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(body));
  } catch {
    return undefined;
  }
}

/** An answer that says what is wrong. */
export const refuse = (status: 400 | 401 | 404 | 413, error: string): Reply => ({
  status,
  body: { error },
});
