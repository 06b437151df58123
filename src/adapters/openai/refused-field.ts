import { APIError } from 'openai';
import { type OptionalField, optionalFields } from './dialect.ts';
import { isTooLong } from './failures.ts';
import type { ChatBody } from './request.ts';

/** How endpoints name a field that they refuse. */
const names: Readonly<Record<OptionalField, RegExp>> = {
  max_tokens: /\bmax_tokens\b/i,
  max_completion_tokens: /\bmax_completion_tokens\b/i,
  temperature: /\btemperature\b/i,
  tool_choice: /\btool[ _]choice\b/i,
  tools: /\btools?\b|\bfunctions?\b/i,
  response_format: /\bresponse_format\b|\bjson(?:[ _](?:schema|object|mode))?\b|\bgrammar\b/i,
};

/** The field of the request that the endpoint refuses; `undefined` if it complains about something else. */
export function refusedField(error: unknown, body: ChatBody): OptionalField | undefined {
  if (!(error instanceof APIError)) return undefined;
  const { status = 0, param } = error;
  const complaint = `${error.message} ${JSON.stringify(error.error)}`;
  const isBadRequest = status === 400 || status === 422;
  if (!isBadRequest && !lacksFeature(status, complaint)) return undefined;
  const sent = optionalFields.filter((field) => body[field] !== undefined);
  // Complaints about a long prompt list its parts, such as "in the functions", but refuse no field.
  if (isTooLong(complaint)) return firstNamed(sent.filter(isTokenLimit), complaint);
  const named = sent.find((field) => param?.split(/[.[]/)[0] === field);
  const refused = named ?? firstNamed(sent, complaint);
  if (refused !== undefined || !isBadRequest) return refused;
  // Endpoints word the refusal of a reply's format so differently that any complaint may mean it.
  return sent.find((field) => field === 'response_format');
}

/** Whether an endpoint that does not answer 400 or 422 says that it lacks a feature. */
function lacksFeature(status: number, complaint: string): boolean {
  return [404, 500, 501].includes(status) && /\b(?:support|requires?\b|enable)/i.test(complaint);
}

function isTokenLimit(field: OptionalField): boolean {
  return field === 'max_tokens' || field === 'max_completion_tokens';
}

/** A complaint names the refused field before what to send instead. */
function firstNamed(sent: readonly OptionalField[], complaint: string): OptionalField | undefined {
  const found = sent
    .map((field) => ({ field, at: complaint.search(names[field]) }))
    .filter(({ at }) => at >= 0);
  return found.toSorted((a, b) => a.at - b.at)[0]?.field;
}
