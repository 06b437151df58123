import { abortAllDurableObjects, reset, runDurableObjectAlarm } from 'cloudflare:test';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runs } from '../../support/property-runs.ts';
import { type Behaviour, type FakeGitHub, fakeGitHub } from '../github/fake-github.ts';
import { sampleDecision, sampleDelivery } from './samples.ts';
import { advance, clearScene, inbox, minute, report, setScene } from './scene.ts';

beforeEach(setScene);
afterEach(clearScene);

type Incident =
  | { readonly kind: 'delivery'; readonly name: string }
  | { readonly kind: 'alarm'; readonly after: number }
  | { readonly kind: 'look'; readonly behaviour: Behaviour | undefined }
  /** The object is killed during an alarm, after this many requests. */
  | { readonly kind: 'crash'; readonly requests: number }
  | { readonly kind: 'sweep' };

const names = ['d-1', 'd-2', 'd-3', 'd-4'];
const bad: readonly Behaviour[] = ['dropped', { status: 500 }, { status: 403 }, { status: 422 }];
const incident: fc.Arbitrary<Incident> = fc.oneof(
  fc.record({ kind: fc.constant('delivery'), name: fc.constantFrom(...names) }),
  fc.record({ kind: fc.constant('alarm'), after: fc.nat({ max: 2 * minute }) }),
  fc.record({ kind: fc.constant('crash'), requests: fc.nat({ max: 3 }) }),
  fc.record({
    kind: fc.constant<'look'>('look'),
    // No 403: without permission to list runs, a delivery may be sent twice.
    behaviour: fc.constantFrom<Behaviour | undefined>(
      undefined,
      'dropped',
      { status: 500 },
      { status: 401 },
    ),
  }),
  fc.record({ kind: fc.constant('sweep') }),
);
const behaviour: fc.Arbitrary<Behaviour> = fc.oneof(
  fc.constantFrom<Behaviour>(...bad, 'unanswered', { status: 204 }),
  fc.constantFrom<Behaviour>({ status: 502, taken: true }, { status: 408, taken: true }),
  fc.constant<Behaviour>({ status: 429, headers: { 'retry-after': '60' } }),
);

test('GitHub accepts each delivery exactly once, whatever happens in whatever order', async () => {
  const story = fc.array(incident, { minLength: 1, maxLength: 14 });
  const moods = fc.array(behaviour, { maxLength: 12 });
  const lags = fc.nat({ max: 10_000 });
  const property = fc.asyncProperty(story, moods, lags, async (incidents, behaviours, lag) => {
    await reset();
    const github = fakeGitHub(...behaviours);
    github.lag = lag;
    for (const each of incidents) await perform(each, github);
    github.look = undefined;
    for (let times = 0; times < 25 && (await isWaiting()); times += 1) await sweepAndRing();
    const delivered = incidents.flatMap((each) => (each.kind === 'delivery' ? [each.name] : []));
    expect(github.taken.map(({ delivery }) => delivery).sort()).toEqual(
      [...new Set(delivered)].sort(),
    );
    const states = (await report()).deliveries.map(({ state }) => state);
    expect(states).toEqual([...new Set(delivered)].map(() => 'dispatched'));
  });
  await fc.assert(property, runs(40));
});

const isWaiting = async () => (await report()).waiting.length > 0;

async function perform(each: Incident, github: FakeGitHub): Promise<void> {
  if (each.kind === 'delivery') {
    await inbox().keep(sampleDelivery(each.name), sampleDecision(each.name));
  } else if (each.kind === 'alarm') await ringAfter(each.after);
  else if (each.kind === 'sweep') await inbox().sweep();
  else if (each.kind === 'look') github.look = each.behaviour;
  else await crashIn(github, each.requests);
}

/** Runs the ten-minute timer. Here a killed alarm is lost; in production it rings again. */
async function sweepAndRing(): Promise<void> {
  await inbox().sweep();
  await ringAfter(10 * minute);
}

async function ringAfter(milliseconds: number): Promise<void> {
  advance(milliseconds);
  await runDurableObjectAlarm(inbox());
}

/** Kills the object during an alarm: after this many requests, before the last is answered. */
async function crashIn(github: FakeGitHub, requests: number): Promise<void> {
  const last = github.calls.length + requests;
  let isReached = false;
  github.heard = async (count) => {
    isReached = count >= last;
    if (isReached) await new Promise(() => {});
  };
  const alarm = ringAfter(minute)
    .catch(() => undefined)
    .finally(() => {
      isReached = true;
    });
  await vi.waitFor(() => expect(isReached).toBe(true), { interval: 1, timeout: 20_000 });
  github.heard = async () => {};
  await abortAllDurableObjects();
  await alarm;
}
