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
  } satisfies Omit<Wire<Comment>, 'body'> & { body: unknown };
}
