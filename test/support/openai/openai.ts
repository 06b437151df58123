import { loadContract } from '../contract.ts';
import { type Answer, type Exchange, type StandIn, startStandIn } from '../stand-in.ts';
import { type ChatRequest, readChat } from './chat.ts';
import { completion, type Said } from './completion.ts';
import type { Fault } from './faults.ts';

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
  const complete = async ({ body }: Exchange): Promise<Answer> => {
    const chat = readChat(body);
    const index = chats.push(chat) - 1;
    const { fault, ...said } = await script(chat, index);
    return { status: 200, ...(fault ? { fault } : { body: completion(chat, said, index) }) };
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
