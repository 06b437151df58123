import { getIssue } from 'jira.js/cloud';
import { type Client, isNotFoundError } from 'jira.js/core';
import { z } from 'zod';
import { type LinkedTicket, type TicketKey, ticketKey } from '../../core/tickets/index.ts';
import { type JiraDialect, JiraStatus, JiraTime } from './dialect.ts';
import { fieldText, type KnownField, readFields } from './fields.ts';

const StandardFields = z.looseObject({
  summary: z.string().nullish(),
  description: z.unknown().optional(),
  status: JiraStatus,
  updated: JiraTime,
  attachment: z.array(z.unknown()).catch([]),
  issuelinks: z.array(z.unknown()).catch([]),
});

const JiraIssue = z.object({ key: z.string(), fields: StandardFields });

/** Reads a ticket without its comments, with `files` as Jira lists them. A ticket that was moved has its new key. */
export async function readIssue(
  { client, markdown }: JiraDialect,
  key: TicketKey,
  fields: readonly KnownField[],
) {
  const names = [...Object.keys(StandardFields.shape), ...fields.map(({ id }) => id)];
  const issue = JiraIssue.parse(await getIssue(client, { issueIdOrKey: key, fields: names }));
  const { summary, description, status, updated, attachment, issuelinks } = issue.fields;
  return {
    key: ticketKey(issue.key) ?? key,
    summary: summary ?? '',
    description: fieldText(description, markdown),
    status,
    updated,
    fields: readFields(fields, issue.fields, markdown),
    links: readLinks(issuelinks),
    files: attachment,
  };
}

/** Returns the key that a ticket has now; `undefined` if there is none, or the account cannot see it. */
export async function readKey(client: Client, key: TicketKey): Promise<TicketKey | undefined> {
  const asked = { issueIdOrKey: key, fields: ['status'] };
  const issue = await getIssue(client, asked).catch((error: unknown) => {
    if (isNotFoundError(error)) return undefined;
    throw error;
  });
  return ticketKey(issue?.key ?? '');
}

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
function readLinks(listed: readonly unknown[]): readonly LinkedTicket[] {
  return listed.flatMap((entry) => {
    const { type, inwardIssue, outwardIssue } = IssueLink.safeParse(entry).data ?? {};
    const other = inwardIssue ?? outwardIssue;
    if (type === undefined || other === undefined) return [];
    const relation = other === inwardIssue ? type.inward : type.outward;
    return [{ key: other.key, relation, summary: other.fields?.summary ?? '' }];
  });
}
