import type { ErrorBody } from './error-body.ts';

/** The codes, and the reasons to finish, of a call or an answer in a form that the endpoint could not read. */
const codes =
  /\b(?:tool_use_failed|output_parse_failed|json_validate_failed|(?:malformed|unexpected|too_many)_(?:function|tool)_calls?)\b/i;

/** The sentences of those that have no code for it; a group is what the model wrote. */
const sentences: readonly RegExp[] = [
  // Ollama.
  /\berror parsing tool call: raw='(.*)', err=/s,
  /\berror parsing tool call\b/,
  // llama.cpp.
  /\bFailed to parse input at pos \d+: (.*)/s,
  /\bFailed to parse tool call arguments as JSON\b/,
  // vLLM and others that read the format of gpt-oss.
  /\bunexpected tokens remaining in message header\b/,
  /\bUnexpected token \d+ while expecting start token\b/,
  // Bedrock.
  /\bModel produced invalid sequence as part of ToolUse\b/,
  // Cerebras.
  /\bFailed to generate tool_calls\b/,
  // Groq, where a gateway leaves its code out.
  /\btool call validation failed\b/i,
  /\bFailed to call a function\b/,
];

/**
 * Whether the model called a tool, or answered, in a form that the endpoint could not read: it may do better when
 * asked again.
 */
export function isMiscall({
  code,
  said,
  generated,
}: Pick<ErrorBody, 'code' | 'generated'> & { readonly said: string }): boolean {
  return generated !== undefined || codes.test(code) || sentences.some((one) => one.test(said));
}

/** Returns what the model wrote, by the sentence of an endpoint that could not read it; `undefined` if it shows nothing. */
export function generatedIn(sentence: string): string | undefined {
  return sentences.flatMap((one) => one.exec(sentence)?.[1] ?? [])[0];
}
