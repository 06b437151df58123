import type { SettingName } from '../../settings/index.ts';

/** A repository on GitHub. `host` is not github.com on an Enterprise Server. */
export interface HostedRepository {
  readonly host: string;
  readonly owner: string;
  readonly name: string;
}

/** What is to be set up: its files, commands and steps are written from this. */
export interface Setup {
  readonly repository: HostedRepository;
  /** The root of GitHub's REST API. */
  readonly apiUrl: string;
  /** The Action and its version. */
  readonly action: string;
  readonly jiraUrl: string;
  /** Missing for Jira Data Center. */
  readonly jiraEmail: string | undefined;
  /** The tickets that the agent may work on. */
  readonly jql: string;
  readonly model: string;
  readonly baseUrl: string;
  /** The inputs of the workflow that are no connection, such as the project's own commands. */
  readonly inputs: Readonly<Partial<Record<SettingName, string>>>;
  /** What starts work: Jira's webhooks through a Worker, an hourly sweep, or both. */
  readonly trigger: 'webhook' | 'schedule' | 'both';
  /** The client ID of the GitHub App that acts for the agent; missing if tokens do. */
  readonly appId: string | undefined;
}

/** Returns `owner/name`. */
export const fullName = ({ owner, name }: HostedRepository) => `${owner}/${name}`;

/** Returns the root of the REST API of a GitHub. */
export function apiAddress(host: string): string {
  if (host === 'github.com') return 'https://api.github.com';
  return host.endsWith('.ghe.com') ? `https://api.${host}` : `https://${host}/api/v3`;
}

/** Whether webhooks start work, so that a Worker is needed. */
export const needsWorker = ({ trigger }: Pick<Setup, 'trigger'>) => trigger !== 'schedule';

/** Whether the site is Jira Cloud, by its name. */
export const isCloudSite = (jiraUrl: string) =>
  /\.(?:atlassian\.net|jira\.com)$/.test(new URL(jiraUrl).hostname);

/** Returns the key of the only project that a JQL query names. */
export function projectIn(jql: string): string | undefined {
  const keys = [...jql.matchAll(/\bproject\s*=\s*"?([a-z]\w+)"?/gi)].map(([, key = '']) => key);
  return keys.length === 1 ? keys[0]?.toUpperCase() : undefined;
}
