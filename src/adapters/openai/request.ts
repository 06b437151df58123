import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { type Message, type ModelRequest, messageText, type ToolSpec } from '../../agent/ports.ts';
import type { ModelDialect, OutputMode } from './dialect.ts';
import { replySchema, toolSchema } from './json-schema.ts';

/** The body of a request to `/chat/completions`. */
export type ChatBody = ChatCompletionCreateParamsNonStreaming;

/** Builds the body of a request in an endpoint's dialect, for a reply of at most `maxReplyTokens`. */
export function chatRequest(
  model: string,
  request: ModelRequest,
  maxReplyTokens: number,
  { tokenLimits, temperature, toolChoice, outputMode }: ModelDialect,
): ChatBody {
  const [limit] = tokenLimits;
  return {
    model,
    messages: messagesFor(request, outputMode).map((message) =>
      message.role === 'tools'
        ? { role: 'user', content: messageText(message) }
        : { role: message.role, content: message.text },
    ),
    ...(limit === undefined ? {} : { [limit]: maxReplyTokens }),
    ...(temperature ? { temperature: 0 } : {}),
    ...outputFields(request, outputMode, toolChoice),
  };
}

/** The messages. In every mode but `tools`, they describe the form of the reply. */
function messagesFor(
  { messages, answer, mayBeText }: ModelRequest,
  mode: OutputMode,
): readonly Message[] {
  if (mode === 'tools' || answer === undefined || mayBeText) return messages;
  const last = messages.at(-1);
  const form = `You cannot call tools here. Reply with one JSON object and nothing else. It must match this JSON Schema:\n${JSON.stringify(replySchema(answer.parameters))}`;
  return last?.role === 'user'
    ? [...messages.slice(0, -1), { role: 'user', text: `${last.text}\n\n${form}` }]
    : [...messages, { role: 'user', text: form }];
}

/** The fields that offer the tools, or that request the form of the reply. */
function outputFields(
  { answer, mayBeText, reads }: ModelRequest,
  mode: OutputMode,
  toolChoice: boolean,
) {
  if (mode !== 'tools') return answer === undefined || mayBeText ? {} : formatFields(answer, mode);
  const tools = [...(answer === undefined ? [] : [answer]), ...reads].map(chatTool);
  if (tools.length === 0) return {};
  const isRequired = answer !== undefined && !mayBeText && toolChoice;
  return isRequired ? { tools, tool_choice: 'required' as const } : { tools };
}

function formatFields({ name, parameters }: ToolSpec, mode: Exclude<OutputMode, 'tools'>) {
  switch (mode) {
    case 'schema':
      return { response_format: jsonSchema(name, replySchema(parameters)) };
    case 'any-object':
      return { response_format: jsonSchema(name, { type: 'object' }) };
    case 'json-object':
      return { response_format: { type: 'json_object' as const } };
    case 'prompt':
      return {};
  }
}

function jsonSchema(name: string, schema: Record<string, unknown>) {
  return { type: 'json_schema' as const, json_schema: { name, schema } };
}

function chatTool({ name, description, parameters }: ToolSpec) {
  return {
    type: 'function' as const,
    function: { name, description, parameters: toolSchema(parameters) },
  };
}
