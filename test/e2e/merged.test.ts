import { expect, it } from 'vitest';
import { inOrder } from '../support/openai/openai.ts';
import { shopReplies } from '../support/shop/script.ts';
import { shopFiles, shopTicket } from '../support/shop/shop.ts';
import { dispatchOf, startWorld, type WorkflowEvent, type World } from '../support/world.ts';

const key = 'SHOP-7';
const mode = { inputs: { mode: 'follow', model: '', 'api-key': '' } };

it.concurrent('only a merged pull request of the agent moves its ticket to done', async () => {
  await using world = await startShop();
  const stays = async (event: WorkflowEvent) => {
    const run = await world.start(event, mode);
    expect(run).toMatchObject({ exitCode: 0, annotations: [] });
    expect(world.jira.issue(key)).toMatchObject({ status: 'In Prüfung', resolution: null });
  };
  await stays(closing(world, 'somebody/shop'));
  await stays(closing(world));
  await world.github.life.merge(world.github.pulls[0]?.number ?? 0);

  // A transition that needs a field the agent cannot fill.
  const toRejected = { ...mode.inputs, 'transition-on-merge': 'Abgelehnt' };
  const refused = await world.start(closing(world), { inputs: toRejected });
  expect(refused.exitCode).toBe(0);
  expect(refused.summary).toContain('Begründung');
  expect(world.jira.issue(key).status).toBe('In Prüfung');

  const run = await world.start(closing(world), mode);
  expect(run).toMatchObject({ exitCode: 0, annotations: [] });
  expect(run.outputs).toMatchObject({ reaction: 'merged', ticket: key });
  expect(world.jira.issue(key)).toMatchObject({ status: 'Fertig', resolution: '10000' });

  const again = await world.start(closing(world), mode);
  expect(again).toMatchObject({ exitCode: 0, annotations: [] });
  expect(world.jira.issue(key)).toMatchObject({ status: 'Fertig', resolution: '10000' });
  expect(world.violations()).toEqual([]);
});

it.concurrent('opening a pull request moves its ticket to done if configured', async () => {
  const inputs = { 'transition-on-pull-request': 'Done, Fertig' };
  await using world = await startShop(inputs);
  expect(world.jira.issue(key)).toMatchObject({ status: 'Fertig', resolution: '10000' });
  expect(world.violations()).toEqual([]);
});

/** Starts a world in which the ticket has its pull request. */
async function startShop(inputs: Readonly<Record<string, string>> = {}): Promise<World> {
  const world = await startWorld({ files: shopFiles, script: inOrder(shopReplies), inputs });
  world.jira.addIssue({ key, ...shopTicket });
  const run = await world.act(dispatchOf(world.ticket(key), 'first'));
  expect(run.outputs).toMatchObject({ 'stop-reason': 'approved' });
  return world;
}

/** GitHub's event for a merged pull request from this repository or a fork; GitHub itself says how it stands. */
function closing({ github }: World, from = 'acme/shop'): WorkflowEvent {
  const [pull] = github.pulls;
  const base = { ref: 'main', repo: { full_name: 'acme/shop' } };
  const head = { ref: `fix/${key}`, repo: { full_name: from } };
  const pull_request = { number: pull?.number, state: 'closed', merged: true, head, base };
  return { name: 'pull_request', payload: { action: 'closed', pull_request } };
}
