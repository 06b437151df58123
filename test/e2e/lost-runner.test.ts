import { expect, it } from 'vitest';
import { adfToMarkdown } from '../../src/adapters/jira/formats/adf/index.ts';
import { fastClock } from '../support/fast-clock.ts';
import { inOrder } from '../support/openai/openai.ts';
import { shopReplies } from '../support/shop/script.ts';
import { shopFiles, shopFixed, shopTicket } from '../support/shop/shop.ts';
import type { StandIn } from '../support/stand-in.ts';
import { dispatchOf, startWorld, type World } from '../support/world.ts';

const key = 'SHOP-7';

/**
 * When the runner is lost: at the first request to this route, which gets no answer. Tests of the job lose it
 * at every call; these kill the process, each after another trace of it is left.
 */
const places: readonly [string, (world: World) => StandIn, string][] = [
  ['while the model answers', ({ openai }) => openai, 'POST /chat/completions'],
  ['before the pull request', ({ github }) => github, 'POST /repos/{owner}/{repo}/pulls'],
  [
    'before the comment reports the outcome',
    ({ jira }) => jira,
    'PUT /rest/api/3/issue/{issueIdOrKey}/comment/{id}',
  ],
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
    await using world = await startWorld({ files: shopFiles, script: afterLoss(replies, lost) });
    world.jira.addIssue({ key, ...shopTicket });
    const dispatch = dispatchOf(world.ticket(key), 'first');
    at(world).fail(route, { status: 500, fault: () => lost.abort() });

    const first = await world.act(dispatch, { lost: lost.signal, env: fastClock });
    expect(first).toMatchObject({ exitCode: null, signal: 'SIGKILL' });
    const second = await world.act(dispatch, { env: fastClock });
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
    const third = await world.act(dispatch, { env: fastClock });
    expect(third.outputs).toMatchObject({ 'stop-reason': 'nothing-new' });
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
