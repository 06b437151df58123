/** The bounds of a run. */
export interface Rules {
  /** Times that the model may try to edit before the run gives up; at least 1. */
  readonly maxAttempts: number;
}

/** Files that may be asked for whole in one attempt. */
export const maxRewrites = 3;

/**
 * Calls to the model that a run can never exceed. A plan, an edit and a review each have one second
 * chance when the reply is unusable; a rewrite has none.
 */
export function worstCaseCalls(rules: Rules): number {
  const plan = 2;
  const attempt = 2 + maxRewrites + 2;
  return plan + rules.maxAttempts * attempt;
}
