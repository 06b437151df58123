import type { Forge, Tickets } from '../../../src/agent/ports.ts';
import type { JobServices } from './services.ts';

/** What happens to one call of a process. */
export type Fault =
  | 'crashes before it'
  | 'crashes after it'
  | 'is cancelled in it'
  | 'sees it fail';

export const faults: readonly Fault[] = [
  'crashes before it',
  'crashes after it',
  'is cancelled in it',
  'sees it fail',
];

/** Makes a call on behalf of a process. */
export type Through = <T>(name: string, call: () => Promise<T>) => Promise<T>;

/** A process that the fault happens to at call number `at`. After a crash it gets no more answers. */
export function failingProcess(at: number, fault: Fault) {
  const made: string[] = [];
  const cancelled = new AbortController();
  const death = Promise.withResolvers<undefined>();
  const through: Through = async (name, call) => {
    made.push(name);
    if (made.length !== at) return call();
    if (fault === 'sees it fail') throw new Error('connect ECONNREFUSED');
    if (fault === 'is cancelled in it') {
      cancelled.abort();
      throw new Error('aborted');
    }
    if (fault === 'crashes after it') await call();
    death.resolve(undefined);
    return new Promise(() => {});
  };
  return { made, through, death: death.promise, signal: cancelled.signal };
}

/** Wraps the services so that each call goes through the process. */
export function servicesThrough(through: Through, { tickets, forge }: JobServices): JobServices {
  const failingTickets: Tickets = {
    read: (...of) => through('read', () => tickets.read(...of)),
    look: (...of) => through('look', () => tickets.look(...of)),
    ownComments: (...of) => through('ownComments', () => tickets.ownComments(...of)),
    seal: tickets.seal,
    otherRecords: (...of) => through('otherRecords', () => tickets.otherRecords(...of)),
    keyOf: (...of) => through('keyOf', () => tickets.keyOf(...of)),
    recall: (...of) => through('recall', () => tickets.recall(...of)),
    remember: (...of) => through('remember', () => tickets.remember(...of)),
    comment: (...of) => through('comment', () => tickets.comment(...of)),
    rewrite: (...of) => through('rewrite', () => tickets.rewrite(...of)),
    move: (...of) => through('move', () => tickets.move(...of)),
    foresee: (...of) => through('foresee', () => tickets.foresee(...of)),
    giveBack: (...of) => through('giveBack', () => tickets.giveBack(...of)),
    link: (...of) => through('link', () => tickets.link(...of)),
    sweep: (...of) => through('sweep', () => tickets.sweep(...of)),
  };
  const failingForge: Forge = {
    check: (...of) => through('check', () => forge.check(...of)),
    lease: (...of) => through('lease', () => forge.lease(...of)),
    isLeased: (...of) => through('isLeased', () => forge.isLeased(...of)),
    release: (...of) => through('release', () => forge.release(...of)),
    publish: (...of) => through('publish', () => forge.publish(...of)),
    resume: (...of) => through('resume', () => forge.resume(...of)),
    recall: (...of) => through('recallMark', () => forge.recall(...of)),
    findOther: (...of) => through('findOther', () => forge.findOther(...of)),
  };
  return { tickets: failingTickets, forge: failingForge };
}
