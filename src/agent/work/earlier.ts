import type { Reaction } from '../../core/work/index.ts';
import type { PullAttempt } from './context.ts';
import type { EarlierChange } from './earlier-change.ts';

/** Returns what an attempt for a pull request goes on with; `undefined` if it begins without its change. */
export function earlierOf({
  reaction,
  facts,
  on,
}: Pick<PullAttempt, 'facts' | 'on'> & {
  readonly reaction: Pick<Reaction, 'name'>;
}): EarlierChange | undefined {
  if (on === 'branch') return { kind: 'in-files' };
  const { forkPoint, head } = facts;
  if (reaction.name !== 'conflict' || forkPoint === undefined) return undefined;
  return { kind: 'behind', forkPoint, head };
}
