import { abortAllDurableObjects, reset, runDurableObjectAlarm } from 'cloudflare:test';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runs } from '../../support/property-runs.ts';
import { type Behaviour, type FakeGitHub, fakeGitHub } from '../github/fake-github.ts';
import { sampleDecision, sampleDelivery } from './samples.ts';
import {
  advance,
  alarm,
  clearScene,
  inbox,
  keep,
  minute,
  names,
  report,
  reported,
  ring,
  ringDue,
  ringOn,
  second,
  setScene,
} from './scene.ts';

beforeEach(setScene);
afterEach(clearScene);

const unclear: readonly (readonly [string, Behaviour])[] = [
  ['a broken connection', 'unanswered'],
  ['a 502', { status: 502, taken: true }],
  ['a 408', { status: 408, taken: true }],
  ['a 429', { status: 429, taken: true }],
];

test.each(unclear)(
  'after %s the run is found, and the delivery is not sent again',
  async (_, behaviour) => {
    const github = fakeGitHub(behaviour);
    await keep(['d-1']);
    await ring();
    expect(await reported('d-1')).toMatchObject({ state: 'sending', attempts: 1 });
    await ringOn(9);
    expect(github.of('dispatch')).toHaveLength(1);
    expect(await reported('d-1')).toMatchObject({
      state: 'dispatched',
      attempts: 1,
      note: '',
    });
  },
);

test('as long as the runs cannot be listed, nothing is sent again', async () => {
  const github = fakeGitHub('unanswered', 'dropped');
  github.look = { status: 502 };
  await keep(['d-1', 'd-2']);
  await ringOn(30);
  expect(github.of('dispatch')).toHaveLength(2);
  expect((await report()).waiting).toMatchObject([
    {
      repository: 'acme/shop',
      count: 2,
      why: expect.stringMatching(/looked up.*GitHub answered 502/),
    },
  ]);
  github.look = undefined;
  await ringOn(9);
  expect(github.taken.map(({ delivery }) => delivery).sort()).toEqual(['d-1', 'd-2']);
});

test('without permission to list runs it waits, sends again and notes that there may be two runs', async () => {
  const github = fakeGitHub('dropped');
  github.look = { status: 403 };
  await keep(['d-1']);
  const start = Date.now();
  await ringOn(4);
  expect(await reported('d-1')).toMatchObject({ state: 'dispatched', attempts: 2 });
  expect(Date.now() - start).toBeGreaterThanOrEqual(minute);
  expect((await reported('d-1'))?.note).toMatch(/without looking.*"Actions: read"/);
});

describe('an outage', () => {
  const failed: Behaviour = { status: 502 };

  test('a page that does not come is asked for again, and no other', async () => {
    const github = fakeGitHub(...names(2).map(() => failed));
    const begun = Date.now();
    await keep(names(2));
    await ring();
    startOthers(github, 250, begun);
    advance(3 * second);
    github.looks = [undefined, failed, failed, undefined, failed, undefined];
    await ringDue();
    const pages = github.of('look').map(({ url }) => new URL(url).searchParams.get('created'));
    const [first, next, , , last] = pages;
    expect(pages).toEqual([first, next, next, next, last, last]);
    expect(new Set(pages).size).toBe(3);
  });

  test('a crash between two pages loses neither', async () => {
    const github = fakeGitHub('unanswered', failed);
    const begun = Date.now();
    await keep(names(2));
    await ring();
    startOthers(github, 150, begun);
    advance(3 * second);
    github.looks = [undefined, failed];
    await ring();
    await abortAllDurableObjects();
    await ringOn(1);
    expect(await reported('d-0')).toMatchObject({ state: 'dispatched', attempts: 1 });
    const pages = github.of('look').map(({ url }) => new URL(url).searchParams.get('created'));
    expect(pages).toEqual([pages[0], pages[1], pages[1]]);
  });

  test('a lookup that fails delays no delivery to the same repository', async () => {
    const github = fakeGitHub('unanswered');
    await keep(['d-1']);
    await ring();
    github.look = failed;
    await ringOn(12);
    expect((await report()).waiting).toMatchObject([
      { count: 1, why: expect.stringContaining('502') },
    ]);
    await keep(['d-2']);
    await ringDue();
    expect(github.taken.map(({ delivery }) => delivery)).toEqual(['d-1', 'd-2']);
    expect(await reported('d-2')).toMatchObject({ state: 'dispatched' });
  });

  test('one dispatch that GitHub fails to take delays no other', async () => {
    const github = fakeGitHub(failed, failed);
    await keep(names(5));
    await ring();
    expect(github.taken).toHaveLength(3);
  });

  test('in an outage a repository is sent to ever more seldom, but at least every half minute', async () => {
    const github = fakeGitHub(...names(20).map(() => failed));
    github.look = failed;
    const times: number[] = [];
    github.heard = async () => {
      if (github.of('dispatch').length > times.length) times.push(Date.now());
    };
    await keep(names(60));
    await ringOn(60);
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    expect(gaps.slice(0, 2)).toEqual([0, 0]);
    expect(gaps.length).toBeGreaterThan(10);
    for (const gap of gaps.slice(7)) expect(gap).toBeGreaterThanOrEqual(15 * second);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(31 * second);
  });

  /** What happens to the inbox, between which GitHub answers or fails by a coin. */
  type Incident = 'delivery' | 'other' | 'alarm' | 'crash' | 'sweep' | 'minute';

  test('after an outage everything is sent within two minutes, once each, whatever happened in it', async () => {
    const incidents = fc.array(
      fc.constantFrom<Incident>('delivery', 'other', 'alarm', 'alarm', 'crash', 'sweep', 'minute'),
      { minLength: 1, maxLength: 40 },
    );
    const coins = fc.array(
      fc.constantFrom<Behaviour>(failed, 'dropped', 'unanswered', { status: 204 }),
      { maxLength: 40 },
    );
    const pages = fc.array(fc.constantFrom<Behaviour | undefined>(undefined, failed, 'dropped'), {
      maxLength: 60,
    });
    const property = fc.asyncProperty(
      incidents,
      coins,
      pages,
      fc.nat(9_000),
      async (story, posts, gets, lag) => {
        await reset();
        const github = fakeGitHub(...posts);
        github.looks = [...gets];
        github.lag = lag;
        for (const [at, incident] of story.entries()) await perform(incident, at);
        github.calm();
        const end = Date.now();
        for (let at = await alarm(); at !== null && at <= end + 120 * second; at = await alarm())
          await ringOn(1);
        expect((await report()).waiting).toEqual([]);
        const sent = github.taken.map(({ delivery }) => delivery);
        const expected = story.flatMap((incident, at) =>
          incident === 'delivery' || incident === 'other' ? [`d-${at}`] : [],
        );
        expect(sent.toSorted()).toEqual(expected.toSorted());
      },
    );
    await fc.assert(property, runs(40));
  });

  async function perform(incident: Incident, at: number): Promise<void> {
    if (incident === 'delivery') await keep([`d-${at}`], 'acme/shop', `one-${at % 3}`);
    else if (incident === 'other') await keep([`d-${at}`], 'acme/bank');
    else if (incident === 'alarm') await ringOn(1);
    else if (incident === 'sweep') await inbox().sweep();
    else if (incident === 'minute') advance(60 * second);
    else await abortAllDurableObjects();
  }

  /** Starts runs that have nothing to do with the inbox, a second apart, since then. */
  function startOthers(github: FakeGitHub, count: number, since: number): void {
    for (let at = 0; at < count; at += 1) github.start(`other-${at}`, since + at * second);
    advance(count * second);
  }
});

describe('any order', () => {
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
});
