import { join } from 'node:path';
import { z } from 'zod';
import { fillFolder } from '../folder-copies.ts';
import { type Files, runGit, temporaryFolder } from '../repository.ts';
import {
  type Answer,
  type Exchange,
  type Routes,
  type StandIn,
  startStandIn,
} from '../stand-in.ts';
import { type Access, checkAccess, startAccess } from './access.ts';
import { checkRoutes, type StoredCheck, type StoredStatus } from './checks.ts';
import { commitRoutes, comparisonRoutes } from './comparison.ts';
import { githubContract } from './contract.ts';
import { type Conversation, startConversation } from './conversation.ts';
import { conversationRoutes } from './conversation-routes.ts';
import { graphRoutes } from './graph.ts';
import { mergeBase } from './history.ts';
import { gitOverHttp } from './http.ts';
import { jobRoutes, type LogRequest, serveLogs } from './jobs.ts';
import { lifeOf, lifeRoutes, type PullLife } from './life.ts';
import { objectRoutes } from './objects.ts';
import { problem } from './problem.ts';
import { peopleRoutes, pullRoutes, type StoredPull } from './pulls.ts';
import { refRoutes } from './refs.ts';
import {
  type RepositorySettings,
  roleRoutes,
  settingsRoutes,
  usualSettings,
} from './repository-settings.ts';
import { type Rewriting, rewritingOf } from './rewriting.ts';
import { runRoutes, type StoredRun } from './runs.ts';
import { repositoryShape } from './shapes.ts';
import { type GitStore, startStore } from './store.ts';

/** A `repository_dispatch` as GitHub received it. */
export interface ReceivedDispatch {
  readonly event_type: string;
  readonly client_payload: Readonly<Record<string, unknown>>;
}

export interface GitHubOptions {
  /** `owner/name` */
  readonly repository: string;
  readonly token: string;
  /** Files of the first commit on `main`. */
  readonly files: Files;
  readonly onDispatch?: (dispatch: ReceivedDispatch) => void;
  /** Where browsers and git find it, such as a front of several repositories; by default, its own address. */
  readonly server?: string | undefined;
}

/** A GitHub with one repository, backed by real git. `url` is the root of its REST API. */
export interface GitHubStandIn extends StandIn {
  readonly cloneUrl: string;
  /** The newest last. Tests add those of others. */
  readonly pulls: StoredPull[];
  /** Roles by login. Tests fill this. */
  readonly roles: Map<string, string>;
  readonly dispatches: readonly ReceivedDispatch[];
  /** Runs of workflows, the newest last. Whoever starts them fills this. */
  readonly runs: StoredRun[];
  /** Check runs of other Apps, and statuses, the newest last. Tests fill both. */
  readonly checks: StoredCheck[];
  readonly statuses: StoredStatus[];
  /** What has fetched logs from the host that they are stored on. */
  readonly logRequests: readonly LogRequest[];
  /** What people do with pull requests. */
  readonly life: PullLife;
  /** What people and the agent say in them. */
  readonly talk: Conversation;
  /** The permissions that the token lacks, such as `contents: write`. Tests fill this. */
  readonly lacks: Set<string>;
  /** Who may use it: the token of the options, and an App's. */
  readonly access: Access;
  /** What its administrators have set. Tests change this. */
  readonly settings: RepositorySettings;
  /** Clones like `actions/checkout`: one commit deep, without keeping credentials. */
  clone(directory: string): Promise<void>;
  /** The content of every file by path. */
  tree(ref: string): Promise<ReadonlyMap<string, string>>;
  /** The mode of every file by path. */
  modes(ref: string): Promise<ReadonlyMap<string, string>>;
  commitMessage(ref: string): Promise<string>;
  /** The commits that a branch has and `from` has not, the oldest first: their ids and titles. */
  commits(from: string, branch: string): Promise<readonly { sha: string; title: string }[]>;
  /** The unified diff between two revisions. */
  diff(from: string, to: string): Promise<string>;
  /** What a pull request to `main` shows: from where the branch parted from it. */
  shownDiff(branch: string): Promise<string>;
  /** The id of a revision's commit. */
  commitOf(ref: string): Promise<string>;
  branches(): Promise<readonly string[]>;
  /** The full names of all refs, including branches. */
  refs(): Promise<readonly string[]>;
  /** Rewrites branches as people do. */
  readonly rewriting: Rewriting;
  /** Commits as a person, now or at another time. Resolves to the commit's id. */
  commitOn(branch: string, files: Files, message: string, at?: Date): Promise<string>;
}

/** Starts GitHub on loopback. */
export async function startGitHub(options: GitHubOptions): Promise<GitHubStandIn> {
  const { repository, token, files } = options;
  const folder = await temporaryFolder();
  const store = await startStore(join(folder.directory, `${repository}.git`), files);
  const pulls: StoredPull[] = [];
  const roles = new Map<string, string>();
  const dispatches: ReceivedDispatch[] = [];
  const [runs, checks, statuses]: [StoredRun[], StoredCheck[], StoredStatus[]] = [[], [], []];
  const logRequests: LogRequest[] = [];
  const lacks = new Set<string>();
  const settings = usualSettings();
  let origin = '';
  const place = () => ({ origin, repository });
  const comments = (of: number) => talk.comments.filter(({ pull }) => pull === of).length;
  const world = { store, place, pulls, comments, renamed: new Map<string, string>() };
  const life = lifeOf(world);
  const talk = startConversation(life.touch);
  const viewer = 'github-actions[bot]';
  const { access, routes: appRoutes } = startAccess(token, place);
  const routes: Routes = {
    'GET /repos/{owner}/{repo}': () => ({
      status: 200,
      body: {
        ...repositoryShape(place()),
        ...{ archived: settings.isArchived, private: !settings.isPublic },
      },
    }),
    'POST /repos/{owner}/{repo}/dispatches': (exchange) =>
      receiveDispatch(exchange, (dispatch) => {
        dispatches.push(dispatch);
        options.onDispatch?.(dispatch);
      }),
    ...appRoutes,
    ...objectRoutes(store, place),
    ...refRoutes(store, place, settings.rules),
    ...comparisonRoutes(store, place),
    ...commitRoutes(store, place),
    ...pullRoutes(world),
    ...lifeRoutes(world),
    ...peopleRoutes(world),
    ...graphRoutes({ pulls, talk, viewer, lacks }),
    ...roleRoutes({ place, roles }),
    ...conversationRoutes({ place, talk, viewer }),
    ...runRoutes(place, runs),
    ...jobRoutes(place, runs, () => origin),
    ...checkRoutes({ store, place, runs, checks, statuses }),
    ...settingsRoutes({ place, store, settings }),
  };
  const { accepts } = access;
  const git = gitOverHttp({ root: folder.directory, repository, accepts });
  const logs = serveLogs(runs, logRequests);
  const standIn = await startStandIn(routes, {
    contract: githubContract(),
    before: (exchange) => checkAccess(exchange, repository, access),
    raw: (request) => logs(request) ?? git(request),
  });
  origin = options.server ?? standIn.url;
  const cloneUrl = `${standIn.url}/${repository}.git`;
  return {
    ...standIn,
    ...inspect(store),
    ...{ cloneUrl, pulls, dispatches, runs, roles, settings, access },
    ...{ checks, statuses, logRequests, life, talk, lacks },
    clone: async (directory) => {
      const key = `clone of ${await store.resolve('refs/heads/main')}`;
      await fillFolder(directory, key, (copied) => clone(cloneUrl, token, copied));
      await runGit(directory, ['remote', 'set-url', 'origin', cloneUrl]);
    },
    commitOn: store.commitOn,
    rewriting: rewritingOf(store),
    async [Symbol.asyncDispose]() {
      await standIn[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

const dispatchBody = z.object({
  event_type: z.string(),
  client_payload: z.record(z.string(), z.unknown()).default({}),
});

function receiveDispatch(
  { body }: Exchange,
  listener: (dispatch: ReceivedDispatch) => void,
): Answer {
  const dispatch = dispatchBody.parse(body);
  const count = Object.keys(dispatch.client_payload).length;
  if (count > 10) {
    return problem(422, `No more than 10 properties are allowed; ${count} were supplied.`);
  }
  listener(dispatch);
  return { status: 204 };
}

type Inspection = Pick<
  GitHubStandIn,
  | 'tree'
  | 'modes'
  | 'commitMessage'
  | 'commits'
  | 'diff'
  | 'shownDiff'
  | 'commitOf'
  | 'branches'
  | 'refs'
>;

function inspect(store: GitStore): Inspection {
  const list = async (ref: string) => store.listFiles((await store.resolve(ref)) ?? ref);
  const ask = async (...args: string[]) => (await store.ask(...args)) ?? '';
  return {
    tree: async (ref) => {
      const blobs = await Promise.all(
        (await list(ref)).map(async ({ path, sha }) => [path, await store.readBlob(sha)] as const),
      );
      return new Map(blobs.map(([path, bytes]) => [path, bytes.toString('utf8')]));
    },
    modes: async (ref) => new Map((await list(ref)).map(({ path, mode }) => [path, mode])),
    commits: async (from, branch) => {
      const lines = await ask('log', '--reverse', '--format=%H %s', `${from}..${branch}`);
      return lines.split('\n').map((line) => ({ sha: line.slice(0, 40), title: line.slice(41) }));
    },
    diff: (from, to) => store.diff(from, to),
    shownDiff: async (branch) => {
      const [main = '', head = ''] = await Promise.all(['main', branch].map(store.resolve));
      return store.diff((await mergeBase(store, main, head)) ?? main, head);
    },
    commitMessage: async (ref) =>
      (await store.readCommit((await store.resolve(ref)) ?? ''))?.message ?? '',
    commitOf: async (ref) => (await store.resolve(ref)) ?? '',
    branches: async () =>
      (await store.listRefs('refs/heads')).map(({ name }) => name.slice('refs/heads/'.length)),
    refs: async () => (await store.listRefs('refs')).map(({ name }) => name),
  };
}

async function clone(url: string, token: string, directory: string): Promise<void> {
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64');
  const header = `http.${new URL(url).origin}/.extraheader=AUTHORIZATION: basic ${credentials}`;
  await runGit('.', ['-c', header, 'clone', '--quiet', '--depth=1', '--', url, directory]);
}
