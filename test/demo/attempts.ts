import type { RunResult } from '../support/runner/runner.ts';

/** Something that happened: where, what, and milliseconds since the start of the demo. */
export interface Note {
  readonly at: number;
  readonly place: 'Jira' | 'Worker' | 'GitHub' | 'Action';
  readonly text: string;
}

/** One attempt at a ticket, from the event that starts it to the end of its job. */
export interface Attempt {
  /** The number of its job. */
  readonly id: number;
  readonly key: string;
  readonly notes: Note[];
  /** `undefined` until it has ended. */
  result: RunResult | undefined;
}

/** What has happened so far. */
export interface Journal {
  /** The newest last. */
  readonly attempts: readonly Attempt[];
  /** Begins an attempt. */
  open(key: string): Attempt;
  note(attempt: Attempt, place: Note['place'], text: string): void;
  /** Resolves when every attempt has ended. */
  settled(): Promise<void>;
  /** Resolves after the next change. */
  changed(): Promise<void>;
}

/** Starts a journal. `onNote` gets everything that happens. */
export function keepJournal(onNote: (note: Note) => void): Journal {
  const attempts: Attempt[] = [];
  let change = Promise.withResolvers<void>();
  return {
    attempts,
    open: (key) => {
      const attempt = { id: attempts.length + 1, key, notes: [], result: undefined };
      attempts.push(attempt);
      return attempt;
    },
    note: ({ notes }, place, text) => {
      const note = { at: performance.now(), place, text };
      notes.push(note);
      onNote(note);
      change.resolve();
      change = Promise.withResolvers();
    },
    settled: async () => {
      while (attempts.some(({ result }) => result === undefined)) await change.promise;
    },
    changed: () => change.promise,
  };
}
