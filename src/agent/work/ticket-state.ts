import type { Amount, MonthlyBudget, RunName } from '../../core/ledger/index.ts';
import type { ModelName, Outcome, ReadyWhen } from '../../core/report/index.ts';
import type { RecordedRun, Rules } from '../../core/run/index.ts';
import type {
  AttemptLimits,
  AttemptReport,
  AttemptRequest,
  FurtherCommits,
  Lease,
  MoveResult,
  MoveTarget,
  News,
  OpenedPullRequest,
  Ticket,
  TicketKey,
  TicketPart,
  TicketRecord,
} from '../../core/tickets/index.ts';
import type { Caps, CheckedPatch, Patch } from '../../engines/edits/index.ts';
import type { PathRules } from '../../engines/files/index.ts';
import type { Failure, LoopResult, RunContext } from '../loop/index.ts';
import type { Checks, Forge, RunLedger, Tickets, Workspace } from '../ports.ts';
import type { TicketHome } from './ticket-home.ts';

/** The change that the pull request has, as the difference of two commits: it is made again on the files worked on. */
export interface EarlierChange {
  readonly forkPoint: string;
  readonly head: string;
}

/** One ticket to work on, and what the settings and the trigger say about it. */
export interface Job {
  readonly key: TicketKey;
  /** Set if the ticket is routed to several repositories. */
  readonly part?: TicketPart | undefined;
  /** Names the run. Only a rerun of the same CI job has the same name. */
  readonly run: string;
  /** URL of the run's log. */
  readonly log?: string | undefined;
  readonly model?: ModelName | undefined;
  /** What asks for the attempt. */
  readonly request: AttemptRequest;
  /** The commit (40 hex digits) that the workspace shows. */
  readonly base: string;
  /** The branch that the pull request targets. */
  readonly into: string;
  /** The branch that the change is pushed to. Until the ticket is read, its name may be a template. */
  readonly branch: string;
  /** Whether `base` is the end of that branch, on which others have committed. */
  readonly onBranch?: boolean | undefined;
  /** The change of the pull request that the attempt goes on with; missing if it begins without one. */
  readonly earlier?: EarlierChange | undefined;
  readonly texts: PublishedTexts;
  readonly opening: PullOpening;
  readonly paths: PathRules;
  readonly caps: Caps;
  /** Whether the change must contain a test that fails without it. */
  readonly reproduce: boolean;
  readonly rules: Rules;
  readonly limits: JobLimits;
  readonly audience: Audience;
  readonly targets: MoveTargets;
}

/** Templates of the pull request's title and of its commits' messages. */
export interface PublishedTexts {
  readonly title?: string | undefined;
  readonly message?: string | undefined;
  /** Whether each commit ends with the name and address of the account that commits. */
  readonly signsOff?: boolean | undefined;
}

/** What a pull request is opened with. */
export interface PullOpening {
  /** The evidence that makes it ready for review; with less it is a draft. */
  readonly readyWhen: ReadyWhen;
  readonly labels: readonly string[];
  readonly reviewers: readonly string[];
}

/** What bounds the work on a ticket besides the rules of the loop. */
export interface JobLimits extends AttemptLimits {
  /** Types of tickets whose plan waits until people agree to it. */
  readonly planTypes?: readonly string[] | undefined;
  /** The most that all runs of a month may take; missing if nothing limits them. */
  readonly monthlyBudget?: MonthlyBudget | undefined;
}

/** Who can read what of the work. */
export interface Audience {
  /** Whether the pull request and what else is public says nothing of the ticket but its key. */
  readonly withholds?: boolean | undefined;
  /** What everybody can read of the ticket's work, as a sentence for its first report; missing if nothing. */
  readonly disclosure?: string | undefined;
}

/** Where the ticket moves when an attempt starts, when a pull request is ready, and when there is none at the end. */
export interface MoveTargets {
  readonly start: MoveTarget;
  readonly pullRequest: MoveTarget;
  readonly stop?: MoveTarget | undefined;
  /** Where it moves when all pull requests of its repositories are merged. */
  readonly merge?: MoveTarget | undefined;
}

/** What every stage of a job works with. */
export interface JobContext extends RunContext {
  readonly job: Job;
  readonly tickets: Tickets;
  readonly forge: Forge;
  /** Where the run is written down; missing if nowhere. */
  readonly ledger?: RunLedger | undefined;
  /** What the run is called there. */
  readonly runName?: RunName | undefined;
  /** Returns the files of another commit; rejects if they cannot be read. */
  readonly filesAt?: (commit: string) => Promise<Workspace>;
  /** Returns the paths of the files that differ between two commits; rejects if they cannot be read. */
  readonly changedPaths?: (from: string, to: string) => Promise<readonly string[]>;
  /** Returns the project's own commands for another commit; rejects if its files cannot be read. */
  readonly checksAt?: (commit: string) => Promise<Checks>;
  /** Whether somebody still wants the change that is about to be published; missing if only the ticket asks for it. */
  readonly isWanted?: (() => Promise<boolean>) | undefined;
  /** The lease on the ticket that the run has and keeps; missing if the job acquires one for itself. */
  readonly lease?: Lease | undefined;
}

/** The ticket and what is known about it. Each stage of a job returns the next state. */
export interface TicketState {
  readonly ticket: Ticket;
  /** Missing if it is not known which branch the job has. */
  readonly home?: TicketHome | undefined;
  readonly record: TicketRecord;
  /** Id of the one comment that is kept up to date; missing until there is one. */
  readonly comment?: string | undefined;
  /** Where the start of this attempt moved the ticket. */
  readonly moved?: MoveResult | undefined;
  /** What people have said while it was worked on, and the attempt has not considered; missing if nothing. */
  readonly unheard?: News | undefined;
  /** Why the record could not be written when the attempt started. */
  readonly recordProblem?: string | undefined;
  /** What became of an earlier plan that people should know. */
  readonly planNote?: string | undefined;
  /** Why the record in the pull request could not be read. */
  readonly unreadPullRequest?: Failure | undefined;
}

/** A run that did not fit into the month's budget. */
export interface RefusedRun {
  /** What it might have taken. */
  readonly needs: Amount;
  /** Whether the ticket was told in this month that it has to wait. */
  readonly isTold: boolean;
}

/** A finished attempt. */
export interface Attempt {
  readonly state: TicketState;
  readonly result: LoopResult;
  /** Which attempt at the ticket it is; 0 if it reserved a part of the budget in vain, missing if it began nothing. */
  readonly number?: number | undefined;
  /** Why none was, if it did not fit into the month's budget. */
  readonly refused?: RefusedRun | undefined;
  /** The pull request that it has ended with. */
  readonly pullRequest?: OpenedPullRequest | undefined;
  /** The evidence that its change lacks to be ready for review. */
  readonly lacking?: readonly string[] | undefined;
  /** The commits of that pull request after its first one. */
  readonly further?: FurtherCommits | undefined;
  /** What everybody should know besides, one sentence each. */
  readonly notes?: readonly string[];
  /** What could not be set at the pull request, one sentence each. */
  readonly failures?: readonly string[];
  /** Writes a record into the pull request; missing if this attempt has published none. */
  readonly saveInPullRequest?: (record: TicketRecord) => Promise<unknown>;
  /** Whether the next look makes another attempt, since the change of this one could not be published. */
  readonly isLeftOpen?: boolean;
  /** The report of an earlier run, if this one only tells it. */
  readonly report?: AttemptReport | undefined;
}

/** How a job ended. */
export interface JobResult {
  readonly outcome: Outcome;
  /** Missing if the ticket could not be read. */
  readonly ticket?: Ticket | undefined;
  /** Which attempt at the ticket it made; 0 if it reserved a part of the budget in vain, missing if it began nothing. */
  readonly attempt?: number | undefined;
  /** Why it made none, if that did not fit into the month's budget. */
  readonly refused?: RefusedRun | undefined;
  /** What whoever runs the agent should know besides, one sentence each. */
  readonly warnings?: readonly string[] | undefined;
  /** The error behind the outcome, for the log. */
  readonly cause?: unknown;
  /** What the attempt has changed on the branch of its pull request; missing if that is not known. */
  readonly since?: Patch | undefined;
  /** The last sound change, if it is in no pull request. */
  readonly change?: CheckedPatch | undefined;
  /** The runs of the loop, oldest first; missing if there was none. */
  readonly recorded?: readonly RecordedRun[] | undefined;
}

/** What a report needs of a job, and where it goes. */
export interface ReportContext {
  readonly job: Pick<Job, 'key' | 'log' | 'part'> & Partial<Omit<Job, 'key' | 'log' | 'part'>>;
  readonly tickets: Tickets;
  readonly signal: AbortSignal;
}

/** Where a ticket's state is read: the ticket system and, in case it rejects records, the pull request. */
export interface Sources {
  readonly tickets: Tickets;
  readonly forge?: Pick<Forge, 'recall'> | undefined;
  readonly signal: AbortSignal;
}
