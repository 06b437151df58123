/** What a command of the project says of a change. */
export type CheckFinding =
  | { readonly kind: 'passed' }
  /** It failed, and passed when it was run again without any change. */
  | { readonly kind: 'flaky'; readonly failures: readonly string[] }
  /** It fails with the change, but only as it does without. */
  | { readonly kind: 'tolerated'; readonly failures: readonly string[] }
  /** It fails because of the change. `failures` are names, where the output has any; `output` is whole. */
  | { readonly kind: 'failed'; readonly failures: readonly string[]; readonly output: string }
  /** It was not run; `why` is a sentence for people. */
  | { readonly kind: 'not-run'; readonly why: string };

/** Whether tests of the change fail without the rest of it. */
export type Regression =
  /** They do, and pass with it; `tests` are the names that the output has, perhaps none. */
  | { readonly kind: 'shown'; readonly tests: readonly string[] }
  | { readonly kind: 'not-shown'; readonly why: string };

/** What the project's own commands say of a change. */
export interface CheckResults {
  readonly lint: CheckFinding;
  readonly tests: CheckFinding;
  readonly regression: Regression;
}

/** Whether a command fails because of the change. */
export function isRed({ lint, tests }: CheckResults): boolean {
  return lint.kind === 'failed' || tests.kind === 'failed';
}
