import {
  type RouteContext,
  receiveAutomation,
  receiveWebhook,
} from '../../../src/worker/http/index.ts';
import type { Decision } from '../../../src/worker/rules/index.ts';
import type { SettingsBindings } from '../../../src/worker/settings/index.ts';
import type { Delivery } from '../../../src/worker/webhook/index.ts';
import { sign } from '../../support/webhook.ts';
import { settingsOf } from '../rules/sample-policy.ts';

/** What the routes stored, and why they rejected requests. */
interface RouteRecord {
  readonly kept: readonly (readonly [Delivery, Decision])[];
  readonly rejected: readonly string[];
}

export const secret = 'a secret of the tests';

/** When webhooks arrive in the tests: about when they say they were sent. */
export const now = Date.now();

/** A context with an inbox in memory, which records what the routes do. */
export function routeContext(
  source: SettingsBindings = {},
): RouteContext & { record(): RouteRecord } {
  const kept: [Delivery, Decision][] = [];
  const rejected: string[] = [];
  const settings = settingsOf({ JIRA_WEBHOOK_SECRET: secret, ...source });
  const isKnown = ({ site, delivery }: Delivery) =>
    kept.some(([other]) => other.site === site && other.delivery === delivery);
  const keep = async (delivery: Delivery, decision: Decision) => {
    if (isKnown(delivery)) return 'duplicate' as const;
    kept.push([delivery, decision]);
    return 'kept' as const;
  };
  return {
    settings,
    inbox: { keep },
    rejected: (why) => rejected.push(why),
    record: () => ({ kept, rejected }),
  };
}

type Body = string | Uint8Array<ArrayBuffer>;

const requestOf = (body: Body, headers: Readonly<Record<string, string>>) =>
  new Request('https://worker.test/', { method: 'POST', body, headers });

/** Sends a webhook as Jira does, signed and with an identity, unless `headers` differ. */
export async function postWebhook(
  body: Body,
  context: RouteContext,
  headers: Readonly<Record<string, string>> = {},
) {
  const signature = await sign(secret, body);
  const usual = { 'x-hub-signature': signature, 'x-atlassian-webhook-identifier': 'd-1' };
  return receiveWebhook(requestOf(body, { ...usual, ...headers }), context);
}

/** The token that Jira Automation has to send. */
export const token = 'a-long-token-of-the-tests';

/** Sends a request as Jira Automation does. */
export function postAutomation(
  body: Body,
  context: RouteContext,
  authorization = `Bearer ${token}`,
) {
  return receiveAutomation(requestOf(body, { authorization }), context);
}
