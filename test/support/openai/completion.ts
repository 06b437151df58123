import type {
  ChatCompletion,
  ChatCompletionMessageToolCall,
} from 'openai/resources/chat/completions';
import type { CompletionUsage } from 'openai/resources/completions';
import type { ChatRequest } from './chat.ts';

/** A model's reply. By default, `text` is empty and `finish` is `stop`. */
export interface Said {
  readonly text?: string;
  readonly toolCalls?: readonly { readonly name: string; readonly input: unknown }[];
  readonly finish?: 'stop' | 'length';
}

/** Returns the body of the answer to request number `index`. */
export function completion(chat: ChatRequest, said: Said, index: number): ChatCompletion {
  const { text = '', toolCalls = [], finish = 'stop' } = said;
  const calls = toolCalls.map(
    ({ name, input }, at): ChatCompletionMessageToolCall => ({
      id: `call_${index}_${at}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    }),
  );
  const hasCalls = calls.length > 0;
  return {
    id: `chatcmpl-${index}`,
    object: 'chat.completion',
    created: 1_760_000_000 + index,
    model: chat.model,
    choices: [
      {
        index: 0,
        finish_reason: hasCalls && finish === 'stop' ? 'tool_calls' : finish,
        logprobs: null,
        message: {
          role: 'assistant',
          content: hasCalls && text === '' ? null : text,
          refusal: null,
          ...(hasCalls ? { tool_calls: calls } : {}),
        },
      },
    ],
    usage: usageOf(chat, text + JSON.stringify(toolCalls)),
  };
}

/** Estimates tokens at four characters each. */
function usageOf(chat: ChatRequest, reply: string): CompletionUsage {
  const prompt = Math.ceil(JSON.stringify(chat.messages).length / 4);
  const completion = Math.ceil(reply.length / 4);
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
  };
}
