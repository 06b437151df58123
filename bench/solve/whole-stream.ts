import { type Members, parseJson, toMembers } from '../../src/engines/text/index.ts';
import type { Exchange } from './exchanges.ts';

type Reply = Pick<Exchange, 'status' | 'type' | 'body'>;

/** Returns a whole chat completion as a stream of one piece, if the request asked for one; other replies as they are. */
export function asStream(request: string, reply: Reply): Reply {
  const { choices, usage, ...common } = toMembers(parseJson(reply.body));
  const isWhole = Array.isArray(choices) && !/event-stream/.test(reply.type);
  if (!isWhole || toMembers(parseJson(request)).stream !== true) return reply;
  const shared = { ...common, object: 'chat.completion.chunk' };
  const chunks = [
    { ...shared, choices: choices.map((choice) => piece(toMembers(choice))) },
    ...(usage === undefined ? [] : [{ ...shared, choices: [], usage }]),
  ];
  const events = [...chunks.map((chunk) => JSON.stringify(chunk)), '[DONE]'];
  const body = events.map((event) => `data: ${event}\n\n`).join('');
  return { ...reply, type: 'text/event-stream', body };
}

function piece({ message, ...choice }: Members): Members {
  const { tool_calls: calls, ...delta } = toMembers(message);
  const numbered = Array.isArray(calls)
    ? { tool_calls: calls.map((call, index) => ({ index, ...toMembers(call) })) }
    : {};
  return { ...choice, delta: { ...delta, ...numbered } };
}
