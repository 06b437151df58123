declare const ticketKeyBrand: unique symbol;

/** A Jira key such as `APP-17`, checked before it enters a URL, a branch name or a file name. */
export type TicketKey = string & { readonly [ticketKeyBrand]: true };

const keyForm = /^[A-Z][A-Z0-9_]{1,31}-[1-9][0-9]{0,11}$/;

/** The only maker of a {@link TicketKey}; `undefined` when the text is not one. */
export function ticketKey(text: string): TicketKey | undefined {
  return keyForm.test(text) ? (text as TicketKey) : undefined;
}

/** The key of the project that a ticket is in: `APP` for `APP-17`. */
export function projectOf(key: TicketKey): string {
  return key.slice(0, key.lastIndexOf('-'));
}

/** What a person wrote below the ticket. `body` is Markdown, `created` an ISO 8601 instant. */
export interface Comment {
  readonly id: string;
  readonly author: string;
  readonly created: string;
  readonly body: string;
}

/** Jira's three status categories: the only part of a status that has the same name on every site. */
export type StatusCategory = 'new' | 'indeterminate' | 'done';

export interface Status {
  readonly name: string;
  readonly category: StatusCategory;
}

/** A further field that the settings name, such as acceptance criteria. `text` is Markdown. */
export interface TicketField {
  readonly name: string;
  readonly text: string;
}

/** A file below the ticket; `text` only of small text files, `note` says what it is or why it is not shown. */
export interface Attachment {
  readonly name: string;
  readonly note: string;
  readonly text?: string;
}

/** Another ticket that this one is linked to; `relation` in Jira's words, such as `is blocked by`. */
export interface LinkedTicket {
  readonly key: string;
  readonly relation: string;
  readonly summary: string;
}

/** A ticket as the agent reads it: texts in Markdown, people's comments only, oldest first. */
export interface Ticket {
  readonly key: TicketKey;
  readonly url: string;
  readonly summary: string;
  readonly description: string;
  readonly comments: readonly Comment[];
  readonly status: Status;
  readonly fields: readonly TicketField[];
  readonly attachments: readonly Attachment[];
  readonly links: readonly LinkedTicket[];
  /** Ids of comments that are the agent's own by their mark, oldest first; a lost record finds them so. */
  readonly ownComments: readonly string[];
  /** How many comments only some of the ticket's readers may see; they are not read. */
  readonly restrictedComments?: number;
}
