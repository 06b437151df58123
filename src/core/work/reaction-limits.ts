/** What `chooseReaction` may not exceed, and what its sentences name. */
export interface ReactionLimits {
  /** Attempts over the lifetime of the ticket. */
  readonly maxTicketAttempts: number;
  /** First word of what requests an attempt, such as `/fix`. */
  readonly command: string;
  /** The month, such as `2026-11`; missing if no budget limits it. */
  readonly month?: string | undefined;
  /** Whether people have ended the work on the ticket, as far as that was asked. */
  readonly isWithdrawn?: boolean | undefined;
}
