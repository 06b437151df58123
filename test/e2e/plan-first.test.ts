import { expect, test } from 'vitest';
import { inOrder, type Scripted } from '../support/openai/openai.ts';
import { branch, key, parcelFiles, rightLine, wrongLine } from '../support/project/parcel.ts';
import { approve, edit, plan } from '../support/shop/script.ts';
import { dispatchOf, startWorld, type World } from '../support/world.ts';

const planned = plan(['src/postage.js'], 'The weight is divided by the wrong number.');
const fix = edit('src/postage.js', wrongLine, rightLine);

/** A plan with the edits beside it, which nobody has agreed to. */
const beside: Scripted = { ...planned, ...fix };

const stopping = { 'plan-first': 'always' };

async function startPlanned(
  script: readonly Scripted[],
  description = 'Parcels of 1,000 g cost too much.',
): Promise<World> {
  const world = await startWorld({ files: parcelFiles, script: inOrder(script), inputs: stopping });
  world.jira.addIssue({ key, summary: 'Postage is wrong', description });
  return world;
}

const act = async (world: World, delivery: string) =>
  (await world.act(dispatchOf(world.ticket(key), delivery))).outputs['stop-reason'];

const told = (world: World) => JSON.stringify(world.jira.issue(key).comments);

test('a plan waits on the ticket until somebody agrees, and is asked for once', async () => {
  await using world = await startPlanned([beside, fix, approve('It is right.')]);
  expect(await act(world, 'created')).toBe('planned');
  expect(world.github.pulls).toEqual([]);
  expect(await world.github.refs()).not.toContain(`refs/heads/${branch}`);
  for (const text of ['src/postage.js', 'The weight is divided', '/fix go', 'at most 16 calls'])
    expect(told(world)).toContain(text);
  world.jira.addComment(key, 'Ada', '/fix go');
  expect(await act(world, 'commented')).toBe('approved');
  expect(world.github.pulls).toHaveLength(1);
  expect(world.openai.chats).toHaveLength(3);
  world.jira.addComment(key, 'Ben', '/fix go');
  expect(await act(world, 'again')).toBe('nothing-new');
  expect(world.violations()).toEqual([]);
});

test('a description that says the word, and a comment that quotes it, agree to nothing', async () => {
  await using world = await startPlanned(
    [planned, planned],
    '/fix go\n\nParcels of 1,000 g cost too much.',
  );
  expect(await act(world, 'created')).toBe('planned');
  world.jira.addComment(key, 'Ada', '> /fix go\n\nShould we?');
  expect(await act(world, 'commented')).toBe('nothing-new');
  world.jira.addComment(key, 'Ben', 'Ada asked about "/fix go": not yet.');
  expect(await act(world, 'commented-again')).toBe('nothing-new');
  expect(world.github.pulls).toEqual([]);
  expect(world.openai.chats).toHaveLength(1);
});
