import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playBudget, rounding } from '../../support/fleet/budget-play.ts';
import { runs } from '../../support/property-runs.ts';

test('whatever runs do at the same time, and wherever they crash, a month pays no more than its budget', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0 }), async (seed) => {
      const { paid, budget } = await playBudget(`any ${seed}`);
      for (const most of paid.values()) expect(most).toBeLessThanOrEqual(budget + rounding);
    }),
    runs(60),
  );
});

test('without drawing, runs that crash would have spent more', async () => {
  let overspent = 0;
  for (let seed = 0; seed < 60; seed += 1) {
    const { paid, budget } = await playBudget(`undrawn ${seed}`, false);
    overspent += Math.max(0, ...paid.values()) > budget + rounding ? 1 : 0;
  }
  expect(overspent).toBeGreaterThan(0);
});
