import { needsKey, providerAtAddress } from './providers.ts';
import { isCloudSite, needsWorker, type Setup } from './setup.ts';

/** A secret of GitHub's repository or of the Worker. */
export interface WantedSecret {
  readonly place: 'github' | 'worker';
  readonly name: string;
  /** The name of its value: an App's key is stored in two places. */
  readonly value: string;
  /** How the user gets it; missing for what is made here. */
  readonly fetched?: FetchedSecret;
}

/** A secret that the user has to fetch. */
export interface FetchedSecret {
  /** The setting that gives it to this program. */
  readonly setting: 'jira-token' | 'api-key' | 'github-token';
  readonly what: string;
  /** Where it is made; missing if that is not known. */
  readonly link: string | undefined;
}

/** What Jira signs its webhooks with. */
export const webhookSecretName = 'JIRA_WEBHOOK_SECRET';

/** Returns the secrets that a set-up needs. */
export function secretsOf(setup: Setup): readonly WantedSecret[] {
  const { jiraUrl, baseUrl, usesApp, repository } = setup;
  const jira: FetchedSecret = {
    ...{ setting: 'jira-token', what: "API token of the agent's Jira account" },
    link: isCloudSite(jiraUrl)
      ? 'https://id.atlassian.com/manage-profile/security/api-tokens'
      : `${jiraUrl}/secure/ViewProfile.jspa`,
  };
  const model: FetchedSecret = {
    ...{ setting: 'api-key', what: `API key for ${new URL(baseUrl).hostname}` },
    link: providerAtAddress(baseUrl)?.keys,
  };
  const token: FetchedSecret = {
    setting: 'github-token',
    what: `fine-grained GitHub token for ${repository.name} alone, with Contents: read and write and Actions: read`,
    link: `https://${repository.host}/settings/personal-access-tokens/new`,
  };
  return [
    secret('github', 'JIRA_TOKEN', jira),
    ...(needsKey(baseUrl) ? [secret('github', 'MODEL_API_KEY', model)] : []),
    ...(usesApp ? [secret('github', 'APP_PRIVATE_KEY')] : []),
    ...(needsWorker(setup) ? [secret('worker', webhookSecretName), workerLogin()] : []),
  ];

  function workerLogin(): WantedSecret {
    if (!usesApp) return secret('worker', 'GITHUB_TOKEN', token);
    return { place: 'worker', name: 'GITHUB_APP_PRIVATE_KEY', value: 'APP_PRIVATE_KEY' };
  }
}

function secret(place: WantedSecret['place'], name: string, fetched?: FetchedSecret): WantedSecret {
  return { place, name, value: name, ...(fetched === undefined ? {} : { fetched }) };
}
