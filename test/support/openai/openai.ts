import { loadContract } from '../contract.ts';
import { type Answer, type Exchange, type StandIn, startStandIn } from '../stand-in.ts';
import { type Api, type ChatRequest, requireResults } from './chat.ts';
import { completion, readChat } from './chat-completions.ts';
import type { Fault } from './faults.ts';
import { readResponses, response } from './responses.ts';
import type { Said } from './said.ts';
import { chatStream, responseStream } from './stream.ts';

export type { ChatRequest } from './chat.ts';

/** The model's answer, or a fault in its place. */
export interface Scripted extends Said {
  readonly fault?: Fault;
}

/** Answers request number `index`, from 0. An error that it throws is a violation. */
export type Script = (request: ChatRequest, index: number) => Scripted | Promise<Scripted>;

export interface OpenAiStandIn extends StandIn {
  /** The chat requests that reached the script. */
  readonly chats: readonly ChatRequest[];
}

export interface OpenAiOptions {
  /** The accepted key; any key by default. */
  readonly apiKey?: string;
  /** The protocols that it speaks; both by default. Other routes answer 404. */
  readonly apis?: readonly Api[];
  /** Whether it streams a reply if asked to; true by default. */
  readonly streams?: boolean;
}

/** Returns a script that gives the answers in order. A request after the last one is a violation. */
export function inOrder(answers: readonly Scripted[]): Script {
  return (_, index) => {
    const answer = answers[index];
    if (answer === undefined) throw new Error(`the script ends after ${answers.length} answers`);
    return answer;
  };
}

/** Starts a scripted endpoint. `url` is the base URL for a client. */
export async function startOpenAi(
  script: Script,
  options: OpenAiOptions = {},
): Promise<OpenAiStandIn> {
  const chats: ChatRequest[] = [];
  const { apis = ['chat', 'responses'], streams = true } = options;
  const reply =
    (api: Api) =>
    async (exchange: Exchange): Promise<Answer> => {
      if (!apis.includes(api)) return noRoute;
      const { read, answer } = protocols[api];
      const chat = read(exchange.body);
      requireResults(chat.messages);
      const index = chats.push(chat) - 1;
      const { fault, ...said } = await script(chat, index);
      if (fault) return { status: 200, fault };
      const { body, stream } = answer(chat, said, index);
      return chat.stream && streams
        ? { status: 200, body, sent: stream, headers: { 'content-type': 'text/event-stream' } }
        : { status: 200, body };
    };
  const standIn = await startStandIn(
    {
      'POST /chat/completions': reply('chat'),
      'POST /responses': reply('responses'),
    },
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

/** How requests of each protocol are read, and replies written. */
const protocols = {
  chat: {
    read: readChat,
    answer: (chat: ChatRequest, said: Said, index: number) => {
      const body = completion(chat, said, index);
      return { body, stream: chatStream(body, 'stream_options' in chat.body) };
    },
  },
  responses: {
    read: readResponses,
    answer: (chat: ChatRequest, said: Said, index: number) => {
      const body = response(chat, said, index);
      return { body, stream: responseStream(body) };
    },
  },
} as const;

const noRoute: Answer = { status: 404, body: { detail: 'Not Found' } };

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
