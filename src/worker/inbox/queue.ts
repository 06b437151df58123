import type { Kept, Report } from '../http/index.ts';
import { roomUnder, windowBefore } from './caps.ts';
import type { Holds } from './holds.ts';
import type { Outbox } from './outbox.ts';

/** What waits for a repository, and when its turn may come. */
export type Waiting = Report['waiting'][number];

/** What says when a repository's deliveries may be sent. */
export interface Rules {
  readonly outbox: Outbox;
  readonly holds: Holds;
  /** Runs that may be started for a repository in an hour. */
  readonly hourlyCap: number;
}

/** When the next delivery for a repository may be sent, in milliseconds, and why not now. */
export interface Turn {
  readonly count: number;
  readonly from: number;
  readonly why: string;
}

/** A repository's turn under its cap and the pauses that hold; `count` may be sent now. */
export function turnOf(repository: string, { outbox, holds, hourlyCap }: Rules, now: number): Turn {
  const begun = outbox.begunSince(repository, windowBefore(now), hourlyCap);
  const room = roomUnder(hourlyCap, begun, now);
  const hold = holds.of(repository, now);
  if (hold !== undefined && hold.until > room.next) {
    return { count: 0, from: hold.until, why: hold.why };
  }
  const why = room.count > 0 ? '' : `The cap of ${hourlyCap} runs an hour is reached`;
  return { count: room.count, from: room.next, why };
}

/** Everything that waits: for its turn, or for its run to be looked for. */
export function waitingUnder(rules: Rules, now: number): readonly Waiting[] {
  const pending = rules.outbox.pending().map(({ repository, count, due }) => {
    const { from, why } = turnOf(repository, rules, now);
    return { repository, count, until: Math.max(due, from), why };
  });
  const unknown = rules.outbox.unknown().map(({ repository, count, due }) => {
    const hold = rules.holds.of(repository, now);
    const why = hold === undefined ? doubtful : `${doubtful}. ${hold.why}`;
    return { repository, count, until: Math.max(due, hold?.until ?? 0), why };
  });
  return [...pending, ...unknown];
}

const doubtful = 'GitHub gave no answer: the run is looked for before it is sent again';

/** A pending delivery with what it waits for, where it has no note of its own. */
export function explained(delivery: Kept, waiting: readonly Waiting[]): Kept {
  if (delivery.state !== 'pending' || delivery.note !== '') return delivery;
  const found = waiting.find(({ repository }) => repository === delivery.repository);
  return { ...delivery, note: found?.why ?? '' };
}
