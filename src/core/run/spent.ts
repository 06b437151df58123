/** What a run has cost. */
export interface Spent {
  /** Attempts to reach the model over the network, retries too. */
  readonly calls: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** Whether some of the tokens are our estimate, because the endpoint did not count them. */
  readonly estimated: boolean;
}

export const nothingSpent: Spent = {
  calls: 0,
  promptTokens: 0,
  completionTokens: 0,
  estimated: false,
};

export function addSpent(a: Spent, b: Spent): Spent {
  return {
    calls: a.calls + b.calls,
    promptTokens: a.promptTokens + b.promptTokens,
    completionTokens: a.completionTokens + b.completionTokens,
    estimated: a.estimated || b.estimated,
  };
}

export function tokensOf({ promptTokens, completionTokens }: Spent): number {
  return promptTokens + completionTokens;
}
