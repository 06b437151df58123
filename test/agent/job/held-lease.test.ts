import { expect, test } from 'vitest';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';

test('a job under a lease that its run has works with it, and does not give it back', async () => {
  const { services, key, deliver } = jobFixture();
  const now = new Date();
  const lease = { run: '1/1', until: new Date(now.getTime() + 3_600_000).toISOString() };
  await services.forge.lease(key, lease, 'b'.repeat(40), now);
  const { outcome } = await deliver(aFix, { context: { lease } });
  expect(outcome.reason).toBe('approved');
  const other = { ...lease, run: '2/1' };
  expect(await services.forge.lease(key, other, 'b'.repeat(40), now)).toEqual(lease);
});
