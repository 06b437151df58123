import type { MonthLedger } from '../core/ledger/index.ts';
import type { Block } from '../core/markup/index.ts';
import type { RecordSeal } from '../core/report/index.ts';
import type { PastCommit } from '../core/repository/index.ts';
import type {
  Lease,
  MoveResult,
  MoveTarget,
  Status,
  StatusCategory,
  Ticket,
  TicketKey,
  TicketNow,
  TicketRecord,
} from '../core/tickets/index.ts';
import type { Obstacle, RepoPath } from '../engines/files/index.ts';
import type { EncodedText } from '../engines/text/index.ts';
import type { CommittedChange, Publication, Published, Resumed } from './publication.ts';

export type { Checks, Unprepared } from './checks.ts';
export type { CommittedChange, Publication, Published, Resumed } from './publication.ts';
export type {
  Answer,
  OutcomeQuestion,
  PullName,
  PullOutcomes,
  PullQuestion,
  PullRequests,
  PullScope,
  PullState,
} from './pull-requests.ts';

/** A text file of the repository, without the patch. */
export interface SourceFile extends EncodedText {
  readonly executable: boolean;
}

/** The repository, read only. */
export interface Workspace {
  /** Returns the path of every regular file in the commit, sorted. */
  paths(): Promise<readonly string[]>;
  /** Returns `undefined` if there is no such file, or it is not text of at most 4 MiB. */
  read(path: RepoPath): Promise<SourceFile | undefined>;
  /** Returns why a path cannot be edited, listed or not; `undefined` if it can, or could be created. */
  obstacle(path: RepoPath): Promise<Obstacle | undefined>;
  /**
   * Calls `visit` with the text of each of these files that `read` would return, in UTF-8, in any order and one at a
   * time. The bytes are valid during the call only. Ends early when `visit` returns `false`.
   */
  scan(paths: readonly string[], visit: Visit): Promise<void>;
  /** Returns the newest commits up to the one that is worked on, newest first; what a shallow clone has. */
  history(limit: number): Promise<readonly PastCommit[]>;
}

export type Visit = (path: string, bytes: Uint8Array) => unknown;

/** The ticket system. Every method throws UserError for configuration problems. */
export interface Tickets {
  /** Reads a ticket without the comments in `record` and those of the agent's account. */
  read(key: TicketKey, record: TicketRecord): Promise<Ticket>;
  /** Reads what people may have changed since, in one request; the ticket may have another key now. */
  look(key: TicketKey, record: TicketRecord): Promise<TicketNow>;
  /** Returns the ids of the agent's comments on the ticket, oldest first; of several repositories, those of this one. */
  ownComments(key: TicketKey, record: TicketRecord): Promise<readonly string[]>;
  /** Returns the key that the ticket has now; `undefined` if there is no such ticket. */
  keyOf(key: TicketKey): Promise<TicketKey | undefined>;
  /** Reads the record of earlier attempts in this repository; an empty one if none is signed. */
  recall(key: TicketKey): Promise<TicketRecord>;
  /** Reads the records of the other repositories of a ticket of several, as far as a run there has left one. */
  otherRecords(key: TicketKey): Promise<readonly TicketRecord[]>;
  /** Signs the record. */
  remember(key: TicketKey, record: TicketRecord): Promise<void>;
  /** Signs the copy of the record in a pull request, as only who has the same login can. */
  readonly seal: RecordSeal;
  /** Posts a comment, or rewrites the one with the id `replaces`; returns the comment's id. */
  comment(key: TicketKey, body: readonly Block[], replaces: string | undefined): Promise<string>;
  /** Rewrites the agent's comment and notifies nobody of it; does nothing if it is deleted, or somebody else's. */
  rewrite(key: TicketKey, comment: string, body: readonly Block[]): Promise<void>;
  move(key: TicketKey, target: MoveTarget): Promise<MoveResult>;
  /** Returns where `move` would move the ticket now, or why nowhere; moves nothing. */
  foresee(key: TicketKey, target: MoveTarget): Promise<MoveResult>;
  /**
   * Assigns a ticket that is the agent's to whom it belonged before, or else to who assigned it to the agent. Returns
   * who has it now; `undefined` if it was not the agent's, or is nobody's.
   */
  giveBack(key: TicketKey): Promise<string | undefined>;
  /** Links a page to the ticket, in place of an earlier link with the same id. */
  link(key: TicketKey, page: LinkedPage): Promise<void>;
  /** Finds tickets in scope, least recently changed first; at most `scope.limit`. */
  sweep(scope: SweepScope): Promise<readonly SweptTicket[]>;
}

/** A web page to link to a ticket; `id` is unique to the page, such as `github:owner/repo#7`. */
export interface LinkedPage {
  readonly id: string;
  readonly url: string;
  readonly title: string;
}

/** Which tickets a sweep looks for. `jql` comes from the settings and is and-ed with the rest. */
export interface SweepScope {
  readonly jql: string;
  /** Tickets created or changed in this many hours. */
  readonly hours: number;
  /** The category of their status; by default `new`, to do. */
  readonly category?: StatusCategory | undefined;
  readonly limit: number;
}

/** A ticket that a sweep found, with its Jira id. */
export interface SweptTicket {
  readonly key: TicketKey;
  readonly id: string;
  readonly status: Status;
}

/** What GitHub says about the token and the agent's branch. */
export interface Access {
  /** Whether the checks of the token's pull requests wait until a person starts them. */
  readonly checksWait: boolean;
  /** The branch that the change goes to: that of the place or, where its pull request is closed, the next. */
  readonly branch: string;
  /** Whether the branch holds a person's work. */
  readonly branchTaken: boolean;
  /** The end of the branch, if programs have committed to it: what comes next is made on top of that. */
  readonly builtUpon?: string | undefined;
}

/** The code host. */
export interface Forge {
  /**
   * Throws UserError unless the token can read and write the repository, and its rules take a change for this place
   * with a commit of this message.
   */
  check(
    place: Pick<Publication, 'key' | 'branch' | 'into'> &
      Partial<Pick<Publication, 'message' | 'signsOff'>>,
  ): Promise<Access>;
  /**
   * Acquires the lease on the ticket if it is free or has expired at `now`, or its run has ended. Returns the lease
   * that stands: this one, or that of another run. `base` is any commit that the code host knows.
   */
  lease(key: TicketKey, lease: Lease, base: string, now: Date): Promise<Lease>;
  /** Whether a run has the lease on the ticket. Never rejects: what cannot be read counts as leased. */
  isLeased(key: TicketKey, now: Date): Promise<boolean>;
  /** Gives the lease back; does nothing if it no longer stands. */
  release(key: TicketKey, lease: Lease): Promise<void>;
  /** Rejects, and writes nothing, if the patch is not the one that was checked. */
  publish(publication: Publication): Promise<Published>;
  /** Publishes a commit that the agent has made; `branch-taken` if the branch has gone on without it. */
  resume(change: CommittedChange): Promise<Resumed>;
  /** Reads the copy of the ticket's record in the agent's pull request; `branch` is its branch, or the template of that. */
  recall(key: TicketKey, branch: string, seal: RecordSeal): Promise<TicketRecord | undefined>;
  /** Finds an open pull request that names the ticket, other than the agent's own from `branch`. */
  findOther(key: TicketKey, branch: string): Promise<OtherPull | undefined>;
}

/** A pull request that is not the agent's for the ticket. `author` is a login, untrusted. */
export interface OtherPull {
  readonly number: number;
  readonly author: string;
}

/** What the runs in the repository took and what became of their pull requests, month by month. */
export interface RunLedger {
  /** Returns the months that there are, such as `2026-11`, newest first. */
  months(): Promise<readonly string[]>;
  /** Reads a month; an empty one if there is none. */
  read(month: string): Promise<MonthLedger>;
  /**
   * Stores what `change` makes of a month, and returns that. Calls it again with what others have stored meanwhile, so
   * that nothing is lost; stores nothing if it returns the month that it was given.
   */
  update(month: string, change: (month: MonthLedger) => MonthLedger): Promise<MonthLedger>;
}
