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

/**
 * Says which setting to change if Jira rejected the login or the address; `undefined` if it did not.
 * The status alone is not enough: Jira answers many requests that carry an expired token with 200 and
 * what anonymous users may see. Only a header tells.
 */
function loginProblem(answer: JiraAnswer, access: JiraAccess): string | undefined {
  if (isLockedOut(answer)) return lockedOut(access);
  if (answer.status === 401 && lacksScope(answer)) {
    return `${access.show('jira-token')} lacks a scope: create one with read:jira-work, write:jira-work and read:jira-user.`;
  }
  if (answer.status === 401 || isAnonymous(answer)) return rejectedLogin(access);
  if (answer.status >= 300 && answer.status < 400) return redirected(answer, access);
  return isUnknownSite(answer, access) ? unknownSite(access) : undefined;
}

/** The codes of Jira's login filter. The header may hold several; `OK` wins. */
function loginReasons({ headers }: JiraAnswer): readonly string[] {
  return (headers.get('x-seraph-loginreason') ?? '').toUpperCase().split(/[\s,;]+/);
}

function isAnonymous(answer: JiraAnswer): boolean {
  const reasons = loginReasons(answer);
  const failed = ['AUTHENTICATED_FAILED', 'AUTHENTICATION_DENIED', 'AUTHORISATION_FAILED'];
  return !reasons.includes('OK') && failed.some((reason) => reasons.includes(reason));
}

/** After too many failed logins Jira asks for a CAPTCHA, which no program can solve. */
function isLockedOut(answer: JiraAnswer): boolean {
  const why = answer.headers.get('x-authentication-denied-reason') ?? '';
  return /CAPTCHA/i.test(why) || loginReasons(answer).includes('AUTHENTICATION_DENIED');
}

function lockedOut({ kind, baseUrl, show }: JiraAccess): string {
  const token = show('jira-token');
  const account = kind === 'cloud' ? show('jira-email') : `the account of ${token}`;
  return `Jira at ${baseUrl} asks for a CAPTCHA after failed logins: log in once in a browser as ${account}, and check ${token}.`;
}

function rejectedLogin(access: JiraAccess): string {
  const { baseUrl, show } = access;
  const token = show('jira-token');
  if (access.kind === 'data-center') {
    return `Jira at ${baseUrl} does not accept ${token}: set it to an unexpired personal access token.`;
  }
  const sentence = `Jira at ${baseUrl} does not accept ${show('jira-email')} with ${token}: set them to the account’s e-mail address and an unexpired API token of that account`;
  return access.cloudId === undefined
    ? `${sentence}; a token with scopes or of a service account needs ${show('cloud-id')} too.`
    : `${sentence}, and check that ${show('cloud-id')} is the id of this site.`;
}

function redirected({ headers }: JiraAnswer, { baseUrl, show }: JiraAccess): string {
  const location = headers.get('location') ?? '';
  const to = URL.canParse(location, baseUrl) ? new URL(location, baseUrl).origin : 'elsewhere';
  return `The server at ${baseUrl} redirects to ${to}: set ${show('jira-url')} to the address at which Jira itself answers.`;
}

/** The gateway's own 404 lacks the `errorMessages` that Jira's has. */
function isUnknownSite(answer: JiraAnswer, access: JiraAccess): boolean {
  const isGateway = access.kind === 'cloud' && access.cloudId !== undefined;
  return isGateway && answer.status === 404 && !bodyText(answer).includes('"errorMessages"');
}

function unknownSite({ baseUrl, show }: JiraAccess): string {
  return `Atlassian’s gateway knows no site with this ID: set ${show('cloud-id')} to the id shown at ${baseUrl}/_edge/tenant_info.`;
}

const lacksScope = (answer: JiraAnswer) => /scope does not match/i.test(bodyText(answer));

const bodyText = ({ bytes }: JiraAnswer) => new TextDecoder().decode(bytes.subarray(0, 10_000));

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
