import { controlLabels } from '../../core/tickets/index.ts';
import { at, listAt, textAt } from './json.ts';
import { type Account, parseAccount } from './ticket.ts';

/** What an update changed. */
export interface Changelog {
  /** Whether Jira itself calls the update a reopening; only Data Center does. */
  readonly isReopening: boolean;
  /** Whether the ticket moved to another project, whose workflow may call the same status otherwise. */
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
    return added.some((label) => labels.has(label) || goingOn.has(label.toLowerCase()));
  });
}

const goingOn: ReadonlySet<string> = new Set([controlLabels.plan, controlLabels.go]);

/** The changes of the field of this name, in lower case. */
export const changesOf = ({ changes }: Changelog, name: string) =>
  changes.filter(({ field }) => field === name);

/** Whether the field lost its value. */
export const isCleared = (change: Change) => before(change) !== '' && after(change) === '';

/** Whether the field got another value. */
export const isMove = (change: Change) => after(change) !== '' && before(change) !== after(change);

/** By id, or by text if there is no id. */
const before = ({ from, fromText }: Change) => from || fromText;
const after = ({ to, toText }: Change) => to || toText;
