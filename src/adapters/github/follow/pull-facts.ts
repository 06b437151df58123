import type { RestEndpointMethodTypes } from '@octokit/rest';
import type { PullQuestion } from '../../../agent/ports.ts';
import { shownStatus } from '../../../core/report/index.ts';
import type { Check, PullFacts, QueueRemoval } from '../../../core/work/index.ts';
import { readChecks, readFailures, withNamedChange } from '../checks/index.ts';
import { type GitHubConnection, ifFound, ifReadable } from '../connection/index.ts';
import {
  type BranchPlace,
  compare,
  findBranch,
  type GitHubRepository,
  isFromBranch,
  tipOf,
} from '../publish/index.ts';
import { findAsks, isApprovedBy, isToldOff, newestReview, possibleAskers } from './asks.ts';
import { readPullGraph } from './pull-graph.ts';
import { readTalk } from './talk.ts';

/** A pull request, as GitHub gives one alone. */
export type PullData = RestEndpointMethodTypes['pulls']['get']['response']['data'];

/** Keeps the agent away from a pull request. */
const offLabel = 'jira-bug-fix-off';

/** Reads a pull request as it is now; `undefined` if there is none from a branch of the repository itself. */
export async function readFacts(
  github: GitHubRepository,
  question: PullQuestion,
): Promise<PullFacts | undefined> {
  const pull = await findPull(github, question.number);
  if (pull === undefined) return undefined;
  // What `base` of a pull request says is as old as its last push.
  const base = await tipOf(github, pull.base.ref);
  const facts: PullEnds = {
    ...{ number: pull.number, url: pull.html_url, branch: pull.head.ref, into: pull.base.ref },
    ...{ head: pull.head.sha, base, isDraft: pull.draft ?? false },
    says: shownStatus(pull.body?.replaceAll('\r\n', '\n') ?? ''),
  };
  if (pull.state !== 'open') {
    const at = pull.merged_at ?? pull.closed_at ?? undefined;
    const madeFor = pull.merged ? await otherTarget(github, question, pull) : undefined;
    return { ...facts, ...settled, state: pull.merged ? 'merged' : 'closed', ended: at, madeFor };
  }
  const place: BranchPlace = { key: question.key, branch: facts.branch, into: facts.into };
  const [tried, owner, checked, said] = await Promise.all([
    findMergeable(github, pull),
    findOwner(github, place),
    checkedBy(github, { number: pull.number, head: facts.head, base }, question.now),
    saidIn(github, question, pull),
  ]);
  const { mergeable } = tried;
  const merges = mergeable === null ? 'unknown' : mergeable ? 'clean' : 'conflict';
  const [isBehind, isInBase] = await Promise.all([
    merges !== 'conflict' && isBehindBase(github, facts, pull),
    hasChange(github, { ...facts, merges }, tried.merge_commit_sha),
  ]);
  return { ...facts, state: 'open', merges, isBehind, isInBase, ...owner, ...checked, ...said };
}

/** Whether the base has a change already: GitHub has tried whether it merges, and that brings nothing. */
async function hasChange(
  github: GitHubRepository,
  { head, base, merges }: Pick<PullFacts, 'head' | 'base' | 'merges'>,
  merge: string | null,
): Promise<boolean> {
  if (base === undefined || merges !== 'clean') return false;
  const { files } = (await compare(github, `${base}...${merge ?? head}`, 1)) ?? {};
  return files?.length === 0;
}

/** What no longer matters. */
const settled: Omit<PullFacts, keyof PullEnds | 'state'> = {
  ...{ isApproved: false, isQueued: false, isOff: false, isBehind: false, isInBase: false },
  ...{ merges: 'unknown', checks: [], requests: [] },
};

/** What a pull request is about, whether it has ended or not. */
type PullEnds = Pick<
  PullFacts,
  'number' | 'url' | 'branch' | 'into' | 'head' | 'base' | 'isDraft' | 'says'
>;

/** Reads a pull request; `undefined` if there is none from a branch of the repository itself. */
export async function findPull(
  { rest, at }: GitHubConnection,
  pull_number: number,
): Promise<PullData | undefined> {
  const pull = (await ifFound(rest.pulls.get({ ...at, pull_number })))?.data;
  return pull !== undefined && isFromBranch(pull, pull.head.ref, at) ? pull : undefined;
}

/** The branch that a change was made for, if that is neither the one that it was merged into nor the usual one. */
async function otherTarget(
  { rest, at }: GitHubConnection,
  { madeFor }: PullQuestion,
  { base: { ref, repo } }: PullData,
): Promise<string | undefined> {
  if (madeFor === undefined || madeFor === ref || ref === repo.default_branch) return undefined;
  // GitHub leads whoever asks for a branch that was renamed to the new name.
  const branch = await ifFound(rest.repos.getBranch({ ...at, branch: madeFor }));
  return branch?.data.name === ref ? undefined : madeFor;
}

/** Milliseconds before each further question whether it merges, which GitHub finds out when it is asked. */
const retryDelays = [1_000, 2_000, 4_000] as const;

async function findMergeable(
  { rest, at, wait }: GitHubRepository,
  pull: PullData,
): Promise<PullData> {
  let found = pull;
  for (const milliseconds of retryDelays) {
    if (found.mergeable !== null || !(await wait(milliseconds))) break;
    found = (await rest.pulls.get({ ...at, pull_number: pull.number })).data;
  }
  return found;
}

/** Who has committed to the branch besides the agent, and where it parts with its base if no person has. */
async function findOwner(
  github: GitHubRepository,
  place: BranchPlace,
): Promise<Pick<PullFacts, 'committer' | 'forkPoint'>> {
  const state = await findBranch(github, place);
  if (state.kind === 'shared') return { committer: state.person };
  if (state.kind === 'absent') return {};
  return { forkPoint: state.fork, ...(state.program && { committer: state.program }) };
}

async function checkedBy(
  github: GitHubRepository,
  place: { readonly number: number; readonly head: string; readonly base: string | undefined },
  now: Date,
): Promise<Pick<PullFacts, 'checks' | 'notes'>> {
  const found = await readChecks(github, place.head, now);
  if (found === undefined) return { checks: [], notes: [unreadable] };
  const isGoingOn = found.some(({ state }) => state === 'running');
  const failed = isGoingOn ? [] : found.filter(({ state }) => state === 'failed');
  const failures = await readFailures(github, place, failed);
  const checks = found.map((check): Check => {
    const { name, state, since, run } = check;
    return { name, state, since, run, failure: failures.get(check) };
  });
  return { checks: await withNamedChange(github, place.number, checks) };
}

const unreadable =
  'The token may not read checks: give the workflow `permissions: checks: read, statuses: read, actions: read`.';

/** Finds the checks that failed on the commit that the merge queue had made. */
async function queueRemoval(
  github: GitHubRepository,
  { reason, beforeCommit }: NonNullable<Awaited<ReturnType<typeof readPullGraph>>['removal']>,
): Promise<QueueRemoval> {
  const checks = beforeCommit ? await readChecks(github, beforeCommit.oid) : [];
  const failed = checks?.filter(({ report }) => report.conclusion === 'failure') ?? [];
  return { reason: reason ?? '', failed: failed.map(({ name }) => ({ name })) };
}

/** People who are asked for their rights in one look. */
const mostAskers = 50;

async function saidIn(
  github: GitHubRepository,
  { command, number }: PullQuestion,
  pull: PullData,
): Promise<
  Pick<PullFacts, 'isApproved' | 'isQueued' | 'removal' | 'isOff' | 'requests' | 'reviewed'>
> {
  const [graph, talk] = await Promise.all([readPullGraph(github, number), readTalk(github, pull)]);
  const removal = graph.removal && (await queueRemoval(github, graph.removal));
  const askers = possibleAskers(talk, command).slice(0, mostAskers);
  const may = await Promise.all(askers.map((login) => mayWrite(github, login)));
  const writers = new Set(askers.filter((_, at) => may[at]));
  const { decision, isQueued, threads } = graph;
  const rules = { command, writers, threads, agent: pull.user.login };
  const isLabelled = pull.labels.some(({ name }) => name.toLowerCase() === offLabel);
  const requests = findAsks(talk, rules);
  // Without a rule that asks for reviews, GitHub decides nothing.
  const isApproved = decision === null ? isApprovedBy(talk, rules) : decision === 'APPROVED';
  const reviewed = newestReview(talk, rules.agent);
  const isOff = isLabelled || isToldOff(talk, rules);
  return { isApproved, isQueued, removal, requests, reviewed, isOff };
}

/**
 * Whether a person may write to the repository. `permission` maps a custom role of the organisation to the role that
 * it is based on.
 */
async function mayWrite({ rest, at }: GitHubRepository, username: string): Promise<boolean> {
  const answer = await ifFound(rest.repos.getCollaboratorPermissionLevel({ ...at, username }));
  const { permission = 'none', role_name: role = 'none' } = answer?.data ?? {};
  return [permission, role].some((right) => /^(?:admin|maintain|write)$/.test(right));
}

/** Whether a rule or the branch's protection asks for all commits of the base, and the head lacks some. */
async function isBehindBase(
  github: GitHubRepository,
  { head, base, into }: Pick<PullFacts, 'head' | 'base' | 'into'>,
  pull: PullData,
): Promise<boolean> {
  if (base === undefined) return false;
  if (pull.mergeable_state === 'behind') return true;
  if (!(await isStrict(github, into))) return false;
  const compared = await compare(github, `${head}...${base}`, 1);
  return (compared?.total ?? 0) > 0;
}

async function isStrict({ rest, at }: GitHubRepository, branch: string): Promise<boolean> {
  const rules = await ifReadable(rest.repos.getBranchRules({ ...at, branch }));
  const isRuled = rules?.data.some(
    (rule) =>
      rule.type === 'required_status_checks' &&
      rule.parameters?.strict_required_status_checks_policy === true,
  );
  if (isRuled) return true;
  const classic = await ifReadable(rest.repos.getStatusChecksProtection({ ...at, branch }));
  return classic?.data.strict === true;
}
