import { ApiError, AuthError, ForbiddenError, NotFoundError } from 'jira.js/core';
import { z } from 'zod';
import {
  cannotReach,
  findExplanation,
  OutageError,
  UnreachableError,
  UserError,
} from '../../../engines/errors.ts';
import { clipWithin, oneLine, parseJson } from '../../../engines/text/index.ts';
import type { JiraAnswer, JiraExchange } from './exchange.ts';
import { loginProblem } from './login-problem.ts';
import type { JiraAccess } from './request.ts';

/** Throws unless Jira accepted the login and the request succeeded. */
export function checkAnswer(answer: JiraAnswer, access: JiraAccess): void {
  const error = answer.status < 300 ? undefined : statusError(answer);
  const problem = loginProblem(answer, access);
  if (problem !== undefined) {
    const message = 'Jira treated the request as anonymous';
    const cause = error ?? new AuthError(message, answer.statusText, textOf(answer));
    throw new UserError(problem, { cause });
  }
  if (error === undefined) return;
  const isOutage = answer.status >= 500 || answer.status === 429;
  throw isOutage ? outage(error, access) : error;
}

/** Quotes Jira, or the proxy in front of it. */
function outage(error: ApiError, { baseUrl }: JiraAccess): OutageError {
  const answered = `Jira at ${baseUrl} answered ${`${error.status} ${error.statusText}`.trim()}`;
  const reason = findReason(error.body);
  const message = reason === '' ? `${answered}.` : `${answered}: “${reason}”`;
  return new OutageError(message, { cause: error });
}

const JiraProblem = z.object({
  message: z.string().catch(''),
  errorMessages: z.array(z.string()).catch([]),
  errors: z.record(z.string(), z.string()).catch({}),
});

/** Characters of a page in which its reason is looked for. */
const longestPage = 4_000;

/** Parts of a page that are no text for readers. */
const unread = /<(script|style|head)\b.*?<\/\1\s*>|<[^>]*>/gis;

/**
 * Returns why a request failed, in the words of its answer: those of Jira, or of a page of the proxy in front
 * of it. One line of at most 300 characters; `''` if the answer gives no reason.
 */
export function findReason(body: unknown): string {
  if (typeof body === 'string') {
    return clipWithin(oneLine(body.slice(0, longestPage).replace(unread, ' ')), 300);
  }
  const { message, errorMessages, errors } = JiraProblem.safeParse(body).data ?? noProblem;
  return clipWithin(oneLine([...errorMessages, ...Object.values(errors), message].join(' ')), 300);
}

const noProblem: z.infer<typeof JiraProblem> = { message: '', errorMessages: [], errors: {} };

/** Returns the answer's JSON, `undefined` if it is empty. Throws if the body is anything else. */
export function parseAnswer(answer: JiraAnswer, { baseUrl, show }: JiraAccess): unknown {
  if (answer.truncated) {
    const most = `${answer.bytes.length / 2 ** 20} MiB`;
    throw new OutageError(`Jira at ${baseUrl} sent an answer of more than ${most}.`);
  }
  const text = textOf(answer);
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UserError(
      `The server at ${baseUrl} is not Jira: set ${show('jira-url')} to the address of the Jira site.`,
      { cause },
    );
  }
}

/** What is known about a Jira that did not answer. */
interface Silence {
  readonly timeoutMs: number;
  /** Whether it answered an earlier request, so that its address is right. */
  readonly hasAnswered: boolean;
}

/** Returns the error for a request without an answer: an outage, unless the address was never reached. */
export function noAnswer(
  result: Exclude<JiraExchange, { kind: 'answered' }>,
  { baseUrl, show }: JiraAccess,
  { timeoutMs, hasAnswered }: Silence,
): UserError | OutageError {
  const { cause } = result;
  const explained = findExplanation(cause);
  if (explained !== undefined) return explained;
  if (result.kind === 'timed-out') {
    const why = `did not answer within ${timeoutMs / 1000} s`;
    return hasAnswered
      ? new OutageError(`Jira at ${baseUrl} ${why}.`, { cause })
      : new UnreachableError(cannotReach('Jira', baseUrl, `it ${why}`, show('jira-url')), {
          cause,
        });
  }
  const { code, why } = result;
  if (hasAnswered || lostCodes.has(code)) {
    return new OutageError(`The connection to Jira at ${baseUrl} failed: “${why}”`, { cause });
  }
  return new UserError(cannotReach('Jira', baseUrl, code || why, show('jira-url')), { cause });
}

/** Codes of connections that were made and then broke. */
const lostCodes: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const textOf = ({ bytes }: JiraAnswer) => new TextDecoder().decode(bytes);

/** Returns the answer's JSON, or its text if it is not JSON. */
function bodyOf(answer: JiraAnswer): unknown {
  const text = textOf(answer);
  const json = parseJson(text);
  return json === undefined ? text : json;
}

/** Returns jira.js's error for the status, so that its predicates work. */
function statusError(answer: JiraAnswer): ApiError {
  const { status, statusText } = answer;
  const body = bodyOf(answer);
  const message = `Jira answered ${status}`;
  if (status === 401) return new AuthError(message, statusText, body);
  if (status === 403) return new ForbiddenError(message, statusText, body);
  if (status === 404) return new NotFoundError(message, statusText, body);
  return new ApiError(message, status, statusText, body);
}
