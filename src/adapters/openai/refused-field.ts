import { APIError } from 'openai';
import { type OptionalField, optionalFields } from './dialect.ts';
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
  const complaint = `${error.message} ${JSON.stringify(error.error)}`;
  if (!isRefusal(error, complaint)) return undefined;
  const sent = optionalFields.filter((field) => body[field] !== undefined);
  if (isTooLong(complaint)) return firstNamed(sent.filter(isTokenLimit), complaint);
  return (
    sent.find((field) => error.param?.split(/[.[]/)[0] === field) ??
    firstNamed(sent, complaint) ??
    suspectedFormat(error, sent)
  );
}

/** Statuses other than 400 and 422 count only if the endpoint says that it lacks a feature. */
function isRefusal({ status = 0 }: APIError, complaint: string): boolean {
  if (status === 400 || status === 422) return true;
  return [404, 500, 501].includes(status) && /\b(?:support|requires?\b|enable)/i.test(complaint);
}

/** Complaints about a long prompt list its parts, such as "in the functions", but refuse no field. */
function isTooLong(complaint: string): boolean {
  return /context[ _](?:length|window|size)|maximum context|too long/i.test(complaint);
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

/** Endpoints word the refusal of a reply's format so differently that any complaint may mean it. */
function suspectedFormat({ status }: APIError, sent: readonly OptionalField[]) {
  const isBadRequest = status === 400 || status === 422;
  return isBadRequest ? sent.find((field) => field === 'response_format') : undefined;
}
