import { createServer, request as send } from 'node:http';
import { expect, it } from 'vitest';
import { adfToMarkdown } from '../../src/adapters/jira/formats/adf/index.ts';
import { hasCommentMark } from '../../src/core/tickets/index.ts';
import type { ReceivedDispatch } from '../support/github/github.ts';
import { inOrder, type Scripted } from '../support/openai/openai.ts';
import { parcelFiles, parcelTicket } from '../support/project/parcel.ts';
import { editReply, fixBlock, planReply } from '../support/project/script.ts';
import { approve } from '../support/shop/script.ts';
import { close, listen } from '../support/stand-in.ts';
import { createdWebhook } from '../support/webhook.ts';
import {
  type ActionOptions,
  connectWorker,
  startWorld,
  startWorldJira,
  type World,
} from '../support/world.ts';

const key = 'POST-3';
const branch = `fix/${key}`;

const understood = approve('A kilogram that was begun counts whole.');
const fix = [planReply(['src/postage.js']), editReply(fixBlock), understood];
/** One address for several GitHubs: hands each request to that of the repository in its path. */
async function startFront(places: ReadonlyMap<string, string>) {
  const server = createServer((incoming, answer) => {
    const { method, headers, url = '/' } = incoming;
    const [, name = ''] = /^\/(?:repos\/)?([^/]+\/[^/?]+?)(?:\.git)?(?:[/?]|$)/.exec(url) ?? [];
    const outgoing = send(new URL(url, places.get(name)), { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, [Symbol.asyncDispose]: () => close(server) };
}

/** Starts the Worker, which sends the ticket to a repository for each model's script. */
async function startStage(...scripts: readonly (readonly Scripted[])[]) {
  const places = new Map<string, string>();
  await using stack = new AsyncDisposableStack();
  const front = stack.use(await startFront(places));
  const jira = stack.use(await startWorldJira());
  const start = async (script: readonly Scripted[], index: number) => {
    const name = `acme/${['web', 'api', 'app'][index]}`;
    const dispatches: ReceivedDispatch[] = [];
    const world = await startWorld({
      ...{ files: parcelFiles, script: inOrder(script), repository: name, jira, server: front.url },
      onDispatch: (dispatch) => dispatches.push(dispatch),
    });
    places.set(name, stack.use(world).github.url);
    /** Runs the action for the newest dispatch, once there are so many. */
    const work = async (count: number, options?: ActionOptions) => {
      await expect.poll(() => dispatches.length, { timeout: 300_000 }).toBe(count);
      return world.act(dispatches[count - 1] ?? expect.unreachable(), options);
    };
    return { name, world, dispatches, work };
  };
  const repositories = await Promise.all(scripts.map(start));
  const repository = repositories.map(({ name }) => name);
  const ROUTES = JSON.stringify([{ project: 'POST', repository }]);
  const target = { github: { url: front.url }, repository: '' };
  const worker = stack.use(await connectWorker(target, { ROUTES }));
  jira.addIssue({ key, ...parcelTicket });
  const ticket = () => repositories[0]?.world.ticket(key) ?? expect.unreachable();
  const kept = stack.move();
  return {
    ...{ jira, repositories },
    create: () => worker.deliver(createdWebhook(ticket()), 'first'),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

type Stage = Awaited<ReturnType<typeof startStage>>;

/** Expects the ticket's status, a comment of each repository that names no other, and so many pull requests. */
async function expectEnd({ jira, repositories }: Stage, status: string, pulls: readonly number[]) {
  const { comments, ...issue } = jira.issue(key);
  expect(issue.status).toBe(status);
  const own = comments.map(({ body }) => adfToMarkdown(body)).filter(hasCommentMark);
  expect(own).toHaveLength(repositories.length);
  for (const [index, { name, world, dispatches }] of repositories.entries()) {
    const { github } = world;
    const [comment = '', ...others] = own.filter((one) => one.startsWith(`### ${name}: `));
    expect(others).toEqual([]);
    expect(repositories.filter((other) => comment.includes(other.name))).toHaveLength(1);
    expect(github.pulls).toHaveLength(pulls[index] ?? 0);
    for (const { number } of github.pulls) expect(comment).toContain(`/${name}/pull/${number}`);
    for (const { client_payload } of dispatches)
      expect(client_payload.repositories).toBe(repositories.length);
    expect(world.violations()).toEqual([]);
  }
}

/** A person merges the pull request, and the workflow gets GitHub's event. */
async function merge({ name, world }: { readonly name: string; readonly world: World }) {
  await world.github.life.merge(1);
  const repo = { full_name: name };
  const ends = { head: { ref: branch, repo }, base: { ref: 'main', repo } };
  const pull_request = { number: 1, state: 'closed', merged: true, ...ends };
  const event = { name: 'pull_request', payload: { action: 'closed', pull_request } };
  const inputs = { mode: 'follow', model: '', 'api-key': '' };
  expect(await world.start(event, { inputs })).toMatchObject({ exitCode: 0 });
}

const approved = { exitCode: 0, outputs: { 'stop-reason': 'approved' } };
const [ready, begun, done] = ['In Prüfung', 'In Arbeit', 'Fertig'];

it('each of two repositories gets its pull request, and the last one to be merged moves the ticket', async () => {
  await using stage = await startStage(fix, fix);
  const [web = expect.unreachable(), api = expect.unreachable()] = stage.repositories;
  // GitHub refuses access to one for a while.
  const refusal = { status: 404, body: { message: 'Not Found' } };
  api.world.github.fail('POST /repos/{owner}/{repo}/dispatches', refusal, 2);
  expect((await stage.create()).status).toBe(202);
  expect(await (await stage.create()).json()).toEqual({ decision: 'duplicate' });
  expect(await web.work(1)).toMatchObject(approved);
  expect(stage.jira.issue(key).status).toBe(begun);
  await merge(web);
  expect(stage.jira.issue(key).status).not.toBe(done);
  expect(await api.work(1)).toMatchObject(approved);
  expect(JSON.stringify(api.world.openai.requests)).not.toContain(web.name);
  await expectEnd(stage, ready, [1, 1]);
  await merge(api);
  await expectEnd(stage, done, [1, 1]);
});
