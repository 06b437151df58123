import { newRun, nothingSpent } from '../../core/run/index.ts';
import { errorMessage, OutageError, UserError } from '../../core/user-error.ts';
import { BudgetSpent } from './context/index.ts';

/** An error as the reason why a run ended. */
export interface Failure {
  readonly reason: 'cancelled' | 'misconfigured' | 'budget-exhausted' | 'failed';
  /** One sentence for the ticket; missing only for a cancellation. */
  readonly problem?: string;
  /** A defect, for the log; missing if the sentence says it all. */
  readonly cause?: unknown;
}

/** Returns an error as the reason why the run ended. */
export function failureOf(error: unknown, signal: AbortSignal): Failure {
  if (signal.aborted) return { reason: 'cancelled', cause: error };
  if (error instanceof UserError) return { reason: 'misconfigured', problem: error.message };
  if (error instanceof BudgetSpent) return { reason: 'budget-exhausted', problem: error.message };
  const problem = errorMessage(error);
  if (error instanceof OutageError) return { reason: 'failed', problem };
  return { reason: 'failed', problem, cause: error };
}

/** Returns an error as one sentence for the ticket. */
export function problemOf(error: unknown, signal: AbortSignal): string {
  return failureOf(error, signal).problem ?? 'The run was cancelled.';
}

/** What a run has recorded and spent before its first step. */
export const notStarted = { run: newRun, spent: nothingSpent, elapsed: 0 } as const;
