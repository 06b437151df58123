import { type MonthLedger, monthOf, readMonth } from '../../core/ledger/index.ts';
import { type LedgerAnswer, ledgerCost, readLedger } from '../github/index.ts';
import { addTallies, type Digest, digestOf } from '../ledgers/index.ts';
import type { InboxReport } from '../status/index.ts';
import { bearerOf, pauseSending, type SendContext } from './context.ts';

/** What is known of a repository's ledger. Times are in milliseconds. */
export interface Reading {
  readonly repository: string;
  /** The newest month that was read. */
  readonly month: string;
  /** `undefined` before the first reading. */
  readonly commit?: string | undefined;
  /** When it was read, and when that was last tried. */
  readonly read: number;
  readonly tried: number;
  /** Why the last try failed; `''` if it did not. */
  readonly why: string;
  readonly digest: Digest;
}

/** Months that are read: this one and those before. */
const monthsRead = 3;
/** Milliseconds for which a reading counts as new, and until a failed one is tried again. */
const lifetime = 600_000;
const retryAfter = 60_000;
/** Milliseconds for each repository, so that many of them leave most of a token's requests to dispatches. */
const spacing = 3_000;
/** Requests that a token and a reading may need. */
const mostRequests = 3 + ledgerCost(monthsRead);
/** Characters of a digest as JSON: an object of Cloudflare stores values of 2 MB at most. */
const longestDigest = 400_000;

const none: Digest = { settled: [], reserved: [], deliveries: [], tallies: [] };

/** The ledgers of the repositories, as they were last read. */
export class Readings {
  readonly #storage: SyncKvStorage;

  constructor(storage: SyncKvStorage) {
    this.#storage = storage;
  }

  /** Returns what is known of a ledger, whatever the case of the repository's name. */
  of(repository: string): Reading | undefined {
    return this.#storage.get<Reading>(keyOf(repository));
  }

  /** Says that a ledger is not known, and why. */
  problem(repository: string): string {
    const why = this.of(repository)?.why ?? '';
    if (why === '') return `The ledger of ${repository} has not been read yet`;
    return `The ledger of ${repository} cannot be read: ${why}`;
  }

  /** Returns whether a ledger has to be read before its content counts. */
  isOld(repository: string, count: number, now: number): boolean {
    const reading = this.of(repository);
    if (reading === undefined || reading.month !== monthOf(new Date(now))) return true;
    return reading.read + Math.max(lifetime, count * spacing) <= now;
  }

  /** Returns what became of the agent's work in these repositories, and of which that is not known. */
  outcomes(repositories: readonly string[]): Pick<InboxReport, 'outcomes' | 'unread'> {
    const readings = repositories.map((name) => this.of(name));
    return {
      outcomes: addTallies(readings.flatMap((reading) => reading?.digest.tallies ?? [])),
      unread: repositories.flatMap((name, index) =>
        readings[index]?.why === '' ? [] : [this.problem(name)],
      ),
    };
  }

  /** Reads the ledgers that are old; resolves to whether it got through with the requests that are left. */
  async refresh(context: SendContext, repositories: readonly string[]): Promise<boolean> {
    for (const repository of repositories) {
      const now = Date.now();
      if (!this.isOld(repository, repositories.length, now)) continue;
      const { tried = 0, why = '' } = this.of(repository) ?? {};
      if (why !== '' && now < tried + retryAfter) continue;
      if (context.budget.left < mostRequests) return false;
      await this.#read(context, repository, now);
    }
    return true;
  }

  async #read(context: SendContext, repository: string, now: number): Promise<void> {
    const month = monthOf(new Date(now));
    const before = this.of(repository);
    const isSameMonth = before?.month === month;
    const answer = await ask(context, repository, isSameMonth ? before.commit : undefined, now);
    if (answer.kind === 'unchanged' && before !== undefined) {
      return this.#keep({ ...before, read: now, tried: now, why: '' });
    }
    const digest = answer.kind === 'changed' ? digestFrom(repository, answer.texts, now) : none;
    const why = answer.kind === 'unknown' ? answer.why : 'it is too long';
    if (answer.kind !== 'changed' || JSON.stringify(digest).length > longestDigest) {
      const known = before ?? { repository, month, read: 0, digest: none };
      return this.#keep({ ...known, tried: now, why });
    }
    const { commit } = answer;
    this.#keep({ repository, month, commit, read: now, tried: now, why: '', digest });
  }

  #keep(reading: Reading): void {
    this.#storage.put(keyOf(reading.repository), reading);
  }
}

/** The form of what is stored is part of the key. */
const keyOf = (repository: string) => `ledger 1 ${repository.toLowerCase()}`;

const digestFrom = (repository: string, texts: ReadonlyMap<string, string>, now: number) =>
  digestOf(
    repository,
    new Map([...texts].map(([month, text]): [string, MonthLedger] => [month, readMonth(text)])),
    now,
  );

/** Asks for a ledger, unless nothing is sent to its repository now. */
async function ask(
  context: SendContext,
  repository: string,
  known: string | undefined,
  now: number,
): Promise<LedgerAnswer> {
  const pause = context.pauses.of(repository, now);
  if (pause !== undefined) return { kind: 'unknown', why: pause.why, pause: 0, isSetUp: true };
  const bearer = await bearerOf(context, repository);
  if (bearer.kind === 'refused') return { ...bearer, kind: 'unknown' };
  context.budget.left -= ledgerCost(monthsRead);
  const target = { apiUrl: context.access.apiUrl, repository, token: bearer.token };
  const answer = await readLedger(target, lastMonths(now), known);
  if (answer.kind === 'unchanged') context.budget.left += ledgerCost(monthsRead) - 1;
  if (answer.kind === 'unknown' && (answer.pause > 0 || !answer.isSetUp)) {
    pauseSending(context, repository, answer);
  }
  return answer;
}

/** The months that are read, newest first. */
function lastMonths(now: number): readonly string[] {
  const date = new Date(now);
  return Array.from({ length: monthsRead }, (_, back) =>
    monthOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1))),
  );
}
