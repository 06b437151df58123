import { controlLabels } from '../../core/tickets/index.ts';
import { foldCase } from '../../engines/text/index.ts';
import { at, listAt, textAt } from './json.ts';
import { type Account, parseAccount } from './ticket.ts';

/** What an update changed. */
export interface Changelog {
  /** Whether Jira itself calls the update a reopening; only Data Center does. */
  readonly isReopening: boolean;
  /** Whether the ticket moved to another project, whose workflow may have another name for the same status. */
  readonly isTransfer: boolean;
  /** Key of the category of the ticket's status after the update, such as `new`. */
  readonly statusCategory: string;
  /** Whether the status before was of another category; `undefined` if Jira does not say, as on Data Center. */
  readonly isOtherCategory: boolean | undefined;
  /** Whom the ticket is assigned to after the update. */
  readonly assignee: Account | undefined;
  /** Changes of Jira's own fields. A custom field may have the same name. */
  readonly changes: readonly Change[];
}

/** How one field changed: its ids and its texts before and after, `''` for none. */
interface Change {
  /** In lower case. */
  readonly field: string;
  readonly from: string;
  readonly to: string;
  readonly fromText: string;
  readonly toText: string;
}

/** Reads the changelog of an update. */
export function parseChangelog(payload: unknown): Changelog {
  const type = textAt(payload, 'issue_event_type_name');
  const changes = listAt(payload, 'changelog', 'items')
    .filter((item) => textAt(item, 'fieldtype') !== 'custom')
    .map((item) => ({
      // Data Center sends no `fieldId`.
      field: (textAt(item, 'fieldId') || textAt(item, 'field')).toLowerCase(),
      from: textAt(item, 'from'),
      to: textAt(item, 'to'),
      fromText: textAt(item, 'fromString'),
      toText: textAt(item, 'toString'),
    }));
  return {
    isReopening: type === 'issue_reopened',
    isTransfer: type === 'issue_moved' || changes.some(({ field }) => transferred.has(field)),
    statusCategory: textAt(payload, 'issue', 'fields', 'status', 'statusCategory', 'key'),
    isOtherCategory: hasOtherCategory(payload),
    assignee: parseAccount(at(payload, 'issue', 'fields', 'assignee')),
    changes,
  };
}

const transferred: ReadonlySet<string> = new Set(['project', 'key']);

/** Cloud says when the category of a ticket's status last changed: with this update, or before. */
function hasOtherCategory(payload: unknown): boolean | undefined {
  const timeOf = (name: string) => Date.parse(textAt(payload, 'issue', 'fields', name));
  const times = [timeOf('updated'), Number(textAt(payload, 'timestamp') || Number.NaN)];
  // What people did next may have changed the ticket before Jira wrote the webhook.
  const happened = Math.min(...times.filter(Number.isFinite));
  const changed = timeOf('statuscategorychangedate');
  if (Number.isNaN(changed) || happened === Number.POSITIVE_INFINITY) return undefined;
  return changed > happened - sameUpdate;
}

/** Milliseconds between the times of one update, which Jira does not write at once. */
const sameUpdate = 2_000;

/** Returns whether an update assigns the ticket to one of the accounts. */
export function assigns(changelog: Changelog, accounts: ReadonlySet<string>): boolean {
  const { assignee = [] } = changelog;
  return changesOf(changelog, 'assignee').some((change) => {
    // Data Center writes the account's key or its name, and settings may name the other one.
    const names = assignee.includes(change.to) ? assignee : [change.to];
    return isMove(change) && names.some((name) => accounts.has(name));
  });
}

/** Returns whether an update takes the ticket from one of the accounts. */
export function unassigns(changelog: Changelog, accounts: ReadonlySet<string>): boolean {
  const changes = changesOf(changelog, 'assignee');
  return changes.some(({ from, to }) => accounts.has(from) && !accounts.has(to));
}

/**
 * Returns whether an update adds one of the labels, or one that asks to go on. Labels contain no blanks and are
 * case-sensitive, as in Jira; a changelog lists all of a ticket's labels in one text.
 */
export function addsLabel(changelog: Changelog, labels: ReadonlySet<string>): boolean {
  return changesOf(changelog, 'labels').some(({ fromText, toText }) => {
    const earlier = new Set(fromText.split(/\s+/));
    const added = toText.split(/\s+/).filter((label) => !earlier.has(label));
    return added.some((label) => labels.has(label) || askingLabels.has(label.toLowerCase()));
  });
}

const askingLabels: ReadonlySet<string> = new Set([controlLabels.plan, controlLabels.go]);

/** The changes of the field of this name, in lower case. */
const changesOf = ({ changes }: Changelog, name: string) =>
  changes.filter(({ field }) => field === name);

/** Whether the field lost its value. */
const isCleared = (change: Change) => before(change) !== '' && after(change) === '';

/** Whether the field got another value. */
const isMove = (change: Change) => after(change) !== '' && before(change) !== after(change);

/** By id, or by text if there is no id. */
const before = ({ from, fromText }: Change) => from || fromText;
const after = ({ to, toText }: Change) => to || toText;

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
