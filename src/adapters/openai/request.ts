import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { ModelRequest } from '../../agent/ports.ts';
import type { Dialect } from './dialect.ts';
import { answerFields, messagesOn } from './ladder.ts';

export type ChatBody = ChatCompletionCreateParamsNonStreaming;

/** The body of a request in an endpoint's dialect, for a reply of at most `maxReplyTokens`. */
export function chatRequest(
  model: string,
  request: ModelRequest,
  maxReplyTokens: number,
  { limits, temperature, toolChoice, rung }: Dialect,
): ChatBody {
  const [limit] = limits;
  return {
    model,
    messages: messagesOn(request, rung).map(({ role, text }) => ({ role, content: text })),
    ...(limit === undefined ? {} : { [limit]: maxReplyTokens }),
    ...(temperature ? { temperature: 0 } : {}),
    ...answerFields(request, rung, toolChoice),
  };
}
