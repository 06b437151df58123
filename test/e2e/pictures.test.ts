import { describe, expect, it } from 'vitest';
import { mediaIdOf } from '../support/jira/resources.ts';
import { startJiraServer } from '../support/jira-server/jira-server.ts';
import type { ChatRequest } from '../support/openai/chat.ts';
import { inOrder } from '../support/openai/openai.ts';
import { pngOf } from '../support/pictures.ts';
import { leaks } from '../support/runner/runner.ts';
import { shopReplies, shopRetryReplies } from '../support/shop/script.ts';
import {
  shopComment,
  shopFiles,
  shopFixed,
  shopFixedAfterComment,
  shopTicket,
} from '../support/shop/shop.ts';
import { startWorld } from '../support/world.ts';
import { key, startShop } from './shop.ts';

const manualStart = { name: 'workflow_dispatch', payload: {} };
const picture = pngOf(640, 480);
const base64 = Buffer.from(picture).toString('base64');
const address = `data:image/png;base64,${base64}`;

const textsOf = ({ messages }: ChatRequest) => messages.map(({ content }) => content).join('\n');
const picturesOf = ({ messages }: ChatRequest) =>
  messages.flatMap(({ pictures }) => pictures ?? []);

describe.concurrent('a picture of the ticket', () => {
  it.each(['chat', 'responses', 'messages'])(
    'pasted in Cloud is in every request of the run, and its bytes nowhere else: %s',
    async (api) => {
      await using world = await startShop(undefined, { inputs: { ticket: key, api } });
      const { jira } = world;
      const id = jira.addAttachment(key, { name: 'cart', type: 'image/png', content: picture });
      const media = { type: 'media', attrs: { id: mediaIdOf(id), type: 'file', collection: '' } };
      jira.addComment(key, 'Mia', {
        ...{ type: 'doc', version: 1 },
        content: [{ type: 'mediaSingle', attrs: { layout: 'center' }, content: [media] }],
      });

      const run = await world.start(manualStart);
      expect(run).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved' } });
      const { chats } = world.openai;
      expect(chats).toHaveLength(shopReplies.length);
      for (const chat of chats) {
        expect(picturesOf(chat)).toEqual([address]);
        expect(textsOf(chat)).toContain('(picture 1: cart)');
        expect(textsOf(chat)).not.toContain(base64);
      }
      const written = JSON.stringify([run, world.github.requests, jira.issue(key).comments]);
      expect(written).not.toContain(base64);
      expect(world.violations()).toEqual([]);
    },
  );

  it('is only named to a model that cannot see', async () => {
    await using world = await startShop(undefined, {
      inputs: { ticket: key, model: 'gpt-oss-120b' },
    });
    world.jira.addAttachment(key, { name: 'cart.png', type: 'image/png', content: picture });

    const run = await world.start(manualStart);
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved' } });
    for (const chat of world.openai.chats) {
      expect(picturesOf(chat)).toEqual([]);
      expect(textsOf(chat)).toMatch(/cart\.png[^\n]*not shown|not shown[^\n]*cart\.png/i);
    }
    expect(run.stdout).toContain('pictures are only named');
    expect(world.violations()).toEqual([]);
  });
});

const described = `Two boxes at 5.00 cost 5.00 instead of 10.00. It comes from {{cart.py}}, I think:
!the cart.png|thumbnail!
{code:python}
cart.add('box', 500, quantity=2)
{code}`;

it('a Data Center ticket is fixed by its key, with a picture that its markup names, and again after a comment', async () => {
  await using jira = await startJiraServer();
  await using world = await startWorld({
    files: shopFiles,
    script: inOrder([...shopReplies, ...shopRetryReplies]),
    inputs: {
      ...{ 'jira-url': jira.url, 'jira-email': '', 'jira-token': jira.token, ticket: key },
      ...{ 'transition-on-start': '', 'transition-on-pull-request': '' },
      'sign-off': 'true',
    },
  });
  jira.addIssue({ key, summary: shopTicket.summary, description: described });
  jira.addAttachment(key, { name: 'the cart.png', type: 'image/png', content: picture });

  const run = await world.start(manualStart);
  expect(run).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved' } });
  expect(leaks(run, [jira.token])).toEqual([]);
  expect(Object.fromEntries(await world.github.tree(`fix/${key}`))).toMatchObject(shopFixed);
  expect(await world.github.commitMessage(`fix/${key}`)).toMatch(/\nSigned-off-by: .*$/);
  const [first] = world.openai.chats;
  if (first === undefined) return expect.unreachable();
  expect(textsOf(first)).toContain("cart.add('box', 500, quantity=2)");
  expect(textsOf(first)).toContain('[image: the cart.png] (picture 1: the cart.png)');
  expect(picturesOf(first)).toEqual([address]);
  const { comments, status, pages } = jira.issue(key);
  expect(comments.map(({ author }) => author)).toEqual([jira.self]);
  expect(comments[0]?.body).toMatch(/^h3\. A fix is ready for review\./);
  expect(comments[0]?.body).toContain('{noformat}\ndiff --git a/shop/cart.py b/shop/cart.py\n');
  expect(comments[0]?.body).toContain('+            total += price * quantity');
  expect(comments[0]?.body).not.toContain('```');
  expect(status).toBe('In Arbeit');
  expect([...pages.values()]).toMatchObject([{ url: run.outputs['pull-request'] }]);

  jira.addComment(key, 'Mia', shopComment);
  const retry = await world.start(manualStart);
  expect(retry).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved' } });
  const tree = Object.fromEntries(await world.github.tree(`fix/${key}`));
  expect(tree).toMatchObject(shopFixedAfterComment);
  expect(JSON.stringify(world.openai.requests[5]?.body)).toContain(shopComment);
  expect(world.github.pulls).toHaveLength(1);
  expect(jira.issue(key).comments).toHaveLength(2);
  expect(jira.issue(key).pages.size).toBe(1);
  expect([...jira.violations, ...world.violations()]).toEqual([]);
  expect(world.jira.requests).toEqual([]);
});
