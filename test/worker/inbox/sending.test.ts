import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxTries } from '../../../src/worker/inbox/next.ts';
import { type Behaviour, fakeGithub } from '../github/fake-github.ts';
import {
  advance,
  alarm,
  clearScene,
  hour,
  keep,
  minute,
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

const names = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => `d-${first + index}`);

test('what GitHub refuses is sent again, not before a pause, and holds nobody up', async () => {
  const github = fakeGithub({ status: 422 });
  await keep(['d-1', 'd-2']);
  await ring();
  expect(github.taken.map(({ delivery }) => delivery)).toEqual(['d-2']);
  expect(await reported('d-1')).toMatchObject({
    state: 'pending',
    attempts: 1,
    note: 'GitHub answered 422',
  });
  await ring();
  expect(github.calls).toHaveLength(2);
  advance(second);
  await ring();
  expect(github.taken).toHaveLength(2);
  expect(github.of('look')).toHaveLength(0);
});

test('what GitHub refuses again and again has failed, and the note says why', async () => {
  const github = fakeGithub(...names(maxTries + 1).map((): Behaviour => ({ status: 422 })));
  await keep(['d-1']);
  await ringOn(maxTries + 5);
  expect(github.calls).toHaveLength(maxTries);
  expect(await reported('d-1')).toMatchObject({ state: 'failed', note: 'GitHub answered 422' });
  expect(await ring()).toBe(false);
});

test.each([
  [401, 'GITHUB_TOKEN'],
  [403, 'may not write contents'],
  [404, 'cannot see the repository'],
])(
  'a setting that is wrong (%i) holds its repository alone, until it is mended',
  async (status, why) => {
    const github = fakeGithub(...names(30).map((): Behaviour => ({ status })));
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

test('one repository that is held does not hold up another', async () => {
  const github = fakeGithub({ status: 404 });
  await keep(['d-1'], 'acme/gone');
  await keep(['d-2']);
  await ring();
  expect(github.taken.map(({ delivery }) => delivery)).toEqual(['d-2']);
});

test('a pause that GitHub asks for holds for everything that waits', async () => {
  const github = fakeGithub({ status: 403, headers: { 'retry-after': '120' } });
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

test('under the cap of an hour the rest waits, and goes as the hour moves on', async () => {
  const github = fakeGithub();
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

test('the cap is of a repository: another has its own', async () => {
  const github = fakeGithub();
  await keep(names(25));
  await keep(names(25, 100), 'acme/bank');
  await ringDue();
  expect(github.taken).toHaveLength(40);
});

test('a capped repository is not woken for with every delivery', async () => {
  fakeGithub();
  await keep(names(21));
  await ringDue();
  const next = await alarm();
  expect(next).toBeGreaterThan(Date.now() + 50 * minute);
  await keep(names(5, 100));
  expect(await alarm()).toBe(next);
});

test('what only waits for its turn is never given up', async () => {
  const github = fakeGithub();
  await keep(names(45));
  await ringDue();
  advance(40 * 24 * hour);
  await ringOn(30);
  expect(github.taken).toHaveLength(45);
});
