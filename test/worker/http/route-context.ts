import type { RouteContext } from '../../../src/worker/http/index.ts';
import type { Decision } from '../../../src/worker/rules/index.ts';
import { readSettings, type SettingsBindings } from '../../../src/worker/settings/index.ts';
import type { Delivery } from '../../../src/worker/webhook/index.ts';

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
  const settings = readSettings({
    JIRA_WEBHOOK_SECRET: secret,
    GITHUB_TOKEN: 'token',
    GITHUB_REPOSITORY: 'acme/shop',
    ...source,
  });
  if (settings instanceof Error) throw settings;
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
