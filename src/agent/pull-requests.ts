import type { PullEntry } from '../core/ledger/index.ts';
import type { EmbeddedRecord, PullStatus } from '../core/report/index.ts';
import type { FailedCheck, TicketKey } from '../core/tickets/index.ts';
import type { Check, PullFacts, PullRequestAsk } from '../core/work/index.ts';

/** What an event may be about. `since` finds every open pull request, and what ended after that instant. */
export type PullScope =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'head'; readonly sha: string }
  | { readonly kind: 'into'; readonly branch: string }
  | { readonly kind: 'branch'; readonly branch: string }
  | { readonly kind: 'since'; readonly instant: Date };

/** A pull request from a branch of the repository itself. */
export interface PullName {
  readonly number: number;
  readonly branch: string;
}

/** What makes facts of a pull request those of a ticket. */
export interface PullQuestion {
  readonly number: number;
  readonly key: TicketKey;
  /** First word of what requests an attempt, such as `/fix`. */
  readonly command: string;
  /** The branch that its change was made for; missing if that is not known. */
  readonly madeFor?: string | undefined;
  readonly now: Date;
}

/** The agent's pull requests at the code host. Every method throws UserError for configuration problems. */
export interface PullRequests {
  /** Finds pull requests whose branch may be the agent's, newest first and up to a limit. */
  find(scope: PullScope): Promise<readonly PullName[]>;
  /** Returns a pull request as it is now; `undefined` if there is none, or it comes from a fork. */
  facts(question: PullQuestion): Promise<PullFacts | undefined>;
  /** Reads what failed checks say about their failure. Nothing of it is complete. */
  failures(checks: readonly Check[]): Promise<readonly FailedCheck[]>;
  /** Runs the failed jobs of a run again; resolves to one line of the code host's words if it refuses that. */
  rerun(run: number): Promise<string | undefined>;
  /** Merges the base into the branch, unless the branch has moved from `head`. */
  update(number: number, head: string): Promise<void>;
  /** Shows at once, by a reaction, that what asks was seen. */
  acknowledge(request: PullRequestAsk): Promise<void>;
  /** Answers a request in its threads or, if it has none, below the pull request. */
  answer(number: number, answer: Answer): Promise<void>;
  /** Writes into the description how things stand, and the ticket's record. */
  describe(number: number, state: PullState): Promise<void>;
}

/** Of which pull request is asked what became of it. */
export interface OutcomeQuestion {
  readonly number: number;
  /** Returns the ticket that a branch is for; `undefined` for a branch that is not the agent's. */
  readonly ticketOf: (branch: string) => TicketKey | undefined;
  readonly now: Date;
  /** What earlier looks have found out. What is final in it is not asked for again. */
  readonly known?: PullEntry | undefined;
}

/** What becomes of the agent's pull requests at the code host. */
export interface PullOutcomes {
  /** Returns what is new since `known`; `undefined` if the pull request is gone, or not the agent's. */
  outcome(question: OutcomeQuestion): Promise<PullEntry | undefined>;
}

/** The answer to a request, in Markdown. */
export interface Answer {
  readonly request: PullRequestAsk;
  /** For a request without threads, in one or two sentences. */
  readonly text: string;
  /** For each thread, in the order of the request's. */
  readonly threads: readonly { readonly text: string; readonly isResolved: boolean }[];
}

/** What the description says of the state of its pull request. */
export interface PullState extends PullStatus {
  /** Missing if the ticket keeps its record itself. */
  readonly kept?: EmbeddedRecord | undefined;
}
