import type { CheckResult } from '../github/index.ts';
import type { Decision } from '../rules/index.ts';
import type { ShardBy } from '../settings/index.ts';
import type { InboxReport } from '../status/index.ts';
import type { Delivery } from '../webhook/index.ts';
import type { Kept } from './accepted.ts';
import { log } from './log.ts';

/** Name of the only inbox if deliveries are not sharded. The others enrol in it. */
export const mainInbox = 'inbox';

/** Which inboxes to list first: those that last received a delivery, or those swept longest ago. */
export type ShardOrder = 'newest' | 'unswept';

/** Where deliveries are kept. Every method rejects if the store itself fails. */
export interface InboxPort {
  /** Stores a delivery with its decision, unless it is stored already. */
  keep(delivery: Delivery, decision: Decision): Promise<Kept>;
  /** Counts webhooks that were rejected for their signature. */
  refuse(count: number): Promise<void>;
  /** Returns the newest `limit` deliveries, and what waits. */
  report(limit: number): Promise<InboxReport>;
  /** Asks GitHub, once a minute at most, whether it accepts the settings. */
  check(): Promise<CheckResult>;
  /** Resumes sending if it has stopped, and deletes what is older than 30 days. */
  sweep(): Promise<void>;
}

/** The inboxes by name. */
export interface Inboxes {
  getByName(name: string): InboxPort & {
    others(limit: number, order: ShardOrder): Promise<readonly string[]>;
  };
}

/** Other inboxes that one report or sweep asks: fewer than the requests that Cloudflare allows it. */
const maxOthers = 40;

/** Returns the name of the inbox for a delivery, the same for every delivery of a ticket. */
export function inboxName(shardBy: ShardBy, { site, ticket }: Delivery): string {
  if (shardBy === 'nothing') return mainInbox;
  const project = shardBy === 'project' ? `/${ticket.split('-')[0]}` : '';
  return `${shardBy}:${site.toLowerCase()}${project}`;
}

/** Opens all inboxes as one. A report covers those that last received a delivery. */
export function openInbox(inboxes: Inboxes, shardBy: ShardBy): InboxPort {
  const main = () => inboxes.getByName(mainInbox);
  const withOthers = async (order: ShardOrder) => {
    const names = await main().others(maxOthers, order);
    return [main(), ...names.map((name) => inboxes.getByName(name))];
  };
  return {
    keep: (delivery, decision) =>
      inboxes.getByName(inboxName(shardBy, delivery)).keep(delivery, decision),
    refuse: (count) => main().refuse(count),
    check: () => main().check(),
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

function merged(reports: readonly InboxReport[], limit: number): InboxReport {
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

const table = `
  CREATE TABLE IF NOT EXISTS shard (
    name TEXT PRIMARY KEY,
    seen INTEGER NOT NULL,
    swept INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** The main inbox's list of the others. Times are in milliseconds. */
export class Registry {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(table);
  }

  /** Notes that the inbox of this name has received a delivery. */
  enrol(name: string, now: number): void {
    this.#sql.exec(
      `INSERT INTO shard (name, seen, swept) VALUES (?, ?, 0)
       ON CONFLICT DO UPDATE SET seen = excluded.seen`,
      ...[name, now],
    );
  }

  /** Returns at most `limit` names. Those returned to be swept come last the next time. */
  names(limit: number, order: ShardOrder, now: number): readonly string[] {
    const sorted = `FROM shard ORDER BY ${order === 'newest' ? 'seen DESC' : 'swept'}, name LIMIT ?`;
    const rows = this.#sql.exec<{ name: string }>(`SELECT name ${sorted}`, limit).toArray();
    if (order === 'unswept') {
      const update = `UPDATE shard SET swept = ? WHERE name IN (SELECT name ${sorted})`;
      this.#sql.exec(update, now, limit);
    }
    return rows.map(({ name }) => name);
  }
}
