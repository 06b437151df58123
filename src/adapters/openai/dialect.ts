/** Fields of a request that some endpoints refuse and that it can do without. */
export const optionalFields = [
  'max_tokens',
  'max_completion_tokens',
  'temperature',
  'tool_choice',
  'tools',
  'response_format',
] as const;
export type OptionalField = (typeof optionalFields)[number];

type TokenLimit = 'max_tokens' | 'max_completion_tokens';

/** The ways to request structured output, the most reliable first. */
const outputModes = ['tools', 'schema', 'any-object', 'json-object', 'prompt'] as const;
export type OutputMode = (typeof outputModes)[number];

/** Which form of requests an endpoint accepts. */
export interface ModelDialect {
  /** Names for the limit of the reply that the endpoint has not refused; the first is used. */
  readonly tokenLimits: readonly TokenLimit[];
  readonly temperature: boolean;
  /** Whether a request may insist on a tool call. */
  readonly toolChoice: boolean;
  readonly outputMode: OutputMode;
}

/** The dialect to try first. Reasoning models, known by their names, refuse `max_tokens` and `temperature`. */
export function initialDialect(model: string): ModelDialect {
  const common = { toolChoice: true, outputMode: 'tools' } as const;
  return isReasoningModel(model)
    ? { ...common, tokenLimits: ['max_completion_tokens', 'max_tokens'], temperature: false }
    : { ...common, tokenLimits: ['max_tokens', 'max_completion_tokens'], temperature: true };
}

/** The dialect for an endpoint that has refused a field: replaces the field or drops it. */
export function withoutField(field: OptionalField, dialect: ModelDialect): ModelDialect {
  switch (field) {
    case 'max_tokens':
    case 'max_completion_tokens':
      return { ...dialect, tokenLimits: dialect.tokenLimits.slice(1) };
    case 'temperature':
      return { ...dialect, temperature: false };
    case 'tool_choice':
      return { ...dialect, toolChoice: false };
    case 'tools':
    case 'response_format': {
      // The last mode has no successor.
      const next = outputModes[outputModes.indexOf(dialect.outputMode) + 1];
      return { ...dialect, outputMode: next ?? 'prompt' };
    }
  }
}

/** The o series, and gpt-5 and later. */
function isReasoningModel(model: string): boolean {
  return /(?:^|[^a-z0-9])(?:o\d|gpt-?(?:[5-9]|\d\d))(?:$|[^a-z0-9])/i.test(model);
}
