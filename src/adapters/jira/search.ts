import type { TicketPage, TicketQuery } from '../../agent/ports.ts';
import { projectOf, type TicketKey } from '../../core/tickets/index.ts';
import type { FindPage } from './found-page.ts';
import { textQuery } from './jql.ts';

/** Tickets on a page. */
const pageSize = 10;

/** One page of the tickets in the project of `near` that hold a text. Jira's index lags by seconds. */
export async function searchTickets(
  find: FindPage,
  near: TicketKey,
  { text, pageToken }: TicketQuery,
): Promise<TicketPage> {
  const jql = textQuery(projectOf(near), text);
  if (jql === undefined) return { tickets: [] };
  const { issues, next } = await find({ jql, size: pageSize, token: pageToken });
  const tickets = issues.map(({ key, fields }) => ({
    key,
    summary: fields.summary ?? '',
    status: fields.status.name,
  }));
  // Jira has been seen to answer with the token that it was given, without end.
  const isLast = next === undefined || next === pageToken;
  return isLast ? { tickets } : { tickets, nextPageToken: next };
}
