import { createOrUpdateRemoteIssueLink } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import { z } from 'zod';
import type { LinkedPage } from '../../agent/ports.ts';
import type { LinkedTicket, TicketKey } from '../../core/tickets/index.ts';

const OtherIssue = z.object({
  key: z.string(),
  fields: z.object({ summary: z.string().nullish() }).optional().catch(undefined),
});

const IssueLink = z.object({
  type: z.object({
    inward: z.string().catch('relates to'),
    outward: z.string().catch('relates to'),
  }),
  inwardIssue: OtherIssue.optional(),
  outwardIssue: OtherIssue.optional(),
});

/** Reads the links to other tickets. Skips entries of an unknown form. */
export function readLinks(listed: unknown): readonly LinkedTicket[] {
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((entry) => {
    const { type, inwardIssue, outwardIssue } = IssueLink.safeParse(entry).data ?? {};
    const other = inwardIssue ?? outwardIssue;
    if (type === undefined || other === undefined) return [];
    const relation = other === inwardIssue ? type.inward : type.outward;
    return [{ key: other.key, relation, summary: other.fields?.summary ?? '' }];
  });
}

/** Jira's limit on the characters of a remote link's id and title. */
const maxLength = 255;

/** Links a page to the ticket. A second link with the same id replaces the first. */
export async function linkPage(client: Client, key: TicketKey, page: LinkedPage): Promise<void> {
  await createOrUpdateRemoteIssueLink(client, {
    issueIdOrKey: key,
    globalId: page.id.slice(0, maxLength),
    object: { url: page.url, title: page.title.slice(0, maxLength).toWellFormed() },
  });
}
