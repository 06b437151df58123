import type { SettingName } from '../../settings/index.ts';
import { needsKey, providerAtAddress } from './providers.ts';
import { isCloudSite, needsWorker, type Setup } from './setup.ts';

/** A secret of GitHub's repository or of the Worker, which the user has to fetch. */
export interface WantedSecret {
  readonly place: 'github' | 'worker';
  readonly name: string;
  readonly what: string;
  /** The setting that gives it to this program; missing for a file. */
  readonly setting?: SettingName;
  /** Where it is made; missing if that is not known. */
  readonly link?: string | undefined;
}

/** Where the user puts the key of the App, which has several lines. */
export const keyFile = '~/private-key.pem';

/** Returns the secrets that a set-up needs. */
export function listSecrets(setup: Setup): readonly WantedSecret[] {
  const { jiraUrl, baseUrl, appId } = setup;
  const jira: WantedSecret = {
    ...{ place: 'github', name: 'JIRA_TOKEN', setting: 'jira-token' },
    what: "API token of the agent's Jira account",
    link: isCloudSite(jiraUrl)
      ? 'https://id.atlassian.com/manage-profile/security/api-tokens'
      : `${jiraUrl}/secure/ViewProfile.jspa`,
  };
  const model: WantedSecret = {
    ...{ place: 'github', name: 'MODEL_API_KEY', setting: 'api-key' },
    what: `API key for ${new URL(baseUrl).hostname}`,
    link: providerAtAddress(baseUrl)?.keys,
  };
  const key = `private key of the GitHub App as ${keyFile}`;
  return [
    jira,
    ...(needsKey(baseUrl) ? [model] : []),
    ...(appId === undefined
      ? []
      : [{ place: 'github', name: 'APP_PRIVATE_KEY', what: key } as const]),
    ...(needsWorker(setup) ? secretsOfWorker(setup, key) : []),
  ];
}

/** Returns those of them that GitHub does not have by these names, or that the Worker can lack. */
export function wantedSecrets(
  setup: Setup,
  onGitHub: ReadonlySet<string>,
): readonly WantedSecret[] {
  return listSecrets(setup).filter(({ place, name }) => place === 'worker' || !onGitHub.has(name));
}

function secretsOfWorker({ repository, appId }: Setup, key: string): readonly WantedSecret[] {
  const webhook: WantedSecret = {
    ...{ place: 'worker', name: 'JIRA_WEBHOOK_SECRET', setting: 'webhook-secret' },
    what: "secret of Jira's webhook, such as `openssl rand -hex 32` makes one",
  };
  const token: WantedSecret = {
    ...{ place: 'worker', name: 'GITHUB_TOKEN', setting: 'github-token' },
    what: `fine-grained GitHub token for ${repository.name} alone, with Contents: read and write and Actions: read`,
    link: `https://${repository.host}/settings/personal-access-tokens/new`,
  };
  const app: WantedSecret = { place: 'worker', name: 'GITHUB_APP_PRIVATE_KEY', what: key };
  return [webhook, appId === undefined ? token : app];
}
