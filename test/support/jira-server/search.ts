import { jiraError } from '../jira/error.ts';
import { countMatches, matches } from '../jira/search.ts';
import type { Answer } from '../stand-in.ts';
import { issueShape } from './shapes.ts';
import type { ServerStore } from './store.ts';

/** Returns one page of a search, with its start and the total. */
export function searchIssues(site: string, store: ServerStore, query: URLSearchParams): Answer {
  const jql = query.get('jql') ?? '';
  const found = matches(store.all(), jql);
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
