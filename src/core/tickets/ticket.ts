import type { Picture } from './picture.ts';

declare const ticketKeyBrand: unique symbol;

/** A Jira key such as `APP-17`, validated for use in URLs, branch names and file names. */
export type TicketKey = string & { readonly [ticketKeyBrand]: true };

const keyForm = /^[A-Z][A-Z0-9_]{1,31}-[1-9][0-9]{0,11}$/;

/** The only constructor of {@link TicketKey}; `undefined` if the text is not a key. */
export function ticketKey(text: string): TicketKey | undefined {
  return keyForm.test(text) ? (text as TicketKey) : undefined;
}

/** The key of the ticket's project: `APP` for `APP-17`. */
export function projectOf(key: TicketKey): string {
  return key.slice(0, key.lastIndexOf('-'));
}

/** A comment on the ticket. `created` is an ISO 8601 instant. */
export interface Comment {
  readonly id: string;
  readonly author: string;
  readonly created: string;
  readonly body: string;
}

/** Jira's three status categories, the only part of a status with the same name on every site. */
export type StatusCategory = 'new' | 'indeterminate' | 'done';

export interface Status {
  /** Its ID on the site, if known: its name may be translated. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly category: StatusCategory;
}

/** An additional field from the settings, such as acceptance criteria. */
export interface TicketField {
  readonly name: string;
  readonly text: string;
}

/** An attached file. Only small text files have `text`; `note` says what it is or why it is not shown. */
export interface Attachment {
  readonly name: string;
  readonly note: string;
  readonly text?: string;
}

/** A linked ticket, without its title if only some may see it; `relation` is Jira's wording, such as `is blocked by`. */
export interface LinkedTicket {
  readonly key: string;
  readonly relation: string;
  readonly summary: string;
}

/** A ticket as the agent reads it: texts in Markdown, of Data Center in wiki markup; comments by people only, oldest first. */
export interface Ticket {
  readonly key: TicketKey;
  readonly url: string;
  readonly summary: string;
  /** Its type, such as Bug; missing if it has none. */
  readonly type?: string | undefined;
  readonly description: string;
  readonly comments: readonly Comment[];
  readonly status: Status;
  /** When it was last changed, by Jira's clock: an ISO 8601 instant; `undefined` if Jira does not say. */
  readonly updated?: string | undefined;
  /** Missing if Jira does not say. */
  readonly labels?: readonly string[];
  /** Whether it is assigned to the agent's account. */
  readonly isAssigned?: boolean;
  readonly fields: readonly TicketField[];
  readonly attachments: readonly Attachment[];
  /** Those that a model may be shown, the most important first; within `pictureLimits`. */
  readonly pictures: readonly Picture[];
  readonly links: readonly LinkedTicket[];
  /** Ids of comments with the agent's mark, oldest first; they replace a lost record. */
  readonly ownComments: readonly string[];
  /** Number of comments with restricted visibility, which are not read. */
  readonly restrictedComments?: number;
  /** Whether it belongs to Jira Service Management, whose customers see the ticket and its public comments. */
  readonly isServiceDesk?: true;
}

/** What one request says of a ticket in the middle of the work: all that people can change, without files. */
export type TicketNow = Omit<Ticket, 'attachments' | 'pictures' | 'links' | 'ownComments'> & {
  readonly attachments: readonly Pick<Attachment, 'name'>[];
};

/** The last line of every comment that the agent writes, by which it recognizes its own comments. */
export const commentMark = 'Written by Jira Bug Fix Agent.';

/** The same on a ticket that is routed to several repositories: each recognizes its own comment. */
export function commentMarkOf(repository: string | undefined): string {
  return repository === undefined ? commentMark : commentMark.replace(/\.$/, ` for ${repository}.`);
}

/** Returns the mark in the last line of a comment; `undefined` if there is none. A quoted mark does not count. */
export function lastMark(comment: string): string | undefined {
  const line = comment.trimEnd().split('\n').at(-1)?.trim().replaceAll('\\', '') ?? '';
  return /^Written by Jira Bug Fix Agent(?: for \S+)?\.$/.test(line) ? line : undefined;
}

/** Whether the agent wrote the comment, in whatever repository. */
export const hasCommentMark = (comment: string) => lastMark(comment) !== undefined;
