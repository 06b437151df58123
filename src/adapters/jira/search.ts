import type { SweepScope, SweptTicket } from '../../agent/ports.ts';
import { type TicketKey, ticketKey } from '../../core/tickets/index.ts';
import { type ShowSetting, UserError } from '../../engines/errors.ts';
import { isOpenToProject } from './audience.ts';
import type { JiraDialect, SearchPage } from './dialect.ts';
import { explainQueryError } from './error-advice.ts';
import type { ShowJiraSetting } from './transport/index.ts';

type FetchPage = JiraDialect['searchPage'];

const isFindable = ({ fields }: SearchPage['issues'][number]) => isOpenToProject(fields.security);

/**
 * Returns the titles of the tickets linked to one, by key: of those that everyone who sees their project may
 * see. Empty if Jira does not answer the search, as only the search says who may see them.
 */
export async function linkedTitles(
  fetchPage: FetchPage,
  key: TicketKey,
): Promise<ReadonlyMap<string, string>> {
  const search = { jql: linkedQuery(key), size: 100, token: undefined };
  const { issues } = await fetchPage(search).catch(() => ({ issues: [] }));
  return new Map(issues.filter(isFindable).map(({ key, fields }) => [key, fields.summary ?? '']));
}

/** Bounds the requests of a sweep, as no total is reliable. */
const maxSweepPages = 20;

/**
 * Returns the tickets in scope that may be due, each once, least recently changed first. Jira's index
 * lags: the next sweep finds what is missing, as its time range overlaps with this one.
 */
export async function searchScope(
  fetchPage: FetchPage,
  scope: SweepScope,
  show: ShowJiraSetting,
): Promise<readonly SweptTicket[]> {
  const jql = sweepQuery(scope, show);
  const found = new Map<string, SweptTicket>();
  const tokens = new Set<string | undefined>();
  let token: string | undefined;
  for (let page = 0; page < maxSweepPages && found.size < scope.limit; page += 1) {
    tokens.add(token);
    const { issues, next } = await fetchPage({ jql, size: 100, token }).catch((error) => {
      throw explainQueryError(error, show);
    });
    for (const { id, key: name, fields } of issues.filter(isFindable)) {
      const key = ticketKey(name);
      if (key !== undefined && !found.has(id)) found.set(id, { key, id, status: fields.status });
    }
    if (next === undefined || tokens.has(next)) break;
    token = next;
  }
  return [...found.values()].slice(0, scope.limit);
}

/** Returns a query for the tickets that are linked to one. */
const linkedQuery = (key: TicketKey): string => `issue in linkedIssues(${quoted(key)})`;

/** The ids of the status categories “To Do”, “In Progress” and “Done”, whose names are translated. */
const categoryIds = { new: 2, indeterminate: 4, done: 3 } as const;

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
