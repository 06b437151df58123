/** Which model of which endpoint answers, and with whose key. */
export interface OpenAiSettings {
  /** Address below which the endpoint has `/chat/completions`; left out, it is OpenAI's own. */
  readonly baseUrl?: string;
  readonly apiKey: string;
  readonly model: string;
  /** Milliseconds for one answer; 5 minutes when left out. */
  readonly timeoutMs?: number;
}
