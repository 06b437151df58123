import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxTries } from '../../../src/worker/inbox/index.ts';
import { type Behaviour, fakeGitHub } from '../github/fake-github.ts';
import {
  advance,
  alarm,
  clearScene,
  hour,
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

test('a refused delivery is sent again after a pause, without delaying others', async () => {
  const github = fakeGitHub({ status: 422 });
  await keep(['d-1', 'd-2']);
  await ring();
  expect(github.taken.map(({ delivery }) => delivery)).toEqual(['d-2']);
  expect(await reported('d-1')).toMatchObject({
    state: 'pending',
    attempts: 1,
    note: 'GitHub answered 422',
  });
  await ring();
  expect(github.of('dispatch')).toHaveLength(2);
  advance(second);
  await ring();
  expect(github.taken).toHaveLength(2);
  expect(github.of('look')).toHaveLength(0);
});

test('a delivery that GitHub keeps refusing fails, and the note says why', async () => {
  const github = fakeGitHub(...names(maxTries + 1).map((): Behaviour => ({ status: 422 })));
  await keep(['d-1']);
  await ringOn(maxTries + 5);
  expect(github.calls).toHaveLength(maxTries);
  expect(await ring()).toBe(false);
  expect(await reported('d-1')).toMatchObject({ state: 'failed', note: 'GitHub answered 422' });
});

test.each([
  [401, 'GITHUB_TOKEN'],
  [403, 'may not write contents'],
  [404, 'cannot see the repository'],
])(
  'a wrong setting (%i) pauses its repository only, until it is corrected',
  async (status, why) => {
    const github = fakeGitHub(...names(30).map((): Behaviour => ({ status })));
    await keep(names(3));
    await ring();
    expect(github.calls).toHaveLength(1);
    const [waiting] = (await report()).waiting;
    expect(waiting).toMatchObject({
      repository: 'acme/shop',
      count: 3,
      until: Date.now() + second,
    });
    expect(waiting?.why).toContain(why);
    expect((await reported('d-2'))?.note).toContain(why);
    await ringOn(35);
    expect(github.taken).toHaveLength(3);
  },
);

test('a pause that GitHub asks for applies to every repository', async () => {
  const github = fakeGitHub({ status: 403, headers: { 'retry-after': '120' } });
  await keep(['d-1']);
  await keep(['d-2'], 'acme/bank');
  await ring();
  advance(119 * second);
  await ring();
  expect(github.calls).toHaveLength(1);
  advance(second);
  await ring();
  expect(github.taken).toHaveLength(2);
});

test('deliveries beyond the hourly cap wait, and are sent as the hour passes', async () => {
  const github = fakeGitHub();
  await keep(names(10));
  await ringDue();
  advance(30 * minute);
  await keep(names(35, 10));
  await ringDue();
  expect(github.taken).toHaveLength(20);
  const next = await alarm();
  const [waiting] = (await report()).waiting;
  expect(waiting).toMatchObject({ count: 25, why: 'The cap of 20 runs an hour is reached' });
  expect((await reported('d-44'))?.note).toBe('The cap of 20 runs an hour is reached');
  expect(waiting?.until).toBe(next);
  advance(30 * minute);
  await ringDue();
  expect(github.taken).toHaveLength(30);
  await ringOn(30);
  expect(github.taken.map(({ delivery }) => delivery)).toEqual(names(45));
});

test('at the cap those who ask take turns, so that one of them delays nobody else for a day', async () => {
  const github = fakeGitHub();
  await keep(names(100), 'acme/shop', 'one');
  await ringDue();
  await keep(names(2, 100), 'acme/shop', 'another');
  await keep(names(1, 200), 'acme/shop', 'a third');
  await ringOn(2);
  await ringDue();
  const later = github.taken.slice(20, 25).map(({ delivery }) => delivery);
  expect(later).toEqual(['d-100', 'd-200', 'd-20', 'd-101', 'd-21']);
});

test('each repository has its own cap', async () => {
  const github = fakeGitHub();
  await keep(names(25));
  await keep(names(25, 100), 'acme/bank');
  await ringDue();
  expect(github.taken).toHaveLength(40);
});

test('deliveries to a capped repository do not set the alarm', async () => {
  fakeGitHub();
  await keep(names(21));
  await ringDue();
  const next = await alarm();
  expect(next).toBeGreaterThan(Date.now() + 50 * minute);
  await keep(names(5, 100));
  expect(await alarm()).toBe(next);
});

test('a delivery that only waits is never given up', async () => {
  const github = fakeGitHub();
  await keep(names(45));
  await ringDue();
  advance(40 * 24 * hour);
  await ringOn(30);
  expect(github.taken).toHaveLength(45);
});
