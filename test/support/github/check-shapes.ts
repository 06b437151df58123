import type { Endpoints } from '@octokit/types';
import { apiRoot, longAgo, type Place, userShape } from './shapes.ts';

type CheckRuns =
  Endpoints['GET /repos/{owner}/{repo}/commits/{ref}/check-runs']['response']['data'];
export type CheckRunShape = CheckRuns['check_runs'][number];

/** A check run as GitHub shows it. */
export function checkRunShape(
  place: Place,
  check: Pick<CheckRunShape, 'name' | 'status' | 'conclusion'> & {
    readonly id: number;
    readonly sha: string;
    readonly suite?: number;
    readonly app: string;
    readonly annotations?: readonly unknown[];
  },
): CheckRunShape {
  const { id, name, status, conclusion, sha, suite = check.id, app, annotations = [] } = check;
  const url = `${apiRoot(place)}/check-runs/${id}`;
  return {
    ...{ id, node_id: `CR_${id}`, name, status, conclusion, head_sha: sha, external_id: '' },
    ...{ url, html_url: `${url}/page`, details_url: `${url}/page`, check_suite: { id: suite } },
    ...{ started_at: longAgo, completed_at: conclusion === null ? null : longAgo },
    output: {
      ...{ title: null, summary: null, text: null, annotations_count: annotations.length },
      annotations_url: `${url}/annotations`,
    },
    app: appShape(place, app),
    pull_requests: [],
  };
}

function appShape(place: Place, slug: string) {
  const page = `${place.origin}/apps/${slug}`;
  return {
    ...{ id: 1, node_id: 'A_1', slug, client_id: 'Iv1', name: slug, description: '' },
    ...{ external_url: page, html_url: page, created_at: longAgo, updated_at: longAgo },
    ...{ owner: userShape(place.origin, 'github'), permissions: {}, events: [] },
  };
}
