import type { Caps } from '../edits/index.ts';
import { countTokens, type Rules } from './budget.ts';
import { countLooks } from './looks.ts';
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

type UsedRun = Pick<RecordedRun, 'rules' | 'run' | 'spent' | 'elapsed'>;

/** The bounds left for another run after one that used some; `undefined` if nothing is left. */
export function rulesLeft({ rules, run, spent, elapsed }: UsedRun): Rules | undefined {
  const maxCalls = rules.maxCalls - spent.calls;
  const maxLooks = Math.max(0, rules.maxLooks - countLooks(run));
  const maxTokens = rules.maxTokens - countTokens(spent);
  const maxMinutes = rules.maxMinutes - elapsed / 60_000;
  const isLeft = maxCalls > 0 && maxTokens > 0 && maxMinutes > 0;
  return isLeft ? { ...rules, maxCalls, maxLooks, maxTokens, maxMinutes } : undefined;
}
