import { getIssue } from 'jira.js/cloud';
import { type Client, isNotFoundError } from 'jira.js/core';
import { z } from 'zod';
import { type LinkedTicket, type TicketKey, ticketKey } from '../../core/tickets/index.ts';
import { UserError } from '../../core/user-error.ts';
import { isOpenToProject } from './audience.ts';
import { type JiraDialect, JiraStatus, JiraTime } from './dialect.ts';
import { fieldText, type KnownField, readFields } from './fields.ts';

const StandardFields = z.looseObject({
  summary: z.string().nullish(),
  description: z.unknown().optional(),
  status: JiraStatus,
  updated: JiraTime,
  attachment: z.array(z.unknown()).catch([]),
  issuelinks: z.array(z.unknown()).catch([]),
  /** Restricts the ticket to some of those who see its project; missing or null without. */
  security: z.unknown().optional(),
  project: z.object({ projectTypeKey: z.string().optional().catch(undefined) }).nullish(),
});

const JiraProject = z.object({ fields: StandardFields.pick({ project: true }) });

const JiraIssue = z.object({ key: z.string(), fields: StandardFields });

/**
 * Reads a ticket without its comments, with `files` as Jira lists them. A ticket that was moved has its new key.
 * Throws UserError for a ticket with a security level.
 */
export async function readIssue(
  { client, markdown }: JiraDialect,
  key: TicketKey,
  fields: readonly KnownField[],
) {
  const names = [...Object.keys(StandardFields.shape), ...fields.map(({ id }) => id)];
  const issue = JiraIssue.parse(await getIssue(client, { issueIdOrKey: key, fields: names }));
  const { summary, description, status, updated, attachment, issuelinks } = issue.fields;
  if (!isOpenToProject(issue.fields.security)) throw secured(issue.key);
  return {
    key: ticketKey(issue.key) ?? key,
    summary: summary ?? '',
    description: fieldText(description, markdown),
    status,
    updated,
    fields: readFields(fields, issue.fields, markdown),
    links: readLinks(issuelinks),
    files: attachment,
    ...(isServiceDesk(issue.fields) ? { isServiceDesk: true as const } : {}),
  };
}

function isServiceDesk({ project }: z.infer<typeof JiraProject>['fields']): boolean {
  return project?.projectTypeKey === 'service_desk';
}

/** A pull request, a log or another ticket could show what only some may see. */
function secured(key: string): UserError {
  return new UserError(
    `${key} has a security level, so the agent does not read it: remove the level, or fix the bug by hand.`,
  );
}

/** Whether a ticket's project belongs to Jira Service Management, where customers see comments. */
export async function readIsServiceDesk(client: Client, key: TicketKey): Promise<boolean> {
  const issue = JiraProject.parse(
    await getIssue(client, { issueIdOrKey: key, fields: ['project'] }),
  );
  return isServiceDesk(issue.fields);
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
