/** The models that settings and documents name as examples. Their makers have announced no end. */
export const exampleModels = {
  openai: 'gpt-6.1-sol',
  anthropic: 'claude-sonnet-5-5',
  google: 'gemini-3.8-flash',
  /** Calls tools itself on Ollama, instead of writing the calls into its text. */
  local: 'gpt-oss:20b',
  /** The same, as servers of its published weights name it. */
  served: 'openai/gpt-oss-20b',
} as const;
