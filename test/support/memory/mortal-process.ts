import type { Forge, Tickets } from '../../../src/agent/ports.ts';

import type { Ends } from './ends.ts';

/** How a call is the last of its process, or fails. */
export type Fate = 'dies before it' | 'dies after it' | 'is cancelled in it' | 'sees it fail';

/** All of them. */
export const fates: readonly Fate[] = [
  'dies before it',
  'dies after it',
  'is cancelled in it',
  'sees it fail',
];

/** Makes a call in the name of a process. */
export type Through = <T>(name: string, call: () => Promise<T>) => Promise<T>;

/** A process whose call number `at` meets its fate. A dead process never hears of anything again. */
export function mortalProcess(at: number, fate: Fate) {
  const made: string[] = [];
  const cancelled = new AbortController();
  const death = Promise.withResolvers<undefined>();
  const through: Through = async (name, call) => {
    made.push(name);
    if (made.length !== at) return call();
    if (fate === 'sees it fail') throw new Error('connect ECONNREFUSED');
    if (fate === 'is cancelled in it') {
      cancelled.abort();
      throw new Error('aborted');
    }
    if (fate === 'dies after it') await call();
    death.resolve(undefined);
    return new Promise(() => {});
  };
  return { made, through, death: death.promise, signal: cancelled.signal };
}

/** Both ends, each call of which goes through the process. */
export function endsThrough(through: Through, { tickets, forge }: Ends): Ends {
  const mortalTickets: Tickets = {
    read: (...of) => through('read', () => tickets.read(...of)),
    search: (...of) => through('search', () => tickets.search(...of)),
    recall: (...of) => through('recall', () => tickets.recall(...of)),
    remember: (...of) => through('remember', () => tickets.remember(...of)),
    comment: (...of) => through('comment', () => tickets.comment(...of)),
    move: (...of) => through('move', () => tickets.move(...of)),
    link: (...of) => through('link', () => tickets.link(...of)),
    sweep: (...of) => through('sweep', () => tickets.sweep(...of)),
  };
  const mortalForge: Forge = {
    check: () => through('check', () => forge.check()),
    lease: (...of) => through('lease', () => forge.lease(...of)),
    release: (...of) => through('release', () => forge.release(...of)),
    publish: (...of) => through('publish', () => forge.publish(...of)),
    recall: (...of) => through('recallMark', () => forge.recall(...of)),
  };
  return { tickets: mortalTickets, forge: mortalForge };
}
