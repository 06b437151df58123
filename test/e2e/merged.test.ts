import { expect, it } from 'vitest';
import { inOrder } from '../support/openai/openai.ts';
import { shopReplies } from '../support/shop/script.ts';
import { shopFiles, shopTicket } from '../support/shop/shop.ts';
import { dispatchOf, startWorld, type WorkflowEvent, type World } from '../support/world.ts';

const key = 'SHOP-7';
const mode = { inputs: { mode: 'merged', model: '', 'api-key': '' } };

it.concurrent('a merged pull request takes its ticket to done, and nothing else does', async () => {
  await using world = await startShop();
  const stays = async (event: WorkflowEvent, why: string) => {
    const run = await world.start(event, mode);
    expect(run).toMatchObject({ exitCode: 0, annotations: [] });
    expect(run.summary).toContain(why);
    expect(world.jira.issue(key)).toMatchObject({ status: 'In Prüfung', resolution: null });
  };
  await stays(closing(world, { from: 'somebody/shop' }), "not from one of the agent's branches");
  await stays(closing(world, { merged: false }), 'closed without a merge');

  const run = await world.start(closing(world), mode);
  expect(run).toMatchObject({ exitCode: 0, annotations: [] });
  expect(run.summary).toContain('moved to Fertig');
  expect(world.jira.issue(key)).toMatchObject({ status: 'Fertig', resolution: '10000' });

  const again = await world.start(closing(world), mode);
  expect(again).toMatchObject({ exitCode: 0, annotations: [] });
  expect(world.jira.issue(key)).toMatchObject({ status: 'Fertig', resolution: '10000' });
  expect(world.violations()).toEqual([]);
});

it.concurrent('a merge takes its ticket where the setting says, or says why it did not', async () => {
  await using world = await startShop();
  const named = { inputs: { ...mode.inputs, 'transition-on-merge': 'Abgelehnt' } };
  const run = await world.start(closing(world), named);
  expect(run.exitCode).toBe(0);
  expect(run.summary).toContain('Begründung');
  expect(world.jira.issue(key).status).toBe('In Prüfung');
  expect(world.violations()).toEqual([]);
});

it.concurrent('a pull request takes its ticket to done where the setting says so', async () => {
  const inputs = { 'transition-on-pull-request': 'Done, Fertig' };
  await using world = await startShop(inputs);
  expect(world.jira.issue(key)).toMatchObject({ status: 'Fertig', resolution: '10000' });
  expect(world.violations()).toEqual([]);
});

it.concurrent('any other event is refused in one sentence', async () => {
  await using world = await startWorld({ files: shopFiles, script: inOrder([]) });
  const run = await world.start({ name: 'push', payload: {} }, mode);
  expect(run.exitCode).toBe(1);
  expect(run.annotations).toEqual([expect.stringContaining('mode: merged')]);
});

/** A world whose ticket has its pull request. */
async function startShop(inputs: Readonly<Record<string, string>> = {}): Promise<World> {
  const world = await startWorld({ files: shopFiles, script: inOrder(shopReplies), inputs });
  world.jira.addIssue({ key, ...shopTicket });
  const run = await world.act(dispatchOf(world.ticket(key), 'first'));
  expect(run.outputs).toMatchObject({ 'stop-reason': 'approved' });
  return world;
}

/** GitHub's event of the closed pull request, from this repository's branch or from a fork's. */
function closing(
  { github }: World,
  { merged = true, from = 'acme/shop' }: { readonly merged?: boolean; readonly from?: string } = {},
): WorkflowEvent {
  const [pull] = github.pulls;
  const base = { ref: 'main', repo: { full_name: 'acme/shop' } };
  const head = { ref: `fix/${key}`, repo: { full_name: from } };
  const pull_request = { number: pull?.number, state: 'closed', merged, head, base };
  return { name: 'pull_request', payload: { action: 'closed', pull_request } };
}
