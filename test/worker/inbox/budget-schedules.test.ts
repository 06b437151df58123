import fc from 'fast-check';
import { expect, inject, test, vi } from 'vitest';
import { runs } from '../../support/property-runs.ts';
import { type Behaviour, fakeGitHub } from '../github/fake-github.ts';
import { instantOf, setVariables } from './budget-scene.ts';
import { BudgetWorld, type Happening, most } from './budget-world.ts';
import { clearScene, setScene } from './scene.ts';

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      count: fc.integer({ min: 1, max: 6 }),
      repository: fc.constantFrom('acme/shop', 'acme/api'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...(['ring', 'ring', 'ring', 'sweep', 'abort', 'month end', 'look'] as const),
      ),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(...(['begin', 'begin', 'settle', 'settle', 'crash'] as const)),
      which: fc.nat(20),
      spent: fc.constantFrom(0, 10, 60, most, most),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('advance' as const),
      minutes: fc.constantFrom(1, 6, 11, 45, 90, 60 * 12, 60 * 23),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('unreadable' as const), is: fc.boolean() }),
  },
);

const fault: fc.Arbitrary<Behaviour> = fc.constantFrom<Behaviour[]>(
  { status: 204 },
  { status: 204 },
  { status: 422 },
  { status: 502 },
  { status: 502, taken: true },
  'unanswered',
  'dropped',
);

test(
  'whatever happens in which order, no month takes more than the budget',
  async () => {
    const schedule = fc.record({
      faults: fc.array(fault, { maxLength: 6 }),
      isBlind: fc.boolean(),
      happenings: fc.array(happening, { minLength: 20, maxLength: 60 }),
    });
    const seen = { full: 0, sent: 0 };
    const property = fc.asyncProperty(schedule, async ({ faults, isBlind, happenings }) => {
      setScene();
      vi.setSystemTime(instantOf('11-29T20:00:00'));
      const github = fakeGitHub(...faults);
      if (isBlind) github.look = { status: 403 };
      try {
        await setVariables();
        const world = new BudgetWorld(github);
        for (const what of happenings) {
          await world.happen(what);
          const taken = [...world.taken().values()];
          expect(Math.max(0, ...taken)).toBeLessThanOrEqual(1_000);
          if (taken.some((amount) => amount > 1_000 - most)) seen.full += 1;
        }
        seen.sent += github.taken.length;
      } finally {
        await clearScene();
      }
    });
    await fc.assert(property, { ...runs(25), endOnFailure: true });
    expect(seen.full).toBeGreaterThan(0);
    expect(seen.sent).toBeGreaterThan(50);
  },
  120_000 * inject('propertyRuns'),
);
