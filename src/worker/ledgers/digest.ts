import {
  type Amount,
  type MonthLedger,
  reservations,
  runEntries,
  tokensOf,
} from '../../core/ledger/index.ts';
import { projectOf, ticketKey } from '../../core/tickets/index.ts';
import { sum, type Tally, talliesOf } from './tally.ts';

/** What the inbox keeps of a repository's ledger. Times are in milliseconds. */
export interface Digest {
  readonly settled: readonly Settled[];
  readonly reserved: readonly Reserved[];
  /** Deliveries whose runs began in the last days. */
  readonly deliveries: readonly string[];
  readonly tallies: readonly Tally[];
}

/** What the runs of a project took that began in a month and have ended. */
interface Settled {
  readonly project: string;
  readonly month: string;
  readonly tokens: number;
  readonly money: number;
  /** Runs whose cost is not known. */
  readonly unpriced: number;
}

/** What a run has reserved that may not have ended; only what it has drawn counts from `until` on. */
interface Reserved {
  readonly project: string;
  readonly month: string;
  readonly until: number;
  readonly most: Amount;
  readonly drawn: Amount;
}

/** Milliseconds for which deliveries are known by their runs. */
const traced = 72 * 3_600_000;

/** Returns what counts of the months of a repository's ledger. */
export function digestOf(
  repository: string,
  months: ReadonlyMap<string, MonthLedger>,
  now: number,
): Digest {
  const entries = [...months.values()].flatMap((ledger) => ledger.entries);
  return {
    settled: [...months].flatMap(([month, ledger]) =>
      [...Map.groupBy(runEntries(ledger), projectIn)].map(([project, runs]) => ({
        ...{ project, month, tokens: sum(runs.map(tokensOf)) },
        money: sum(runs.map(({ cost = 0 }) => cost)),
        unpriced: runs.filter(({ cost }) => cost === undefined).length,
      })),
    ),
    reserved: [...months].flatMap(([month, ledger]) =>
      reservations(ledger).map(({ until, most, drawn, ...entry }) => ({
        ...{ project: projectIn(entry), month, until: Date.parse(until), most, drawn },
      })),
    ),
    deliveries: entries.flatMap((entry) => {
      if (entry.kind === 'run' && Date.parse(entry.at) < now - traced) return [];
      return entry.kind === 'run' || entry.kind === 'reservation' ? (entry.delivery ?? []) : [];
    }),
    tallies: talliesOf(repository, entries, now),
  };
}

/** The key of a ticket's project; `''` of what is no ticket. */
function projectIn({ ticket }: { readonly ticket: string }): string {
  const key = ticketKey(ticket);
  return key === undefined ? '' : projectOf(key);
}
