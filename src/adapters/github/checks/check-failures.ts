import type { CheckFailure } from '../../../core/work/index.ts';
import { type GitHubConnection, ifReadable, readPages } from '../connection/index.ts';
import { readCheckRuns, readRuns, readStatuses } from './check-runs.ts';
import type { CommitCheck } from './checks.ts';

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
  const { base, head } = place;
  const [steps, onBase, elsewhere, before] = await Promise.all([
    readFailedSteps(github, known),
    base === undefined ? new Set<CommitCheck>() : findSame(github, base, known, red),
    readRedElsewhere(github, place, known),
    findSame(github, head, known, passed),
  ]);
  return new Map(
    known.map((check) => [
      check,
      {
        id: `${check.kind}-${check.id}`,
        steps: steps.get(check.id) ?? [],
        isRedOnBase: onBase.has(check),
        redElsewhere: elsewhere.filter((found) => found.has(check)).length,
        passedBefore: before.has(check),
        isUnfinished: unfinished.test(check.report.conclusion ?? ''),
        marksFiles: check.report.marksFiles,
        says: check.report.says,
      },
    ]),
  );
}

const unfinished = /^(?:cancelled|stale|startup_failure)$/;

/** Which runs of a check on a commit count. */
interface Counting {
  readonly filter: 'latest' | 'all';
  readonly conclusion: RegExp;
  /** Events that are one: a push runs on the base what a pull request runs on its head. */
  readonly alike?: RegExp;
}

const passed: Counting = { filter: 'all', conclusion: /^success$/ };
const red: Counting = {
  filter: 'latest',
  conclusion: /^(?:failure|timed_out|error)$/,
  alike: /^(?:push|pull_request|pull_request_target|merge_group)$/,
};

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

/** Finds those of the failed checks that a commit has, too, of the same App, workflow, event and name. */
async function findSame(
  github: GitHubConnection,
  sha: string,
  failed: readonly CommitCheck[],
  { filter, conclusion, alike }: Counting,
): Promise<ReadonlySet<CommitCheck>> {
  const [checkRuns = [], statuses = []] = await Promise.all([
    readCheckRuns(github, sha, filter),
    failed.some(({ kind }) => kind === 'status') ? readStatuses(github, sha) : [],
  ]);
  const counting = [...checkRuns, ...statuses].filter((one) =>
    conclusion.test(one.conclusion ?? ''),
  );
  const namesakes = counting.flatMap(({ name, app, suite }) => {
    const same = failed.filter((check) => check.name === name && check.report.app === app);
    return same.map((check) => ({ check, suite }));
  });
  const ofActions = namesakes.some(({ check }) => check.of !== undefined);
  const runs = ofActions ? await readRuns(github, sha) : [];
  const bySuite = new Map(runs?.map((run) => [run.check_suite_id, run]));
  const isSame = ({ check: { of }, suite }: (typeof namesakes)[number]) => {
    const run = bySuite.get(suite);
    const areAlike = [run, of].every((one) => alike?.test(one?.event ?? ''));
    return run?.workflow_id === of?.workflow_id && (run?.event === of?.event || areAlike);
  };
  return new Set(namesakes.filter(isSame).map(({ check }) => check));
}

/** The checks that fail on each of the newest other pull requests, too. */
async function readRedElsewhere(
  github: GitHubConnection,
  { number, head }: FailurePlace,
  failed: readonly CommitCheck[],
): Promise<readonly ReadonlySet<CommitCheck>[]> {
  const { rest, at } = github;
  const newest = { state: 'open', sort: 'created', direction: 'desc' } as const;
  const { data } = await rest.pulls.list({ ...at, ...newest, per_page: mostOthers + 1 });
  const others = data.filter((pull) => pull.number !== number && pull.head.sha !== head);
  const heads = new Set(others.slice(0, mostOthers).map((pull) => pull.head.sha));
  return Promise.all([...heads].map((sha) => findSame(github, sha, failed, red)));
}
