import { isDelivery } from '../../dispatch.ts';

/**
 * The delivery's identity, the same over Jira's retries: the one in Jira's header, else the hash of the
 * body, for a Jira that sends none.
 */
export async function deliveryId(headers: Headers, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const identifier = headers.get('x-atlassian-webhook-identifier') ?? '';
  return isDelivery(identifier) ? identifier : bodyHash(body);
}

/** The SHA-256 of a body as hex. */
export async function bodyHash(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
