import type { Endpoints } from '@octokit/types';
import type { Routes } from '../stand-in.ts';
import { apiRoot, longAgo, type Place, repositoryShape } from './shapes.ts';

const runsRoute = 'GET /repos/{owner}/{repo}/actions/runs';
type RunShape = Endpoints[typeof runsRoute]['response']['data']['workflow_runs'][number];

/** A run of the workflow; its title is what `run-name` makes of it. */
export interface StoredRun {
  readonly id: number;
  readonly title: string;
}

/** The route that lists the runs, the newest first, whatever is searched for. */
export function runRoutes(place: () => Place, runs: readonly StoredRun[]): Routes {
  return {
    [runsRoute]: ({ query }) => {
      const listed = (query.get('page') ?? '1') === '1' ? runs.toReversed() : [];
      const shapes = listed.map((run) => runShape(place(), run));
      return { status: 200, body: { total_count: runs.length, workflow_runs: shapes } };
    },
  };
}

function runShape(place: Place, { id, title }: StoredRun): RunShape {
  const url = `${apiRoot(place)}/actions/runs/${id}`;
  return {
    ...{ id, node_id: `WFR_${id}`, run_number: id, display_title: title, name: title },
    ...{ event: 'repository_dispatch', status: 'in_progress', conclusion: null },
    ...{ head_branch: 'main', head_sha: '0'.repeat(40), head_commit: null, pull_requests: [] },
    ...{ path: '.github/workflows/jira-bug-fix.yml', workflow_id: 1 },
    ...{ url, html_url: `${place.origin}/${place.repository}/actions/runs/${id}` },
    ...{ jobs_url: `${url}/jobs`, logs_url: `${url}/logs`, artifacts_url: `${url}/artifacts` },
    ...{ cancel_url: `${url}/cancel`, rerun_url: `${url}/rerun` },
    check_suite_url: `${apiRoot(place)}/check-suites/${id}`,
    workflow_url: `${apiRoot(place)}/actions/workflows/1`,
    ...{ created_at: longAgo, updated_at: longAgo },
    ...{ repository: repositoryShape(place), head_repository: repositoryShape(place) },
  };
}
