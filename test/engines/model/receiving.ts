import { incomingAnswer } from '../../../src/engines/model/stream/index.ts';

/** Writes events as a stream has them; texts as they are. */
export function streamOf(...events: readonly (object | string)[]): string {
  return events
    .map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`)
    .join('');
}

/** Receives an answer in the given pieces. */
export function receive(
  api: Parameters<typeof incomingAnswer>[0],
  ...pieces: readonly string[]
): unknown {
  const answer = incomingAnswer(api);
  for (const piece of pieces) answer.push(piece);
  return answer.end();
}

/** A chunk of Chat Completions. */
export function chunk(delta: object, finish: string | null = null, others: object = {}): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_760_000_000,
    model: 'scripted',
    choices: [{ index: 0, delta, finish_reason: finish }],
    ...others,
  };
}

/** A chunk with one piece of a tool call. */
export function callChunk(piece: object): object {
  return chunk({ tool_calls: [piece] });
}
