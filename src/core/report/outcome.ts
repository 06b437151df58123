import { type Rules, type Run, type Spent, type StopReason, stopReasons } from '../run/index.ts';
import type { MoveResult } from '../tickets/index.ts';

/** The pull request that the work ended with. */
export interface OpenedPullRequest {
  readonly number: number;
  readonly url: string;
  /** Whether it waits as a draft, because the evidence is below what the settings ask for. */
  readonly draft: boolean;
  /** Whether the code host calls its commit verified; missing where it does not say. */
  readonly verified?: boolean;
}

/** How work on a ticket ended: the one model of which all three renderings are made. */
export interface Outcome {
  readonly reason: StopReason;
  readonly run: Run;
  readonly spent: Spent;
  /** Milliseconds. */
  readonly elapsed: number;
  /** What the run was allowed; missing when it did not come that far. */
  readonly allowed?: Rules;
  /** For `misconfigured` and `failed`: one sentence on what is to be mended. */
  readonly problem?: string;
  readonly pullRequest?: OpenedPullRequest;
  /** What evidence the change lacks to be ready for review, each in a phrase. */
  readonly lacking?: readonly string[];
  /** Whether the checks of the pull request wait for somebody to approve their run. */
  readonly checksWait?: boolean;
  /** What else the ticket's people are to know, each in one or two sentences. */
  readonly notes?: readonly string[];
  /** Address of the pull request that an earlier run has left on the ticket's record. */
  readonly earlierPullRequest?: string;
  readonly moved?: MoveResult;
  /** Where the log of this run can be read. */
  readonly log?: string;
}

/** How the work ended, in one sentence. */
export function headline({ reason, pullRequest, lacking = [] }: Outcome): string {
  const { change, sentence } = stopReasons[reason];
  const isDraft = pullRequest?.draft ?? lacking.length > 0;
  return change === 'fix' && isDraft ? 'A fix was approved and is waiting as a draft.' : sentence;
}
