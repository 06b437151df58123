import { below, type Rung } from './ladder.ts';

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

/** How an endpoint wants to be spoken to. */
export interface Dialect {
  /** Names for the bound of a reply that were not refused yet; the first is used. */
  readonly limits: readonly TokenLimit[];
  readonly temperature: boolean;
  /** Whether a call of some tool may be insisted on. */
  readonly toolChoice: boolean;
  readonly rung: Rung;
}

/** The dialect to begin with. Reasoning models, known by their names, take neither old bound nor temperature. */
export function dialectOf(model: string): Dialect {
  const common = { toolChoice: true, rung: 'tools' } as const;
  return isReasoningModel(model)
    ? { ...common, limits: ['max_completion_tokens', 'max_tokens'], temperature: false }
    : { ...common, limits: ['max_tokens', 'max_completion_tokens'], temperature: true };
}

/** The dialect for an endpoint that has refused one field: it is swapped for another, or dropped. */
export function doWithout(field: OptionalField, dialect: Dialect): Dialect {
  switch (field) {
    case 'max_tokens':
    case 'max_completion_tokens':
      return { ...dialect, limits: dialect.limits.slice(1) };
    case 'temperature':
      return { ...dialect, temperature: false };
    case 'tool_choice':
      return { ...dialect, toolChoice: false };
    case 'tools':
    case 'response_format':
      return { ...dialect, rung: below(dialect.rung) };
  }
}

/** The o series, and gpt-5 and later. */
function isReasoningModel(model: string): boolean {
  return /(?:^|[^a-z0-9])(?:o\d|gpt-?(?:[5-9]|\d\d))(?:$|[^a-z0-9])/i.test(model);
}
