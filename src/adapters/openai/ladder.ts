import type { Message, ModelRequest, ToolSpec } from '../../agent/ports.ts';
import { replySchema, toolSchema } from './json-schema.ts';

/** The ways to ask for an answer of a given form, the surest first. */
const rungs = ['tools', 'schema', 'any-object', 'json-object', 'prompt'] as const;
export type Rung = (typeof rungs)[number];

/** The next way, for an endpoint that refuses this one; below the last there is none. */
export function below(rung: Rung): Rung {
  return rungs[rungs.indexOf(rung) + 1] ?? 'prompt';
}

/** The tools, or the form of the reply, that the request offers on a rung. */
export function answerFields({ answer, reads }: ModelRequest, rung: Rung, mayInsist: boolean) {
  if (rung === 'tools') {
    const tools = [...(answer === undefined ? [] : [answer]), ...reads].map(chatTool);
    if (tools.length === 0) return {};
    return answer !== undefined && mayInsist
      ? { tools, tool_choice: 'required' as const }
      : { tools };
  }
  return answer === undefined ? {} : formFields(answer, rung);
}

/** The messages, which below the tools must say themselves what the answer looks like. */
export function messagesOn({ messages, answer }: ModelRequest, rung: Rung): readonly Message[] {
  const last = messages.at(-1);
  if (rung === 'tools' || answer === undefined) return messages;
  const form = `No tool can be called here. Reply with one JSON object and nothing else; its JSON Schema is:\n${JSON.stringify(replySchema(answer.parameters))}`;
  return last?.role === 'user'
    ? [...messages.slice(0, -1), { role: 'user', text: `${last.text}\n\n${form}` }]
    : [...messages, { role: 'user', text: form }];
}

function formFields({ name, parameters }: ToolSpec, rung: Exclude<Rung, 'tools'>) {
  switch (rung) {
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
