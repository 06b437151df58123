import type { RouteContext } from '../../../src/worker/http/index.ts';
import type { Decision } from '../../../src/worker/rules/index.ts';
import { readSettings, type SettingsBindings } from '../../../src/worker/settings/index.ts';
import type { Delivery } from '../../../src/worker/webhook/index.ts';

/** What the routes stored, and how many requests they rejected. */
interface RouteRecord {
  readonly kept: readonly (readonly [Delivery, Decision])[];
  readonly rejected: number;
}

export const secret = 'a secret of the tests';

/** When webhooks arrive in the tests: about when they say they were sent. */
export const now = Date.now();

/** A context with an inbox in memory, which records what the routes do. */
export function routeContext(
  source: SettingsBindings = {},
): RouteContext & { record(): RouteRecord } {
  const kept: [Delivery, Decision][] = [];
  let rejected = 0;
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
    rejected: () => {
      rejected += 1;
    },
    record: () => ({ kept, rejected }),
  };
}
