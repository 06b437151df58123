import type { Endpoints } from '@octokit/types';
import type { Commit } from './git-commit.ts';
import { repositoryLinks, userLinks } from './links.ts';
import type { TreeLine } from './object-database.ts';

type RepositoryShape = Endpoints['GET /repos/{owner}/{repo}']['response']['data'];
export type CommitShape =
  Endpoints['GET /repos/{owner}/{repo}/git/commits/{commit_sha}']['response']['data'];
export type RefShape = Endpoints['GET /repos/{owner}/{repo}/git/ref/{ref}']['response']['data'];
export type TreeShape = Endpoints['POST /repos/{owner}/{repo}/git/trees']['response']['data'];

/** The origin of the stand-in and the `owner/name` of its repository. */
export interface Place {
  readonly origin: string;
  readonly repository: string;
}

/** Returns the root of the repository's API. */
export const apiRoot = ({ origin, repository }: Place) => `${origin}/repos/${repository}`;

/** The time of everything: stand-ins have no clock. */
export const longAgo = '2026-01-01T00:00:00Z';

/** A time so many seconds later, for what must have an order. */
export const secondsLater = (count: number): string =>
  new Date(Date.parse(longAgo) + count * 1_000).toISOString().replace('.000Z', 'Z');

/** Returns a person or an organization. */
export function userShape(origin: string, login: string) {
  return {
    login,
    id: 1,
    node_id: 'U_1',
    gravatar_id: '',
    type: login.endsWith('[bot]') ? 'Bot' : 'User',
    site_admin: false,
    ...userLinks(origin, login),
  };
}

/** Returns a repository as an Actions token sees it, without personal permissions. */
export function repositoryShape(place: Place) {
  const [owner = '', name = ''] = place.repository.split('/');
  const permissions = { admin: false, maintain: false, push: false, triage: false, pull: false };
  return {
    id: 1,
    node_id: 'R_1',
    name,
    full_name: place.repository,
    owner: userShape(place.origin, owner),
    private: true,
    fork: false,
    description: null,
    homepage: null,
    language: null,
    license: null,
    mirror_url: null,
    default_branch: 'main',
    archived: false,
    disabled: false,
    ...{ has_issues: true, has_projects: false, has_wiki: false, has_pages: false },
    ...{ has_downloads: false, has_discussions: false },
    ...{ forks: 0, forks_count: 0, open_issues: 0, open_issues_count: 0, size: 1 },
    ...{ stargazers_count: 0, watchers: 0, watchers_count: 0 },
    ...{ network_count: 0, subscribers_count: 0 },
    ...{ created_at: longAgo, updated_at: longAgo, pushed_at: longAgo },
    permissions,
    ...repositoryLinks(place),
  } satisfies RepositoryShape;
}

export function commitShape(place: Place, sha: string, commit: Commit): CommitShape {
  const { tree, parents, author, committer, message } = commit;
  const url = (id: string) => `${apiRoot(place)}/git/commits/${id}`;
  const page = (id: string) => `${place.origin}/${place.repository}/commit/${id}`;
  const signed = committer.name.endsWith('[bot]') || committer.email === 'noreply@github.com';
  return {
    sha,
    node_id: `C_${sha}`,
    url: url(sha),
    html_url: page(sha),
    author,
    committer,
    message,
    tree: { sha: tree, url: `${apiRoot(place)}/git/trees/${tree}` },
    parents: parents.map((id) => ({ sha: id, url: url(id), html_url: page(id) })),
    verification: {
      verified: signed,
      reason: signed ? 'valid' : 'unsigned',
      signature: null,
      payload: null,
      verified_at: signed ? longAgo : null,
    },
  };
}

export function refShape(place: Place, ref: string, sha: string): RefShape {
  return {
    ref,
    node_id: `REF_${sha}`,
    url: `${apiRoot(place)}/git/${encodeURI(ref)}`,
    object: { type: 'commit', sha, url: `${apiRoot(place)}/git/commits/${sha}` },
  };
}

/** Returns a blob, as the REST API describes it. */
export function blobShape(place: Place, sha: string, bytes: Buffer) {
  return {
    sha,
    node_id: 'B_1',
    size: bytes.length,
    url: `${apiRoot(place)}/git/blobs/${sha}`,
    content: bytes.toString('base64'),
    encoding: 'base64',
  };
}

export function treeShape(place: Place, sha: string, lines: readonly TreeLine[]): TreeShape {
  return {
    sha,
    url: `${apiRoot(place)}/git/trees/${sha}`,
    truncated: false,
    tree: lines.map((line) => ({
      ...line,
      url: `${apiRoot(place)}/git/${line.type}s/${line.sha}`,
    })),
  };
}

/** The page of a list that a query asks for: 30 entries without `per_page`, and at most 100. */
export function pageOf<Entry>(query: URLSearchParams, entries: readonly Entry[]): Entry[] {
  const size = Math.min(Number(query.get('per_page') ?? 30), 100);
  const from = (Number(query.get('page') ?? 1) - 1) * size;
  return entries.slice(from, from + size);
}
