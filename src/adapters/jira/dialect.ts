import type { Client } from 'jira.js/core';
import { z } from 'zod';
import type { Block } from '../../core/report/index.ts';
import type { Comment, Status, TicketKey } from '../../core/tickets/index.ts';

/** What Jira Cloud and Jira Data Center do differently. */
export interface JiraDialect {
  /** Makes the calls that both share. */
  readonly client: Client;
  /** Resolves to the id of the agent's own account, in the form of `JiraComment.account`. */
  readonly account: () => Promise<string>;
  readonly issue: (key: TicketKey, fields: readonly string[]) => Promise<unknown>;
  /** Converts a text of the site to Markdown. */
  readonly markdown: (text: string) => string;
  /** Downloads an attachment, at most its first `maxBytes`. */
  readonly download: (
    file: { readonly id: string; readonly name: string },
    maxBytes: number,
  ) => Promise<Uint8Array>;
  readonly commentPage: (key: TicketKey, startAt: number) => Promise<CommentPage>;
  /** Resolves to the new comment as Jira returns it. */
  readonly postComment: (key: TicketKey, blocks: readonly Block[]) => Promise<unknown>;
  readonly rewriteComment: (
    key: TicketKey,
    id: string,
    blocks: readonly Block[],
  ) => Promise<unknown>;
  readonly searchPage: (search: PageRequest) => Promise<SearchPage>;
}

/** A comment and who wrote it. `account` is the author's id. */
export interface JiraComment extends Comment {
  readonly account: string | undefined;
  readonly isApp: boolean;
  /** Whether the comment is hidden from some of the ticket's readers. */
  readonly isRestricted: boolean;
}

/** Some of a ticket's comments, oldest first. `total` counts those of all pages. */
export interface CommentPage {
  readonly comments: readonly JiraComment[];
  readonly total: number;
}

/** Asks for one page of a search; without a token, for the first. */
export interface PageRequest {
  readonly jql: string;
  readonly size: number;
  readonly token: string | undefined;
}

/** A page of search results; `next` is the token of the next page, if there may be one. */
export interface SearchPage {
  readonly issues: readonly z.infer<typeof FoundIssue>[];
  readonly next: string | undefined;
}

/** A status in Jira's form. Without a known category it counts as `new`. */
export const JiraStatus = z
  .object({
    name: z.string(),
    statusCategory: z.object({
      key: z.enum(['new', 'indeterminate', 'done']).catch('new'),
    }),
  })
  .transform((status): Status => ({ name: status.name, category: status.statusCategory.key }));

/** An issue in search results, in Jira's form. */
export const FoundIssue = z.object({
  id: z.string(),
  key: z.string(),
  fields: z.object({ summary: z.string().nullish(), status: JiraStatus }),
});

/** The fields of a `FoundIssue`. */
export const foundFields = ['summary', 'status'] as const;

/** A time in Jira's form, read as an ISO 8601 instant; 1970 if it is not a time. */
export const JiraTime = z
  .union([z.date(), z.string()])
  .optional()
  .catch(undefined)
  .transform((time) => {
    const date = new Date(time ?? 0);
    return (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString();
  });
