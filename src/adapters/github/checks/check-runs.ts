import type { RestEndpointMethodTypes } from '@octokit/rest';
import { clipWithin, oneLine } from '../../../engines/text/index.ts';
import { type GitHubConnection, ifReadable, readPages } from '../connection/index.ts';

export type ListedRun =
  RestEndpointMethodTypes['actions']['listWorkflowRunsForRepo']['response']['data']['workflow_runs'][number];

/** What a system reports of a commit: a check run of its App, or a status. */
export interface ReportedCheck {
  readonly id: number;
  readonly name: string;
  /** The slug of its App; `status` for a status. */
  readonly app: string;
  readonly suite: number;
  readonly status: string;
  readonly conclusion: string | null;
  readonly since: string | undefined;
  /** What it says of itself, in one line; missing if nothing. */
  readonly says: string | undefined;
  readonly marksFiles: boolean;
}

/** Pages of checks of one commit, and characters of what one says. */
const max = { pages: 5, words: 1_000 } as const;

/** The check runs of a commit, the newest first; `undefined` if the token may not read them. */
export async function readCheckRuns(
  { rest, at }: GitHubConnection,
  ref: string,
  filter: 'latest' | 'all',
): Promise<readonly ReportedCheck[] | undefined> {
  const read = readPages(max.pages, async (page) => {
    const { data } = await rest.checks.listForRef({ ...at, ...page, ref, filter });
    return data.check_runs;
  });
  const found = await ifReadable(read);
  return found
    ?.map(({ id, name, app, check_suite, status, conclusion, started_at, output }) => ({
      ...{ id: Number(id), name, app: app?.slug ?? '', suite: Number(check_suite?.id ?? 0) },
      ...{ status, conclusion, since: started_at ?? undefined },
      ...{ says: wordsOf(output.title, output.summary), marksFiles: output.annotations_count > 0 },
    }))
    .toSorted((one, other) => other.id - one.id);
}

/** The newest status of each context, as a check run; `undefined` if the token may not read them. */
export async function readStatuses(
  { rest, at }: GitHubConnection,
  ref: string,
): Promise<readonly ReportedCheck[] | undefined> {
  const read = readPages(max.pages, async (page) => {
    const { data } = await rest.repos.getCombinedStatusForRef({ ...at, ...page, ref });
    return data.statuses;
  });
  return (await ifReadable(read))?.map(({ id, context: name, state, description, updated_at }) => ({
    ...{ id: Number(id), name, app: 'status', suite: 0, marksFiles: false },
    ...{ status: state === 'pending' ? state : 'completed', conclusion: state },
    ...{ since: updated_at, says: wordsOf(description) },
  }));
}

/** The runs of workflows on a commit; `undefined` if the token may not read them. */
export async function readRuns(
  { rest, at }: GitHubConnection,
  head_sha: string,
): Promise<readonly ListedRun[] | undefined> {
  const which = { ...at, head_sha, per_page: 100 };
  const found = await ifReadable(rest.actions.listWorkflowRunsForRepo(which));
  return found?.data.workflow_runs;
}

function wordsOf(...texts: readonly (string | null)[]): string | undefined {
  const said = texts.map((text) => oneLine(text ?? '')).filter((text) => text !== '');
  return said.length === 0 ? undefined : clipWithin(said.join(': '), max.words);
}
