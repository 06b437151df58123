import type { SweepScope } from '../../agent/ports.ts';
import { UserError } from '../../core/user-error.ts';

/** Characters that Jira's text search gives a meaning of its own. */
const reserved = /[-+&|!(){}[\]^~*?\\/:"]/g;

/** Characters of a text that are searched for. */
const longest = 200;

/**
 * The query for tickets of a project that hold a text, latest change first; `undefined` for a text
 * without a word. The text can neither end its quotes nor act as an operator.
 */
export function textQuery(project: string, text: string): string | undefined {
  const words = text
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longest);
  if (!/[\p{L}\p{N}]/u.test(words)) return undefined;
  const plain = words.toWellFormed().replace(/\b(?:AND|OR|NOT)\b/g, (word) => word.toLowerCase());
  const searched = quoted(plain.replace(reserved, '\\$&'));
  return `project = ${quoted(project)} AND text ~ ${searched} ORDER BY updated DESC`;
}

/** The number of the category of statuses in which work has not begun: its name is translated. */
const toDo = 2;

/**
 * The query of a sweep, least recently changed first. Whatever creates or reopens a ticket changes it, too.
 * Times count back from now, for a date would be read in the account's time zone. Throws a UserError for a
 * scope that would not stay one.
 */
export function sweepQuery({ jql, hours }: SweepScope): string {
  const scope = jql.replace(/(?:^|\s)ORDER\s+BY\s[^"']*$/i, '').trim();
  if (scope === '' || !isClosed(scope)) {
    throw new UserError(
      'Set sweep-jql to a query whose quotes and brackets are closed, such as project = APP AND issuetype = Bug.',
    );
  }
  return `(${scope}) AND statusCategory = ${toDo} AND updated >= -${hours}h ORDER BY updated ASC`;
}

/** Whether every bracket and quote of the query is closed in it: one that is not would end ours. */
function isClosed(jql: string): boolean {
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

/** A string of JQL: only quotes and backslashes mean something in one. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
