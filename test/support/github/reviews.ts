import type { Endpoints } from '@octokit/types';
import type { Call } from '../contract.ts';
import type { Routes } from '../stand-in.ts';
import { notFound } from './problem.ts';
import { apiRoot, longAgo, type Place, userShape } from './shapes.ts';

const permissionRoute = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
const remarksRoute = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments';

type Permission = Endpoints[typeof permissionRoute]['response']['data'];
type RemarkShape = Endpoints[typeof remarksRoute]['response']['data'][number];

/** A line comment in the stand-in. GitHub omits `line` for outdated ones. */
export interface StoredRemark {
  readonly path: string;
  readonly body: string;
  readonly hunk: string;
  readonly line?: number;
  readonly side?: 'LEFT' | 'RIGHT';
  readonly subject?: 'line' | 'file';
}

/** Roles and line comments, filled by tests. */
export interface ReviewWorld {
  readonly place: () => Place;
  /** Roles such as `write` by login; anyone else is not a collaborator. */
  readonly roles: ReadonlyMap<string, string>;
  /** Line comments by the id of their review. */
  readonly remarks: ReadonlyMap<number, readonly StoredRemark[]>;
}

/** Routes for permissions and review comments. */
export function reviewRoutes({ place, roles, remarks }: ReviewWorld): Routes {
  return {
    [permissionRoute]: ({ params: { username = '' } }) => {
      const role = roles.get(username);
      if (role === undefined) return notFound;
      return { status: 200, body: permissionShape(place(), username, role) };
    },
    [remarksRoute]: ({ params, query }) => {
      const [pull, review] = [Number(params.pull_number), Number(params.review_id)];
      const kept = remarks.get(review);
      if (kept === undefined) return notFound;
      const size = Math.min(Number(query.get('per_page') ?? 30), 100);
      const from = (Number(query.get('page') ?? 1) - 1) * size;
      const shapes = kept.map((remark, at) => remarkShape(place(), pull, review, at, remark));
      return { status: 200, body: shapes.slice(from, from + size) };
    },
  };
}

/** Returns the problems of a call to these routes, which the contract's slice lacks. */
export const reviewCalls: Readonly<Record<string, (call: Call) => string[]>> = {
  [permissionRoute]: (call) => unknownQuery(call, []),
  [remarksRoute]: (call) => unknownQuery(call, ['per_page', 'page']),
};

function unknownQuery({ query, template }: Call, known: readonly string[]): string[] {
  return [...query.keys()]
    .filter((name) => !known.includes(name))
    .map((name) => `GET ${template}: unknown query parameter ${name}`);
}

/** Returns a permission. The legacy field `permission` has an older role in place of a newer one. */
function permissionShape(place: Place, login: string, role: string): Permission {
  const older: Readonly<Record<string, string>> = { maintain: 'write', triage: 'read' };
  const user = { ...userShape(place.origin, login), role_name: role };
  return { permission: older[role] ?? role, role_name: role, user };
}

function remarkShape(
  place: Place,
  pull: number,
  review: number,
  at: number,
  { path, body, hunk, line, side, subject }: StoredRemark,
): RemarkShape {
  const url = `${apiRoot(place)}/pulls/comments/${at + 1}`;
  const page = `${place.origin}/${place.repository}/pull/${pull}#discussion_r${at + 1}`;
  const pullUrl = `${apiRoot(place)}/pulls/${pull}`;
  const commit = '0'.repeat(40);
  return {
    ...{ url, html_url: page, pull_request_url: pullUrl },
    ...{ id: at + 1, node_id: `PRRC_${at + 1}`, pull_request_review_id: review },
    ...{ path, body, diff_hunk: hunk, position: 1, original_position: 1 },
    ...{ commit_id: commit, original_commit_id: commit },
    ...{ created_at: longAgo, updated_at: longAgo, author_association: 'MEMBER' as const },
    user: userShape(place.origin, 'ada'),
    _links: { self: { href: url }, html: { href: page }, pull_request: { href: pullUrl } },
    ...(line === undefined ? {} : { line }),
    ...(side === undefined ? {} : { side }),
    ...(subject === undefined ? {} : { subject_type: subject }),
  };
}
