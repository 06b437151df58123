/** Which model of which endpoint answers, with whose key, and how long it is waited for. */
export interface OpenAiSettings {
  /** Address below which the endpoint has `/chat/completions`; left out, it is OpenAI's own. */
  readonly baseUrl?: string;
  readonly apiKey: string;
  readonly model: string;
  /** Milliseconds for one attempt, from the request to the end of the answer; 5 minutes when left out. */
  readonly timeoutMs?: number;
  /** Waits between two attempts; left out, it is the real clock. */
  readonly sleep?: Sleep;
}

/** Resolves after `ms` milliseconds, or rejects once the signal is aborted. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

/** Milliseconds, 24 days: a timer that is set for longer goes off at once. */
export const longestWait = 2 ** 31 - 1;
