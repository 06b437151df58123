/**
 * How the last attempt in one of a ticket's repositories ended, as its record keeps it: all that the ticket's one comment
 * says of it. Texts are shortened, and untrusted.
 */
export interface PartEnd {
  /** Name of the stop reason. */
  readonly reason: string;
  /** Number of the pull request, if there is one. */
  readonly pull?: number | undefined;
  /** Set if the attempt has left the pull request of an earlier one as it was. */
  readonly isEarlier?: boolean | undefined;
  readonly isDraft?: boolean | undefined;
  /** What became of the pull request; missing while it is open. */
  readonly fate?: 'merged' | 'closed' | undefined;
  /** How the pull request stands, in one or two sentences; missing before the first look at it. */
  readonly status?: string | undefined;
  /** What the model understood, and the files of its plan. */
  readonly understanding?: string | undefined;
  readonly files?: readonly string[] | undefined;
  /** What the model said to the people on the ticket. */
  readonly reply?: string | undefined;
  readonly problem?: string | undefined;
  readonly notes?: readonly string[] | undefined;
  /** URL of the log. */
  readonly log?: string | undefined;
}

/** A pull request that an attempt may leave as it is. */
export type EarlierPull = Pick<PartEnd, 'pull' | 'isDraft' | 'status'>;
