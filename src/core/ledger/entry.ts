/** Tokens of a run by what they are billed as. */
export interface TokenCounts {
  /** Of prompts, neither read from nor written to the endpoint's cache. */
  readonly uncached: number;
  /** Of prompts, read from the cache. */
  readonly cached: number;
  /** Of prompts, written to the cache. */
  readonly written: number;
  /** Of replies, thoughts included. */
  readonly reply: number;
}

/** What a run took, or may take at most; `cost` is missing without prices. */
export interface Amount {
  readonly tokens: number;
  /** In the currency of the prices. */
  readonly cost?: number | undefined;
}

/** A run of the agent that has ended. Everything in it may be public. */
export interface RunEntry {
  readonly kind: 'run';
  /** Names the run; only a rerun of the same CI job has the same name. */
  readonly run: string;
  readonly ticket: string;
  /** When it began, an ISO 8601 instant. */
  readonly at: string;
  /** Names of its stop reason and of the detail. */
  readonly reason: string;
  readonly detail?: string | undefined;
  /** Which attempt at the ticket it was, from 1; 0 if it made none. */
  readonly attempt: number;
  readonly calls: number;
  readonly tokens: TokenCounts;
  readonly cost?: number | undefined;
  readonly minutes: number;
  readonly model?: string | undefined;
  /** Name of the ticket's type, such as `Bug`; missing where nothing of the ticket is published. */
  readonly type?: string | undefined;
  /** Number of the pull request that it ended with. */
  readonly pull?: number | undefined;
}

/** What identifies a run; it stands in the month of `at`. */
export type RunName = Pick<RunEntry, 'run' | 'at' | 'ticket'>;

/** What became of a pull request of the agent, as of the last look at it. */
export interface PullEntry {
  readonly kind: 'pull';
  readonly pull: number;
  readonly ticket: string;
  /** When the agent opened it; this and the other instants are in ISO 8601. */
  readonly opened: string;
  /** When it was looked at. A later look replaces an earlier one. */
  readonly looked: string;
  readonly state: 'open' | 'merged' | 'closed' | 'superseded';
  /** When it was merged or closed. */
  readonly ended?: string | undefined;
  /** When a person first reviewed it. */
  readonly reviewed?: string | undefined;
  /** Commits of others on its branch before it ended. */
  readonly othersCommits?: number | undefined;
  /** Whether it was reverted within 30 days of the merge; missing until they have passed. */
  readonly isReverted?: boolean | undefined;
}

/** What a run that has not ended may spend. */
export interface Reservation {
  readonly kind: 'reservation';
  readonly run: string;
  readonly ticket: string;
  /** When the run is over at the latest, an ISO 8601 instant. */
  readonly until: string;
  /** Its worst case. */
  readonly most: Amount;
  /** What it may have spent so far: all that counts once it is over without having settled. */
  readonly drawn: Amount;
}

/** That a warning about the month's budget was given, so that it is given once. */
export interface WarningEntry {
  readonly kind: 'warning';
  /** What it was given for, such as `budget`, or the key of a ticket that has to wait. */
  readonly about: string;
  /** When, an ISO 8601 instant. */
  readonly at: string;
  /** What a run for the ticket may take that it was given to. */
  readonly needs?: Amount | undefined;
}

export type LedgerEntry = RunEntry | PullEntry | Reservation | WarningEntry;

/** All tokens of a run, whatever they are billed as. */
export function tokensOf({ tokens }: Pick<RunEntry, 'tokens'>): number {
  return tokens.uncached + tokens.cached + tokens.written + tokens.reply;
}
