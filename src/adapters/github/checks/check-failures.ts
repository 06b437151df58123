import type { CheckFailure } from '../../../core/work/index.ts';
import { type GitHubConnection, ifReadable, readPages } from '../connection/index.ts';
import { type CommitCheck, readCheckRuns, readStatuses } from './checks.ts';

/** Where the failures are. */
export interface FailurePlace {
  readonly number: number;
  readonly head: string;
  /** The tip of the branch that it goes into, if that is there. */
  readonly base: string | undefined;
}

/** Other pull requests that are looked at for the same failure. */
const mostOthers = 10;
/** Failed checks that are looked into; with more, one cause is likely. */
const mostFailures = 20;

/** Finds out what is known of failed checks without their logs: by their check, up to a limit. */
export async function readFailures(
  github: GitHubConnection,
  place: FailurePlace,
  failed: readonly CommitCheck[],
): Promise<ReadonlyMap<CommitCheck, CheckFailure>> {
  const known = failed.slice(0, mostFailures);
  if (known.length === 0) return new Map();
  const withStatuses = known.some(({ kind }) => kind === 'status');
  const [steps, onBase, elsewhere, before] = await Promise.all([
    readFailedSteps(github, known),
    place.base === undefined ? new Set<string>() : readRed(github, place.base, withStatuses),
    readRedElsewhere(github, place, withStatuses),
    readCheckRuns(github, place.head, 'all'),
  ]);
  const passed = new Set(before?.filter(({ state }) => state === 'passed').map(({ name }) => name));
  return new Map(
    known.map((check) => [
      check,
      {
        id: `${check.kind}-${check.id}`,
        steps: steps.get(check.id) ?? [],
        isRedOnBase: onBase.has(check.name),
        redElsewhere: elsewhere.filter((red) => red.has(check.name)).length,
        passedBefore: check.kind !== 'status' && passed.has(check.name),
      },
    ]),
  );
}

/** The names of the failed steps by the id of their job. */
async function readFailedSteps(
  { rest, at }: GitHubConnection,
  failed: readonly CommitCheck[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const runs = new Set(failed.flatMap(({ kind, run }) => (kind === 'job' && run ? [run.id] : [])));
  const jobs = await Promise.all(
    [...runs].map((run_id) =>
      ifReadable(
        readPages(3, async (page) => {
          const { data } = await rest.actions.listJobsForWorkflowRun({ ...at, ...page, run_id });
          return data.jobs;
        }),
      ),
    ),
  );
  const isFailed = ({ conclusion }: { readonly conclusion: string | null }) =>
    conclusion === 'failure' || conclusion === 'timed_out';
  return new Map(
    jobs.flatMap((found = []) =>
      found.map(({ id, steps = [] }) => [
        Number(id),
        steps.filter(isFailed).map(({ name }) => name),
      ]),
    ),
  );
}

/** The names of the checks that fail on a commit. */
async function readRed(
  github: GitHubConnection,
  sha: string,
  withStatuses: boolean,
): Promise<ReadonlySet<string>> {
  const [checkRuns, statuses] = await Promise.all([
    readCheckRuns(github, sha, 'latest'),
    withStatuses ? readStatuses(github, sha) : [],
  ]);
  const all = [...(checkRuns ?? []), ...(statuses ?? [])];
  return new Set(all.filter(({ state }) => state === 'failed').map(({ name }) => name));
}

/** The names of the checks that fail on each of the newest other pull requests. */
async function readRedElsewhere(
  github: GitHubConnection,
  { number, head }: FailurePlace,
  withStatuses: boolean,
): Promise<readonly ReadonlySet<string>[]> {
  const { rest, at } = github;
  const newest = { state: 'open', sort: 'created', direction: 'desc' } as const;
  const { data } = await rest.pulls.list({ ...at, ...newest, per_page: mostOthers + 1 });
  const others = data.filter((pull) => pull.number !== number && pull.head.sha !== head);
  const heads = new Set(others.slice(0, mostOthers).map((pull) => pull.head.sha));
  return Promise.all([...heads].map((sha) => readRed(github, sha, withStatuses)));
}
