import type { Check, PullRequestAsk } from './facts.ts';
import type { ReactionName } from './reactions.ts';

/** What a look at a pull request leads to. */
export interface Reaction {
  readonly name: ReactionName;
  /** Names this reaction to these facts, such as `checks-failed:SHA`: what the record has is never done again. */
  readonly key: string;
  /** How things stand, with names and numbers: one line of plain text. */
  readonly says: string;
  /** Tells the reviewer the same, if it is for them. */
  readonly onPull?: string | undefined;
  /** Tells the ticket the same, if it is for the ticket. */
  readonly onTicket?: string | undefined;
  /** The request that it is about. */
  readonly request?: PullRequestAsk | undefined;
  /** The failed checks that it is about. */
  readonly checks?: readonly Check[] | undefined;
}
