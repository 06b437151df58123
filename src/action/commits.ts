import { changedPaths, commitWorkspace, fetchCommit, remoteTip } from '../adapters/git/index.ts';
import type { GitHubSettings } from '../adapters/github/index.ts';
import type { Checks } from '../agent/ports.ts';
import { checksAt, type PullAttempt } from '../agent/work/index.ts';
import type { WorkflowJob } from './workflow-job.ts';

/** Returns the project's own commands for any commit; those of the checkout, which is at `head`, for its own. */
export function checksOn({ workspace }: WorkflowJob, head: string, checks: Checks) {
  const filesOf = (commit: string) => commitWorkspace(workspace, commit, '');
  return async (commit: string): Promise<Checks> => {
    if (commit === head) return checks;
    const changed = await changedPaths(workspace, head, commit);
    return checksAt(checks, { checkout: filesOf(head), files: filesOf(commit), changed });
  };
}

/**
 * Returns the commit that the change is based on: what is checked out, or for a pull request the tip of the branch that
 * it goes into, or of its own with others' commits.
 */
export async function baseOf(
  job: WorkflowJob,
  token: GitHubSettings['token'],
  head: string,
  pull: PullAttempt | undefined,
): Promise<string> {
  if (pull === undefined) return head;
  const remote = { url: job.remote, token };
  const { on, facts } = pull;
  const tip = on === 'branch' ? facts.head : await remoteTip(job.workspace, remote, facts.into);
  if (tip !== head) await fetchCommit(job.workspace, remote, tip);
  return tip;
}
