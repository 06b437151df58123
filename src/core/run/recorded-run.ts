import type { Caps } from '../edits/index.ts';
import type { Rules } from './budget.ts';
import type { Run, Spent } from './run.ts';
import type { StopReason } from './stop-reasons.ts';

/** The settings that decide about a run. */
export interface DecidingSettings {
  readonly rules: Rules;
  readonly caps?: Caps | undefined;
  readonly reproduce?: boolean | undefined;
}

/** A run that is over: what it was given, and what was decided after each step. */
export interface RecordedRun extends DecidingSettings {
  readonly instruction: string;
  readonly run: Run;
  /** For each step, the next one that was due, or the reason to stop. */
  readonly decisions: readonly string[];
  readonly reason: StopReason;
  readonly spent: Spent;
  /** Milliseconds. */
  readonly elapsed: number;
}
