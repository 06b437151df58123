import {
  ApiError,
  AuthError,
  ForbiddenError,
  NetworkError,
  NotFoundError,
  RateLimitError,
  SchemaMismatchError,
  ServerError,
} from 'jira.js/core';
import { UserError } from '../../../core/user-error.ts';
import type { JiraAccess } from '../settings.ts';
import { denial } from './denial.ts';
import type { Answer, Exchanged } from './exchange.ts';
import { retryAfter } from './patience.ts';

/** Throws unless Jira knew the account and did what it was asked. */
export function checkAnswer(answer: Answer, access: JiraAccess): void {
  const error = answer.status < 300 ? undefined : statusError(answer);
  const denied = denial(answer, access);
  if (denied !== undefined) {
    throw new UserError(denied, { cause: error ?? asAuthError(answer) });
  }
  if (error !== undefined) throw error;
}

/** The JSON of an answer, `undefined` for an empty one; throws when something else came back. */
export function parseAnswer(answer: Answer, access: JiraAccess): unknown {
  const text = textOf(answer);
  if (answer.cut) {
    throw new Error(`Jira’s answer is longer than ${answer.bytes.length} bytes.`);
  }
  if (text.trim() === '') return undefined;
  const parsed = parseJson(text);
  if (parsed !== undefined) return parsed.value;
  const received = answer.headers.get('content-type') ?? 'no content type';
  const issues = [{ path: '', expected: 'application/json', received }];
  throw new UserError(
    `What answers at ${access.baseUrl} is not Jira: put the address of the Jira site into jira-url.`,
    { cause: new SchemaMismatchError('The answer is not JSON', { endpoint: '', issues }) },
  );
}

/** The error for a request that nothing answered. */
export function unanswered(
  { kind, cause }: Exclude<Exchanged, { kind: 'answered' }>,
  { baseUrl }: JiraAccess,
  timeoutMs: number,
): UserError {
  const check = 'check jira-url, and that this runner may connect to it.';
  if (kind === 'late') {
    return new UserError(
      `Jira at ${baseUrl} did not answer within ${timeoutMs / 1000} s: ${check}`,
      { cause },
    );
  }
  const lost = new NetworkError('The connection failed', { cause, transient: true });
  return new UserError(`Jira cannot be reached at ${baseUrl}: ${check}`, { cause: lost });
}

const textOf = ({ bytes }: Answer) => new TextDecoder().decode(bytes);

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The error of jira.js for a status, so that its predicates tell one refusal from another. */
function statusError(answer: Answer): ApiError {
  const { status, statusText, headers } = answer;
  const text = textOf(answer);
  const body = parseJson(text)?.value ?? text;
  const message = `Jira answered ${status}`;
  if (status === 401) return new AuthError(message, statusText, body);
  if (status === 403) return new ForbiddenError(message, statusText, body);
  if (status === 404) return new NotFoundError(message, statusText, body);
  if (status === 429) {
    const asked = retryAfter(headers);
    const wait = asked === undefined ? {} : { retryAfterMs: asked };
    return new RateLimitError(message, statusText, body, wait);
  }
  if (status >= 500) return new ServerError(message, status, statusText, body);
  return new ApiError(message, status, statusText, body);
}

const asAuthError = (answer: Answer) =>
  new AuthError('Jira answered as if to a stranger', answer.statusText, textOf(answer));
