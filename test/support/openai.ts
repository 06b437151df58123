import type {
  ChatCompletion,
  ChatCompletionMessageToolCall,
} from 'openai/resources/chat/completions';
import type { CompletionUsage } from 'openai/resources/completions';
import { z } from 'zod';
import { loadContract } from './contract.ts';
import { type Answer, type Exchange, type StandIn, startStandIn } from './stand-in.ts';

const Chat = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  temperature: z.number().optional(),
  tools: z
    .array(
      z
        .object({
          function: z.object({
            name: z.string(),
            description: z.string().default(''),
            parameters: z.record(z.string(), z.unknown()).default({}),
          }),
        })
        .transform((tool) => tool.function),
    )
    .default([]),
});

/** A chat request as the stand-in read it; `tools` is empty when none were offered. */
export type ChatRequest = Readonly<z.infer<typeof Chat>>;

/** What the model answers. Left out, `text` is empty and `finish` is `stop`. */
export interface Scripted {
  readonly text?: string;
  readonly toolCalls?: readonly { readonly name: string; readonly input: unknown }[];
  readonly finish?: 'stop' | 'length';
}

/** The model's answer to a request; `index` counts requests from 0. An error it throws is a violation. */
export type Script = (request: ChatRequest, index: number) => Scripted | Promise<Scripted>;

export interface OpenAiStandIn extends StandIn {
  /** The chat requests that the script was asked. */
  readonly chats: readonly ChatRequest[];
}

export interface OpenAiOptions {
  /** The only key that is let in; any is when it is left out. */
  readonly apiKey?: string;
}

/** A script of answers in their order; a request after the last one is a violation. */
export function inOrder(answers: readonly Scripted[]): Script {
  return (_, index) => {
    const answer = answers[index];
    if (answer === undefined) throw new Error(`the script ends after ${answers.length} answers`);
    return answer;
  };
}

/** Starts an endpoint that answers as scripted; its `url` is the base URL of a client. */
export async function startOpenAi(
  script: Script,
  options: OpenAiOptions = {},
): Promise<OpenAiStandIn> {
  const chats: ChatRequest[] = [];
  const complete = async ({ body }: Exchange): Promise<Answer> => {
    const chat = Chat.parse(body);
    const index = chats.push(chat) - 1;
    return { status: 200, body: completion(chat, await script(chat, index), index) };
  };
  const standIn = await startStandIn(
    { 'POST /chat/completions': complete },
    {
      contract: loadContract('openai'),
      before: ({ headers }) => {
        const isKnown =
          options.apiKey === undefined || headers.authorization === `Bearer ${options.apiKey}`;
        return isKnown ? undefined : wrongKey;
      },
    },
  );
  return { ...standIn, chats };
}

const wrongKey: Answer = {
  status: 401,
  body: {
    error: {
      message: 'Incorrect API key provided.',
      type: 'invalid_request_error',
      param: null,
      code: 'invalid_api_key',
    },
  },
};

function completion(chat: ChatRequest, scripted: Scripted, index: number): ChatCompletion {
  const { text = '', toolCalls = [], finish = 'stop' } = scripted;
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

/** Four characters a token, as a rule of thumb. */
function usageOf(chat: ChatRequest, reply: string): CompletionUsage {
  const prompt = Math.ceil(JSON.stringify(chat.messages).length / 4);
  const completion = Math.ceil(reply.length / 4);
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
  };
}
