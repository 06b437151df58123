import type { Review } from '../tickets/index.ts';

/** A pull request of the agent as the code host shows it now. Names and texts are untrusted. */
export interface PullFacts {
  readonly number: number;
  readonly url: string;
  readonly branch: string;
  /** The branch that it goes into now. */
  readonly into: string;
  /** The commit (40 hex digits) at the end of its branch. */
  readonly head: string;
  /** The commit at the end of `into`; missing if that branch is gone. */
  readonly base?: string | undefined;
  /** The newest commit that the branch and `into` have in common; missing if it is not known. */
  readonly forkPoint?: string | undefined;
  readonly state: 'open' | 'merged' | 'closed';
  /** When it was merged or closed, an ISO 8601 instant; missing while it is open. */
  readonly ended?: string | undefined;
  readonly isDraft: boolean;
  readonly isApproved: boolean;
  /** In the merge queue, or to be merged as soon as its checks pass. */
  readonly isQueued: boolean;
  /** How it left the merge queue; missing unless that is the last that happened to its head. */
  readonly removal?: QueueRemoval | undefined;
  /** Whether it merges into `into`; `unknown` until the code host has found out. */
  readonly merges: 'clean' | 'conflict' | 'unknown';
  /** Whether a rule asks for all commits of `into`, and some are missing. */
  readonly isBehind: boolean;
  /** Whether `into` has all of the change already, so that a merge would bring nothing. */
  readonly isInBase: boolean;
  /** The branch that it was made for, if it was merged into another one. A new name makes no other one. */
  readonly madeFor?: string | undefined;
  /** The login of the first person whose commit is on the branch or, without one, of the first program. */
  readonly committer?: string | undefined;
  /** The newest review by a person; missing if there is none. */
  readonly reviewed?: { readonly by: string; readonly at: string } | undefined;
  /** Whether people have told the agent to leave it alone, by a label or by the command and `off`. */
  readonly isOff: boolean;
  /** The checks of `head`, each once, in its newest run. */
  readonly checks: readonly Check[];
  /** What people ask for and has no answer yet, oldest first. */
  readonly requests: readonly PullRequestAsk[];
  /** A sentence on each thing that the token may not read, and that these facts lack. */
  readonly notes?: readonly string[] | undefined;
  /** What its description says of how it stands, as Markdown; missing if people have removed the place of that. */
  readonly says?: string | undefined;
}

/** Why a pull request is no longer in the merge queue. */
export interface QueueRemoval {
  /** In the code host's words; empty if it gives none. */
  readonly reason: string;
  /** The checks that failed on the commit that the queue made. */
  readonly failed: readonly Pick<Check, 'name'>[];
}

/** One check of a commit: a job of GitHub Actions, a check run of another App, or a status. */
export interface Check {
  readonly name: string;
  /** `silent`: it runs, but has said nothing for so long that nobody waits for it. */
  readonly state: 'running' | 'silent' | 'held' | 'passed' | 'failed';
  /** When it began, or last said something, an ISO 8601 instant; missing unless it runs. */
  readonly since?: string | undefined;
  /** The run of GitHub Actions that it belongs to; missing for other systems. */
  readonly run?: CheckRun | undefined;
  /** Missing unless it has failed. */
  readonly failure?: CheckFailure | undefined;
}

export interface CheckRun {
  readonly id: number;
  /** Counted from 1; a rerun has the next one. */
  readonly attempt: number;
}

/** What is known of a failed check. */
export interface CheckFailure {
  /** Names what the code host has of it, for `failures` of the port. */
  readonly id: string;
  /** The steps that failed; empty if none did, as when a runner is lost. */
  readonly steps: readonly string[];
  /** Whether the check fails on the base, too. */
  readonly isRedOnBase: boolean;
  /** How many pull requests of others fail in this check. */
  readonly redElsewhere: number;
  /** Whether it has passed on the same commit before. */
  readonly passedBefore: boolean;
  /** Whether it ended without a result, as one that was cancelled. */
  readonly isUnfinished?: boolean | undefined;
  /** Whether it marks places in files. */
  readonly marksFiles?: boolean | undefined;
  /** What it says of itself, in one line; missing if nothing. */
  readonly says?: string | undefined;
  /** Whether its log names a file of the change; missing if nobody has looked. */
  readonly namesChange?: boolean | undefined;
}

/** What a person who may write to the repository asks for. */
export interface PullRequestAsk {
  readonly review: Review;
  /** Whether it begins with the agent's command, rather than only requests changes. */
  readonly isByName: boolean;
  /** Node ids of what asks, to react to. */
  readonly asks: readonly string[];
  /** The threads of its remarks, in their order. */
  readonly threads: readonly Thread[];
}

/** A thread of remarks on one place. */
export interface Thread {
  /** Node id. */
  readonly id: string;
  readonly path: string;
  readonly line?: number | undefined;
  readonly isResolved: boolean;
}

/** Whether an account is a program's. GitHub gives no person a login that ends so. */
export const isBotLogin = (login: string): boolean => login.endsWith('[bot]');

/** The person whose commit is on the branch; what a program has committed there is built upon. */
export function personOn({ committer }: Pick<PullFacts, 'committer'>): string | undefined {
  return committer === undefined || isBotLogin(committer) ? undefined : committer;
}
