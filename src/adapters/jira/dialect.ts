import type { Client } from 'jira.js/core';
import { z } from 'zod';
import type { Block } from '../../core/markup/index.ts';
import type { Status, TicketKey } from '../../core/tickets/index.ts';
import type { OwnAccount } from './account.ts';

/** What Jira Cloud and Jira Data Center do differently. */
export interface JiraDialect {
  /** Makes the calls that both share. */
  readonly client: Client;
  /** Returns a client for one POST that must not take effect twice; `find` looks whether it did. */
  readonly clientFor: (find: () => Promise<unknown>) => Client;
  /** Asks Jira who the agent is. */
  readonly account: () => Promise<OwnAccount>;
  /** Returns a text of the site as the model reads it, with pictures and files named in one way. */
  readonly readText: (text: string) => string;
  /** Downloads an attachment, at most its first `maxBytes`. */
  readonly download: (
    file: { readonly id: string; readonly name: string },
    maxBytes: number,
  ) => Promise<DownloadedFile>;
  /** Parts of a comment that Jira sends only if asked. */
  readonly commentExpand?: 'properties';
  /** Returns a text in the form in which the site stores it. */
  readonly writeText: (blocks: readonly Block[]) => unknown;
  /** The query of a change that notifies nobody, where that can be chosen. */
  readonly quietly?: Readonly<Record<string, unknown>>;
  /** Returns a person of the history as `assign` takes them; `undefined` if there is no such account. */
  readonly findPerson: (person: JiraPerson) => Promise<JiraPerson | undefined>;
  /** Assigns a ticket. Editing its field would be ignored without an error. */
  readonly assign: (key: TicketKey, person: JiraPerson) => Promise<unknown>;
  /** Asks for one page of a search; without a token, for the first. */
  readonly searchPage: (search: {
    readonly jql: string;
    readonly size: number;
    readonly token: string | undefined;
  }) => Promise<SearchPage>;
  /** Resolves to about how many tickets match a query. */
  readonly count: (jql: string) => Promise<number>;
}

/** A file of a ticket, or its beginning. */
export interface DownloadedFile {
  readonly bytes: Uint8Array;
  /** By which Cloud's texts show it; only the address that it is sent from tells. */
  readonly mediaId?: string | undefined;
}

/** A page of search results; `next` is the token of the next page, if there may be one. */
export interface SearchPage {
  readonly issues: readonly z.infer<typeof FoundIssue>[];
  readonly next: string | undefined;
}

/** A status in Jira's form. Without a known category it counts as `new`. */
export const JiraStatus = z
  .object({
    id: z.string().optional().catch(undefined),
    name: z.string(),
    statusCategory: z.object({
      key: z.enum(['new', 'indeterminate', 'done']).catch('new'),
    }),
  })
  .transform(
    ({ id, name, statusCategory: { key: category } }): Status => ({
      ...(id && { id }),
      ...{ name, category },
    }),
  );

/** A time in Jira's form, read as an ISO 8601 instant; `undefined` if it is not a time. */
export const JiraTime = z
  .union([z.date(), z.string()])
  .optional()
  .catch(undefined)
  .transform((time) => {
    const date = new Date(time ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
  });

/** An account in Jira's form: its ID on Cloud, its name and key on Data Center. */
export const JiraPerson = z.object({
  accountId: z.string().optional(),
  name: z.string().optional(),
  key: z.string().optional(),
  displayName: z.string().optional().catch(undefined),
  accountType: z.string().optional().catch(undefined),
  active: z.boolean().optional().catch(undefined),
});
export type JiraPerson = z.infer<typeof JiraPerson>;

/** An attached file in Jira's form. */
export const JiraAttachment = z.object({
  id: z.union([z.string().regex(/^\d+$/), z.number().int().transform(String)]),
  filename: z.string().min(1).catch('unnamed file'),
  mimeType: z.string().catch(''),
  size: z.number().catch(0),
  created: z.string().catch(''),
  author: JiraPerson.nullish().catch(null),
});
export type JiraAttachment = z.infer<typeof JiraAttachment>;

const FoundFields = z.object({
  summary: z.string().nullish(),
  status: JiraStatus,
  security: z.unknown().optional(),
});

/** An issue in search results, in Jira's form. */
export const FoundIssue = z.object({ id: z.string(), key: z.string(), fields: FoundFields });

/** The names of the fields of a `FoundIssue`. */
export const foundFields: readonly string[] = Object.keys(FoundFields.shape);
