import { collectProblems, requireValid, UserError } from '../../engines/errors.ts';
import { type Policy, readPolicy } from './policy.ts';
import { repositorySettings } from './routes.ts';
import { readText, type SecretName, type SettingsBindings, variableError } from './source.ts';

/** The Worker's settings, checked. */
export interface WorkerSettings {
  /** What Jira may sign with: the secret, and the previous one while it is being changed. */
  readonly secrets: readonly string[];
  /** What Jira Automation must send; `''` closes its route. */
  readonly automationToken: string;
  /** Password of the status page; `''` if there is none. */
  readonly statusPassword: string;
  readonly github: GitHubAccess;
  readonly policy: Policy;
  /** The setting that names each repository. */
  readonly repositories: ReadonlyMap<string, string>;
}

/** How to reach GitHub. */
export interface GitHubAccess {
  /** Root of the REST API, without a trailing slash. */
  readonly apiUrl: string;
  /** A token, or an App with its private key as PEM. */
  readonly credentials:
    | { readonly kind: 'token'; readonly token: string }
    | { readonly kind: 'app'; readonly appId: string; readonly privateKey: string };
}

const known = new WeakMap<object, WorkerSettings | UserError>();

/** Returns the settings, or what must be set before the Worker can serve, a line each. Reads each source once. */
export function readSettings(source: SettingsBindings): WorkerSettings | UserError {
  const settings = known.get(source) ?? checked(source);
  known.set(source, settings);
  return settings;
}

/** Compares a text with a secret, in time that reveals nothing about either: by MACs under a random key. */
export async function isSecret(text: string, secret: string): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const random = crypto.getRandomValues(new Uint8Array(32));
  const key = await crypto.subtle.importKey('raw', random, algorithm, false, ['sign', 'verify']);
  const encoder = new TextEncoder();
  const mac = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return crypto.subtle.verify('HMAC', key, mac, encoder.encode(secret));
}

function checked(source: SettingsBindings): WorkerSettings | UserError {
  const parts = [readSecrets, readAutomationToken, readStatusPassword, readGitHub, readPolicy];
  const problems = collectProblems(parts.map((part) => () => part(source)));
  if (problems.length > 0) return new UserError(problems.join('\n'));
  return {
    secrets: readSecrets(source),
    automationToken: readAutomationToken(source),
    statusPassword: readStatusPassword(source),
    github: readGitHub(source),
    policy: readPolicy(source),
    repositories: repositorySettings(source),
  };
}

const readStatusPassword = (source: SettingsBindings) => readText(source, 'STATUS_PASSWORD');

function readGitHub(source: SettingsBindings): GitHubAccess {
  requireValid([() => readApiUrl(source), () => readCredentials(source)]);
  return { apiUrl: readApiUrl(source), credentials: readCredentials(source) };
}

/** Not trimmed: Jira signs with every character of its secret, trailing spaces included. */
function readSecrets(source: SettingsBindings): readonly string[] {
  const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : '');
  const secret = text(source.JIRA_WEBHOOK_SECRET);
  if (secret === '') throw secretError('JIRA_WEBHOOK_SECRET', "the secret of Jira's webhook");
  const previous = text(source.JIRA_WEBHOOK_SECRET_PREVIOUS);
  return previous === '' || previous === secret ? [secret] : [secret, previous];
}

/** A token that no header can carry could never be matched. */
function readAutomationToken(source: SettingsBindings): string {
  const token = readText(source, 'AUTOMATION_TOKEN');
  if (/^[\x21-\x7e]*$/.test(token)) return token;
  throw secretError('AUTOMATION_TOKEN', 'a long random text of letters and digits');
}

function readCredentials(source: SettingsBindings): GitHubAccess['credentials'] {
  const appId = readText(source, 'GITHUB_APP_ID');
  if (appId !== '') return readApp(source, appId);
  const token = readText(source, 'GITHUB_TOKEN');
  // Anything else cannot be a header, and the error that says so could quote it in a log.
  if (/^[\x21-\x7e]+$/.test(token)) return { kind: 'token', token };
  throw secretError('GITHUB_TOKEN', 'a GitHub token that may write contents of the repository');
}

function readApp(source: SettingsBindings, appId: string): GitHubAccess['credentials'] {
  if (!/^[\w.-]{1,64}$/.test(appId)) {
    const problem = 'is not the id of a GitHub App';
    throw variableError('GITHUB_APP_ID', problem, 'its App ID or client id');
  }
  const privateKey = readText(source, 'GITHUB_APP_PRIVATE_KEY');
  if (/^-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(privateKey)) {
    return { kind: 'app', appId, privateKey };
  }
  throw secretError('GITHUB_APP_PRIVATE_KEY', "the App's private key, the .pem file from GitHub");
}

/** Every request carries credentials, so plain HTTP is allowed on loopback only. */
function readApiUrl(source: SettingsBindings): string {
  const url = URL.parse(readText(source, 'GITHUB_API_URL') || 'https://api.github.com');
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.test(url.hostname))) {
    return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
  }
  const remedy = 'https://api.github.com, or to the API of your GitHub Enterprise Server,';
  throw variableError('GITHUB_API_URL', 'is not an https address', remedy);
}

const loopback = /^(127\.0\.0\.1|localhost|\[::1\])$/;

const secretError = (name: SecretName, what: string) =>
  new UserError(
    `${name} is not set or not usable: run \`wrangler secret put ${name}\` and enter ${what}.`,
  );
