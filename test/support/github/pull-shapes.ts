import type { Endpoints } from '@octokit/types';
import { pullRequestLinks } from './links.ts';
import { apiRoot, longAgo, type Place, repositoryShape, userShape } from './shapes.ts';

export type PullRequestShape =
  Endpoints['GET /repos/{owner}/{repo}/pulls/{pull_number}']['response']['data'];
export type PullRequestSimpleShape =
  Endpoints['GET /repos/{owner}/{repo}/pulls']['response']['data'][number];

/** A pull request in the stand-in. `sha` is the current commit of its branch. */
export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly state: 'open' | 'closed';
  readonly draft: boolean;
  readonly labels: readonly string[];
  readonly reviewers: readonly string[];
  readonly teams: readonly string[];
  readonly head: { readonly ref: string; readonly sha: string };
  readonly base: { readonly ref: string; readonly sha: string };
  readonly author?: string;
  readonly fork?: string;
  readonly updated?: string;
  readonly end?: { readonly by: string; readonly merge?: string } | undefined;
  readonly mergesItself?: boolean;
}

/** A pull request's GraphQL id. */
export const pullNode = (number: number) => `PR_${number}`;

/** A label that GitHub creates on first use. */
export function labelShape(place: Place, name: string) {
  return {
    ...{ id: 1, node_id: 'LA_1', color: 'ededed', default: false, name, description: '' },
    url: `${apiRoot(place)}/labels/${encodeURIComponent(name)}`,
  };
}

function teamShape({ origin, repository }: Place, slug: string) {
  const [owner = ''] = repository.split('/');
  const url = `${origin}/organizations/1/team/${encodeURIComponent(slug)}`;
  return {
    ...{ id: 1, node_id: 'T_1', url, name: slug, slug, description: null },
    ...{ permission: 'push', privacy: 'closed', notification_setting: 'notifications_enabled' },
    ...{ parent: null, type: 'organization' as const, organization_id: 1 },
    html_url: `${origin}/orgs/${owner}/teams/${encodeURIComponent(slug)}`,
    members_url: `${url}/members{/member}`,
    repositories_url: `${url}/repos`,
  };
}

/** A pull request in a listing. `head` and `base` are branches of the repository itself. */
export function pullRequestSimpleShape(place: Place, pull: PullRequest): PullRequestSimpleShape {
  return common(place, pull);
}

/** A single pull request, with its counts. */
export function pullRequestShape(
  place: Place,
  pull: PullRequest,
  mergeable: boolean | null = null,
): PullRequestShape {
  const isMerged = pull.end?.merge !== undefined;
  return {
    ...common(place, pull),
    merged: isMerged,
    mergeable,
    mergeable_state: mergeable === null ? 'unknown' : mergeable ? 'clean' : 'dirty',
    merged_by: isMerged ? userShape(place.origin, pull.end?.by ?? '') : null,
    maintainer_can_modify: false,
    ...{ comments: 0, review_comments: 0, commits: 1 },
    ...{ additions: 1, deletions: 1, changed_files: 1 },
  };
}

function common(place: Place, pull: PullRequest) {
  const [owner = ''] = place.repository.split('/');
  const user = userShape(place.origin, owner);
  const end = ({ ref, sha }: PullRequest['head'], repository = place.repository) => ({
    ref,
    sha,
    label: `${owner}:${ref}`,
    repo: repositoryShape({ ...place, repository }),
    user,
  });
  const ended = pull.state === 'closed' ? (pull.updated ?? longAgo) : null;
  return {
    id: pull.number,
    node_id: pullNode(pull.number),
    number: pull.number,
    state: pull.state,
    locked: false,
    draft: pull.draft,
    title: pull.title,
    body: pull.body,
    user: userShape(place.origin, pull.author ?? 'github-actions[bot]'),
    labels: pull.labels.map((name) => labelShape(place, name)),
    assignee: null,
    assignees: [],
    requested_reviewers: pull.reviewers.map((login) => userShape(place.origin, login)),
    requested_teams: pull.teams.map((slug) => teamShape(place, slug)),
    milestone: null,
    auto_merge: null,
    author_association: 'CONTRIBUTOR' as const,
    head: end(pull.head, pull.fork),
    base: end(pull.base),
    ...{ created_at: longAgo, updated_at: pull.updated ?? longAgo },
    closed_at: ended,
    merged_at: pull.end?.merge === undefined ? null : ended,
    merge_commit_sha: pull.end?.merge ?? null,
    ...pullRequestLinks(place, pull.number, pull.head.sha),
  };
}
