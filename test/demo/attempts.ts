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
  readonly notes: readonly Note[];
  /** `undefined` until it has ended. */
  readonly result: RunResult | undefined;
}

/** An attempt that goes on. */
export interface OpenAttempt extends Pick<Attempt, 'id' | 'key'> {
  note(place: Note['place'], text: string): void;
  end(result: RunResult): void;
}

/** What has happened so far. */
export interface Journal {
  readonly attempts: readonly Attempt[];
  readonly onNote: (note: Note) => void;
  /** Begins an attempt. */
  open(key: string): OpenAttempt;
  /** Returns the first attempt at a ticket whose job has not ended. */
  waiting(key: string): OpenAttempt;
  /** Resolves when every attempt has ended. */
  settled(): Promise<void>;
  /** Resolves after the next change. */
  changed(): Promise<void>;
}

/** Starts a journal; its clock begins with the process. */
export function keepJournal(onNote: Journal['onNote']): Journal {
  const attempts: Attempt[] = [];
  let change = Promise.withResolvers<void>();

  const open = (key: string): OpenAttempt => {
    const notes: Note[] = [];
    const attempt: { -readonly [Name in keyof Attempt]: Attempt[Name] } = {
      ...{ id: attempts.length + 1, key, notes, result: undefined },
    };
    attempts.push(attempt);
    const one: OpenAttempt = {
      ...{ id: attempt.id, key },
      note: (place, text) => {
        const note = { at: performance.now(), place, text };
        notes.push(note);
        onNote(note);
        change.resolve();
        change = Promise.withResolvers();
      },
      end: (result) => {
        attempt.result = result;
        one.note('GitHub', `the job ended with exit code ${result.exitCode}`);
      },
    };
    opened.push(one);
    return one;
  };
  const opened: OpenAttempt[] = [];
  const hasEnded = ({ id }: OpenAttempt) => attempts[id - 1]?.result !== undefined;

  return {
    ...{ attempts, onNote, open },
    changed: () => change.promise,
    waiting: (key) => opened.find((one) => one.key === key && !hasEnded(one)) ?? open(key),
    settled: async () => {
      while (!opened.every(hasEnded)) await change.promise;
    },
  };
}
