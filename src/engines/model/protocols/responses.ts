import type {
  FunctionTool,
  ResponseCreateParamsNonStreaming,
  ResponseInputContent,
  ResponseInputItem,
  ToolChoiceAllowed,
} from 'openai/resources/responses/responses';
import { z } from 'zod';
import type { Dialect } from '../dialect/index.ts';
import {
  callIds,
  countedTokens,
  type Layout,
  type LayoutMessage,
  NoCompletion,
  type ParsedReply,
  parseArguments,
  parseReplyBody,
  requireAllowed,
} from '../message/index.ts';
import type { ModelReply, ModelRequest } from '../port/index.ts';
import { breakpoint, cacheFields, markLast, namedSchema, toolFields } from './fields.ts';
import { exchangeItems, keptOutput } from './responses-exchange.ts';

/** Builds the body of a request to `/responses`. */
export function responsesRequest(
  model: string,
  layout: Layout,
  request: Pick<ModelRequest, 'cacheKey'>,
  dialect: Dialect,
): ResponseCreateParamsNonStreaming {
  const ids = callIds();
  const hasLimit = dialect.limits.responses.length > 0;
  return {
    model,
    ...(dialect.store && { store: false }),
    ...(dialect.thoughts && { include: ['reasoning.encrypted_content'] }),
    input: layout.messages.flatMap((message): ResponseInputItem[] =>
      message.role === 'tools'
        ? [...exchangeItems(message, ids, dialect)]
        : [inputMessage(message, dialect)],
    ),
    ...toolFields(layout, {
      // What comes back is checked anyway, so that a schema may have optional members.
      tool: (tool): FunctionTool => ({ type: 'function', strict: false, ...tool }),
      only: (mode, names): ToolChoiceAllowed => ({
        ...{ type: 'allowed_tools', mode },
        tools: names.map((name) => ({ type: 'function', name })),
      }),
    }),
    ...(layout.format && {
      text: { format: { type: 'json_schema', ...namedSchema(layout.format), strict: false } },
    }),
    ...(layout.effort && { reasoning: { effort: layout.effort } }),
    ...cacheFields(request, dialect),
    ...(hasLimit && { max_output_tokens: Math.max(layout.maxReply, leastLimit) }),
  };
}

/** A lower limit is refused. */
const leastLimit = 16;

function inputMessage(
  { role, text, pictures = [], isMarked }: Exclude<LayoutMessage, { readonly role: 'tools' }>,
  { marks }: Dialect,
): ResponseInputItem {
  const isPlain = !isMarked || marks !== 'prompt_cache_breakpoint';
  if (role === 'assistant' || (pictures.length === 0 && isPlain)) return { role, content: text };
  const shown = pictures.map(
    ({ mediaType, data }): ResponseInputContent => ({
      type: 'input_image',
      // What some models use by default costs five times as much.
      detail: 'high',
      image_url: `data:${mediaType};base64,${data}`,
    }),
  );
  const parts: ResponseInputContent[] = [{ type: 'input_text', text }, ...shown];
  return { role, content: isPlain ? parts : markLast(parts, breakpoint) };
}

const Call = z.object({
  type: z.literal('function_call'),
  call_id: z.string().catch(''),
  name: z.string(),
  arguments: z.unknown().optional(),
});

const Part = z
  .object({ text: z.string().catch(''), refusal: z.string().catch('') })
  .transform(({ text, refusal }) => text || refusal);

const Message = z.object({
  type: z.literal('message'),
  content: z.union([z.string(), z.array(Part).transform((parts) => parts.join(''))]),
});

const Answer = z.object({
  model: z.string().optional().catch(undefined),
  status: z.string().nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  output: z.array(z.unknown()),
  usage: z.unknown().optional(),
});

const endings: ReadonlyMap<string, ModelReply['ended']> = new Map([
  ['completed', 'stopped'],
  ['incomplete', 'cut'],
]);

/** Statuses of a response that holds no reply. */
const failed = /^(?:failed|cancelled|queued|in_progress)$/;

/**
 * Reads the body of a successful answer. Items of other types are passed over. Throws NoCompletion for a body
 * without an output, and Withheld for one that the content filter has cut.
 */
export function readResponse(body: unknown): ParsedReply {
  const answer = parseReplyBody(Answer, body);
  const { model, status, incomplete_details: details, output, usage } = answer;
  if (status && failed.test(status)) throw new NoCompletion(`a response that is ${status}`, body);
  requireAllowed(details?.reason);
  const calls = output.flatMap((item) => Call.safeParse(item).data ?? []);
  const text = output.map((item) => Message.safeParse(item).data?.content ?? '').join('');
  const ids = calls.map(({ call_id }) => call_id);
  return {
    served: model,
    text,
    toolCalls: calls.map(({ name, arguments: input }) => ({ name, input: parseArguments(input) })),
    ended: endings.get(status ?? '') ?? 'unknown',
    continuation: calls.length === 0 ? undefined : keptOutput(output, ids),
    counted: countedTokens(usage, { prompt: 'input', reply: 'output' }),
  };
}
