import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adfToMarkdown } from '../../src/adapters/jira/formats/adf/index.ts';
import { parseAction } from '../repo/action-metadata.ts';
import { projectText } from '../repo/project.ts';
import { inOrder } from '../support/openai/openai.ts';
import { leaks } from '../support/runner/runner.ts';
import { shopReplies, shopRetryReplies } from '../support/shop/script.ts';
import { shopComment, shopFixed, shopFixedAfterComment } from '../support/shop/shop.ts';
import { createdWebhook, ignoredWebhook, reopenedWebhook } from '../support/webhook.ts';
import { connectWorker, secrets, type World } from '../support/world.ts';
import { key, startShop } from './shop.ts';

const branch = `fix/${key}`;
const declaredOutputs = Object.keys(parseAction(projectText('action.yml')).outputs).toSorted();

describe('a signed webhook', () => {
  let world: World;
  let worker: Awaited<ReturnType<typeof connectWorker>>;

  beforeEach(async () => {
    world = await startShop(inOrder([...shopReplies, ...shopRetryReplies]));
    worker = await connectWorker(world);
  });

  afterEach(async () => {
    await worker[Symbol.asyncDispose]();
    await world[Symbol.asyncDispose]();
  });

  it('leads to a reviewed pull request, and to an update when the ticket is reopened with a comment', async () => {
    const created = await worker.deliver(createdWebhook(world.ticket(key)), 'first');
    expect([created.status, await created.json()]).toEqual([
      202,
      {
        decision: 'accepted',
        ticket: key,
        delivery: 'first',
        reason: 'The ticket was created.',
      },
    ]);
    const run = await world.run(0);
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved', calls: '5' } });
    expect(Object.keys(run.outputs).toSorted()).toEqual(declaredOutputs);
    await expectFixed(shopFixed);
    const [comment, ...others] = world.jira.issue(key).comments;
    expect(others).toEqual([]);
    const said = adfToMarkdown(comment?.body);
    expect(said).toContain('+            total += price * quantity');
    expect(said).toContain(run.outputs['pull-request'] ?? 'no pull request');
    expect(world.jira.issue(key).status).toBe('In Prüfung');

    const again = await worker.deliver(createdWebhook(world.ticket(key)), 'first');
    expect([again.status, await again.json()]).toEqual([200, { decision: 'duplicate' }]);
    const other = await worker.deliver(ignoredWebhook(world.ticket(key)), 'second');
    expect(other.status).toBe(200);

    const asked = world.jira.addComment(key, 'Mia', shopComment);
    world.jira.reopen(key);
    await worker.deliver(reopenedWebhook(world.ticket(key)), 'third');
    const retry = await world.run(1);
    expect(retry).toMatchObject({
      exitCode: 0,
      outputs: { 'stop-reason': 'approved', calls: '4' },
    });
    await expectFixed(shopFixedAfterComment);
    const { comments, pages } = world.jira.issue(key);
    expect(comments.map(({ id }) => id)).toEqual([comment?.id, asked]);
    expect(adfToMarkdown(comments[0]?.body)).toContain('+Prices are cents.');
    expect([...pages.keys()]).toHaveLength(1);
    expect(JSON.stringify(world.openai.requests[5]?.body)).toContain(shopComment);

    for (const one of [run, retry]) expect(leaks(one, Object.values(secrets))).toEqual([]);
    expect(world.violations()).toEqual([]);
  });

  async function expectFixed(fixed: Readonly<Record<string, string>>) {
    const [base, head] = await Promise.all([world.github.tree('main'), world.github.tree(branch)]);
    expect(Object.fromEntries(head)).toEqual({ ...Object.fromEntries(base), ...fixed });
    const modes = await world.github.modes(branch);
    expect(modes.get('bin/serve')).toBe('100755');
    expect(world.github.pulls).toHaveLength(1);
    const sent = world.github.dispatches.map(({ client_payload: { perhaps: _, ...sure } }) =>
      Object.keys(sure).toSorted(),
    );
    expect(sent).toEqual(sent.map(() => payload));
  }
});

/** What the Worker tells GitHub: which ticket and why, never its text. */
const payload = ['changed', 'delivery', 'reason', 'site', 'ticket', 'ticketId'];
