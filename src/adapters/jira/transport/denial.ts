import type { JiraAccess } from '../settings.ts';
import type { Answer } from './exchange.ts';

/**
 * Why Jira did not take the login or the address, as a sentence that names the setting to mend;
 * `undefined` when it did. The status alone does not tell: to a dead token Jira answers many requests
 * with 200 and what a stranger may see, and only a header says so.
 */
export function denial(answer: Answer, access: JiraAccess): string | undefined {
  if (isLockedOut(answer)) return lockedOut(access);
  if (answer.status === 401 && saysScope(answer)) {
    return 'jira-token lacks a scope: make one with read:jira-work, write:jira-work and read:jira-user.';
  }
  if (answer.status === 401 || isStranger(answer)) return notAccepted(access);
  if (answer.status >= 300 && answer.status < 400) return sentOn(answer, access);
  return isUnknownSite(answer, access) ? unknownSite(access) : undefined;
}

/** The words of Jira's login filter; more than one may stand in the header, and `OK` wins. */
function loginReasons({ headers }: Answer): readonly string[] {
  return (headers.get('x-seraph-loginreason') ?? '').toUpperCase().split(/[\s,;]+/);
}

function isStranger(answer: Answer): boolean {
  const reasons = loginReasons(answer);
  const failed = ['AUTHENTICATED_FAILED', 'AUTHENTICATION_DENIED', 'AUTHORISATION_FAILED'];
  return !reasons.includes('OK') && failed.some((reason) => reasons.includes(reason));
}

/** After too many failed logins Jira asks for a CAPTCHA, which no program can solve. */
function isLockedOut(answer: Answer): boolean {
  const why = answer.headers.get('x-authentication-denied-reason') ?? '';
  return /CAPTCHA/i.test(why) || loginReasons(answer).includes('AUTHENTICATION_DENIED');
}

function lockedOut(access: JiraAccess): string {
  const account = access.kind === 'cloud' ? 'jira-email' : 'the account of jira-token';
  return `Jira at ${access.baseUrl} asks for a CAPTCHA after failed logins: log in once in a browser as ${account}, and check jira-token.`;
}

function notAccepted(access: JiraAccess): string {
  const { baseUrl } = access;
  if (access.kind === 'data-center') {
    return `Jira at ${baseUrl} does not accept jira-token: put an unexpired personal access token there.`;
  }
  const sentence = `Jira at ${baseUrl} does not accept jira-email with jira-token: put the account's e-mail address and an unexpired API token of that account there`;
  return access.cloudId === undefined
    ? `${sentence}; a token with scopes or of a service account needs cloud-id too.`
    : `${sentence}, and check that cloud-id is the id of this site.`;
}

function sentOn({ headers }: Answer, { baseUrl }: JiraAccess): string {
  const location = headers.get('location') ?? '';
  const to = URL.canParse(location, baseUrl) ? new URL(location, baseUrl).origin : 'elsewhere';
  return `What answers at ${baseUrl} sends requests on to ${to}: put the address at which Jira itself answers into jira-url.`;
}

/** The gateway's own 404 lacks the lists of sentences that Jira's has. */
function isUnknownSite(answer: Answer, access: JiraAccess): boolean {
  const isGateway = access.kind === 'cloud' && access.cloudId !== undefined;
  return isGateway && answer.status === 404 && !bodyText(answer).includes('"errorMessages"');
}

function unknownSite({ baseUrl }: JiraAccess): string {
  return `Atlassian’s gateway knows no Jira site by cloud-id: put the id there that ${baseUrl}/_edge/tenant_info shows.`;
}

const saysScope = (answer: Answer) => /scope does not match/i.test(bodyText(answer));

const bodyText = ({ bytes }: Answer) => new TextDecoder().decode(bytes.subarray(0, 10_000));
