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
  type CallIds,
  callIds,
  countedTokens,
  formatArguments,
  type Layout,
  type LayoutMessage,
  NoCompletion,
  type ParsedReply,
  parseArguments,
  parseReplyBody,
  requireAllowed,
} from '../message/index.ts';
import type { Exchange, ModelReply, ModelRequest } from '../port/index.ts';
import { breakpoint, cacheFields, markLast, namedSchema, toolFields } from './fields.ts';

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

const Reasoning = z.object({
  type: z.literal('reasoning'),
  id: z.string(),
  summary: z.array(z.object({ type: z.literal('summary_text'), text: z.string() })).catch([]),
  encrypted_content: z.string(),
});

/** What a reply keeps of its output, so that it can be sent back. */
const Kept = z.object({
  api: z.literal('responses'),
  thoughts: z.array(Reasoning),
  ids: z.array(z.string()),
});
type Kept = z.infer<typeof Kept>;

/** Returns tool calls and their results as items; each call gets an id of its own. */
function exchangeItems(
  { said, calls, continuation, isMarked }: Exchange & { readonly isMarked: boolean },
  ids: CallIds,
  { thoughts, marks }: Dialect,
): readonly ResponseInputItem[] {
  const kept = Kept.safeParse(continuation).data;
  const isWhole = kept?.ids.length === calls.length;
  const made = calls.map(({ name, input, result }, at) => {
    const call_id = ids.take((isWhole ? kept.ids[at] : undefined) ?? '');
    return { call_id, name, input, result };
  });
  const last = made.length - 1;
  const isBreak = isMarked && marks === 'prompt_cache_breakpoint';
  return [
    ...(isWhole && thoughts ? kept.thoughts : []),
    ...(said === undefined ? [] : [{ role: 'assistant' as const, content: said }]),
    ...made.map(({ call_id, name, input }) => ({
      type: 'function_call' as const,
      ...{ call_id, name, arguments: formatArguments(input) },
    })),
    ...made.map(({ call_id, result }, at) => ({
      type: 'function_call_output' as const,
      call_id,
      output:
        isBreak && at === last
          ? [{ type: 'input_text' as const, text: result, ...breakpoint }]
          : result,
    })),
  ];
}

/** What the next request needs of the output of a reply with tool calls. Thoughts that are not encrypted are lost. */
function keptOutput(output: readonly unknown[], ids: readonly string[]): Kept {
  const thoughts = output.flatMap((item) => Reasoning.safeParse(item).data ?? []);
  return { api: 'responses', thoughts, ids: [...ids] };
}
