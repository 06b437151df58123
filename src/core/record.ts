/** What the agent leaves on a ticket so that the same input is not worked twice. */
export interface TicketRecord {
  readonly version: 1;
  /** Fingerprints of the inputs that were worked to an end, newest last. */
  readonly inputs: readonly string[];
  /** Ids of the comments that the agent wrote. */
  readonly comments: readonly string[];
  /** Ids of the people's comments that the last attempt had read. */
  readonly read: readonly string[];
  readonly pullRequest?: string;
  readonly delivery?: string;
}

export const emptyRecord: TicketRecord = { version: 1, inputs: [], comments: [], read: [] };
