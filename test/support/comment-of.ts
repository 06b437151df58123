import { attemptReport, type Outcome, ticketComment } from '../../src/core/report/index.ts';
import type { Block } from '../../src/core/text/index.ts';
import { standing, storyOf } from '../../src/core/tickets/index.ts';

/** Returns the comment on a ticket whose first attempt has ended so; with links to the hosts of these addresses, too. */
export function commentOf(outcome: Outcome, ...addresses: readonly string[]): readonly Block[] {
  const { pullRequest: pull, lacking = [], repository } = outcome;
  const story = storyOf(attemptReport(outcome, 1, ...addresses), pull && { pull, lacking });
  const now = standing({ ...story, attempts: 1 });
  return now === undefined ? [] : ticketComment(now, { repository });
}
