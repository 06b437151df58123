import { lackingEvidence, type ReadyWhen } from '../report/index.ts';
import { lastSound, publishableAs, type Run, type StopReason } from '../run/index.ts';

/** What the rules make of a run that is over. */
export interface Conclusion {
  /** The number of the step in which the kept change passed its check; missing if nothing is kept. */
  readonly kept?: number | undefined;
  /** How the kept change is published. */
  readonly change: 'fix' | 'draft' | 'none';
  /** The evidence that it lacks to be ready for review, as phrases. */
  readonly lacking: readonly string[];
}

/** Returns what the rules make of a run that is over; without `readyWhen`, no evidence is required. */
export function conclusionOf(
  run: Run,
  reason: StopReason,
  readyWhen: ReadyWhen | undefined,
): Conclusion {
  const change = publishableAs(reason, run);
  const isReady = change === 'none' || readyWhen === undefined;
  return {
    kept: lastSound(run) + 1 || undefined,
    change,
    lacking: isReady ? [] : lackingEvidence(run, readyWhen),
  };
}
