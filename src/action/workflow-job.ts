import { context } from '@actions/github';
import { DISPATCH_EVENT, type Dispatch, parseDispatch } from '../dispatch.ts';
import { UserError } from '../engines/errors.ts';

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
    ownRun: { id: context.runId, attempt: context.runAttempt || 1 },
    log: `${remote}/actions/runs/${context.runId}`,
    /** Address of the repository, for browsers and for git. */
    remote,
    dispatch: readDispatch(),
  };
}

/** Returns what a job knows of a ticket that its event sends to several repositories; `undefined` for any other. */
export function partOf({ repository, dispatch }: Pick<WorkflowJob, 'repository' | 'dispatch'>) {
  const { repositories: of } = dispatch ?? {};
  return of === undefined ? undefined : { repository, of };
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
