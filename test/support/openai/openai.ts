import { type Call, type Contract, loadContract } from '../contract.ts';
import { type Answer, type Exchange, type StandIn, startStandIn } from '../stand-in.ts';
import { type Api, type ChatRequest, requireResults } from './chat.ts';
import { completion, readChat } from './chat-completions.ts';
import type { Fault } from './faults.ts';
import { message, messageStream, readMessages } from './messages.ts';
import { readResponses, response } from './responses.ts';
import type { Said } from './said.ts';
import { type Signing, signatureProblem } from './signature.ts';
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
  /** Who must have signed each request, as AWS demands; nobody by default. */
  readonly signing?: Signing;
  /** The protocols that it speaks; all by default. Other routes answer 404. */
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
  const { apis = ['chat', 'responses', 'messages'], streams = true } = options;
  const reply =
    (api: Api) =>
    async (exchange: Exchange): Promise<Answer> => {
      if (!apis.includes(api)) return noRoute;
      const { read, answer } = protocols[api];
      const chat = read(bodyOf(exchange));
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
      'POST /v1/messages': reply('messages'),
      'POST /anthropic/v1/messages': reply('messages'),
      'POST /messages': reply('messages'),
      'POST /{model}:{method}': reply('messages'),
    },
    {
      contract: openaiContract(),
      before: (exchange) => {
        const { apiKey, signing } = options;
        const problem = signing && signatureProblem(exchange, signing);
        if (problem) return { status: 403, body: { message: problem } };
        const isKnown =
          apiKey === undefined || exchange.headers.authorization === `Bearer ${apiKey}`;
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
  messages: {
    read: readMessages,
    answer: (chat: ChatRequest, said: Said, index: number) => {
      const body = message(chat, said, index);
      return { body, stream: messageStream(body) };
    },
  },
} as const;

/** At Vertex, the route has the model, and says whether the answer is streamed; elsewhere, a header has the version. */
function bodyOf({ path, body, params, headers }: Exchange): unknown {
  const { model, method = '' } = params;
  if (model !== undefined && typeof body === 'object')
    return { ...body, model, ...(method.startsWith('stream') && { stream: true }) };
  const isKnown = /^20(?:23-06-01|26-10-21)$/.test(headers['anthropic-version'] ?? '');
  if (path.endsWith('/messages') && !isKnown)
    throw new Error('anthropic-version: header is required');
  return body;
}

/** The contract of OpenAI's two protocols; that of Messages is the types of its client. */
function openaiContract(): Contract | undefined {
  const contract = loadContract('openai');
  const isOther = ({ template }: Call) => /messages|\{model\}/.test(template);
  return (
    contract && {
      request: (call) => (isOther(call) ? [] : contract.request(call)),
      answer: (call, ...rest) => (isOther(call) ? [] : contract.answer(call, ...rest)),
    }
  );
}

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
