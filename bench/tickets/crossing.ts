import { mock } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { Through } from '../../test/support/memory/failing-process.ts';
import type { Random } from '../../test/support/random.ts';

/** Lets several runs go on call by call, in an order that follows from the random numbers. */
export interface Crossing {
  /** The door that each call of each run waits at. */
  readonly through: Through;
  /** Resolves when all of the runs have ended. */
  readonly drive: (runs: readonly Promise<unknown>[]) => Promise<void>;
}

/** A minute at a time: nobody pauses while another still has a call to make. */
const step = 61_000;

/** The door between runs that share a ticket. Waits of the runs end at once when nothing else goes on. */
export function crossing(random: Random, pass: (ms: number) => void): Crossing {
  let waiting: (() => void)[] = [];
  return {
    through: async (_, call) => {
      await new Promise<void>((open) => waiting.push(open));
      return call();
    },
    drive: async (runs) => {
      let live = runs.length;
      for (const run of runs) void run.finally(() => (live -= 1));
      mock.timers.enable({ apis: ['setTimeout'] });
      try {
        for (await turn(); live > 0; await turn()) {
          const next = random.pick(waiting);
          waiting = waiting.filter((open) => open !== next);
          pass(next === undefined ? step : 1000);
          if (next === undefined) mock.timers.tick(step);
          else next();
        }
      } finally {
        mock.timers.reset();
      }
    },
  };
}
