import type { Ability } from '../../../src/core/run/index.ts';
import type { Api, ChatRequest } from './chat.ts';

/** A refusal as an endpoint sent it, and what a client must make of it. */
export interface RecordedRefusal {
  readonly name: string;
  /** Where the body was seen. */
  readonly source: string;
  readonly status: number;
  readonly body: unknown;
  /** Whether the endpoint refuses a request so. */
  readonly refuses: (request: ChatRequest) => boolean;
  /** What the run loses; missing for a harmless change. */
  readonly loss?: Ability;
  /** The protocol by which it comes; `chat` by default. */
  readonly api?: Api;
  /** What the request is for; a text by default. */
  readonly asks?: 'plan' | 'picture' | 'exchange' | 'edit';
  readonly model?: string;
  readonly effort?: 'none' | 'minimal' | 'high';
  /** The address that the client is made to believe in, where its provider's row matters. */
  readonly host?: string;
  /** Whether it refuses tools first, in the words of Ollama, so that a form is asked for in another way. */
  readonly lacksTools?: boolean;
  /** Attempts until the reply; 2 by default. */
  readonly attempts?: number;
}

/** The body of an error as OpenAI and most others write it. */
export const errorOf = (message: string, more: object = {}) => ({
  error: { message, type: 'invalid_request_error', param: null, code: null, ...more },
});

/** Whether a request's body has a member. */
export const has =
  (...names: readonly string[]) =>
  ({ body }: ChatRequest) =>
    names.some((name) => body[name] !== undefined);

export const hasTools = ({ tools }: ChatRequest) => tools.length > 0;
export const isForbidden = ({ choice }: ChatRequest) => choice === 'none';
export const isForced = ({ choice }: ChatRequest) => choice === 'required';
export const hasPicture = ({ messages }: ChatRequest) =>
  messages.some(({ pictures = [] }) => pictures.length > 0);
export const hasRole =
  (...roles: readonly string[]) =>
  ({ messages }: ChatRequest) =>
    messages.some(({ role }) => roles.includes(role));
