import type { Answer } from '../stand-in.ts';
import { jiraError } from './error.ts';

/** A change of one field. A change of the assignee names both people as the site does. */
export interface JiraEdit {
  readonly author:
    | { readonly accountId: string; readonly active?: boolean; readonly displayName?: string }
    | { readonly name: string; readonly active?: boolean; readonly displayName?: string };
  readonly field: string;
  readonly from?: string | null;
  readonly fromString?: string | null;
  readonly to?: string | null;
}

/** Returns the changes of a ticket, the newest first as given, in Jira's form. */
export function historiesOf(edits: readonly JiraEdit[]) {
  return edits.map(({ author, field, ...change }, index) => {
    const age = edits.length - index;
    const created = new Date(Date.UTC(2026, 0, 5, 9, age)).toISOString().replace('Z', '+0000');
    const item = { fromString: 'a', toString: 'b', ...change };
    return {
      id: String(age),
      ...{ author, created },
      items: [{ field, fieldtype: 'jira', fieldId: field, ...item }],
    };
  });
}

/** A ticket whose labels can be edited. */
interface Labelled {
  labels: readonly string[];
}

/**
 * Edits a ticket. A change of the assignee's field is ignored without an error, as Jira does: only the resource of the
 * assignee changes it. A label that is there already is added no second time, and one that is not is removed without
 * an error.
 */
export function editIssue(issue: Labelled, sent: unknown): Answer {
  const asked = member(member(sent, 'update'), 'labels');
  const labels = new Set(issue.labels);
  for (const change of Array.isArray(asked) ? asked : []) {
    const [add, remove] = [member(change, 'add'), member(change, 'remove')];
    if (typeof add === 'string' && /\s/.test(add)) {
      const labels = `The label '${add}' contains spaces which is invalid.`;
      return jiraError(400, '', { labels });
    }
    if (typeof add === 'string') labels.add(add);
    if (typeof remove === 'string') labels.delete(remove);
  }
  issue.labels = [...labels];
  return { status: 204 };
}

function member(value: unknown, name: string): unknown {
  return new Map(Object.entries(Object(value ?? {}))).get(name);
}
