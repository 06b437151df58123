import type { Reviews } from '../../agent/ports.ts';
import type { Remark } from '../../core/tickets/index.ts';
import { type GitHubConnection, githubConnection } from './connection.ts';
import { explaining, ifFound } from './errors.ts';
import { isFromBranch } from './pull-request.ts';
import { remarkOf } from './remark.ts';
import type { GitHubSettings } from './settings.ts';

const remarksPerPage = 100;
const maxPages = 3;

/** Reviews of pull requests on GitHub. */
export function githubReviews(settings: GitHubSettings): Reviews {
  const github = githubConnection(settings);
  const explained = explaining(settings);
  return {
    pull: (number) => explained(findPull(github, number)),
    mayWrite: (login) => explained(mayWrite(github, login)),
    remarks: (pull, review) => explained(listRemarks(github, pull, review)),
  };
}

async function findPull({ rest, at }: GitHubConnection, pull_number: number) {
  const pull = (await ifFound(rest.pulls.get({ ...at, pull_number })))?.data;
  if (pull?.state !== 'open' || !isFromBranch(pull, pull.head.ref, at)) return undefined;
  return { branch: pull.head.ref, into: pull.base.ref };
}

/** `permission` maps a custom role of the organisation to the role that it is based on. */
export async function mayWrite({ rest, at }: GitHubConnection, username: string): Promise<boolean> {
  const answer = await ifFound(rest.repos.getCollaboratorPermissionLevel({ ...at, username }));
  const { permission = 'none', role_name: role = 'none' } = answer?.data ?? {};
  return [permission, role].some((right) => /^(?:admin|maintain|write)$/.test(right));
}

async function listRemarks({ rest, at }: GitHubConnection, pull_number: number, review_id: number) {
  const which = { ...at, pull_number, review_id, per_page: remarksPerPage };
  const remarks: Remark[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { data } = await rest.pulls.listCommentsForReview({ ...which, page });
    remarks.push(...data.map(remarkOf));
    if (data.length < remarksPerPage) break;
  }
  return remarks;
}
