import { expect, it } from 'vitest';
import { startJiraServer } from '../support/jira-server/jira-server.ts';
import { inOrder } from '../support/openai/openai.ts';
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

const key = 'SHOP-7';
const manualStart = { name: 'workflow_dispatch', payload: {} };
const description = `Two boxes at 5.00 cost 5.00 instead of 10.00. It comes from {{cart.py}}, I think:
{code:python}
cart.add('box', 500, quantity=2)
{code}`;

it('a Data Center ticket is fixed by its key, and again after a comment', async () => {
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
  jira.addIssue({ key, summary: shopTicket.summary, description });

  const run = await world.start(manualStart);
  expect(run).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved' } });
  expect(leaks(run, [jira.token])).toEqual([]);
  expect(Object.fromEntries(await world.github.tree(`fix/${key}`))).toMatchObject(shopFixed);
  expect(await world.github.commitMessage(`fix/${key}`)).toMatch(/\nSigned-off-by: .*$/);
  expect(prompts(world.openai.requests[0]?.body)).toContain("cart.add('box', 500, quantity=2)");
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
  expect(prompts(world.openai.requests[5]?.body)).toContain(shopComment);
  expect(world.github.pulls).toHaveLength(1);
  expect(jira.issue(key).comments).toHaveLength(2);
  expect(jira.issue(key).pages.size).toBe(1);
  expect([...jira.violations, ...world.violations()]).toEqual([]);
  expect(world.jira.requests).toEqual([]);
});

function prompts(body: unknown): string {
  return JSON.stringify(body);
}
