import { searchAndReconsileIssuesUsingJqlPost } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import { z } from 'zod';
import { type FindPage, FoundIssue, foundFields } from '../found-page.ts';

const Page = z.object({
  issues: z.array(FoundIssue).default([]),
  nextPageToken: z.string().min(1).optional().catch(undefined),
});

/** Searches with Cloud's query service, which has tokens and no total. */
export function findPage(client: Client): FindPage {
  return async ({ jql, size, token }) => {
    const answer = await searchAndReconsileIssuesUsingJqlPost(client, {
      jql,
      fields: [...foundFields],
      maxResults: size,
      ...(token === undefined ? {} : { nextPageToken: token }),
    });
    const { issues, nextPageToken: next } = Page.parse(answer);
    return { issues, next };
  };
}
