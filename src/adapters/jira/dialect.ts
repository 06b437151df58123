import type { Client } from 'jira.js/core';
import type { Block } from '../../core/report/index.ts';
import type { TicketKey } from '../../core/tickets/index.ts';
import type { Download } from './attachments.ts';
import type { CommentPage } from './comment-page.ts';
import type { FindPage } from './found-page.ts';

/** What the two Jiras say in different ways. */
export interface Dialect {
  /** Makes the calls that are the same in both. */
  readonly client: Client;
  /** The id of the agent's own account, as comments carry it. */
  readonly account: () => Promise<string>;
  readonly issue: (key: TicketKey, fields: readonly string[]) => Promise<unknown>;
  /** Reads a text of the site; documents of Jira's newer format are none. */
  readonly markdown: (text: string) => string;
  readonly download: Download;
  readonly commentPage: (key: TicketKey, startAt: number) => Promise<CommentPage>;
  /** Resolves to the comment as Jira shows it. */
  readonly post: (key: TicketKey, blocks: readonly Block[]) => Promise<unknown>;
  readonly rewrite: (key: TicketKey, id: string, blocks: readonly Block[]) => Promise<unknown>;
  readonly find: FindPage;
}
