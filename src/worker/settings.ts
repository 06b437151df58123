import { UserError } from '../core/user-error.ts';

/** What the Worker is set up with, checked. */
export interface Settings {
  readonly secret: string;
  readonly github: GithubSettings;
}

export interface GithubSettings {
  readonly token: string;
  readonly owner: string;
  readonly repository: string;
  /** Root of the REST API, without a slash at its end. */
  readonly apiUrl: string;
}

/** The variables and secrets as they are bound; one that was never set is `undefined`. */
export interface SettingsSource {
  readonly JIRA_WEBHOOK_SECRET?: string;
  readonly GITHUB_TOKEN?: string;
  readonly GITHUB_REPOSITORY?: string;
  readonly GITHUB_API_URL?: string;
}

/** The settings, or what has to be set before the Worker may serve. */
export function readSettings(source: SettingsSource): Settings | UserError {
  const secret = source.JIRA_WEBHOOK_SECRET ?? '';
  if (secret.trim() === '') {
    return missingSecret('JIRA_WEBHOOK_SECRET', "the secret of Jira's webhook");
  }
  const token = (source.GITHUB_TOKEN ?? '').trim();
  // A header takes no other characters, and one that is refused could be quoted in a log.
  if (!/^[\x21-\x7e]+$/.test(token)) {
    return missingSecret(
      'GITHUB_TOKEN',
      'a GitHub token that may write contents of the repository',
    );
  }
  const [, owner, repository] = repositoryForm.exec((source.GITHUB_REPOSITORY ?? '').trim()) ?? [];
  if (owner === undefined || repository === undefined) {
    return new UserError(
      'GITHUB_REPOSITORY is not a repository: set it to owner/name under [vars] in wrangler.toml and deploy again.',
    );
  }
  const apiUrl = readApiUrl(source.GITHUB_API_URL ?? '');
  if (apiUrl === undefined) {
    return new UserError(
      'GITHUB_API_URL is not an https address: set it to https://api.github.com, or to the API of your GitHub Enterprise Server, under [vars] in wrangler.toml.',
    );
  }
  return { secret, github: { token, owner, repository, apiUrl } };
}

const repositoryForm = /^([\w-]{1,64})\/(?!\.{1,2}$)([\w.-]{1,100})$/;

/** The token travels with every request, so plain http is for loopback only. */
function readApiUrl(text: string): string | undefined {
  const address = text.trim() || 'https://api.github.com';
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, origin, pathname } = new URL(address);
  const isLoopback = protocol === 'http:' && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(hostname);
  return protocol === 'https:' || isLoopback
    ? `${origin}${pathname}`.replace(/\/+$/, '')
    : undefined;
}

const missingSecret = (name: string, what: string) =>
  new UserError(
    `${name} is not set or not usable: run \`wrangler secret put ${name}\` and give it ${what}.`,
  );
