import { abortAllDurableObjects, reset, runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Behaviour, deliveryOf, fakeGithub } from './fake-github.ts';
import { sampleDispatch } from './sample-dispatch.ts';

const minute = 60_000;

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  // Far ahead of the real clock, so that an alarm rings only when the test lets it.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 * minute });
});
afterEach(async () => {
  await reset();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Happening =
  | { readonly kind: 'delivery'; readonly name: string }
  | { readonly kind: 'crash' }
  | { readonly kind: 'alarm'; readonly after: number };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ kind: fc.constant('delivery'), name: fc.constantFrom('d-1', 'd-2', 'd-3', 'd-4') }),
  fc.record({ kind: fc.constant('alarm'), after: fc.nat({ max: 2 * minute }) }),
  fc.record({ kind: fc.constant('crash') }),
);
const behaviour: fc.Arbitrary<Behaviour> = fc.oneof(
  fc.constant('dropped' as const),
  fc.record({ status: fc.constantFrom(204, 204, 401, 422, 500, 502) }),
  fc.constant({ status: 429, headers: { 'retry-after': '60' } }),
);

// A dropped connection counts as one that GitHub never heard of; when it did hear, it hears twice.
test('whatever happens in whatever order, GitHub takes each delivery exactly once', async () => {
  const story = fc.array(happening, { minLength: 1, maxLength: 12 });
  const moods = fc.array(behaviour, { maxLength: 12 });
  const property = fc.asyncProperty(story, moods, async (happenings, behaviours) => {
    const calls = fakeGithub(...behaviours);
    for (const each of [...happenings, ...later]) await perform(each);
    const taken = calls.filter((_, index) => isTaken(behaviours[index])).map(deliveryOf);
    const delivered = happenings.flatMap((each) => (each.kind === 'delivery' ? [each.name] : []));
    expect(taken.sort()).toEqual([...new Set(delivered)].sort());
    await reset();
  });
  await fc.assert(property, { numRuns: 25 });
}, 30_000);

/** Enough of it for every pause to end. */
const later: readonly Happening[] = Array.from({ length: 20 }, () => ({
  kind: 'alarm',
  after: 10 * minute,
}));

async function perform(each: Happening): Promise<void> {
  const inbox = env.INBOX.getByName('inbox');
  if (each.kind === 'crash') return abortAllDurableObjects();
  if (each.kind === 'delivery') return void (await inbox.accept(sampleDispatch(each.name)));
  vi.setSystemTime(Date.now() + each.after);
  await runDurableObjectAlarm(inbox);
}

const isTaken = (behaviour: Behaviour | undefined) =>
  behaviour === undefined || (behaviour !== 'dropped' && behaviour.status === 204);
