import type { Rules } from './budget.ts';
import type { Run, Spent } from './run.ts';
import type { Ending } from './stop-reasons.ts';

/** A run that is over: its bounds, and what was decided after each step. */
export type RecordedRun = Ending & {
  readonly rules: Rules;
  readonly run: Run;
  /** For each step, the next one that was due, or the reason to stop. */
  readonly decisions: readonly string[];
  readonly spent: Spent;
  /** Milliseconds. */
  readonly elapsed: number;
};
