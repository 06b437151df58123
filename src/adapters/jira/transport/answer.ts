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
import { retryAfterMs } from '../../../core/text/index.ts';
import { UserError } from '../../../core/user-error.ts';
import type { JiraAnswer, JiraExchange } from './exchange.ts';
import { loginProblem } from './login-problem.ts';
import type { JiraAccess } from './request.ts';

/** Throws unless Jira accepted the login and the request succeeded. */
export function checkAnswer(answer: JiraAnswer, access: JiraAccess): void {
  const error = answer.status < 300 ? undefined : statusError(answer);
  const problem = loginProblem(answer, access);
  if (problem !== undefined) {
    throw new UserError(problem, { cause: error ?? anonymousAnswerError(answer) });
  }
  if (error !== undefined) throw error;
}

/** Returns the answer's JSON, `undefined` if it is empty. Throws if the body is anything else. */
export function parseAnswer(answer: JiraAnswer, access: JiraAccess): unknown {
  const text = textOf(answer);
  if (answer.truncated) {
    throw new Error(`Jira’s answer is longer than ${answer.bytes.length} bytes.`);
  }
  if (text.trim() === '') return undefined;
  const parsed = parseJson(text);
  if (parsed !== undefined) return parsed.value;
  const received = answer.headers.get('content-type') ?? 'no content type';
  const issues = [{ path: '', expected: 'application/json', received }];
  throw new UserError(
    `The server at ${access.baseUrl} is not Jira: set ${access.show('jira-url')} to the address of the Jira site.`,
    { cause: new SchemaMismatchError('The answer is not JSON', { endpoint: '', issues }) },
  );
}

/** Returns the error for a request without an answer. */
export function noAnswer(
  { kind, cause }: Exclude<JiraExchange, { kind: 'answered' }>,
  { baseUrl, show }: JiraAccess,
  timeoutMs: number,
): UserError {
  const check = `check ${show('jira-url')}, and that this machine can connect to it.`;
  if (kind === 'timed-out') {
    return new UserError(
      `Jira at ${baseUrl} did not answer within ${timeoutMs / 1000} s: ${check}`,
      { cause },
    );
  }
  const failure = new NetworkError('The connection failed', { cause, transient: true });
  return new UserError(`Jira cannot be reached at ${baseUrl}: ${check}`, { cause: failure });
}

const textOf = ({ bytes }: JiraAnswer) => new TextDecoder().decode(bytes);

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Returns jira.js's error for the status, so that its predicates work. */
function statusError(answer: JiraAnswer): ApiError {
  const { status, statusText, headers } = answer;
  const text = textOf(answer);
  const body = parseJson(text)?.value ?? text;
  const message = `Jira answered ${status}`;
  if (status === 401) return new AuthError(message, statusText, body);
  if (status === 403) return new ForbiddenError(message, statusText, body);
  if (status === 404) return new NotFoundError(message, statusText, body);
  if (status === 429) {
    const requested = retryAfterMs(headers.get('retry-after'), Date.now());
    const delay = requested === undefined ? {} : { retryAfterMs: requested };
    return new RateLimitError(message, statusText, body, delay);
  }
  if (status >= 500) return new ServerError(message, status, statusText, body);
  return new ApiError(message, status, statusText, body);
}

const anonymousAnswerError = (answer: JiraAnswer) =>
  new AuthError('Jira treated the request as anonymous', answer.statusText, textOf(answer));
