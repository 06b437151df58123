import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playLedger } from '../../support/fleet/ledger-play.ts';
import { runs } from '../../support/property-runs.ts';

test('wherever writers crash, the ledger loses and doubles nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0 }), fc.integer({ min: 2, max: 6 }), async (seed, many) => {
      const { lost, doubled, written } = await playLedger(`any ${seed}`, many);
      expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
      expect(written).toBeGreaterThanOrEqual(many);
    }),
    runs(8),
  );
});
