import { getIssue } from 'jira.js/cloud';
import type { Client } from 'jira.js/core';
import { z } from 'zod';
import { type LinkedTicket, type TicketKey, ticketKey } from '../../core/tickets/index.ts';
import { UserError } from '../../engines/errors.ts';
import { isAccount, type OwnAccount } from './account.ts';
import { isOpenToProject, isReporter, type Reporters } from './audience.ts';
import { unlessMissing } from './client.ts';
import { type JiraDialect, JiraPerson, JiraStatus, JiraTime } from './dialect.ts';
import { fieldText, type KnownField, readFields } from './fields.ts';
import { linkedTitles } from './search.ts';

const StandardFields = z.looseObject({
  summary: z.string().nullish(),
  issuetype: z.object({ name: z.string() }).nullish().catch(undefined),
  description: z.unknown().optional(),
  status: JiraStatus,
  updated: JiraTime,
  attachment: z.array(z.unknown()).catch([]),
  /** Restricts the ticket to some of those who see its project; missing or null without. */
  security: z.unknown().optional(),
  labels: z.array(z.string()).optional().catch(undefined),
  assignee: JiraPerson.nullish().catch(undefined),
  reporter: JiraPerson.nullish(),
  project: z.object({ projectTypeKey: z.string().optional().catch(undefined) }).nullish(),
});

const JiraProject = z.object({ fields: StandardFields.pick({ project: true }) });

const JiraIssue = z.object({
  id: z.string(),
  key: z.string(),
  fields: StandardFields,
  changelog: z
    .object({
      total: z.number().optional(),
      histories: z.array(
        z.object({
          author: JiraPerson.nullish(),
          items: z.array(z.object({ field: z.string(), fieldId: z.string().optional() })),
        }),
      ),
    })
    .optional(),
});

/** Which texts of a ticket are read, whose, and for whom. */
export interface WantedText {
  readonly fields: readonly KnownField[];
  readonly reporters: Reporters;
  readonly own: OwnAccount;
}

/**
 * Reads a ticket, with `files` and `comment` as Jira lists them, in one request. A ticket that was moved has its new
 * key. Throws UserError for a ticket with a security level, or with text by someone who is no reporter.
 */
export async function readIssue(
  { client, readText }: JiraDialect,
  key: TicketKey,
  { fields, reporters, own }: WantedText,
  more: 'comment' | 'issuelinks',
) {
  const names = [...Object.keys(StandardFields.shape), ...fields.map(({ id }) => id), more];
  const expand = reporters.size === 0 ? {} : { expand: 'changelog' as const };
  const asked = { issueIdOrKey: key, fields: names, ...expand };
  const issue = JiraIssue.parse(await getIssue(client, asked));
  const { summary, issuetype, description, status, updated, attachment } = issue.fields;
  const { labels, assignee } = issue.fields;
  if (!isOpenToProject(issue.fields.security)) throw secured(issue.key);
  requireReporters(issue, fields, reporters);
  const ticket = {
    key: ticketKey(issue.key) ?? key,
    summary: summary ?? '',
    ...(issuetype && { type: issuetype.name }),
    description: fieldText(description, readText),
    ...{ status, updated },
    ...(labels && { labels }),
    isAssigned: isAccount(assignee ?? {}, own),
    fields: readFields(fields, issue.fields, readText),
    ...(isServiceDesk(issue.fields) ? { isServiceDesk: true as const } : {}),
  };
  return { ticket, id: issue.id, files: attachment, listed: issue.fields[more] };
}

/** Reads the links of a ticket to others, with their titles, as the ticket lists them. */
export async function readLinks(
  { searchPage }: JiraDialect,
  key: TicketKey,
  listed: unknown,
): Promise<readonly LinkedTicket[]> {
  const links = Array.isArray(listed) ? listed.flatMap(readLink) : [];
  if (links.length === 0) return [];
  const titles = await linkedTitles(searchPage, key);
  return links.map((link) => ({ ...link, summary: titles.get(link.key) ?? '' }));
}

function isServiceDesk({ project }: z.infer<typeof JiraProject>['fields']): boolean {
  return project?.projectTypeKey === 'service_desk';
}

/** Throws UserError if someone who is no reporter wrote the ticket's text, or edited it later. */
function requireReporters(
  { key, fields: { reporter }, changelog }: z.infer<typeof JiraIssue>,
  fields: readonly KnownField[],
  reporters: Reporters,
): void {
  if (reporters.size === 0) return;
  const advice = 'add them to reporters, or report the bug anew';
  if (!isReporter(reporter, reporters))
    throw new UserError(`${key} was reported by someone who is not in reporters: ${advice}.`);
  const texts = new Set(['summary', 'description', 'environment', ...fields.map(({ id }) => id)]);
  const { histories = [], total = histories.length } = changelog ?? {};
  const foreign = histories.filter(({ author }) => !isReporter(author, reporters));
  const isEdited = foreign.some(({ items }) =>
    items.some(({ field, fieldId = field }) => texts.has(fieldId)),
  );
  if (isEdited)
    throw new UserError(`${key} was edited by someone who is not in reporters: ${advice}.`);
  if (total > histories.length)
    throw new UserError(
      `${key} has ${total} changes, too many to see who edited it: report the bug anew.`,
    );
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

/** Returns a ticket's ID, and the key that it has now; neither if there is none, or the account cannot see it. */
export async function readName(client: Client, key: TicketKey) {
  const asked = { issueIdOrKey: key, fields: ['status'] };
  const issue = await unlessMissing(getIssue(client, asked));
  return { id: issue?.id, key: ticketKey(issue?.key ?? '') };
}

const OtherIssue = z.object({ key: z.string() });

const IssueLink = z.object({
  type: z.object({
    inward: z.string().catch('relates to'),
    outward: z.string().catch('relates to'),
  }),
  inwardIssue: OtherIssue.optional(),
  outwardIssue: OtherIssue.optional(),
});

/** Reads a link to another ticket, without its title; none if it has an unknown form. */
function readLink(entry: unknown): readonly Omit<LinkedTicket, 'summary'>[] {
  const { type, inwardIssue, outwardIssue } = IssueLink.safeParse(entry).data ?? {};
  const other = inwardIssue ?? outwardIssue;
  if (type === undefined || other === undefined) return [];
  return [{ key: other.key, relation: other === inwardIssue ? type.inward : type.outward }];
}
