/** What `chooseReaction` may not exceed, and what its sentences name. */
export interface ReactionLimits {
  /** Attempts over the lifetime of the ticket. */
  readonly maxTicketAttempts: number;
  /** Days without an event after which a pull request is called stale; 0 for never. */
  readonly staleDays: number;
  /** First word of what requests an attempt, such as `/fix`. */
  readonly command: string;
}
