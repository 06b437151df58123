/** What a run leaves at the code host while it has a ticket to itself. */
export interface Lease {
  /** Names the run: nobody else's hold has the same name. */
  readonly run: string;
  /** When the run is over at the latest, an ISO 8601 instant. From then on anybody may take the ticket. */
  readonly until: string;
}
