import { isPrivateHost } from '../../settings/index.ts';
import { providerAtAddress } from './providers.ts';
import { isCloudSite, needsWorker, type Setup } from './setup.ts';

/** A secret of GitHub's repository or of the Worker, which the user has to fetch. */
export interface WantedSecret {
  readonly place: 'github' | 'worker';
  readonly name: string;
  readonly what: string;
  /** Where it is made; missing if that is not known. */
  readonly link?: string | undefined;
  /** The file that it is read from, if it has several lines. */
  readonly file?: string;
}

/** Returns the secrets that a set-up needs. */
export function listSecrets(setup: Setup): readonly WantedSecret[] {
  const { jiraUrl, baseUrl, appId, repository } = setup;
  const jira: WantedSecret = {
    ...{ place: 'github', name: 'JIRA_TOKEN', what: "API token of the agent's Jira account" },
    link: isCloudSite(jiraUrl)
      ? 'https://id.atlassian.com/manage-profile/security/api-tokens'
      : `${jiraUrl}/secure/ViewProfile.jspa`,
  };
  const model: WantedSecret = {
    ...{ place: 'github', name: 'MODEL_API_KEY', what: `API key for ${new URL(baseUrl).hostname}` },
    link: providerAtAddress(baseUrl)?.keys,
  };
  const webhook: WantedSecret = {
    ...{ place: 'worker', name: 'JIRA_WEBHOOK_SECRET' },
    what: "secret of Jira's webhook: make one with `openssl rand -hex 32`, and keep it for Jira",
  };
  const token: WantedSecret = {
    ...{ place: 'worker', name: 'GITHUB_TOKEN' },
    what: `fine-grained GitHub token for ${repository.name} alone, with Contents: read and write and Actions: read`,
    link: `https://${repository.host}/settings/personal-access-tokens/new`,
  };
  const file = '~/private-key.pem';
  const key = { what: `private key of the GitHub App, saved as ${file}`, file };
  const appKey: WantedSecret = { place: 'github', name: 'APP_PRIVATE_KEY', ...key };
  const appKeyOfWorker: WantedSecret = { place: 'worker', name: 'GITHUB_APP_PRIVATE_KEY', ...key };
  const usesApp = appId !== undefined;
  return [
    jira,
    ...(isPrivateHost(new URL(baseUrl).hostname) ? [] : [model]),
    ...(usesApp ? [appKey] : []),
    ...(needsWorker(setup) ? [webhook, usesApp ? appKeyOfWorker : token] : []),
  ];
}
