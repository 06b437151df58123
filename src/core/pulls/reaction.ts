import type { Check, PullRequestAsk } from './facts.ts';
import type { ReactionName } from './reactions.ts';

/** What a look at a pull request leads to. */
export interface Reaction {
  readonly name: ReactionName;
  /** Names this reaction to these facts, such as `checks-failed:SHA`: what the record has is never done again. */
  readonly key: string;
  /** Tells the reviewer how things stand, with names and numbers: one line of plain text. */
  readonly onPull?: string | undefined;
  /** Tells the ticket the same. */
  readonly onTicket?: string | undefined;
  /** Answers the request without an attempt. */
  readonly answer?: string | undefined;
  /** The request that it is about. */
  readonly request?: PullRequestAsk | undefined;
  /** The failed checks that it is about. */
  readonly checks?: readonly Check[] | undefined;
}
