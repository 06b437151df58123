import { decide, readArrival } from '../rules/index.ts';
import { textAt } from '../webhook/index.ts';
import { isTooOld } from './age.ts';
import type { Decision } from './arrival.ts';
import { readBody } from './body.ts';
import { bodyHash, deliveryId } from './delivery.ts';
import { keep, maxBytes, parseJson, type Reply, refuse, type Surroundings } from './reply.ts';
import { isSigned, parseSignature } from './signature.ts';

/** Takes one webhook in: proves who sent it, decides about it, stores it. Rejects when the inbox does. */
export async function receiveWebhook(request: Request, surroundings: Surroundings): Promise<Reply> {
  const signature = parseSignature(request.headers.get('x-hub-signature'));
  if (signature === undefined) {
    surroundings.refused();
    return refuse(401, 'X-Hub-Signature is missing or not sha256=<hex>.');
  }
  const body = await readBody(request, maxBytes);
  if (body === undefined) return refuse(413, `The webhook has more than ${maxBytes} bytes.`);
  if (!(await isSigned(body, signature, surroundings.settings.secrets))) {
    surroundings.refused();
    return refuse(401, "X-Hub-Signature does not fit: Jira's secret is not JIRA_WEBHOOK_SECRET.");
  }
  const payload = parseJson(body);
  if (payload === undefined) return refuse(400, 'The webhook is not JSON.');
  return isTooOld(Number(textAt(payload, 'timestamp') || Number.NaN), surroundings.now())
    ? refuseOld(payload, body, surroundings)
    : judge(payload, await deliveryId(request.headers, body), surroundings);
}

async function judge(
  payload: unknown,
  delivery: string,
  surroundings: Surroundings,
): Promise<Reply> {
  const decision = decide(payload, delivery, surroundings.settings.policy);
  return keep(readArrival(payload, delivery, decision), decision, surroundings);
}

/** Kept for the operator under the body's hash: the header with its identity is not signed. */
async function refuseOld(
  payload: unknown,
  body: Uint8Array<ArrayBuffer>,
  surroundings: Surroundings,
): Promise<Reply> {
  const reason = 'The webhook says that it is more than 24 hours old, so it may be a recorded one.';
  const decision: Decision = { kind: 'ignored', reason };
  await keep(readArrival(payload, await bodyHash(body), decision), decision, surroundings);
  return refuse(401, reason);
}
