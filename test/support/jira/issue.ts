import type { Comment, Issue, UserDetails } from 'jira.js/cloud';
import { resolutions, type StatusName, statusDetails } from './workflow.ts';

/** What Jira sends of a type of jira.js: dates travel as text. */
export type Wire<T> = T extends Date
  ? string
  : T extends (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Name in keyof T]: Wire<T[Name]> }
      : T;

/** Somebody with an account, or an app with one. */
export interface JiraPerson {
  readonly accountId: string;
  readonly name: string;
  readonly accountType: 'atlassian' | 'app' | 'customer';
}

export interface JiraComment {
  readonly id: string;
  readonly author: JiraPerson;
  /** A document in Atlassian's format. */
  readonly body: unknown;
  readonly created: string;
  readonly audience?: JiraAudience;
}

/** Who may see a comment, where it is not everybody. */
export interface JiraAudience {
  readonly visibility?: { readonly type: 'role' | 'group'; readonly value: string };
  readonly jsdPublic?: boolean;
}

/** A file below a ticket; `size` is what Jira says it is, by default the truth. */
export interface JiraAttachment {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
  readonly size?: number;
  readonly author: JiraPerson;
  readonly created: string;
}

/** One end of a link between two tickets. */
export interface JiraLink {
  readonly type: { readonly inward: string; readonly outward: string };
  readonly direction: 'inward' | 'outward';
  readonly other: JiraIssue;
}

/** A ticket as the stand-in keeps it. */
export interface JiraIssue {
  readonly id: string;
  key: string;
  readonly summary: string;
  readonly description: unknown;
  status: StatusName;
  /** Id of the resolution; `null` while the ticket is open. */
  resolution: string | null;
  comments: readonly JiraComment[];
  readonly properties: Map<string, unknown>;
  /** Values of custom fields by the field's id. */
  readonly fields: Readonly<Record<string, unknown>>;
  attachments: readonly JiraAttachment[];
  links: readonly JiraLink[];
  /** Remote links by their global id. */
  readonly pages: Map<string, { readonly url: string; readonly title: string }>;
}

/** A document of one paragraph for each line; a value that is not text is a document already. */
export function asDocument(content: unknown): unknown {
  if (typeof content !== 'string') return content;
  const paragraphs = content.split('\n').map((line) => ({
    type: 'paragraph',
    content: line === '' ? [] : [{ type: 'text', text: line }],
  }));
  return { version: 1, type: 'doc', content: paragraphs };
}

/** A person as Jira writes one below a comment; e-mail addresses are hidden by default. */
export function userDetails(site: string, person: JiraPerson): UserDetails {
  return {
    self: `${site}/rest/api/3/user?accountId=${encodeURIComponent(person.accountId)}`,
    accountId: person.accountId,
    accountType: person.accountType,
    displayName: person.name,
    active: true,
    timeZone: 'Europe/Berlin',
  };
}

/** A ticket as Jira writes it, with the fields that were asked for, all when none were. */
export function issueDetails(site: string, issue: JiraIssue, fields: readonly string[]): Issue {
  const all: Record<string, unknown> = {
    summary: issue.summary,
    description: issue.description,
    status: statusDetails(site, issue.status),
    resolution: resolutions.find(({ id }) => id === issue.resolution) ?? null,
    attachment: attachmentDetails(site, issue),
    issuelinks: linkDetails(site, issue),
    ...issue.fields,
  };
  const wanted = fields.flatMap((names) => names.split(','));
  return {
    id: issue.id,
    key: issue.key,
    self: `${site}/rest/api/3/issue/${issue.id}`,
    expand: 'renderedFields,names,schema,operations,editmeta,changelog',
    fields: Object.fromEntries(
      Object.entries(all).filter(([name]) => wanted.length === 0 || wanted.includes(name)),
    ),
  };
}

/** A comment as Jira writes it. */
export function commentDetails(site: string, issue: JiraIssue, comment: JiraComment) {
  const author = userDetails(site, comment.author);
  return {
    self: `${site}/rest/api/3/issue/${issue.id}/comment/${comment.id}`,
    id: comment.id,
    author,
    updateAuthor: author,
    body: comment.body,
    created: comment.created,
    updated: comment.created,
    jsdPublic: true,
    ...comment.audience,
  } satisfies Omit<Wire<Comment>, 'body'> & { body: unknown };
}

/** The files of a ticket as Jira lists them: in no order that is promised. */
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

/** The links of a ticket as Jira lists them, each with the ticket at its other end. */
function linkDetails(site: string, { links }: JiraIssue) {
  return links.map(({ type, direction, other }, index) => ({
    id: String(index + 1),
    self: `${site}/rest/api/3/issueLink/${index + 1}`,
    type: { id: '10000', name: type.outward, ...type },
    [`${direction}Issue`]: {
      id: other.id,
      key: other.key,
      self: `${site}/rest/api/3/issue/${other.id}`,
      fields: { summary: other.summary },
    },
  }));
}
