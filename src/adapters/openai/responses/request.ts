import type {
  FunctionTool,
  ResponseCreateParamsNonStreaming,
  ResponseInputContent,
  ResponseInputItem,
  ResponseTextConfig,
} from 'openai/resources/responses/responses';
import type { ModelRequest, ToolSpec } from '../../../agent/ports.ts';
import type { Dialect } from '../dialect/index.ts';
import {
  callIds,
  type Layout,
  type LayoutMessage,
  type ReplyFormat,
  sentSchema,
  strictSchema,
} from '../message/index.ts';
import { exchangeItems } from './exchange.ts';

/** The body of a request to `/responses`. */
export type ResponsesBody = ResponseCreateParamsNonStreaming;

/** Builds the body of a request. What changes least from step to step comes first. */
export function responsesRequest(
  model: string,
  layout: Layout,
  { cacheKey }: Pick<ModelRequest, 'cacheKey'>,
  dialect: Dialect,
): ResponsesBody {
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
    ...toolFields(layout, dialect),
    ...(layout.format && { text: textConfig(layout.format) }),
    ...(layout.effort && { reasoning: { effort: layout.effort } }),
    ...(cacheKey !== undefined && dialect.cacheKey && { prompt_cache_key: cacheKey }),
    ...(dialect.marks === 'prompt_cache_breakpoint' && {
      prompt_cache_options: { mode: 'explicit' as const },
    }),
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
  return {
    role,
    content: parts.map((part, at) =>
      isPlain || at < parts.length - 1
        ? part
        : { ...part, prompt_cache_breakpoint: { mode: 'explicit' } },
    ),
  };
}

function toolFields(
  { tools, allowed, isForced }: Layout,
  { strict }: Dialect,
): Pick<ResponsesBody, 'tools' | 'tool_choice'> {
  if (tools.length === 0) return {};
  const offered = { tools: tools.map((tool) => functionTool(tool, strict)) };
  const mode = isForced ? 'required' : 'auto';
  if (allowed === undefined) return isForced ? { ...offered, tool_choice: mode } : offered;
  if (allowed.length === 0) return { ...offered, tool_choice: 'none' };
  const names = allowed.map(({ name }) => ({ type: 'function', name }));
  return { ...offered, tool_choice: { type: 'allowed_tools', mode, tools: names } };
}

function functionTool(
  { name, description, parameters }: ToolSpec,
  isStrict: boolean,
): FunctionTool {
  const strict = isStrict ? strictSchema(parameters) : undefined;
  return {
    type: 'function',
    name,
    description,
    parameters: strict ?? sentSchema(parameters),
    strict: strict !== undefined,
  };
}

function textConfig({ name, schema }: ReplyFormat): ResponseTextConfig {
  return {
    format:
      schema === undefined
        ? { type: 'json_object' }
        : { type: 'json_schema', name, schema: { ...schema }, strict: false },
  };
}
