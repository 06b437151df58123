import { context } from '@actions/github';
import type { JiraPlace } from '../adapters/jira/index.ts';
import { UserError } from '../core/user-error.ts';
import { DISPATCH_EVENT, type Dispatch, parseDispatch } from '../dispatch.ts';

export type WorkflowJob = ReturnType<typeof readWorkflowJob>;

/** Returns what the runner says about the workflow's job. Throws UserError for a malformed dispatch. */
export function readWorkflowJob() {
  const { owner, repo } = context.repo;
  const repository = `${owner}/${repo}`;
  const remote = `${context.serverUrl}/${repository}`;
  return {
    repository,
    apiUrl: context.apiUrl,
    /** Whether everyone can read the repository and this job's log. */
    isPublic: context.payload.repository?.private === false,
    /** Path of its workflow, such as `.github/workflows/fix.yml`; missing on servers that do not say. */
    workflow: /^[^/]+\/[^/]+\/(.+?)@/.exec(process.env.GITHUB_WORKFLOW_REF ?? '')?.[1],
    /** What the job runs on, such as `refs/heads/main`. */
    ref: context.ref,
    workspace: process.env.GITHUB_WORKSPACE ?? process.cwd(),
    /** Identifies the run; a rerun has the same. */
    run: `${context.runId}/${context.job}`,
    log: `${remote}/actions/runs/${context.runId}`,
    /** Address of the repository, for browsers and for git. */
    remote,
    dispatch: readDispatch(),
  };
}

/** Returns where a job keeps its records: those of a ticket that the event sends to several repositories are apart. */
export function placeOf({
  repository,
  remote,
  dispatch,
}: Pick<WorkflowJob, 'repository' | 'remote' | 'dispatch'>): JiraPlace {
  const server = remote.slice(0, -repository.length - 1);
  return { repository, server, siblings: dispatch?.siblings };
}

function readDispatch(): Dispatch | undefined {
  if (context.eventName !== 'repository_dispatch' || context.payload.action !== DISPATCH_EVENT)
    return undefined;
  const dispatch = parseDispatch(context.payload.client_payload);
  if (dispatch !== undefined) return dispatch;
  throw new UserError(
    `Update the Action and the Worker or the sweep to the same version: the client_payload of this ${DISPATCH_EVENT} event has another format.`,
  );
}
