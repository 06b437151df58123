import { vi } from 'vitest';
import type { Api } from '../../../src/engines/model/dialect/index.ts';
import type { EndpointSettings } from '../../../src/engines/model/index.ts';
import { endpointModel } from '../../../src/engines/model/model.ts';
import type {
  Control,
  Model,
  ModelReply,
  ModelRequest,
  ToolSpec,
} from '../../../src/engines/model/port/index.ts';
import { protocols } from '../../../src/engines/model/protocols/index.ts';

/** A request for a text. */
export const hello: ModelRequest = { messages: [{ role: 'user', text: 'Hello' }], reads: [] };

export const planTool: ToolSpec = {
  name: 'plan',
  description: 'Says what to do.',
  parameters: {
    type: 'object',
    properties: {
      kind: { enum: ['fix'] },
      pattern: { type: 'string' },
      parts: {
        type: 'array',
        items: {
          type: 'object',
          properties: { line: { type: 'integer' } },
        },
      },
    },
    required: ['kind'],
  },
};

const readTool: ToolSpec = {
  name: 'read',
  description: 'Reads a file.',
  parameters: { type: 'object', properties: { path: { type: 'string' } } },
};

/** A request for an answer through `planTool`. */
export const planning: ModelRequest = { ...hello, answer: planTool, reads: [readTool] };

/** A request with a picture. */
export const showing: ModelRequest = {
  messages: [
    {
      role: 'user',
      text: 'Look',
      pictures: [
        {
          ...{ name: 'error.png', mediaType: 'image/png', bytes: 1, data: 'AA==', marks: [] },
          ...{ width: 20, height: 20 },
        },
      ],
    },
  ],
  reads: [],
};

/** What a reply that called `read` keeps for the next request, by protocol. */
const continuations = {
  chat: protocols.chat.read({
    choices: [
      {
        message: {
          ...{ role: 'assistant', content: null, reasoning_content: 'Hm.' },
          tool_calls: [
            {
              ...{
                id: 'a',
                type: 'function',
                extra_content: { google: { thought_signature: 's' } },
              },
              function: { name: 'read', arguments: '{"path":"a.ts"}' },
            },
          ],
        },
      },
    ],
  }).continuation,
  responses: protocols.responses.read({
    output: [
      { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'secret' },
      { type: 'function_call', call_id: 'a', name: 'read', arguments: '{"path":"a.ts"}' },
    ],
  }).continuation,
  messages: protocols.messages.read({
    content: [
      { type: 'thinking', thinking: 'I look first.', signature: 'secret' },
      { type: 'tool_use', id: 'a', name: 'read', input: { path: 'a.ts' } },
    ],
  }).continuation,
};

const verdictTool: ToolSpec = { ...readTool, name: 'verdict' };

/** A request after a tool call, with everything that a run may say of it. */
export function exchanging(api: Api): ModelRequest {
  return {
    messages: [
      { role: 'system', text: 'Rules' },
      { role: 'user', text: 'Ticket' },
      {
        role: 'tools',
        calls: [{ name: 'read', input: { path: 'a.ts' }, result: 'text of a.ts' }],
        continuation: continuations[api],
      },
      { role: 'user', text: 'Now call `plan`.' },
    ],
    stable: 2,
    cacheKey: 'run-1',
    answer: planTool,
    reads: [readTool],
    allTools: [planTool, readTool, verdictTool],
  };
}

/** A request for a text after a tool call. */
export const editing: ModelRequest = {
  messages: exchanging('chat').messages,
  reads: [],
  allReads: [readTool],
};

/** The result of one `ask`. */
export interface Asked {
  readonly reply: ModelReply | undefined;
  readonly error: unknown;
  /** Calls of `beforeAttempt`. */
  readonly attempts: number;
}

/** A model at the address that does not really wait; `waits` records its delays in milliseconds. */
export function modelAt(baseUrl: string, settings: Partial<EndpointSettings> = {}) {
  const waits: number[] = [];
  const wait = async (ms: number) => waits.push(ms);
  const model = endpointModel({ baseUrl, apiKey: 'key', model: 'scripted', ...settings }, wait);
  return { model, waits };
}

/** Asks with at most `allowed` attempts; never rejects. */
export async function askModel(
  model: Model,
  request: ModelRequest,
  bounds: Partial<Pick<Control, 'signal' | 'onProgress' | 'timeLeft' | 'maxReplyTokens'>> & {
    readonly allowed?: number;
  } = {},
): Promise<Asked> {
  const { signal = new AbortController().signal, allowed = Number.POSITIVE_INFINITY } = bounds;
  let attempts = 0;
  const beforeAttempt = () => {
    if (attempts === allowed) throw noneLeft;
    attempts += 1;
  };
  try {
    const { maxReplyTokens = 500 } = bounds;
    const control = { ...bounds, signal, beforeAttempt, maxReplyTokens };
    const reply = await model.ask(request, control);
    return { reply, error: undefined, attempts };
  } catch (error) {
    return { reply: undefined, error, attempts };
  }
}

/** The error that `beforeAttempt` throws if no attempt is left. */
export const noneLeft = new Error('no attempt is left');

/**
 * Sends what a client sends to `address` to a stand-in, so that the client knows its endpoint's provider. Undone
 * by `vi.unstubAllGlobals`.
 */
export function standInFor(address: string, url: string): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (target: string | URL, init: RequestInit) =>
    fetch(String(target).replace(address, url), init),
  );
}
