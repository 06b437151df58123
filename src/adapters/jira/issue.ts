import { getFields } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import { z } from 'zod';
import { type Ticket, type TicketKey, ticketKey } from '../../core/tickets/index.ts';
import { readAttachments } from './attachments.ts';
import type { Dialect } from './dialect.ts';
import { chooseFields, fieldText, type KnownField, readFields } from './fields.ts';
import { readLinks } from './links.ts';
import { JiraStatus } from './status.ts';

const Issue = z.object({
  key: z.string(),
  fields: z.looseObject({
    summary: z.string().nullish(),
    description: z.unknown().optional(),
    status: JiraStatus,
    attachment: z.unknown().optional(),
    issuelinks: z.unknown().optional(),
  }),
});

const always = ['summary', 'description', 'status', 'attachment', 'issuelinks'] as const;

type IssueParts = Omit<Ticket, 'url' | 'comments' | 'ownComments' | 'restrictedComments'>;

/** The ticket itself, without its comments. One that was moved answers under its new key. */
export async function readIssue(
  { issue: fetchIssue, markdown, download }: Pick<Dialect, 'issue' | 'markdown' | 'download'>,
  key: TicketKey,
  fields: readonly KnownField[],
): Promise<IssueParts> {
  const names = [...always, ...fields.map(({ id }) => id)];
  const issue = Issue.parse(await fetchIssue(key, names));
  const { summary, description, status, attachment, issuelinks } = issue.fields;
  return {
    key: ticketKey(issue.key) ?? key,
    summary: summary ?? '',
    description: fieldText(description, markdown),
    status,
    fields: readFields(fields, issue.fields, markdown),
    links: readLinks(issuelinks),
    attachments: await readAttachments(attachment, download),
  };
}

/** The fields that the settings name, asked for once and only when there are any. */
export function knownFields(
  client: Client,
  wanted: readonly string[],
): () => Promise<readonly KnownField[]> {
  let asked: Promise<readonly KnownField[]> | undefined;
  return async () => {
    if (wanted.length === 0) return [];
    asked ??= getFields(client).then((listed) => chooseFields(wanted, listed));
    return asked.catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
  };
}
