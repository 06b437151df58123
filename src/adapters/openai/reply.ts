import { z } from 'zod';
import type { ModelReply, ToolCall } from '../../agent/ports.ts';
import { clip, oneLine } from '../../core/text/index.ts';
import { NoCompletion } from './outage.ts';
import type { Counted } from './usage.ts';

const Count = z.number().int().nonnegative().catch(0);

const Call = z.object({ function: z.object({ name: z.string(), arguments: z.unknown() }) });

/** Some endpoints send a text in parts, among them thoughts that are no text. */
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

const nothing: Counted = { promptTokens: 0, completionTokens: 0 };

const Answer = z.object({
  choices: z.tuple([Choice], z.unknown()),
  usage: z
    .object({ prompt_tokens: Count, completion_tokens: Count })
    .transform((it) => ({ promptTokens: it.prompt_tokens, completionTokens: it.completion_tokens }))
    .catch(nothing),
});

const Complaint = z.union([
  z.string(),
  z.object({ message: z.string() }).transform((it) => it.message),
]);

/** A failure told with success, for the whole answer or for its only choice. */
const Refused = z.union([
  z.object({ error: Complaint }).transform((it) => it.error),
  z
    .object({ choices: z.tuple([z.object({ error: Complaint })], z.unknown()) })
    .transform((it) => it.choices[0].error),
]);

/** A reply, and what the endpoint has counted for it. */
export interface Read extends Omit<ModelReply, 'usage'> {
  readonly counted: Counted;
}

/** Reads a body that came with success. Throws NoCompletion for one that is no answer, as gateways send. */
export function readReply(sent: unknown): Read {
  const body = typeof sent === 'string' ? parsed(sent) : sent;
  if (typeof body === 'string') throw new NoCompletion('a page that is not JSON', true);
  const answer = Answer.safeParse(body);
  if (!answer.success) throw unusable(body);
  const [{ finish_reason: finish, message }] = answer.data.choices;
  if (finish === 'error') throw unusable(body);
  return {
    text: withoutThoughts(message.content ?? message.refusal ?? ''),
    toolCalls: (message.tool_calls ?? []).map((call) => readCall(call.function)),
    complete: finish !== 'length',
    finished: finish === 'stop' || finish === 'tool_calls',
    counted: answer.data.usage,
  };
}

function unusable(body: unknown): NoCompletion {
  const refused = Refused.safeParse(body);
  if (!refused.success) return new NoCompletion('a body that holds no message');
  return new NoCompletion(`an error: ${clip(oneLine(refused.data), 300)}`);
}

/** Arguments that are not JSON stay as they are: whoever offered the tool says what is wrong with them. */
function readCall(call: { readonly name: string; readonly arguments: unknown }): ToolCall {
  const { name, arguments: input } = call;
  return { name, input: typeof input === 'string' ? parsed(input || '{}') : input };
}

/** The value that a text is the JSON of, else the text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A model that thinks aloud drafts answers before the one that counts. */
function withoutThoughts(text: string): string {
  return text.replace(/^\s*<think>[\s\S]*?<\/think>\s*/, '');
}
