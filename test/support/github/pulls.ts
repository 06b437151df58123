import { z } from 'zod';
import type { Answer, Exchange, Routes } from '../stand-in.ts';
import { isBefore } from './history.ts';
import { type FieldProblem, notFound, problem } from './problem.ts';
import {
  labelShape,
  type PullRequest,
  pullRequestShape,
  pullRequestSimpleShape,
} from './pull-shapes.ts';
import { longAgo, type Place, pageOf } from './shapes.ts';
import { type GitStore, mergedTree, personNow } from './store.ts';

/** A pull request in the stand-in. The commits of its branches are looked up on request. */
export interface StoredPull {
  readonly number: number;
  title: string;
  body: string;
  state: 'open' | 'closed';
  draft: boolean;
  readonly labels: string[];
  readonly reviewers: string[];
  readonly teams: string[];
  readonly head: string;
  base: string;
  /** Whoever opened it; by default the workflow's token. */
  readonly author?: string;
  /** `owner/name` of the fork that it comes from. */
  readonly fork?: string;
  /** When anything last happened to it. */
  updated?: string;
  /** What it was when it was merged or closed; its branch may be gone since. */
  end?: PullEnd | undefined;
  decision?: 'APPROVED' | 'CHANGES_REQUESTED' | 'REVIEW_REQUIRED' | null;
  isQueued?: boolean;
  mergesItself?: boolean;
  /** How it left the merge queue. */
  removal?: { readonly reason: string; readonly commit: string };
  /** The pair of commits for which somebody has asked whether they merge: the first answer is not known. */
  asked?: string;
}

export interface PullEnd {
  readonly by: string;
  readonly head: string;
  /** The commit that merged it. */
  readonly merge?: string;
}

/** The pull requests of one repository. */
export interface PullWorld {
  readonly store: GitStore;
  readonly place: () => Place;
  readonly pulls: StoredPull[];
  /** The new names of branches that were renamed. */
  readonly renamed: Map<string, string>;
  /** How many comments a pull request has. */
  readonly comments: (number: number) => number;
}

/** Routes for pull requests between branches of the one repository. */
export function pullRoutes(world: PullWorld): Routes {
  const one = async ({ params }: Exchange, change?: (pull: StoredPull) => void) => {
    const pull = findPull(world, params.pull_number);
    if (pull === undefined) return notFound;
    change?.(pull);
    const shown = await withEnds(world, pull);
    const merge = await triedMerge(world.store, pull, shown);
    const shape = pullRequestShape(
      world.place(),
      shown,
      merge === null ? null : merge !== 'conflict',
    );
    const tried = shape.mergeable ? { merge_commit_sha: merge } : {};
    return { status: 200, body: { ...shape, ...tried, comments: world.comments(pull.number) } };
  };
  return {
    'GET /repos/{owner}/{repo}/pulls': (exchange) => list(world, exchange),
    'POST /repos/{owner}/{repo}/pulls': (exchange) => create(world, exchange),
    'GET /repos/{owner}/{repo}/pulls/{pull_number}': (exchange) => one(exchange),
    'PATCH /repos/{owner}/{repo}/pulls/{pull_number}': (exchange) => {
      const changes = changedPull.parse(exchange.body);
      return one(exchange, (pull) => Object.assign(pull, changes));
    },
  };
}

export async function withEnds({ store }: PullWorld, pull: StoredPull): Promise<PullRequest> {
  const end = async (ref: string) => ({
    ref,
    sha: (await store.resolve(`refs/heads/${ref}`)) ?? '0'.repeat(40),
  });
  const head = await end(pull.head);
  const sha = pull.state === 'closed' ? (pull.end?.head ?? head.sha) : head.sha;
  return { ...pull, head: { ...head, sha }, base: await end(pull.base) };
}

/** The commit of a merge: like GitHub, it tries that when it is first asked, and tells the next who asks. */
async function triedMerge(store: GitStore, pull: StoredPull, { head, base }: PullRequest) {
  const pair = `${head.sha} ${base.sha}`;
  const isKnown = pull.asked === pair;
  pull.asked = pair;
  if (!isKnown || pull.state === 'closed') return null;
  const tree = await mergedTree(store, base.sha, head.sha);
  if (tree === undefined) return 'conflict';
  const [parents, by] = [[base.sha, head.sha], personNow(new Date(longAgo))];
  const message = `Merge ${head.sha} into ${base.sha}`;
  return store.writeCommit({ tree, parents, author: by, committer: by, message });
}

export function findPull({ pulls }: PullWorld, number: string | undefined): StoredPull | undefined {
  return pulls.find((pull) => String(pull.number) === number);
}

async function list(world: PullWorld, { query }: Exchange): Promise<Answer> {
  const state = query.get('state') ?? 'open';
  const head = query.get('head');
  const base = query.get('base');
  const matching = world.pulls.filter(
    (pull) =>
      (state === 'all' || pull.state === state) &&
      (!head?.includes(':') || head === `${ownerOf(world)}:${pull.head}`) &&
      (base === null || base === pull.base),
  );
  const isByUpdate = query.get('sort') === 'updated';
  const newest = isByUpdate ? matching.reverse().toSorted(byUpdate) : matching.reverse();
  const listed = pageOf(query, newest);
  const ends = await Promise.all(listed.map((pull) => withEnds(world, pull)));
  return { status: 200, body: ends.map((pull) => pullRequestSimpleShape(world.place(), pull)) };
}

const byUpdate = (one: StoredPull, other: StoredPull) =>
  (other.updated ?? longAgo).localeCompare(one.updated ?? longAgo);

const newPull = z.object({
  title: z.string(),
  head: z.string(),
  base: z.string(),
  body: z.string().default(''),
  draft: z.boolean().default(false),
});
const changedPull = z.object({
  title: z.string().optional(),
  body: z.string().optional(),
  state: z.enum(['open', 'closed']).optional(),
  base: z.string().optional(),
});

async function create(world: PullWorld, { body }: Exchange): Promise<Answer> {
  const { title, base, body: text, draft, ...request } = newPull.parse(body);
  const head = request.head.replace(`${ownerOf(world)}:`, '');
  const wrong = await whatIsWrong(world, head, base);
  if (wrong) return problem(422, 'Validation Failed', [wrong]);
  const number = world.pulls.length + 1;
  const pull: StoredPull = {
    ...{ number, title, body: text, state: 'open', draft, head, base },
    ...{ labels: [], reviewers: [], teams: [] },
  };
  world.pulls.push(pull);
  return { status: 201, body: pullRequestShape(world.place(), await withEnds(world, pull)) };
}

async function whatIsWrong(
  world: PullWorld,
  head: string,
  base: string,
): Promise<FieldProblem | undefined> {
  const { store, pulls } = world;
  const resource = 'PullRequest';
  const from = await store.resolve(`refs/heads/${base}`);
  const to = await store.resolve(`refs/heads/${head}`);
  if (!from) return { resource, field: 'base', code: 'invalid' };
  if (!to) return { resource, field: 'head', code: 'invalid' };
  const custom = (message: string) => ({ resource, code: 'custom', message });
  if (pulls.some((pull) => pull.state === 'open' && pull.head === head && pull.base === base)) {
    return custom(`A pull request already exists for ${ownerOf(world)}:${head}.`);
  }
  const isContained = await isBefore(store, to, from);
  return isContained ? custom(`No commits between ${base} and ${head}`) : undefined;
}

const ownerOf = ({ place }: PullWorld) => place().repository.split('/')[0] ?? '';

/** Routes for labels and requested reviewers. */
export function peopleRoutes(world: PullWorld): Routes {
  return {
    'POST /repos/{owner}/{repo}/issues/{issue_number}/labels': (exchange) =>
      addLabels(world, exchange),
    'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers': (exchange) =>
      requestReviewers(world, exchange),
  };
}

const newLabels = z.object({ labels: z.array(z.string()) });

function addLabels(world: PullWorld, { params, body }: Exchange): Answer {
  const pull = findPull(world, params.issue_number);
  if (pull === undefined) return notFound;
  addMissing(pull.labels, newLabels.parse(body).labels);
  return { status: 200, body: pull.labels.map((name) => labelShape(world.place(), name)) };
}

const newReviewers = z.object({
  reviewers: z.array(z.string()).default([]),
  team_reviewers: z.array(z.string()).default([]),
});

async function requestReviewers(world: PullWorld, { params, body }: Exchange): Promise<Answer> {
  const pull = findPull(world, params.pull_number);
  if (pull === undefined) return notFound;
  const { reviewers, team_reviewers: teams } = newReviewers.parse(body);
  addMissing(pull.reviewers, reviewers);
  addMissing(pull.teams, teams);
  return { status: 201, body: pullRequestSimpleShape(world.place(), await withEnds(world, pull)) };
}

function addMissing(present: string[], names: readonly string[]): void {
  present.push(...names.filter((name) => !present.includes(name)));
}
