import * as core from '@actions/core';
import { appTokens, type GitHubSettings } from '../adapters/github/index.ts';
import type { GitHubCredential } from '../settings/index.ts';
import type { WorkflowJob } from './workflow-job.ts';

interface AccessOptions {
  readonly signal?: AbortSignal;
  /** Called with each token that is made, once the runner masks it. */
  readonly onToken?: (token: string) => void;
}

/** Returns the job's repository, and what GitHub is asked with there. */
export function githubAccess(
  job: Pick<WorkflowJob, 'apiUrl' | 'repository' | 'workflow' | 'ownRun'>,
  credential: GitHubCredential,
  { signal, onToken }: AccessOptions = {},
): GitHubSettings {
  const { apiUrl, repository, workflow: ownWorkflow, ownRun } = job;
  const place = { apiUrl, repository, ownWorkflow, ownRun };
  if (credential.kind === 'token') return { ...place, token: credential.token };
  const masked = (token: string) => {
    core.setSecret(token);
    onToken?.(token);
  };
  return { ...place, token: appTokens({ ...place, ...credential, onToken: masked }, { signal }) };
}
