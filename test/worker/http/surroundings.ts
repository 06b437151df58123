import type { Arrival, Decision } from '../../../src/worker/http/arrival.ts';
import type { Surroundings } from '../../../src/worker/http/reply.ts';
import { readSettings } from '../../../src/worker/settings/settings.ts';
import type { SettingsSource } from '../../../src/worker/settings/source.ts';

/** What the doors did: what they had kept, and how many webhooks they refused. */
export interface Passed {
  readonly kept: readonly (readonly [Arrival, Decision])[];
  readonly refused: number;
}

export const secret = 'a secret of the tests';

/** The instant at which the webhooks of the tests arrive: about when the stand-in says they were sent. */
export const now = Date.now();

/** An inbox in memory behind the doors, and what came through them. */
export function openDoors(source: SettingsSource = {}): Surroundings & { record(): Passed } {
  const kept: [Arrival, Decision][] = [];
  let refused = 0;
  const settings = readSettings({
    JIRA_WEBHOOK_SECRET: secret,
    GITHUB_TOKEN: 'token',
    GITHUB_REPOSITORY: 'acme/shop',
    ...source,
  });
  if (settings instanceof Error) throw settings;
  const isKnown = ({ site, delivery }: Arrival) =>
    kept.some(([other]) => other.site === site && other.delivery === delivery);
  const keep = async (arrival: Arrival, decision: Decision) => {
    if (isKnown(arrival)) return 'duplicate' as const;
    kept.push([arrival, decision]);
    return 'kept' as const;
  };
  return {
    settings,
    inboxFor: () => ({ keep }),
    refused: () => {
      refused += 1;
    },
    now: () => now,
    record: () => ({ kept, refused }),
  };
}
