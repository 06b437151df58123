import { mock } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { Through } from '../../test/support/memory/failing-process.ts';
import type { Random } from '../../test/support/random.ts';

/** Interleaves concurrent runs call by call, in a seeded order. */
export interface Interleaving {
  /** Delays each call of a run until it is that run's turn. */
  readonly through: Through;
  /** Resolves when all runs have ended. */
  readonly drive: (runs: readonly Promise<unknown>[]) => Promise<void>;
}

/** Milliseconds that pass when every run is waiting. */
const step = 61_000;

/** Interleaves runs for one ticket. When all of them wait, time passes at once. */
export function interleave(random: Random, pass: (ms: number) => void): Interleaving {
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
