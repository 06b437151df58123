import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { adfToMarkdown } from '../../src/adapters/jira/formats/adf/index.ts';
import { fastClock } from '../support/fast-clock.ts';
import { inOrder } from '../support/openai/openai.ts';
import { temporaryFolder } from '../support/repository.ts';
import { shopReplies } from '../support/shop/script.ts';
import { shopFixed } from '../support/shop/shop.ts';
import type { StandIn } from '../support/stand-in.ts';
import type { World } from '../support/world.ts';
import { key, startShop, workOn } from './shop.ts';

/**
 * When the runner is lost: at the first request to this route, which gets no answer. Tests of the job lose it
 * at every call; these kill the process, each after another trace of it is left.
 */
const places: readonly [string, (world: World) => StandIn, string][] = [
  ['while the model answers', ({ openai }) => openai, 'POST /chat/completions'],
  [
    'before the record',
    ({ jira }) => jira,
    'PUT /rest/api/3/issue/{issueIdOrKey}/properties/{propertyKey}',
  ],
];

it.concurrent.each(places)(
  'if the runner is lost %s, the next run completes the work',
  async (when, at, route) => {
    const replies = [...shopReplies, ...shopReplies];
    const lost = new AbortController();
    await using world = await startShop(afterLoss(replies, lost));
    at(world).fail(route, { status: 500, fault: () => lost.abort() });

    const first = await workOn(world, 'first', { lost: lost.signal, env: fastClock });
    expect(first).toMatchObject({ exitCode: null, signal: 'SIGKILL' });
    // Another run follows at once, since GitHub says that the first has ended.
    const over = { status: 'completed', conclusion: 'failure', jobs: [] } as const;
    world.github.runs.push({ id: 1, title: key, attempts: [over] }, { id: 2, title: key });
    const env = { ...fastClock, GITHUB_RUN_ID: '2' };
    const second = await workOn(world, 'first', { env });
    expect(second.stdout).not.toContain('another run works');
    expect(second).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved' } });

    const [base, head] = await Promise.all([
      world.github.tree('main'),
      world.github.tree(`fix/${key}`),
    ]);
    expect(Object.fromEntries(head)).toEqual({ ...Object.fromEntries(base), ...shopFixed });
    expect(world.github.pulls).toHaveLength(1);
    const { comments, status, pages } = world.jira.issue(key);
    expect(status).toBe('In Prüfung');
    expect([comments.length, pages.size]).toEqual([1, 1]);
    expect(adfToMarkdown(comments[0]?.body)).toContain('A fix is ready for review.');
    // Tests of the job repeat the delivery after every loss.
    if (when !== 'before the record') return;
    const third = await workOn(world, 'first', { env: fastClock });
    expect(third.outputs).toMatchObject({ 'stop-detail': 'nothing-new' });
  },
);

/** A model that restarts its replies for the run after the lost one. */
function afterLoss(replies: typeof shopReplies, lost: AbortController) {
  const script = inOrder(replies);
  let before = 0;
  let after = 0;
  return (...[request]: Parameters<typeof script>) => {
    const index = lost.signal.aborted ? after++ : before++;
    return script(request, index);
  };
}

it('a change that GitHub does not take is a patch of the job, and the next run makes it again', async () => {
  await using world = await startShop(inOrder([...shopReplies, ...shopReplies]));
  await using folder = await temporaryFolder();
  const env = { ...fastClock, RUNNER_TEMP: folder.directory };
  const act = (id: string) => workOn(world, id, { env: { ...env, GITHUB_RUN_ID: id } });

  world.github.fail('POST /repos/{owner}/{repo}/pulls', { status: 502, body: 'Bad Gateway' }, 6);
  const first = await act('1');
  expect(first).toMatchObject({ exitCode: 1, outputs: { 'stop-reason': 'failed' } });
  expect(first.annotations).toEqual([
    expect.stringMatching(/^GitHub answered 502 for acme\/shop: .*could not be published/),
  ]);
  expect(first.stdout).not.toMatch(/^\s+at .*:\d+/m);
  expect(await readFile(first.outputs.patch ?? '', 'utf8')).toContain('+++ b/shop/cart.py');
  const second = await act('2');
  expect(second).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved', patch: '' } });
  expect(world.github.pulls).toHaveLength(1);
  const issue = world.jira.issue(key);
  expect(issue.status).toBe('In Prüfung');
  expect(issue.comments.map(({ body }) => adfToMarkdown(body)).join()).toContain('/pull/1');
  expect(world.violations()).toEqual([]);
});
