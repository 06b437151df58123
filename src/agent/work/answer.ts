import { answersTo, answerText, withheldOutcome } from '../../core/report/index.ts';
import type { TicketKey } from '../../core/tickets/index.ts';
import type { PullRequestAsk } from '../../core/work/index.ts';
import type { Answer } from '../ports.ts';
import type { JobResult } from './ticket-state.ts';

/** Answers a request with the same sentence in each of its threads. */
export function plainAnswer(request: PullRequestAsk, said: string, key: TicketKey): Answer {
  const text = answerText(said, key);
  const threads = request.threads.map(() => ({ text, isResolved: false }));
  return { request, text, threads };
}

/** Answers a request with what its attempt has led to; with `withholds`, without words that may tell the ticket's. */
export function attemptAnswer(
  request: PullRequestAsk,
  { outcome, since }: JobResult,
  { key, withholds = false }: { readonly key: TicketKey; readonly withholds?: boolean | undefined },
): Answer {
  const shown = withholds ? withheldOutcome(outcome) : outcome;
  return answersTo(request, shown, { key, since });
}
