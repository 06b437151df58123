import { type Change, changesOf } from './change.ts';
import { textAt } from './json.ts';

/**
 * Whether an update reopens its ticket. Jira has no event of its own for this. Data Center names it; on
 * Cloud it shows only in what changed, and of a status' name and category only the category is the same
 * on every site. `statuses` count beside it: ids and lower-case names.
 */
export function reopens(payload: unknown, statuses: ReadonlySet<string>): boolean {
  if (textAt(payload, 'issue_event_type_name') === 'issue_reopened') return true;
  if (changesOf(payload, 'resolution').some(isCleared)) return true;
  const category = textAt(payload, 'issue', 'fields', 'status', 'statusCategory', 'key');
  return changesOf(payload, 'status').some(
    (change) =>
      isMove(change) &&
      (category === 'new' ||
        statuses.has(change.to) ||
        statuses.has(change.toText.trim().toLowerCase())),
  );
}

const isCleared = (change: Change) => before(change) !== '' && after(change) === '';

const isMove = (change: Change) => after(change) !== '' && before(change) !== after(change);

/** By id, or by name where there is no id. */
const before = ({ from, fromText }: Change) => from || fromText;
const after = ({ to, toText }: Change) => to || toText;
