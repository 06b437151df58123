import type { JiraAnswer } from './exchange.ts';
import type { JiraAccess } from './request.ts';

/**
 * Says which setting to change if Jira rejected the login or the address; `undefined` if it did not.
 * The status alone is not enough: Jira answers many requests that carry an expired token with 200 and
 * what anonymous users may see. Only a header tells.
 */
export function loginProblem(answer: JiraAnswer, access: JiraAccess): string | undefined {
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
