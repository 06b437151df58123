import type { PullRequestAsk } from '../../core/pulls/index.ts';
import type { Outcome } from '../../core/report/index.ts';
import { stopReasons } from '../../core/run/index.ts';
import type { Answer } from '../ports.ts';

/** Answers a request with the same sentence in each of its threads. */
export function answerOf(request: PullRequestAsk, text: string): Answer {
  return { request, text, threads: request.threads.map(() => ({ text, isResolved: false })) };
}

/** Says in a sentence or two how an attempt ended. */
export function outcomeText({ reason, pullRequest, problem }: Outcome): string {
  const change = pullRequest === undefined ? 'Nothing was changed.' : 'A change was pushed.';
  return [change, problem ?? stopReasons[reason].sentence].join(' ');
}
