import type { DeliveryRecord, WaitingQueue } from '../status/index.ts';
import { hour, hourlyAllowance } from './allowance.ts';
import type { Looks } from './looks.ts';
import type { Outbox } from './outbox.ts';

/** What limits the deliveries to a repository. */
export interface SendLimits {
  readonly outbox: Outbox;
  readonly looks: Looks;
  readonly pauses: Pauses;
  /** Runs that may be started in a repository per hour. */
  readonly hourlyCap: number;
}

/**
 * Returns how many deliveries a repository's hourly cap and the pauses allow now, when the next one may be sent, in
 * milliseconds, and why none may be sent now; `''` if one may.
 */
export function sendWindow(repository: string, limits: SendLimits, now: number) {
  const { outbox, pauses, hourlyCap } = limits;
  const begun = outbox.begunSince(repository, now - hour, hourlyCap);
  const { count, from } = hourlyAllowance(hourlyCap, begun, now);
  const pause = pauses.of(repository, now);
  if (pause !== undefined && pause.until > from) {
    return { count: 0, from: pause.until, why: pause.why };
  }
  return { count, from, why: count > 0 ? '' : `The cap of ${hourlyCap} runs an hour is reached` };
}

/** Returns everything that waits: to be sent, or for its run to be looked up. */
export function waitingQueues(limits: SendLimits, now: number): readonly WaitingQueue[] {
  const pending = limits.outbox.queues('pending').map(({ repository, count, due }) => {
    const { from, why } = sendWindow(repository, limits, now);
    return { repository, count, until: Math.max(due, from), why };
  });
  const unknown = limits.outbox.queues('sending').map(({ repository, count, due }) => {
    const pause = limits.pauses.of(repository, now);
    const look = limits.looks.of(repository);
    const problem = pause?.why ?? look?.why ?? '';
    const until = Math.max(due, pause?.until ?? 0, look?.due ?? 0);
    return { repository, count, until, why: problem ? `${unanswered}. ${problem}` : unanswered };
  });
  return [...pending, ...unknown];
}

const unanswered = 'GitHub gave no answer: the run is looked up before the delivery is sent again';

/** Adds to a pending delivery what it waits for, unless it has a note of its own. */
export function withReason(
  record: DeliveryRecord,
  waiting: readonly WaitingQueue[],
): DeliveryRecord {
  if (record.state !== 'pending' || record.note !== '') return record;
  const found = waiting.find(({ repository }) => repository === record.repository);
  return { ...record, note: found?.why ?? '' };
}

/** How long nothing is sent, and why; `until` is in milliseconds. */
type Pause = {
  readonly until: number;
  readonly why: string;
};

const pauseTable = `
  CREATE TABLE IF NOT EXISTS hold (
    repository TEXT PRIMARY KEY,
    until INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    why TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** Name of the row that pauses every repository. */
const everything = '';

/** Which repositories are paused: one that cannot be reached, or all of them. */
export class Pauses {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(pauseTable);
  }

  /** Returns the pause of a repository, the longer one if there are two. */
  of(repository: string, now: number): Pause | undefined {
    const query = `SELECT until, why FROM hold
      WHERE repository IN (?, ?) AND until > ? ORDER BY until DESC LIMIT 1`;
    return this.#sql.exec<Pause>(query, repository, everything, now).toArray()[0];
  }

  /** Pauses everything until then. */
  pauseAll(until: number, why: string): void {
    this.#set(everything, until, 1, why);
  }

  /** Pauses a repository that cannot be reached, for as long as its failures in a row ask for. */
  pause(repository: string, why: string, untilAfter: (failures: number) => number): void {
    const query = 'SELECT failures FROM hold WHERE repository = ?';
    const [before] = this.#sql.exec<{ failures: number }>(query, repository).toArray();
    const failures = (before?.failures ?? 0) + 1;
    this.#set(repository, Math.ceil(untilAfter(failures)), failures, why);
  }

  /** Ends the pause of a repository that can be reached. */
  end(repository: string): void {
    this.#sql.exec('DELETE FROM hold WHERE repository = ?', repository);
  }

  #set(name: string, until: number, failures: number, why: string): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO hold (repository, until, failures, why) VALUES (?, ?, ?, ?)',
      ...[name, until, failures, why],
    );
  }
}
