import type { SweepScope } from '../../agent/ports.ts';
import type { TicketKey } from '../../core/tickets/index.ts';
import { type ShowSetting, UserError } from '../../core/user-error.ts';

/** Operators of Jira's text search. */
const reserved = /[-+&|!(){}[\]^~*?\\/:"]/g;

/** Longer texts are cut to this number of characters. */
const maxText = 200;

/**
 * Returns a query for the tickets of a project that contain a text, latest change first; `undefined`
 * for a text without words. The text can neither close its quotes nor act as an operator.
 */
export function textQuery(project: string, text: string): string | undefined {
  const words = text
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxText);
  if (!/[\p{L}\p{N}]/u.test(words)) return undefined;
  const lowered = words.toWellFormed().replace(/\b(?:AND|OR|NOT)\b/g, (word) => word.toLowerCase());
  const searched = quoted(lowered.replace(reserved, '\\$&'));
  return `project = ${quoted(project)} AND text ~ ${searched} ORDER BY updated DESC`;
}

/** Returns a query for the tickets that are linked to one. */
export const linkedQuery = (key: TicketKey): string => `issue in linkedIssues(${quoted(key)})`;

/** The ids of the status categories “To Do” and “In Progress”, whose names are translated. */
const categoryIds = { new: 2, indeterminate: 4 } as const;

/**
 * Returns the query of a sweep, least recently changed first: creating or reopening a ticket counts as
 * a change. The time is relative, because Jira reads dates in the account's time zone. Throws UserError
 * for a query that could escape its parentheses.
 */
export function sweepQuery(
  { jql, hours, category = 'new' }: SweepScope,
  show: ShowSetting<'sweep-jql'>,
): string {
  const scope = jql.replace(/(?:^|\s)ORDER\s+BY\s[^"']*$/i, '').trim();
  if (scope === '' || !isBalanced(scope)) {
    throw new UserError(
      `Set ${show('sweep-jql')} to a query with balanced quotes and parentheses, such as project = APP AND issuetype = Bug.`,
    );
  }
  return `(${scope}) AND statusCategory = ${categoryIds[category]} AND updated >= -${hours}h ORDER BY updated ASC`;
}

/** Whether quotes and parentheses are balanced; others could close ours. */
function isBalanced(jql: string): boolean {
  const bare = jql.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gs, '');
  let depth = 0;
  for (const sign of bare) {
    if (sign === '"' || sign === "'") return false;
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Returns a JQL string, in which only quotes and backslashes are special. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
