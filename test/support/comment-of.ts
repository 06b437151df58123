import type { Block } from '../../src/core/markup/index.ts';
import { attemptReport, type Outcome, ticketComment } from '../../src/core/report/index.ts';
import { standing, storyOf } from '../../src/core/tickets/index.ts';

/** Returns the comment on a ticket whose first attempt has ended so. */
export function commentOf(outcome: Outcome): readonly Block[] {
  const { pullRequest: pull, lacking = [] } = outcome;
  const story = storyOf(attemptReport(outcome, 1), pull && { pull, lacking });
  const now = standing({ ...story, attempts: 1 });
  return now === undefined ? [] : ticketComment(now, {});
}
