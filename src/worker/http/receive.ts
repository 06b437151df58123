import { isDelivery, triggerReasons } from '../../dispatch.ts';
import { bodyHash, readBody } from '../body/index.ts';
import { type Decision, decide } from '../rules/index.ts';
import { isSecret } from '../settings/index.ts';
import { parseAutomation, parseJson, parseWebhook } from '../webhook/index.ts';
import { isTooOld, maxBytes, type Reply, type RouteContext, refuse, storeEvent } from './reply.ts';

/** Receives a webhook: checks its signature and age, decides, stores. Rejects if the inbox does. */
export async function receiveWebhook(request: Request, context: RouteContext): Promise<Reply> {
  const signature = parseSignature(request.headers.get('x-hub-signature'));
  if (signature === undefined) {
    context.rejected('missing');
    return refuse(401, 'X-Hub-Signature is missing or not sha256=<hex>.');
  }
  const body = await readBody(request, maxBytes);
  if (body === undefined) return refuse(413, `The webhook has more than ${maxBytes} bytes.`);
  if (!(await isSigned(body, signature, context.settings.secrets))) {
    context.rejected('mismatch');
    return refuse(401, "X-Hub-Signature does not match: Jira's secret is not JIRA_WEBHOOK_SECRET.");
  }
  const json = parseJson(body);
  if (json === undefined) return refuse(400, 'The webhook is not JSON.');
  const event = parseWebhook(json);
  const hash = await bodyHash(body);
  if (isTooOld(event)) {
    const reason = 'The webhook says that it is more than 24 hours old, so it may be a replay.';
    const decision: Decision = { kind: 'ignored', reason };
    await storeEvent(event, hash, decision, context);
    return refuse(401, reason);
  }
  const delivery = deliveryId(request.headers, hash);
  const decision = decide(event, delivery, context.settings.policy);
  return storeEvent(event, hash, decision, context);
}

/**
 * Receives what a Jira Automation rule sends with "Send web request": JSON with ticket, ticketId, site, reason
 * and time, and optionally components, labels, reporter and author. Rejects if the inbox does.
 */
export async function receiveAutomation(request: Request, context: RouteContext): Promise<Reply> {
  const { automationToken, policy } = context.settings;
  if (automationToken === '') {
    return refuse(404, 'There is nothing here: Jira posts its webhooks to /webhooks/jira.');
  }
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined || !(await isSecret(token, automationToken))) {
    context.rejected('token');
    return refuse(401, 'Authorization is not "Bearer" followed by AUTOMATION_TOKEN.');
  }
  const body = await readBody(request, maxBytes);
  if (body === undefined) return refuse(413, `The request has more than ${maxBytes} bytes.`);
  const event = parseAutomation(parseJson(body));
  if (event === undefined) return refuse(400, automationForm);
  if (Number.isNaN(event.timestamp)) return refuse(400, unreadableTime);
  if (isTooOld(event)) {
    return refuse(401, 'The request says that it is more than 24 hours old.');
  }
  const hash = await bodyHash(body);
  const delivery = `automation-${hash}`;
  return storeEvent(event, hash, decide(event, delivery, policy), context);
}

const automationForm = `The request is not JSON with ticket, ticketId, site, time and one of the reasons ${triggerReasons.slice(0, -1).join(', ')} and ${triggerReasons.at(-1)}.`;

const unreadableTime =
  'The time is not one with its zone, such as 2026-11-28T10:00:00.000Z, or milliseconds since 1970: send {{now}}.';

/**
 * Returns the identity of a delivery, which is the same over Jira's retries: the one in Jira's header, or the
 * hash of the body if there is none.
 */
export function deliveryId(headers: Headers, hash: string): string {
  const identifier = headers.get('x-atlassian-webhook-identifier') ?? '';
  return isDelivery(identifier) ? identifier : hash;
}

const headerForm = /^sha256=([0-9a-f]{64})$/;

/** Returns the bytes of Jira's `X-Hub-Signature`; `undefined` if it is not `sha256=<64 hex digits>`. */
export function parseSignature(header: string | null): Uint8Array<ArrayBuffer> | undefined {
  const hex = headerForm.exec(header ?? '')?.[1];
  if (hex === undefined) return undefined;
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}

/** Returns whether the raw bytes of a body were signed with one of the secrets. Empty secrets do not count. */
export async function isSigned(
  body: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  secrets: readonly string[],
): Promise<boolean> {
  for (const secret of secrets) {
    if (secret === '') continue;
    const key = await keyOf(secret);
    if (await crypto.subtle.verify('HMAC', key, signature, body)) return true;
  }
  return false;
}

/** Cached: importing the key would take most of the time that a rejected webhook takes. */
const keys = new Map<string, Promise<CryptoKey>>();

function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known !== undefined) return known;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = new TextEncoder().encode(secret);
  const key = crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
  keys.set(secret, key);
  return key;
}
