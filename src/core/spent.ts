/** What a run has cost: calls to the model, and tokens as the endpoint counted them. */
export interface Spent {
  readonly calls: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

export const nothingSpent: Spent = { calls: 0, promptTokens: 0, completionTokens: 0 };

export function addSpent(a: Spent, b: Spent): Spent {
  return {
    calls: a.calls + b.calls,
    promptTokens: a.promptTokens + b.promptTokens,
    completionTokens: a.completionTokens + b.completionTokens,
  };
}
