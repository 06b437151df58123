import { z } from 'zod';
import { type FindPage, FoundIssue, foundFields } from '../found-page.ts';
import type { JiraTransport } from '../transport/index.ts';

const Page = z.object({ issues: z.array(FoundIssue), total: z.number() });

/** Searches with GET, for that is repeated when Jira is busy. A page's token is its start. */
export function findPage(transport: JiraTransport): FindPage {
  return async ({ jql, size: maxResults, token = '0' }) => {
    if (!/^\d{1,6}$/.test(token)) throw new Error('The page token is none that a search gave.');
    const startAt = Number(token);
    const query = { jql, startAt, maxResults, fields: foundFields.join(',') };
    const path = ['rest', 'api', '2', 'search'];
    const { issues, total } = Page.parse(await transport.send({ method: 'GET', path, query }));
    const end = startAt + issues.length;
    return { issues, next: issues.length > 0 && end < total ? String(end) : undefined };
  };
}
