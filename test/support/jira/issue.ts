import type { Comment, Issue, UserDetails } from 'jira.js/cloud';
import { historiesOf, type JiraEdit } from './history.ts';
import { resolutions, type StatusName, statusDetails } from './workflow.ts';

/** The JSON of a jira.js type: dates are text. */
export type Wire<T> = T extends Date
  ? string
  : T extends (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Name in keyof T]: Wire<T[Name]> }
      : T;

/** A person or app with an account. */
export interface JiraPerson {
  readonly accountId: string;
  readonly name: string;
  readonly accountType: 'atlassian' | 'app' | 'customer';
  /** Whether the account may log in and have tickets; by default it may. */
  readonly active?: boolean;
}

export interface JiraComment<Person = JiraPerson> {
  readonly id: string;
  readonly author: Person;
  /** Who wrote the text that it has now; by default its author. */
  readonly updateAuthor?: Person;
  /** A document in Atlassian's format, or in Data Center wiki markup. */
  readonly body: unknown;
  readonly created: string;
  readonly audience?: JiraAudience;
}

/** Who may see a restricted comment. */
export interface JiraAudience {
  readonly visibility?: { readonly type: 'role' | 'group'; readonly value: string };
  /** Whether Service Management shows it to customers. */
  readonly jsdPublic?: boolean;
}

/** A file attached to a ticket. `size` is the size that Jira reports, by default the real one. */
export interface JiraAttachment<Person = JiraPerson> {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
  readonly size?: number;
  readonly author: Person;
  readonly created: string;
}

/** One end of a link between two tickets. */
export interface JiraLink<Person = JiraPerson> {
  readonly type: { readonly name: string; readonly inward: string; readonly outward: string };
  readonly direction: 'inward' | 'outward';
  readonly other: JiraIssue<Person>;
}

/** A ticket in a stand-in. People of Cloud and of Data Center differ. */
export interface JiraIssue<Person = JiraPerson> {
  readonly id: string;
  key: string;
  readonly summary: string;
  readonly description: unknown;
  status: StatusName;
  /** The resolution's id; `null` while the ticket is open. */
  resolution: string | null;
  /** When people or the agent last changed it, in Jira's form. */
  updated: string;
  comments: readonly JiraComment<Person>[];
  readonly properties: Map<string, unknown>;
  /** Values of custom fields by field id. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The newest first. */
  edits: readonly JiraEdit[];
  labels: readonly string[];
  assignee: Person | null;
  /** How many comments come with the ticket; by default all. */
  embeds?: number;
  attachments: readonly JiraAttachment<Person>[];
  links: readonly JiraLink<Person>[];
  /** Remote links by global id. */
  readonly pages: Map<string, { readonly url: string; readonly title: string }>;
}

/** Turns text into a document with one paragraph per line. Any other value is a document already. */
export function asDocument(content: unknown): unknown {
  if (typeof content !== 'string') return content;
  const paragraphs = content.split('\n').map((line) => ({
    type: 'paragraph',
    content: line === '' ? [] : [{ type: 'text', text: line }],
  }));
  return { version: 1, type: 'doc', content: paragraphs };
}

/** Returns the author of a comment in Jira's form, where e-mail addresses are hidden by default. */
export function userDetails(site: string, person: JiraPerson): UserDetails {
  return {
    self: `${site}/rest/api/3/user?accountId=${encodeURIComponent(person.accountId)}`,
    accountId: person.accountId,
    accountType: person.accountType,
    displayName: person.name,
    active: person.active ?? true,
    timeZone: 'Europe/Berlin',
  };
}

/** Returns a ticket in Jira's form, with the requested fields; by default with all. */
export function issueDetails(
  site: string,
  issue: JiraIssue,
  fields: readonly string[],
  expand = '',
): Issue {
  const all: Record<string, unknown> = {
    summary: issue.summary,
    description: issue.description,
    status: statusDetails(site, issue.status),
    resolution: resolutions.find(({ id }) => id === issue.resolution) ?? null,
    updated: issue.updated,
    attachment: attachmentDetails(site, issue),
    issuelinks: linkDetails(site, issue),
    labels: issue.labels,
    assignee: issue.assignee && userDetails(site, issue.assignee),
    comment: embeddedComments(site, issue),
    ...issue.fields,
  };
  const wanted = fields.flatMap((names) => names.split(','));
  return {
    id: issue.id,
    key: issue.key,
    self: `${site}/rest/api/3/issue/${issue.id}`,
    expand: 'renderedFields,names,schema,operations,editmeta,changelog',
    ...(expand === 'changelog' ? { changelog: newestChanges(issue.edits) as never } : {}),
    fields: Object.fromEntries(
      Object.entries(all).filter(([name]) => wanted.length === 0 || wanted.includes(name)),
    ),
  };
}

/** Cloud sends the newest changes first, at most 100. */
function newestChanges(edits: readonly JiraEdit[]) {
  const histories = historiesOf(edits).slice(0, 100);
  return { startAt: 0, maxResults: histories.length, total: edits.length, histories };
}

/** Returns the comments that come with a ticket, the oldest of all. */
function embeddedComments(site: string, issue: JiraIssue) {
  const { comments, embeds = comments.length } = issue;
  const shown = comments.slice(0, embeds).map((comment) => commentDetails(site, issue, comment));
  return { comments: shown, startAt: 0, maxResults: shown.length, total: comments.length };
}

/** Returns a comment in Jira's form. */
export function commentDetails(site: string, issue: JiraIssue, comment: JiraComment) {
  const author = userDetails(site, comment.author);
  return {
    self: `${site}/rest/api/3/issue/${issue.id}/comment/${comment.id}`,
    id: comment.id,
    author,
    updateAuthor: comment.updateAuthor ? userDetails(site, comment.updateAuthor) : author,
    body: comment.body,
    created: comment.created,
    updated: comment.created,
    jsdPublic: true,
    ...comment.audience,
  } satisfies Omit<Wire<Comment>, 'body'> & { body: unknown };
}

/** Returns a ticket's files in Jira's form, in no guaranteed order. */
function attachmentDetails(site: string, { attachments }: JiraIssue) {
  return attachments.map((file) => ({
    self: `${site}/rest/api/3/attachment/${file.id}`,
    id: file.id,
    filename: file.name,
    author: userDetails(site, file.author),
    created: file.created,
    size: file.size ?? file.content.length,
    mimeType: file.type,
    content: `${site}/rest/api/3/attachment/content/${file.id}`,
  }));
}

/** Returns a ticket's links in Jira's form, each with the other ticket. */
function linkDetails(site: string, { links }: JiraIssue) {
  return links.map(({ type, direction, other }, index) => ({
    id: String(index + 1),
    self: `${site}/rest/api/3/issueLink/${index + 1}`,
    type: { id: '10000', ...type },
    [`${direction}Issue`]: {
      id: other.id,
      key: other.key,
      self: `${site}/rest/api/3/issue/${other.id}`,
      fields: { summary: other.summary, status: statusDetails(site, other.status) },
    },
  }));
}
