import type { Dispatch } from '../dispatch.ts';
import { readBody } from './body.ts';
import { deliveryId } from './delivery.ts';
import { isSigned, parseSignature } from './signature.ts';
import { decide } from './webhook.ts';

/** Where deliveries are kept. Rejects when one could not be stored. */
export interface InboxPort {
  accept(dispatch: Dispatch): Promise<'accepted' | 'duplicate'>;
}

/** An answer to Jira, which tries again after 503 and after none of these. */
export interface Reply {
  readonly status: 200 | 202 | 400 | 401 | 413;
  readonly body: Readonly<Record<string, string>>;
}

/** Bytes that a webhook may have; a ticket with its comment stays far below. */
const maxBytes = 1_000_000;

/** Takes one webhook in: proves who sent it, decides about it, stores it. Rejects when the inbox does. */
export async function receiveWebhook(
  request: Request,
  secret: string,
  inbox: InboxPort,
): Promise<Reply> {
  const signature = parseSignature(request.headers.get('x-hub-signature'));
  if (signature === undefined)
    return refuse(401, 'X-Hub-Signature is missing or not sha256=<hex>.');
  const body = await readBody(request, maxBytes);
  if (body === undefined) return refuse(413, `The webhook has more than ${maxBytes} bytes.`);
  if (!(await isSigned(body, signature, secret))) {
    return refuse(401, "X-Hub-Signature does not fit: Jira's secret is not JIRA_WEBHOOK_SECRET.");
  }
  const payload = parseJson(body);
  if (payload === undefined) return refuse(400, 'The webhook is not JSON.');
  return keep(payload, await deliveryId(request.headers, body), inbox);
}

async function keep(payload: unknown, delivery: string, inbox: InboxPort): Promise<Reply> {
  const decision = decide(payload, delivery);
  if (decision.kind === 'ignored') {
    return { status: 200, body: { decision: 'ignored', reason: decision.reason } };
  }
  const kept = await inbox.accept(decision.dispatch);
  if (kept === 'duplicate') return { status: 200, body: { decision: 'duplicate' } };
  const { ticket } = decision.dispatch;
  return { status: 202, body: { decision: 'accepted', ticket, delivery } };
}

/** `undefined` for what is not JSON in UTF-8; JSON itself has no such value. */
function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(body));
  } catch {
    return undefined;
  }
}

const refuse = (status: 400 | 401 | 413, error: string): Reply => ({ status, body: { error } });
