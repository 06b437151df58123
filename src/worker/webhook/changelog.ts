import { listAt, textAt } from './json.ts';

/** What an update changed. */
export interface Changelog {
  /** Whether Jira itself calls the update a reopening; only Data Center does. */
  readonly isReopening: boolean;
  /** Key of the category of the ticket's status after the update, such as `new`. */
  readonly statusCategory: string;
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
  return {
    isReopening: textAt(payload, 'issue_event_type_name') === 'issue_reopened',
    statusCategory: textAt(payload, 'issue', 'fields', 'status', 'statusCategory', 'key'),
    changes: listAt(payload, 'changelog', 'items')
      .filter((item) => textAt(item, 'fieldtype') !== 'custom')
      .map((item) => ({
        // Data Center sends no `fieldId`.
        field: (textAt(item, 'fieldId') || textAt(item, 'field')).toLowerCase(),
        from: textAt(item, 'from'),
        to: textAt(item, 'to'),
        fromText: textAt(item, 'fromString'),
        toText: textAt(item, 'toString'),
      })),
  };
}

/**
 * Returns whether an update reopens its ticket: Data Center says so; on Cloud the resolution is cleared, or
 * the status moves to the category "to do" or to one of `statuses`, which are ids and lower-case names.
 * Sites name their statuses differently, but share the categories.
 */
export function reopens(changelog: Changelog, statuses: ReadonlySet<string>): boolean {
  return (
    changelog.isReopening ||
    changesOf(changelog, 'resolution').some(isCleared) ||
    changesOf(changelog, 'status').some(
      (change) =>
        isMove(change) &&
        (changelog.statusCategory === 'new' ||
          statuses.has(change.to) ||
          statuses.has(change.toText.trim().toLowerCase())),
    )
  );
}

/**
 * Returns whether an update adds one of the labels. Labels contain no blanks and are case-sensitive, as in
 * Jira; a changelog lists all of a ticket's labels in one text.
 */
export function addsLabel(changelog: Changelog, labels: ReadonlySet<string>): boolean {
  return changesOf(changelog, 'labels').some(({ fromText, toText }) => {
    const earlier = new Set(fromText.split(/\s+/));
    return toText.split(/\s+/).some((label) => labels.has(label) && !earlier.has(label));
  });
}

const changesOf = ({ changes }: Changelog, name: string) =>
  changes.filter(({ field }) => field === name);

const isCleared = (change: Change) => before(change) !== '' && after(change) === '';

const isMove = (change: Change) => after(change) !== '' && before(change) !== after(change);

/** By id, or by text if there is no id. */
const before = ({ from, fromText }: Change) => from || fromText;
const after = ({ to, toText }: Change) => to || toText;
