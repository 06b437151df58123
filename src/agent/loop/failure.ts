import { newRun, nothingSpent } from '../../core/run/index.ts';
import { errorMessage, isDefect, OutageError, UserError } from '../../engines/errors.ts';
import { PromptTooLong } from '../../engines/model/port/index.ts';
import { BudgetSpent } from './context/index.ts';

/** An error as the reason why a run ended. */
export type Failure = (
  | { readonly reason: 'cancelled' | 'misconfigured' | 'failed'; readonly detail?: undefined }
  | { readonly reason: 'limit-reached'; readonly detail: 'spending' }
) & {
  /** One sentence for whoever runs the agent; missing if the reason says it all. */
  readonly problem?: string;
  /** A defect, for the log; missing if the sentence says it all. */
  readonly cause?: unknown;
};

/** Returns an error as the reason why the run ended. */
export function toFailure(error: unknown, signal: AbortSignal): Failure {
  if (signal.aborted) return { reason: 'cancelled' };
  if (error instanceof UserError || error instanceof PromptTooLong) {
    return { reason: 'misconfigured', problem: error.message };
  }
  if (error instanceof BudgetSpent) return { reason: 'limit-reached', detail: 'spending' };
  const problem = sentenceOf(error);
  return isDefect(error)
    ? { reason: 'failed', problem, cause: error }
    : { reason: 'failed', problem };
}

/** Clients wrap what the network said in an error that says little, such as `fetch failed`. */
function sentenceOf(error: unknown): string {
  const message = errorMessage(error);
  if (error instanceof OutageError || isDefect(error)) return message;
  const root = errorMessage(rootOf(error));
  return message.includes(root) ? message : `${message}: ${root}`;
}

function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

/** Returns an error as one sentence for whoever runs the agent. */
export function problemOf(error: unknown, signal: AbortSignal): string {
  return toFailure(error, signal).problem ?? 'The run was cancelled.';
}

/** What a run has recorded and spent before its first step. */
export const notStarted = { run: newRun, spent: nothingSpent, elapsed: 0, recorded: [] } as const;
