import { searchAndReconsileIssuesUsingJqlPost } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import { z } from 'zod';
import type { TicketPage, TicketQuery } from '../../agent/ports.ts';
import { projectOf, type TicketKey } from '../../core/ticket.ts';
import { textQuery } from './jql.ts';
import { JiraStatus } from './status.ts';

/** Tickets on a page. */
const pageSize = 10;

const Found = z.object({
  key: z.string(),
  fields: z.object({ summary: z.string().nullish(), status: JiraStatus }),
});

const Page = z.object({
  issues: z.array(Found).default([]),
  nextPageToken: z.string().min(1).optional().catch(undefined),
});

/** One page of the tickets in the project of `near` that hold a text. Jira's index lags by seconds. */
export async function searchTickets(
  client: Client,
  near: TicketKey,
  { text, pageToken }: TicketQuery,
): Promise<TicketPage> {
  const jql = textQuery(projectOf(near), text);
  if (jql === undefined) return { tickets: [] };
  const { issues, nextPageToken } = Page.parse(
    await searchAndReconsileIssuesUsingJqlPost(client, {
      jql,
      fields: ['summary', 'status'],
      maxResults: pageSize,
      ...(pageToken === undefined ? {} : { nextPageToken: pageToken }),
    }),
  );
  const tickets = issues.map(({ key, fields }) => ({
    key,
    summary: fields.summary ?? '',
    status: fields.status.name,
  }));
  return hasNext(nextPageToken, pageToken) ? { tickets, nextPageToken } : { tickets };
}

/** Jira has been seen to answer with the token that it was given, without end. */
function hasNext(next: string | undefined, asked: string | undefined): next is string {
  return next !== undefined && next !== asked;
}
