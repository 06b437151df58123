import type { ChatRequest } from './chat.ts';

/** A model's reply. By default, `text` is empty, `finish` is `stop`, and it thought nothing. */
export interface Said {
  readonly text?: string;
  readonly toolCalls?: readonly SaidCall[];
  readonly finish?: 'stop' | 'length';
  /** What it thought, encrypted; only Responses and Messages give it out. */
  readonly thoughts?: string;
  /** Tokens of its thoughts, besides those of the reply. */
  readonly reasoning?: number;
  /** Tokens of the prompt that were read from a cache, and those written to it. */
  readonly cached?: number;
  readonly cacheWritten?: number;
}

interface SaidCall {
  readonly name: string;
  readonly input: unknown;
  /** By default, an id of its own. */
  readonly id?: string;
}

/** Returns the calls of reply number `index`, with their ids and their arguments as JSON. */
export function callsOf({ toolCalls = [] }: Said, index: number) {
  return toolCalls.map(({ name, input, id }, at) => ({
    ...{ id: id ?? `call_${index}_${at}`, name, args: JSON.stringify(input) },
  }));
}

/** Estimates the tokens of a request and its reply at four characters each. */
export function countsOf({ messages }: ChatRequest, said: Said) {
  const { text = '', toolCalls = [], reasoning = 0, cached = 0, cacheWritten = 0 } = said;
  return {
    prompt: Math.ceil(JSON.stringify(messages).length / 4) + cached + cacheWritten,
    reply: Math.ceil((text + JSON.stringify(toolCalls)).length / 4) + reasoning,
    ...{ reasoning, cached, cacheWritten },
  };
}
