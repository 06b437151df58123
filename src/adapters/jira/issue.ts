import { getIssue } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import { z } from 'zod';
import { adfToMarkdown } from '../../core/adf/markdown.ts';
import { type Ticket, type TicketKey, ticketKey } from '../../core/ticket.ts';
import { JiraStatus } from './status.ts';

const Issue = z.object({
  key: z.string(),
  fields: z.object({
    summary: z.string().nullish(),
    description: z.unknown(),
    status: JiraStatus,
  }),
});

/** The ticket itself, without its comments. One that was moved answers under its new key. */
export async function readIssue(
  client: Client,
  key: TicketKey,
): Promise<Omit<Ticket, 'url' | 'comments'>> {
  const fields = ['summary', 'description', 'status'];
  const issue = Issue.parse(await getIssue(client, { issueIdOrKey: key, fields }));
  return {
    key: ticketKey(issue.key) ?? key,
    summary: issue.fields.summary ?? '',
    description: adfToMarkdown(issue.fields.description),
    status: issue.fields.status,
  };
}
