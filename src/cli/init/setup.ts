/** A repository on GitHub. `host` is not github.com on an Enterprise Server. */
export interface HostedRepository {
  readonly host: string;
  readonly owner: string;
  readonly name: string;
}

/** The project's own commands; an empty one is not set. */
export interface OwnCommands {
  readonly setup: string;
  readonly lint: string;
  readonly tests: string;
}

/** Inputs of the Action by their names. */
export type StepInputs = Readonly<Record<string, string>>;

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
  readonly commands: OwnCommands;
  /** Further inputs of the workflow that exists, which stay. */
  readonly inputs?: StepInputs;
  /** When the workflow that exists sweeps. */
  readonly cron?: string | undefined;
  /** What starts work: Jira's webhooks through a Worker, an hourly sweep, or both. */
  readonly trigger: 'webhook' | 'schedule' | 'both';
  /** Whether a GitHub App acts in place of tokens. */
  readonly usesApp: boolean;
}

/** The folder that the Worker is deployed from. */
export const workerFolder = '.jira-bug-fix';

/** Returns `owner/name`. */
export const fullName = ({ owner, name }: HostedRepository) => `${owner}/${name}`;

/** Returns the address of the repository in a browser. */
export const webAddress = (repository: HostedRepository) =>
  `https://${repository.host}/${fullName(repository)}`;

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
