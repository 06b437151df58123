import type {
  FunctionTool,
  ResponseCreateParamsNonStreaming,
  ResponseInputContent,
  ResponseInputItem,
  ResponseTextConfig,
  ToolChoiceAllowed,
} from 'openai/resources/responses/responses';
import type { ModelRequest } from '../../../agent/ports.ts';
import type { Dialect } from '../dialect/index.ts';
import { callIds, type Layout, type LayoutMessage, type ReplyFormat } from '../message/index.ts';
import { breakpoint, cacheFields, markLast, toolFields } from './fields.ts';
import { exchangeItems } from './responses-exchange.ts';

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
    ...toolFields(layout, dialect, {
      tool: (tool): FunctionTool => ({ type: 'function', ...tool }),
      only: (mode, names): ToolChoiceAllowed => ({
        ...{ type: 'allowed_tools', mode },
        tools: names.map((name) => ({ type: 'function', name })),
      }),
    }),
    ...(layout.format && { text: textConfig(layout.format) }),
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

function textConfig({ name, schema }: ReplyFormat): ResponseTextConfig {
  return {
    format:
      schema === undefined
        ? { type: 'json_object' }
        : { type: 'json_schema', name, schema: { ...schema }, strict: false },
  };
}
