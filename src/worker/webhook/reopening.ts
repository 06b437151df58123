import { foldCase } from '../../engines/text/index.ts';
import { type Changelog, changesOf, isCleared, isMove } from './changelog.ts';

/**
 * Returns whether an update reopens its ticket; `perhaps` if the webhook does not tell it from a move within
 * "to do". Data Center says so, or the resolution is cleared, or the status moves to one of `statuses`, which are
 * ids and names as `foldCase` writes them, or from another category to "to do". Sites name their statuses differently, but share
 * the categories.
 */
export function reopening(
  changelog: Changelog,
  statuses: ReadonlySet<string>,
): 'yes' | 'perhaps' | 'no' {
  const { isReopening, isTransfer, statusCategory, isOtherCategory } = changelog;
  if (isReopening || changesOf(changelog, 'resolution').some(isCleared)) return 'yes';
  const move = changesOf(changelog, 'status').find(isMove);
  if (move === undefined || isTransfer) return 'no';
  if (statuses.has(move.to) || statuses.has(foldCase(move.toText))) return 'yes';
  if (statusCategory !== 'new') return 'no';
  if (isOtherCategory !== undefined) return isOtherCategory ? 'yes' : 'no';
  return toDoIds.has(move.from) || toDoNames.has(foldCase(move.fromText)) ? 'no' : 'perhaps';
}

/** Open and Reopened, which have the same ids on every site. */
const toDoIds: ReadonlySet<string> = new Set(['1', '4']);

/** The statuses of the category "to do" in the workflows that come with Jira. */
const toDoNames: ReadonlySet<string> = new Set([
  ...['to do', 'open', 'reopened', 'backlog', 'selected for development'],
]);
