import { z } from 'zod';
import type { ModelReply, ToolCall, Usage } from '../../agent/ports.ts';
import { UserError } from '../../core/user-error.ts';

const Count = z.number().int().nonnegative().catch(0);

const Call = z.object({ function: z.object({ name: z.string(), arguments: z.unknown() }) });

const Choice = z.object({
  finish_reason: z.string().nullish(),
  message: z.object({
    content: z.string().nullish(),
    refusal: z.string().nullish(),
    tool_calls: z.array(Call).nullish(),
  }),
});

const Answer = z.object({
  choices: z.tuple([Choice], z.unknown()),
  usage: z.object({ prompt_tokens: Count, completion_tokens: Count }).optional().catch(undefined),
});

const Refused = z.object({
  error: z.union([z.string(), z.object({ message: z.string() }).transform((it) => it.message)]),
});

/**
 * Reads a body that the endpoint sent with success, which gateways also do with what is none. Throws a
 * UserError for a page of a web site, an Error that quotes the endpoint for anything else.
 */
export function readReply(body: unknown): ModelReply {
  if (typeof body === 'string') {
    throw new UserError(
      'Set `base-url` to an address below which there is /chat/completions, often one that ends in /v1: a page that is not JSON came from this one.',
    );
  }
  const answer = Answer.safeParse(body);
  if (!answer.success) throw unusable(body, answer.error);
  const { choices, usage } = answer.data;
  const [choice] = choices;
  const { content, refusal, tool_calls: calls } = choice.message;
  return {
    text: content ?? refusal ?? '',
    toolCalls: (calls ?? []).map((call) => readCall(call.function)),
    usage: readUsage(usage),
    complete: choice.finish_reason !== 'length',
  };
}

function unusable(body: unknown, cause: unknown): Error {
  const refused = Refused.safeParse(body);
  const why = refused.success
    ? `an error: ${refused.data.error.replaceAll(/\s+/g, ' ').slice(0, 300)}`
    : 'a body that holds no message';
  return new Error(`the model's endpoint answered with ${why}`, { cause });
}

/** Arguments that are not JSON stay as they are: whoever offered the tool says what is wrong with them. */
function readCall(call: { readonly name: string; readonly arguments: unknown }): ToolCall {
  const { name, arguments: input } = call;
  if (typeof input !== 'string') return { name, input };
  try {
    return { name, input: JSON.parse(input) };
  } catch {
    return { name, input };
  }
}

function readUsage(usage: z.infer<typeof Answer>['usage']): Usage {
  return {
    promptTokens: usage?.prompt_tokens ?? 0,
    completionTokens: usage?.completion_tokens ?? 0,
  };
}
