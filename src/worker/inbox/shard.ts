import type { Arrival, InboxPort, Report } from '../http/index.ts';
import { log } from '../log.ts';
import type { ShardBy } from '../settings/index.ts';
import type { Order } from './registry.ts';

/** The inbox of an installation that does not spread them. The others enrol in it. */
export const mainInbox = 'inbox';

/** The inboxes, each by its name. */
export interface Inboxes {
  getByName(name: string): InboxPort & {
    others(limit: number, order: Order): Promise<readonly string[]>;
  };
}

/** How many other inboxes one report or sweep asks: below the requests that Cloudflare grants to one. */
const asked = 40;

/** The name of the inbox that keeps an arrival: always the same for the same ticket of the same site. */
export function inboxName(shardBy: ShardBy, { site, ticket }: Arrival): string {
  if (shardBy === 'nothing') return mainInbox;
  const project = shardBy === 'project' ? `/${ticket.split('-')[0]}` : '';
  return `${shardBy}:${site.toLowerCase()}${project}`;
}

/** All inboxes as one. A report holds the newest of those in which something arrived last. */
export function openInbox(inboxes: Inboxes, shardBy: ShardBy): InboxPort {
  const main = () => inboxes.getByName(mainInbox);
  const withOthers = async (order: Order) => {
    const names = await main().others(asked, order);
    return [main(), ...names.map((name) => inboxes.getByName(name))];
  };
  return {
    keep: (arrival, decision) =>
      inboxes.getByName(inboxName(shardBy, arrival)).keep(arrival, decision),
    refuse: (count) => main().refuse(count),
    report: async (limit) => {
      const every = await withOthers('newest');
      return merged(await Promise.all(every.map((inbox) => inbox.report(limit))), limit);
    },
    sweep: async () => {
      const swept = (await withOthers('unswept')).map((inbox) => inbox.sweep());
      for (const result of await Promise.allSettled(swept)) {
        if (result.status === 'rejected') log('sweep failed', { why: String(result.reason) });
      }
    },
  };
}

function merged(reports: readonly Report[], limit: number): Report {
  const [main] = reports;
  return {
    deliveries: reports
      .flatMap(({ deliveries }) => deliveries)
      .toSorted((one, other) => other.received - one.received)
      .slice(0, limit),
    waiting: reports.flatMap(({ waiting }) => waiting),
    refused: main?.refused ?? [],
  };
}
