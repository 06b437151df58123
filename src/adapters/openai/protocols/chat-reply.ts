import { z } from 'zod';
import type { ModelReply, ToolCall } from '../../../agent/ports.ts';
import {
  countedTokens,
  NoCompletion,
  type ParsedReply,
  parseArguments,
  parseReplyBody,
  requireAllowed,
} from '../message/index.ts';
import { keptMessage } from './chat-exchange.ts';

/** Keeps arguments that are not JSON as they are: the tool itself reports what is wrong with them. */
const Call = z
  .object({ function: z.object({ name: z.string(), arguments: z.unknown().optional() }) })
  .transform(({ function: { name, arguments: input } }): ToolCall => {
    return { name, input: parseArguments(input) };
  });

/** Some endpoints send the text in parts, some of which are reasoning without text. */
const Content = z.union([
  z.string(),
  z
    .array(z.object({ text: z.string().catch('') }))
    .transform((parts) => parts.map(({ text }) => text).join('')),
]);

const Choice = z.object({
  finish_reason: z.string().nullish(),
  message: z
    .looseObject({
      content: Content.nullish(),
      refusal: z.string().nullish(),
      tool_calls: z.array(z.unknown()).nullish(),
    })
    .transform(({ tool_calls, ...message }) => ({
      ...message,
      calls: z.array(Call).safeParse(tool_calls ?? []).data,
      continuation: keptMessage({ ...message, tool_calls }),
    })),
});

const Answer = z.object({
  model: z.string().optional().catch(undefined),
  choices: z.tuple([Choice], z.unknown()),
  usage: z.unknown().optional(),
});

const endings: ReadonlyMap<string, ModelReply['ended']> = new Map([
  ['stop', 'stopped'],
  ['tool_calls', 'stopped'],
  ['length', 'cut'],
]);

/**
 * Reads the body of a successful answer. Throws NoCompletion for a body without a message, and Withheld for
 * one that the content filter has cut.
 */
export function readChatReply(body: unknown): ParsedReply {
  const answer = parseReplyBody(Answer, body);
  const [{ finish_reason: finish, message }] = answer.choices;
  if (message.calls === undefined) throw new NoCompletion('a body without a message', body);
  if (finish === 'error') throw new NoCompletion('an error', body);
  requireAllowed(finish);
  return {
    served: answer.model,
    text: message.content ?? message.refusal ?? '',
    toolCalls: message.calls,
    ended: endings.get(finish ?? '') ?? 'unknown',
    continuation: message.calls.length === 0 ? undefined : message.continuation,
    counted: countedTokens(answer.usage, { prompt: 'prompt', reply: 'completion' }),
  };
}
