import assert from 'node:assert/strict';
import { type Update, updatedWebhook } from '../../../test/support/webhook.ts';
import { connectWorker } from '../../../test/support/world.ts';
import type { Case } from '../case.ts';
import { shopKey, startShop, work } from '../shop.ts';

const inProgress = ['10015', 'In Arbeit', 'indeterminate'] as const;

/** Reopenings that leave the ticket outside "to do". */
const reopenings: readonly (readonly [string, Update])[] = [
  [
    'a status of REOPEN_STATUSES',
    {
      status: inProgress,
      changes: [{ field: 'status', from: ['10002', 'Fertig'], to: ['10015', 'In Arbeit'] }],
    },
  ],
  [
    'a cleared resolution',
    {
      status: inProgress,
      changes: [{ field: 'resolution', from: ['10000', 'Erledigt'], to: null }],
    },
  ],
];

export const cases: readonly Case[] = reopenings.map(([what, update]) => ({
  name: `${what} outside "to do" is worked once, doubled and late deliveries included`,
  check: async () => {
    await using world = await startShop();
    assert.equal((await work(world, { delivery: 'first' })).outputs['stop-reason'], 'approved');
    world.jira.setStatus(shopKey, 'In Arbeit');
    await using worker = await connectWorker(world, { REOPEN_STATUSES: 'In Arbeit' });
    const webhook = updatedWebhook(world.ticket(shopKey), update);
    // Jira's retry, and a second webhook for the same change.
    assert.equal((await worker.deliver(webhook, 'd-1')).status, 202);
    assert.equal((await worker.deliver(webhook, 'd-1')).status, 200);
    assert.equal((await worker.deliver(webhook, 'd-2')).status, 202);
    const reasons = [await world.run(0), await world.run(1)].map(({ outputs, stdout }) => {
      assert.ok(outputs['stop-reason'], stdout);
      return outputs['stop-reason'];
    });
    assert.deepEqual(reasons, ['approved', 'nothing-new']);
    const { client_payload: sent } = world.github.dispatches[0] ?? assert.fail('nothing was sent');
    const late = { delivery: 'd-3', reason: 'reopened', changed: String(sent.changed) };
    assert.equal((await work(world, late)).outputs['stop-reason'], 'nothing-new');
    assert.equal(world.github.pulls.length, 1);
    assert.deepEqual(world.violations(), []);
  },
}));
