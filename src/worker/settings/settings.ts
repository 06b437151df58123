import { UserError } from '../../core/user-error.ts';
import type { Credentials, GithubAccess } from '../github/index.ts';
import { type Policy, readPolicy } from './policy.ts';
import { readText, type SecretName, type SettingsSource, vars } from './source.ts';

/** What the Worker is set up with, checked. */
export interface Settings {
  /** What Jira may sign with: the secret, and the one before while it is being changed. */
  readonly secrets: readonly string[];
  /** What Jira Automation shows at its own door; `''` where that is closed. */
  readonly automationToken: string;
  /** Of the status page; `''` where none is set. */
  readonly statusPassword: string;
  readonly github: GithubAccess;
  readonly policy: Policy;
  readonly shardBy: ShardBy;
}

/** What has an inbox of its own. */
export type ShardBy = 'nothing' | 'site' | 'project';

const known = new WeakMap<object, Settings | UserError>();

/** The settings, or what has to be set before the Worker may serve. The same source is read once. */
export function readSettings(source: SettingsSource): Settings | UserError {
  const settings = known.get(source) ?? checked(source);
  known.set(source, settings);
  return settings;
}

function checked(source: SettingsSource): Settings | UserError {
  try {
    return {
      secrets: readSecrets(source),
      automationToken: readAutomationToken(source),
      statusPassword: readText(source, 'STATUS_PASSWORD') ?? '',
      github: { apiUrl: readApiUrl(source), credentials: readCredentials(source) },
      policy: readPolicy(source),
      shardBy: readShardBy(source),
    };
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

/** Kept as they are: a blank at the end belongs to what Jira signs with. */
function readSecrets(source: SettingsSource): readonly string[] {
  const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : '');
  const secret = text(source.JIRA_WEBHOOK_SECRET);
  if (secret === '') throw secretError('JIRA_WEBHOOK_SECRET', "the secret of Jira's webhook");
  const previous = text(source.JIRA_WEBHOOK_SECRET_PREVIOUS);
  return previous === '' || previous === secret ? [secret] : [secret, previous];
}

/** What a header cannot hold would close the door for good. */
function readAutomationToken(source: SettingsSource): string {
  const token = readText(source, 'AUTOMATION_TOKEN') ?? '';
  if (/^[\x21-\x7e]*$/.test(token)) return token;
  throw secretError('AUTOMATION_TOKEN', 'a long random text of letters and digits');
}

function readCredentials(source: SettingsSource): Credentials {
  const appId = readText(source, 'GITHUB_APP_ID') ?? '';
  if (appId !== '') return readApp(source, appId);
  const token = readText(source, 'GITHUB_TOKEN') ?? '';
  // A header takes no other characters, and one that is refused could be quoted in a log.
  if (/^[\x21-\x7e]+$/.test(token)) return { kind: 'token', token };
  throw secretError('GITHUB_TOKEN', 'a GitHub token that may write contents of the repository');
}

function readApp(source: SettingsSource, appId: string): Credentials {
  if (!/^[\w.-]{1,64}$/.test(appId)) {
    throw vars('GITHUB_APP_ID', 'is not the id of a GitHub App', 'its App ID or client id');
  }
  const privateKey = readText(source, 'GITHUB_APP_PRIVATE_KEY') ?? '';
  if (/^-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(privateKey)) {
    return { kind: 'app', appId, privateKey };
  }
  throw secretError('GITHUB_APP_PRIVATE_KEY', 'the .pem file that GitHub handed out for the App');
}

/** Whoever signs in travels with every request, so plain http is for loopback only. */
function readApiUrl(source: SettingsSource): string {
  const address = readText(source, 'GITHUB_API_URL') || 'https://api.github.com';
  if (URL.canParse(address)) {
    const { protocol, hostname, origin, pathname } = new URL(address);
    const isLoopback = protocol === 'http:' && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(hostname);
    if (protocol === 'https:' || isLoopback) return `${origin}${pathname}`.replace(/\/+$/, '');
  }
  const remedy = 'https://api.github.com, or to the API of your GitHub Enterprise Server,';
  throw vars('GITHUB_API_URL', 'is not an https address', remedy);
}

function readShardBy(source: SettingsSource): ShardBy {
  const text = (readText(source, 'SHARD_BY') ?? '').toLowerCase();
  if (text === '' || text === 'nothing') return 'nothing';
  if (text === 'site' || text === 'project') return text;
  throw vars('SHARD_BY', 'is not known', 'site, project or nothing');
}

const secretError = (name: SecretName, what: string) =>
  new UserError(
    `${name} is not set or not usable: run \`wrangler secret put ${name}\` and give it ${what}.`,
  );
