import { context } from '@actions/github';
import { UserError } from '../core/user-error.ts';
import { DISPATCH_EVENT, type Dispatch, parseDispatch } from '../dispatch.ts';

/** What the runner tells about the job. */
export interface Job {
  readonly repository: string;
  readonly apiUrl: string;
  /** The branch that the job runs on, which the pull request is for. */
  readonly branch: string;
  readonly workspace: string;
  /** Names the run; the same when it is started once more. */
  readonly run: string;
  /** Where this run's log can be read. */
  readonly log: string;
  /** Address of the repository, for people and for git. */
  readonly remote: string;
  readonly dispatch: Dispatch | undefined;
}

/** Reads the runner's environment; a dispatch of ours whose payload is malformed is a UserError. */
export function readJob(env: NodeJS.ProcessEnv): Job {
  const { owner, repo } = context.repo;
  return {
    repository: `${owner}/${repo}`,
    apiUrl: context.apiUrl,
    branch: context.ref.replace(/^refs\/heads\//, ''),
    workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
    run: `${context.runId}/${context.job}`,
    remote: `${context.serverUrl}/${owner}/${repo}`,
    log: `${context.serverUrl}/${owner}/${repo}/actions/runs/${context.runId}`,
    dispatch: readDispatch(),
  };
}

function readDispatch(): Dispatch | undefined {
  if (context.eventName !== 'repository_dispatch' || context.payload.action !== DISPATCH_EVENT)
    return undefined;
  const dispatch = parseDispatch(context.payload.client_payload);
  if (dispatch === undefined) {
    throw new UserError(
      `The client_payload of the ${DISPATCH_EVENT} event is not one that the Worker or a sweep of this version sends: bring both to one version.`,
    );
  }
  return dispatch;
}
