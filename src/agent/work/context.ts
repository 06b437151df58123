import type {
  AttemptRequest,
  Lease,
  MoveTarget,
  Standing,
  TicketKey,
} from '../../core/tickets/index.ts';
import type { PullFacts, Reaction } from '../../core/work/index.ts';
import type { Failure } from '../loop/index.ts';
import type { Forge, PullRequests, Tickets } from '../ports.ts';
import type { EarlierChange, JobResult } from './ticket-state.ts';

/** What the settings say about following a pull request. */
export interface FollowSettings {
  /** Names the run, for the lease. */
  readonly run: string;
  readonly command: string;
  /** Returns the ticket that a branch is for; `undefined` for a branch that is not the agent's. */
  readonly ticketOf: (branch: string) => TicketKey | undefined;
  /** Where a ticket moves when its pull request is merged. */
  readonly onMerge: MoveTarget;
  /** Where a ticket of several repositories moves once a person has marked the last draft as ready. */
  readonly onReady: MoveTarget;
  readonly maxTicketAttempts: number;
  /** Minutes that an attempt may take. */
  readonly maxMinutes: number;
  /** Whether pull requests show no words of a ticket. */
  readonly withholds?: boolean | undefined;
}

/** An attempt that a pull request asks for. */
export interface PullAttempt {
  readonly key: TicketKey;
  readonly reaction: Reaction;
  readonly facts: PullFacts;
  readonly request: AttemptRequest;
  /** Which files it works on: those of the base, or those of the branch, which has commits of others. */
  readonly on: 'base' | 'branch';
  /** The change of the pull request, if it is made again; missing if it begins without or on top of that. */
  readonly earlier?: EarlierChange | undefined;
  /** Whether what it is made for still stands, now that its change is about to be published. */
  readonly isWanted: () => Promise<boolean>;
  /** The lease that the job works under, and does not give back. */
  readonly lease: Lease;
}

/** What following a pull request works with. */
export interface FollowContext {
  readonly settings: FollowSettings;
  readonly pulls: PullRequests;
  readonly tickets: Pick<
    Tickets,
    'look' | 'recall' | 'seal' | 'remember' | 'move' | 'rewrite' | 'otherRecords'
  >;
  readonly forge: Pick<Forge, 'lease' | 'isLeased' | 'release' | 'recall'>;
  readonly date: () => Date;
  readonly signal: AbortSignal;
  /** Makes an attempt under the lease of this run. Without it, an attempt is handed to a job of its own. */
  readonly attempt?: ((attempt: PullAttempt) => Promise<JobResult>) | undefined;
  /** Whether it waits while another run has the ticket; a run that makes attempts always does. */
  readonly waits?: boolean;
  /** Starts a job that looks at the ticket's pull request, for this reaction to it. */
  readonly dispatch?: ((key: TicketKey, reaction: Reaction) => Promise<void>) | undefined;
}

/** What a look at a pull request has led to. */
export interface Followed {
  readonly number: number;
  readonly key: TicketKey;
  readonly reaction?: Reaction | undefined;
  /** How the ticket stands; missing if that is not known. */
  readonly standing?: Standing | undefined;
  /** Whether anything was done; the same reaction is not done twice. */
  readonly isDone: boolean;
  /** One sentence for the log. */
  readonly sentence: string;
  /** Why nothing could be found out or done; missing if the look has succeeded. */
  readonly failure?: Failure | undefined;
  /** How the attempt ended, if there was one. */
  readonly result?: JobResult | undefined;
}
