import OpenAI from 'openai';
import { type OptionalField, optionalFields } from './dialect.ts';
import type { ChatBody } from './request.ts';

/** How endpoints name a field when they refuse it. */
const names: Readonly<Record<OptionalField, RegExp>> = {
  max_tokens: /\bmax_tokens\b/i,
  max_completion_tokens: /\bmax_completion_tokens\b/i,
  temperature: /\btemperature\b/i,
  tool_choice: /\btool[ _]choice\b/i,
  tools: /\btools?\b|\bfunctions?\b/i,
  response_format: /\bresponse_format\b|\bjson(?:[ _](?:schema|object|mode))?\b|\bgrammar\b/i,
};

type ApiError = InstanceType<typeof OpenAI.APIError>;

/** The field of the request that the endpoint has refused; `undefined` when it complains of something else. */
export function refusedField(error: unknown, body: ChatBody): OptionalField | undefined {
  if (!(error instanceof OpenAI.APIError)) return undefined;
  const said = `${error.message} ${JSON.stringify(error.error)}`;
  if (!isRefusal(error, said)) return undefined;
  const sent = optionalFields.filter((field) => body[field] !== undefined);
  if (isTooLong(said)) return firstNamed(sent.filter(isLimit), said);
  return (
    sent.find((field) => error.param?.split(/[.[]/)[0] === field) ??
    firstNamed(sent, said) ??
    formToBlame(error, sent)
  );
}

/** Statuses other than these two mean much else, unless the words are those of a missing feature. */
function isRefusal({ status = 0 }: ApiError, said: string): boolean {
  if (status === 400 || status === 422) return true;
  return [404, 500, 501].includes(status) && /\b(?:support|requires?\b|enable)/i.test(said);
}

/** A prompt that is too long is counted out in words such as "in the functions", which refuse nothing. */
function isTooLong(said: string): boolean {
  return /context[ _](?:length|window|size)|maximum context|too long/i.test(said);
}

function isLimit(field: OptionalField): boolean {
  return field === 'max_tokens' || field === 'max_completion_tokens';
}

/** A refusal names what it refuses first, and only then what to send instead. */
function firstNamed(sent: readonly OptionalField[], said: string): OptionalField | undefined {
  const found = sent
    .map((field) => ({ field, at: said.search(names[field]) }))
    .filter(({ at }) => at >= 0);
  return found.toSorted((a, b) => a.at - b.at)[0]?.field;
}

/** The form of a reply is refused in so many words that any complaint may be about it. */
function formToBlame({ status }: ApiError, sent: readonly OptionalField[]) {
  const isRequestAtFault = status === 400 || status === 422;
  return isRequestAtFault ? sent.find((field) => field === 'response_format') : undefined;
}
