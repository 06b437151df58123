import type { CommandName, CommandResult } from '../core/checks/index.ts';
import type { Patch } from '../core/edits/index.ts';
import type { Block } from '../core/report/index.ts';
import type { RepoPath } from '../core/repository/index.ts';
import type {
  Lease,
  MoveResult,
  MoveTarget,
  Status,
  Ticket,
  TicketKey,
  TicketRecord,
} from '../core/tickets/index.ts';

/** One message to the model. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly text: string;
}

/** A tool that the model may answer through; `parameters` is a JSON Schema object. */
export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** What the model is asked, and how it may reply. */
export interface ModelRequest {
  readonly messages: readonly Message[];
  /** The tool that the reply is to be given through; left out, the reply is text. */
  readonly answer?: ToolSpec;
  /** Read-only tools that the model may call instead, to look before it answers. */
  readonly reads: readonly ToolSpec[];
}

/** What bounds one call to the model. */
export interface Control {
  readonly signal: AbortSignal;
  /** Called before every attempt over the network, retries too; throws when none is left. */
  readonly beforeAttempt: () => void;
  /** Tokens that the reply may have. */
  readonly maxReplyTokens: number;
}

/** A tool call that the model really made. `input` is parsed JSON, not yet checked against a schema. */
export interface ToolCall {
  readonly name: string;
  readonly input: unknown;
}

/** What a call has used. */
export interface Usage {
  /** Attempts over the network, at least 1. */
  readonly attempts: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** Whether the tokens are our estimate, because the endpoint did not count them. */
  readonly estimated: boolean;
}

export interface ModelReply {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  readonly usage: Usage;
  /** `false` when the reply was cut at a length limit; `true` also where the endpoint said nothing. */
  readonly complete: boolean;
  /** Whether the endpoint said that the model ended by itself; `false` also where it said nothing. */
  readonly finished: boolean;
}

/** A chat model. `ask` rejects with a UserError for what the settings can mend, else with the outage. */
export interface Model {
  ask(request: ModelRequest, control: Control): Promise<ModelReply>;
}

/** A text file of the repository as it stood before the patch. */
export interface SourceFile {
  readonly text: string;
  readonly executable: boolean;
}

/** The repository that is being mended, read only. */
export interface Workspace {
  /** Every regular file that git knows, by its path from the repository's root, sorted. */
  paths(): Promise<readonly string[]>;
  /** `undefined` when there is no such file, or it is not UTF-8 text of at most 1 MiB. */
  read(path: RepoPath): Promise<SourceFile | undefined>;
  /** Lines of text files that hold the text, case ignored, in the order of their paths; at most `limit`. */
  search(text: string, limit: number): Promise<readonly Hit[]>;
}

/** One line that a search found; `line` counts from 1. */
export interface Hit {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** What is wrong with a file's new text; `line` counts from 1. */
export interface SyntaxProblem {
  readonly line: number;
  readonly message: string;
}

export type SyntaxVerdict =
  | { readonly kind: 'sound' }
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'broken'; readonly problems: readonly SyntaxProblem[] };

export interface Syntax {
  /** Whether the change of a file from `before` (`null`: new) to `after` breaks its syntax. */
  check(path: string, before: string | null, after: string): Promise<SyntaxVerdict>;
}

/** The project's own commands, run apart from every secret of the job. */
export interface Tests {
  /** The commands that the settings name. */
  readonly commands: readonly CommandName[];
  /** How the commands are kept from the job, in a sentence for reports. */
  readonly isolation: string;
  /**
   * Runs one command on the repository with the patch laid over it; nothing of it stays. Rejects when
   * cancelled, and with a UserError for what the settings can mend.
   */
  run(command: CommandName, patch: Patch, signal: AbortSignal): Promise<CommandResult>;
}

/** A search among the tickets of one project; further pages are asked for by their token. */
export interface TicketQuery {
  readonly text: string;
  readonly pageToken?: string;
}

export interface TicketPage {
  readonly tickets: readonly {
    readonly key: string;
    readonly summary: string;
    readonly status: string;
  }[];
  /** Missing on the last page. */
  readonly nextPageToken?: string;
}

/** The ticket system. Every method rejects with a UserError for what the settings can mend. */
export interface Tickets {
  /** The ticket with people's comments only: never those in `record`, nor the agent's own account's. */
  read(key: TicketKey, record: TicketRecord): Promise<Ticket>;
  /** Tickets of the same project as `near` whose text matches. */
  search(near: TicketKey, query: TicketQuery): Promise<TicketPage>;
  /** What earlier attempts left on the ticket; an empty record when there was none. */
  recall(key: TicketKey): Promise<TicketRecord>;
  remember(key: TicketKey, record: TicketRecord): Promise<void>;
  /** Posts the comment, or rewrites the one with the id `replaces`; resolves to the comment's id. */
  comment(key: TicketKey, body: readonly Block[], replaces: string | undefined): Promise<string>;
  move(key: TicketKey, target: MoveTarget): Promise<MoveResult>;
  /** Links a page to the ticket; a second link with the same id takes the place of the first. */
  link(key: TicketKey, page: LinkedPage): Promise<void>;
  /** Tickets in scope that may be to do, least recently changed first; at most `scope.limit`. */
  sweep(scope: SweepScope): Promise<readonly SweptTicket[]>;
}

/** A web page that is linked to a ticket; `id` is unique for the page, such as `github:owner/repo#7`. */
export interface LinkedPage {
  readonly id: string;
  readonly url: string;
  readonly title: string;
}

/** Which tickets a sweep looks for. `jql` comes from the settings and is and-ed with the rest. */
export interface SweepScope {
  readonly jql: string;
  /** Tickets created or changed in the last so many hours. */
  readonly hours: number;
  readonly limit: number;
}

/** A ticket that a sweep has found, with its Jira id. */
export interface SweptTicket {
  readonly key: TicketKey;
  readonly id: string;
  readonly status: Status;
}

/** What is to be published: one commit on `base`, on `branch`, as one pull request into `into`. */
export interface Publication {
  readonly key: TicketKey;
  readonly branch: string;
  /** The commit (40 hex digits) whose files the patch was made from. */
  readonly base: string;
  /** The branch that the pull request wants to change. */
  readonly into: string;
  readonly patch: Patch;
  readonly message: string;
  readonly title: string;
  readonly body: string;
  /** Whether the pull request waits as a draft. */
  readonly draft: boolean;
  readonly labels: readonly string[];
  /** Logins, or `team:slug` for a team of the organisation. */
  readonly reviewers: readonly string[];
  /** Whether to say `base-moved` rather than publish on a base whose touched files have changed since. */
  readonly heedsBase: boolean;
}

export type Published =
  | {
      readonly kind: 'published';
      readonly branch: string;
      readonly commit: string;
      readonly pullRequest: { readonly number: number; readonly url: string };
      /** Whether GitHub calls the commit's signature verified; missing where it does not say. */
      readonly verified?: boolean;
      /** What of labels, reviewers and draft state could not be had, each in a sentence for people. */
      readonly notes: readonly string[];
    }
  /** Files that the patch changes are others on `into` by now; nothing was written. `tip` is its commit. */
  | { readonly kind: 'base-moved'; readonly tip: string }
  /** The branch holds a commit that the agent did not make; nothing was written. */
  | { readonly kind: 'branch-taken'; readonly branch: string };

/** What is known of whose token works at the code host. */
export interface Access {
  /** Whether the checks of its pull requests wait until a person starts them. */
  readonly checksWait: boolean;
}

/** The code host. */
export interface Forge {
  /** Rejects with a UserError unless the repository can be reached and written to with this token. */
  check(): Promise<Access>;
  /**
   * Takes the ticket for one run: of several that ask at once one gets it. Resolves to the hold that
   * stands: the same, or that of the run that has the ticket until then. One whose time is over at `now`
   * is replaced. `base` is any commit that the code host knows.
   */
  hold(key: TicketKey, hold: Lease, base: string, now: Date): Promise<Lease>;
  /** Gives the ticket back; does nothing where this hold no longer stands. */
  release(key: TicketKey, hold: Lease): Promise<void>;
  publish(publication: Publication): Promise<Published>;
  /**
   * What the hidden mark in the agent's pull request for the ticket says; `undefined` where there is
   * none. It serves where a ticket's own record could not be written.
   */
  recall(key: TicketKey, branch: string): Promise<TicketRecord | undefined>;
}
