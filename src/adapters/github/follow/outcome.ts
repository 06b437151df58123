import type { OutcomeQuestion, PullOutcomes } from '../../../agent/ports.ts';
import { type PullEntry, saysRevert, watchEnd } from '../../../core/ledger/index.ts';
import type { TicketKey } from '../../../core/tickets/index.ts';
import { isBotLogin } from '../../../core/work/index.ts';
import {
  explaining,
  type GitHubConnection,
  type GitHubSettings,
  githubConnection,
  ifFound,
  type OutageOptions,
} from '../connection/index.ts';
import { commitsOfOthers, toListed } from '../publish/index.ts';
import { findPull, type PullData } from './pull-facts.ts';

/** What becomes of pull requests on GitHub. */
export function githubOutcomes(
  settings: GitHubSettings,
  options: OutageOptions = {},
): PullOutcomes {
  const github = githubConnection(settings, options);
  return { outcome: (question) => explaining(settings)(readOutcome(github, question)) };
}

async function readOutcome(
  github: GitHubConnection,
  question: OutcomeQuestion,
): Promise<PullEntry | undefined> {
  const { number, now, known } = question;
  const pull = await findPull(github, number);
  const ticket = pull && question.ticketOf(pull.head.ref);
  if (pull === undefined || ticket === undefined) return undefined;
  const { merged_at: mergedAt, merge_commit_sha: commit, closed_at: closedAt } = pull;
  const isNew = known?.state !== 'merged';
  const { title, base, head } = pull;
  const commits = { commit: commit ?? '', head: head.sha };
  const merge = { number, title, into: base.ref, at: mergedAt ?? '', ...commits };
  const isWatched = mergedAt !== null && watchEnd(mergedAt) <= now;
  const [people, reverted] = await Promise.all([
    isNew ? readPeople(github, pull, ticket) : {},
    isWatched ? isReverted(github, merge) : undefined,
  ]);
  return {
    ...{ kind: 'pull', pull: number, ticket, opened: pull.created_at, looked: now.toISOString() },
    state: mergedAt !== null ? 'merged' : pull.state,
    ...(closedAt !== null && { ended: mergedAt ?? closedAt }),
    ...people,
    ...(reverted !== undefined && { isReverted: reverted }),
  };
}

/** What people did with it until it ended, as far as the first 100 reviews and commits show. */
async function readPeople(
  github: GitHubConnection,
  { number, user }: PullData,
  key: TicketKey,
): Promise<Pick<PullEntry, 'reviewed' | 'othersCommits'>> {
  const { rest, at } = github;
  const which = { ...at, pull_number: number, per_page: 100 };
  const [reviews, commits] = await Promise.all([
    rest.pulls.listReviews(which),
    rest.pulls.listCommits(which),
  ]);
  const isPerson = (login: string, type: string) =>
    type !== 'Bot' && !isBotLogin(login) && login !== user.login;
  const reviewed = reviews.data
    .filter((review) => review.user !== null && isPerson(review.user.login, review.user.type))
    .flatMap(({ submitted_at: instant }) => instant ?? [])
    .toSorted()[0];
  const others = await commitsOfOthers(github, key, commits.data.map(toListed));
  const people = others.filter(({ person }) => !isBotLogin(person));
  return { ...(reviewed !== undefined && { reviewed }), othersCommits: people.length };
}

/** A pull request that was merged. */
interface Merge {
  readonly number: number;
  readonly into: string;
  /** When, an ISO 8601 instant. */
  readonly at: string;
  /** The commit that it made on `into`. */
  readonly commit: string;
  readonly title: string;
  /** The last commit that was merged. */
  readonly head: string;
}

/**
 * Whether a commit to the first file of the change says, until the watch ended, that it takes the change back; `undefined`
 * for a change without files.
 */
async function isReverted(
  { rest, at }: GitHubConnection,
  { into, at: since, commit, number, title, head }: Merge,
): Promise<boolean | undefined> {
  const { data } = await rest.pulls.listFiles({ ...at, pull_number: number, per_page: 1 });
  const path = data[0]?.filename;
  if (path === undefined) return undefined;
  const until = watchEnd(since).toISOString();
  const which = { ...at, sha: into, path, since, until, per_page: 100 };
  const later = (await ifFound(rest.repos.listCommits(which)))?.data ?? [];
  const change = { repository: `${at.owner}/${at.repo}`, number, title, shas: [commit, head] };
  return later.some((one) => one.sha !== commit && saysRevert(one.commit.message, change));
}
