import { abortAllDurableObjects, reset } from 'cloudflare:test';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runs } from '../../support/property-runs.ts';
import { type Behaviour, type FakeGitHub, fakeGitHub } from '../github/fake-github.ts';
import {
  advance,
  alarm,
  clearScene,
  inbox,
  keep,
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
    {
      maxLength: 40,
    },
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
