import { z } from 'zod';
import type { ModelReply, ToolCall } from '../../agent/ports.ts';
import type { Spent } from '../../core/run/index.ts';
import { estimateTokens } from '../../core/text/index.ts';
import { NoCompletion, Withheld } from './failures.ts';
import type { ChatBody } from './request.ts';

const Count = z.number().int().nonnegative().catch(0);

/** Keeps arguments that are not JSON as they are: the tool itself reports what is wrong with them. */
const Call = z
  .object({ function: z.object({ name: z.string(), arguments: z.unknown() }) })
  .transform(({ function: { name, arguments: input } }): ToolCall => {
    return { name, input: typeof input === 'string' ? parseJson(input || '{}') : input };
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
  message: z.object({
    content: Content.nullish(),
    refusal: z.string().nullish(),
    tool_calls: z.array(Call).nullish(),
  }),
});

const Answer = z.object({
  choices: z.tuple([Choice], z.unknown()),
  usage: z
    .object({ prompt_tokens: Count, completion_tokens: Count })
    .transform((it) => ({ promptTokens: it.prompt_tokens, completionTokens: it.completion_tokens }))
    .catch({ promptTokens: 0, completionTokens: 0 }),
});

/** Reasons to finish of an endpoint that withholds what the model wrote. */
const filtered = /^(?:content_filter|safety|sensitive|prohibited_content|blocklist)$/i;

const endings: ReadonlyMap<string, ModelReply['ended']> = new Map([
  ['stop', 'stopped'],
  ['tool_calls', 'stopped'],
  ['length', 'cut'],
]);

/** The tokens that the endpoint counted; 0 if it did not count. */
type CountedTokens = Pick<Spent, 'promptTokens' | 'completionTokens'>;

interface ParsedReply extends Omit<ModelReply, 'spent'> {
  readonly counted: CountedTokens;
}

/**
 * Reads the body of a successful answer. Throws NoCompletion for a body without a message, and Withheld for
 * one that the content filter has cut.
 */
export function readReply(sent: unknown): ParsedReply {
  const body = typeof sent === 'string' ? parseJson(sent) : sent;
  if (typeof body === 'string') throw new NoCompletion('a page that is not JSON', body, true);
  const answer = Answer.safeParse(body);
  if (!answer.success) throw new NoCompletion('a body without a message', body);
  const [{ finish_reason: finish, message }] = answer.data.choices;
  if (finish === 'error') throw new NoCompletion('an error', body);
  if (finish && filtered.test(finish)) {
    throw new Withheld(`The content filter withheld the model's reply (finish reason “${finish}”)`);
  }
  return {
    text: message.content ?? message.refusal ?? '',
    toolCalls: message.tool_calls ?? [],
    ended: endings.get(finish ?? '') ?? 'unknown',
    losses: [],
    counted: answer.data.usage,
  };
}

/** The parsed JSON, or the text itself if it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The tokens that a request and its reply used, estimated if the endpoint did not count them. */
export function tokensSpent(
  { messages, tools = [] }: ChatBody,
  { text, toolCalls }: Pick<ModelReply, 'text' | 'toolCalls'>,
  counted: CountedTokens,
): Omit<Spent, 'calls'> {
  const prompt = messages.map(({ content }) => (typeof content === 'string' ? content : ''));
  const promptTokens = counted.promptTokens || estimateTokens(prompt.join('\n') + jsonOf(tools));
  const completionTokens = counted.completionTokens || estimateTokens(text + jsonOf(toolCalls));
  const estimated =
    promptTokens !== counted.promptTokens || completionTokens !== counted.completionTokens;
  const details = { reasoningTokens: 0, cachedTokens: 0, cacheWrittenTokens: 0 };
  return { promptTokens, completionTokens, ...details, estimated };
}

const jsonOf = (tools: readonly unknown[]) => (tools.length === 0 ? '' : JSON.stringify(tools));
