import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import { adfToMarkdown } from '../../../src/adapters/jira/formats/adf/index.ts';
import { hasCommentMark } from '../../../src/core/tickets/index.ts';
import type { ReceivedDispatch } from '../github/github.ts';
import type { JiraStandIn } from '../jira/jira.ts';
import { inOrder, type Scripted } from '../openai/openai.ts';
import { parcelFiles, parcelTicket } from '../project/parcel.ts';
import type { RunResult } from '../runner/runner.ts';
import { createdWebhook, reopenedWebhook } from '../webhook.ts';
import {
  type ActionOptions,
  connectWorker,
  startWorld,
  startWorldJira,
  type World,
} from '../world.ts';

/** One address for the GitHubs of several repositories. */
export interface Front extends AsyncDisposable {
  readonly url: string;
  /** The address of each repository's GitHub by its name, `owner/name`. Whoever starts one fills this. */
  readonly places: Map<string, string>;
}

/** Hands requests to the GitHub of the repository that their path names: to its API, its pages and its git. */
async function startFront(): Promise<Front> {
  const places = new Map<string, string>();
  const server = createServer((incoming, answer) => {
    const { method, headers, url = '/' } = incoming;
    const [, name = ''] = /^\/(?:repos\/)?([^/]+\/[^/?]+?)(?:\.git)?(?:[/?]|$)/.exec(url) ?? [];
    const place = places.get(name);
    if (place === undefined) {
      answer.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not Found"}');
      return;
    }
    const outgoing = send(new URL(url, place), { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The front has no port.');
  return {
    ...{ url: `http://127.0.0.1:${address.port}`, places },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A Worker whose rules send the tickets of each project to several repositories. */
export interface Fleet extends AsyncDisposable {
  readonly front: Front;
  /** The names of the repositories by the project's key. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  deliver(webhook: object, delivery: string): Promise<Response>;
}

/** Starts the Worker with a rule for each project. */
export async function startFleet(routes: Fleet['routes']): Promise<Fleet> {
  const front = await startFront();
  const rules = Object.entries(routes).map(([project, repository]) => ({ project, repository }));
  const target = { github: { url: front.url }, repository: '' };
  const worker = await connectWorker(target, { ROUTES: JSON.stringify(rules) });
  return {
    ...{ front, routes },
    deliver: worker.deliver,
    async [Symbol.asyncDispose]() {
      await worker[Symbol.asyncDispose]();
      await front[Symbol.asyncDispose]();
    },
  };
}

/** One of the ticket's repositories. */
export interface StagedRepository {
  readonly name: string;
  readonly world: World;
  /** Waits for the next dispatch. */
  next(): Promise<ReceivedDispatch>;
  /** Waits for the next dispatch and runs the action for it. */
  work(options?: ActionOptions): Promise<RunResult>;
}

/** A ticket of several repositories, each with the same project and a scripted model of its own. */
export interface Stage extends AsyncDisposable {
  readonly key: string;
  readonly jira: JiraStandIn;
  readonly repositories: readonly StagedRepository[];
  /** Posts the webhook of the new ticket. */
  create(delivery?: string): Promise<Response>;
  /** Somebody reopens the ticket with a comment. */
  reopen(comment: string): Promise<Response>;
  /** The agent's comments. */
  comments(): readonly string[];
  violations(): readonly string[];
}

/** Sets the stage for a project's ticket; `scripts` has what each repository's model replies, in order. */
export async function setFleetStage(
  fleet: Fleet,
  project: string,
  scripts: readonly (readonly Scripted[])[],
): Promise<Stage> {
  const key = `${project}-3`;
  const jira = await startWorldJira();
  const names = fleet.routes[project] ?? [];
  const repositories = await Promise.all(
    names.map((name, index) =>
      startRepository({ fleet, jira, name, script: scripts[index] ?? [] }),
    ),
  );
  jira.addIssue({ key, ...parcelTicket });
  const worlds = repositories.map(({ world }) => world);
  const ticket = () => {
    const [world] = worlds;
    if (world === undefined) throw new Error(`No rule names ${project}.`);
    return world.ticket(key);
  };
  return {
    ...{ key, jira, repositories },
    create: (delivery = `${project}-first`) => fleet.deliver(createdWebhook(ticket()), delivery),
    reopen: async (comment) => {
      jira.addComment(key, 'Mia', comment);
      jira.reopen(key);
      return fleet.deliver(reopenedWebhook(ticket()), `${project}-reopened`);
    },
    comments: () =>
      jira
        .issue(key)
        .comments.map(({ body }) => adfToMarkdown(body))
        .filter((body) => hasCommentMark(body)),
    violations: () => [...new Set(worlds.flatMap((world) => world.violations()))],
    async [Symbol.asyncDispose]() {
      for (const name of names) fleet.front.places.delete(name);
      await Promise.all(worlds.map((world) => world[Symbol.asyncDispose]()));
      await jira[Symbol.asyncDispose]();
    },
  };
}

interface NewRepository {
  readonly fleet: Fleet;
  readonly jira: JiraStandIn;
  readonly name: string;
  readonly script: readonly Scripted[];
}

async function startRepository({
  fleet: { front },
  jira,
  name,
  script,
}: NewRepository): Promise<StagedRepository> {
  const dispatches = mailbox<ReceivedDispatch>();
  const world = await startWorld({
    ...{ files: parcelFiles, script: inOrder(script), repository: name, jira, server: front.url },
    onDispatch: dispatches.add,
  });
  front.places.set(name, world.github.url);
  const { next } = dispatches;
  return { name, world, next, work: async (options) => world.act(await next(), options) };
}

/** What arrives, and who waits for it, in order. */
function mailbox<T>() {
  const slots: PromiseWithResolvers<T>[] = [];
  const slot = (index: number) => {
    slots[index] ??= Promise.withResolvers();
    return slots[index];
  };
  let [added, taken] = [0, 0];
  return {
    add: (item: T) => slot(added++).resolve(item),
    next: () => slot(taken++).promise,
  };
}
