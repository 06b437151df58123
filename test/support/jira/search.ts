import * as z from 'zod';
import type { Answer } from '../stand-in.ts';
import { jiraError } from './error.ts';
import { issueDetails, type JiraIssue } from './issue.ts';
import type { JiraSite } from './routes.ts';
import { statusDetails } from './workflow.ts';

const Asked = z.object({
  jql: z.string(),
  fields: z.array(z.string()).default(['id']),
  maxResults: z.number().int().min(1).max(5000).default(50),
  nextPageToken: z.string().optional(),
});

/** The queries that the stand-in understands. It rejects others as Jira does. */
const linkedQuery = /^issue in linkedIssues\("([A-Z][A-Z0-9_]+-\d+)"\)$/;
const sweepQuery =
  /^\(project = ([A-Z][A-Z0-9_]+)\) AND statusCategory = ([234]) AND updated >= -(\d+)h ORDER BY updated ASC$/;

/** Returns one page of a search. Pages have opaque tokens. */
export function searchIssues(site: JiraSite, body: unknown): Answer {
  const { jql, fields, maxResults, nextPageToken } = Asked.parse(body);
  const found = matches(site.store.all(), jql);
  if (found === undefined) return jiraError(400, `Error in the JQL Query: ${jql}`);
  const start = startOf(nextPageToken);
  if (start === undefined) return jiraError(400, 'The provided next page token is invalid.');
  const page = found.slice(start, start + maxResults);
  const next = start + page.length;
  const issues = page.map((issue) => issueDetails(site.url(), issue, fields));
  const more = next < found.length ? { nextPageToken: tokenOf(next) } : {};
  return { status: 200, body: { issues, isLast: next >= found.length, ...more } };
}

const scopeQuery = /^project = ([A-Z][A-Z0-9_]+)(?: AND issuetype = Bug)?(?: AND labels = (\w+))?$/;

/** Counts what a query of a set-up finds. */
export function countIssues({ store }: JiraSite, body: unknown): Answer {
  const { jql } = Asked.parse(body);
  const found = countMatches(store.all(), jql);
  return found === undefined
    ? jiraError(400, `Error in the JQL Query: ${jql}`)
    : { status: 200, body: { count: found } };
}

/** How many of these a query of a set-up finds; `undefined` for other queries, and for an unknown project. */
export function countMatches(
  issues: readonly { readonly key: string; readonly labels: readonly string[] }[],
  jql: string,
): number | undefined {
  const [, project, label] = scopeQuery.exec(jql) ?? [];
  const own = issues.filter(({ key }) => key.startsWith(`${project}-`));
  if (own.length === 0) return undefined;
  return own.filter(({ labels }) => label === undefined || labels.includes(label)).length;
}

/** Returns the tickets that a query of the agent finds; `undefined` for other queries. */
export function matches<Person>(
  issues: readonly JiraIssue<Person>[],
  jql: string,
): readonly JiraIssue<Person>[] | undefined {
  const [, key] = linkedQuery.exec(jql) ?? [];
  if (key !== undefined) {
    const links = issues.find((issue) => issue.key === key)?.links;
    return issues.filter((issue) => links?.some(({ other }) => other.key === issue.key));
  }
  const [, project, category, hours] = sweepQuery.exec(jql) ?? [];
  if (project === undefined) return undefined;
  // The hours are those before the site's latest change.
  const oldest = Math.max(...issues.map(lastChange)) - Number(hours) * 60;
  return issues
    .filter((issue) => issue.key.startsWith(`${project}-`) && lastChange(issue) >= oldest)
    .filter(({ status }) => String(statusDetails('', status).statusCategory?.id) === category)
    .toSorted((a, b) => lastChange(a) - lastChange(b));
}

/** The time of the last change in minutes: one passes with each new id. */
const lastChange = ({ id, comments }: Pick<JiraIssue<unknown>, 'id' | 'comments'>) =>
  Math.max(Number(id), ...comments.map((comment) => Number(comment.id)));

const tokenOf = (start: number) => Buffer.from(`page ${start}`).toString('base64');

function startOf(token: string | undefined): number | undefined {
  if (token === undefined) return 0;
  const start = /^page (\d+)$/.exec(Buffer.from(token, 'base64').toString('utf8'))?.[1];
  return start === undefined ? undefined : Number(start);
}
