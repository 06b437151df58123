/** A commit before the one that is worked on. */
export interface PastCommit {
  readonly message: string;
  /** The files that it touched. */
  readonly paths: readonly string[];
  /** Seconds since 1970. */
  readonly time: number;
}
