import type { DeliveryRecord, WaitingQueue } from '../delivery/index.ts';
import type { Outbox } from './outbox.ts';
import type { Pauses } from './pauses.ts';

/** What limits the deliveries to a repository. */
export interface SendLimits {
  readonly outbox: Outbox;
  readonly pauses: Pauses;
  /** Runs that may be started in a repository per hour. */
  readonly hourlyCap: number;
}

/** How many deliveries to a repository may be sent now. */
export interface SendWindow {
  readonly count: number;
  /** When the next one may be sent, in milliseconds; now if `count` is not 0. */
  readonly from: number;
  /** Why none may be sent now; `''` if one may. */
  readonly why: string;
}

/** Returns what a repository's hourly cap and the pauses allow. */
export function sendWindow(repository: string, limits: SendLimits, now: number): SendWindow {
  const { outbox, pauses, hourlyCap } = limits;
  const begun = outbox.begunSince(repository, now - hour, hourlyCap);
  const { count, from } = hourlyAllowance(hourlyCap, begun, now);
  const pause = pauses.of(repository, now);
  if (pause !== undefined && pause.until > from) {
    return { count: 0, from: pause.until, why: pause.why };
  }
  return { count, from, why: count > 0 ? '' : `The cap of ${hourlyCap} runs an hour is reached` };
}

const hour = 3_600_000;

/** Returns what a cap on any 60 minutes allows; `begun` are the times of the latest starts, newest first. */
export function hourlyAllowance(
  cap: number,
  begun: readonly number[],
  now: number,
): Pick<SendWindow, 'count' | 'from'> {
  const counted = begun.filter((time) => time > now - hour);
  const oldest = counted[cap - 1];
  return oldest === undefined
    ? { count: cap - counted.length, from: now }
    : { count: 0, from: oldest + hour };
}

/** Returns everything that waits: to be sent, or for its run to be looked up. */
export function waitingQueues(limits: SendLimits, now: number): readonly WaitingQueue[] {
  const pending = limits.outbox.queues('pending').map(({ repository, count, due }) => {
    const { from, why } = sendWindow(repository, limits, now);
    return { repository, count, until: Math.max(due, from), why };
  });
  const unknown = limits.outbox.queues('sending').map(({ repository, count, due }) => {
    const pause = limits.pauses.of(repository, now);
    const why = pause === undefined ? unanswered : `${unanswered}. ${pause.why}`;
    return { repository, count, until: Math.max(due, pause?.until ?? 0), why };
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
