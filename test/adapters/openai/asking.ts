import type { OpenAiSettings } from '../../../src/adapters/openai/client.ts';
import { openaiModel } from '../../../src/adapters/openai/model.ts';
import type {
  Control,
  Model,
  ModelReply,
  ModelRequest,
  ToolSpec,
} from '../../../src/agent/ports.ts';

/** A request for a text. */
export const hello: ModelRequest = { messages: [{ role: 'user', text: 'Hello' }], reads: [] };

export const planTool: ToolSpec = {
  name: 'plan',
  description: 'Says what to do.',
  parameters: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      kind: { const: 'fix' },
      pattern: { type: 'string', pattern: '^a', minLength: 1 },
      parts: {
        type: 'array',
        items: {
          type: 'object',
          properties: { line: { type: 'integer', exclusiveMinimum: 0 } },
          additionalProperties: false,
        },
      },
    },
    required: ['kind'],
    additionalProperties: false,
  },
};

const readTool: ToolSpec = {
  name: 'read',
  description: 'Reads a file.',
  parameters: { type: 'object', properties: { path: { type: 'string' } } },
};

/** A request for an answer through `planTool`. */
export const planning: ModelRequest = { ...hello, answer: planTool, reads: [readTool] };

/** The result of one `ask`. */
export interface Asked {
  readonly reply: ModelReply | undefined;
  readonly error: unknown;
  /** Calls of `beforeAttempt`. */
  readonly attempts: number;
}

/** A model at the address that does not really wait; `waits` records its delays in milliseconds. */
export function modelAt(baseUrl: string, settings: Partial<OpenAiSettings> = {}) {
  const waits: number[] = [];
  const wait = async (ms: number) => waits.push(ms);
  const model = openaiModel({ baseUrl, apiKey: 'key', model: 'scripted', ...settings }, wait);
  return { model, waits };
}

/** Asks with at most `allowed` attempts; never rejects. */
export async function askModel(
  model: Model,
  request: ModelRequest,
  bounds: Partial<Pick<Control, 'signal' | 'onProgress'>> & { readonly allowed?: number } = {},
): Promise<Asked> {
  const { signal = new AbortController().signal, allowed = Number.POSITIVE_INFINITY } = bounds;
  let attempts = 0;
  const beforeAttempt = () => {
    if (attempts === allowed) throw noneLeft;
    attempts += 1;
  };
  try {
    const reply = await model.ask(request, {
      ...bounds,
      signal,
      beforeAttempt,
      maxReplyTokens: 500,
    });
    return { reply, error: undefined, attempts };
  } catch (error) {
    return { reply: undefined, error, attempts };
  }
}

/** The error that `beforeAttempt` throws if no attempt is left. */
export const noneLeft = new Error('no attempt is left');
