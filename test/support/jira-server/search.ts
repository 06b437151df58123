import { jiraError } from '../jira/error.ts';
import { countMatches } from '../jira/search.ts';
import { statusDetails } from '../jira/workflow.ts';
import type { Answer } from '../stand-in.ts';
import { issueShape } from './shapes.ts';
import type { ServerIssue, ServerStore } from './store.ts';

const linkedQuery = /^issue in linkedIssues\("(\w+-\d+)"\)$/;
const sweepQuery =
  /^\(project = (\w+)\) AND statusCategory = ([234]) AND updated >= -(\d+)h ORDER BY updated ASC$/;

/** Returns one page of a search, with its start and the total. */
export function searchIssues(site: string, store: ServerStore, query: URLSearchParams): Answer {
  const jql = query.get('jql') ?? '';
  const found = find(store, jql);
  const total = found?.length ?? countMatches(store.all(), jql);
  if (total === undefined) return jiraError(400, `Error in the JQL Query: ${jql}`);
  const startAt = Number(query.get('startAt') ?? 0);
  const maxResults = Math.min(Number(query.get('maxResults') ?? 50), 1000);
  const issues = (found ?? [])
    .slice(startAt, startAt + maxResults)
    .map((issue) => issueShape(site, issue, query.get('fields')));
  const body = { expand: 'schema,names', startAt, maxResults, total, issues };
  return { status: 200, body };
}

/** Returns the matches; `undefined` for a query that the stand-in does not understand. */
function find(store: ServerStore, jql: string): readonly ServerIssue[] | undefined {
  const key = linkedQuery.exec(jql)?.[1];
  if (key !== undefined) {
    const linked = store
      .all()
      .find((issue) => issue.key === key)
      ?.links.map(({ other }) => other.key);
    return store.all().filter((issue) => linked?.includes(issue.key));
  }
  const [, swept, category, hours] = sweepQuery.exec(jql) ?? [];
  if (swept === undefined) return undefined;
  const oldest = Math.max(...store.all().map(lastChange)) - Number(hours) * 60;
  return store
    .all()
    .filter((issue) => issue.key.startsWith(`${swept}-`) && lastChange(issue) >= oldest)
    .filter(({ status }) => String(statusDetails('', status).statusCategory?.id) === category)
    .toSorted((a, b) => lastChange(a) - lastChange(b));
}

/** The time of the last change in minutes: one passes with each new id. */
const lastChange = ({ id, comments }: ServerIssue) =>
  Math.max(Number(id), ...comments.map((comment) => Number(comment.id)));
