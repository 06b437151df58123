/** What happened to the agent's pull request after it was opened, and asks for another attempt. */
export interface Repair {
  /** The same for the same head and reason, such as `checks-failed:SHA`. */
  readonly id: string;
  /** The checks that failed; none if the base has moved under the change. */
  readonly failures: readonly FailedCheck[];
}

/** A failed check with what its log tells. All texts are untrusted, and bounded by whoever reads them. */
export interface FailedCheck {
  readonly name: string;
  /** Names of the steps that failed. */
  readonly steps: readonly string[];
  /** What the check says about places in files, such as `src/a.ts:3: expected 2`. */
  readonly annotations: readonly string[];
  /** The telling part of the log; empty if there is none. */
  readonly log: string;
}
