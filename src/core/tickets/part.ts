/** What a ticket that is routed to several repositories has in one of them. */
export interface TicketPart {
  /** The repository, as `owner/name`. */
  readonly repository: string;
  /** How many repositories the ticket has. */
  readonly of: number;
}
