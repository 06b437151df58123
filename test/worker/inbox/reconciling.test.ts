import { abortAllDurableObjects } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Behaviour, fakeGitHub } from '../github/fake-github.ts';
import {
  advance,
  clearScene,
  keep,
  minute,
  report,
  reported,
  ring,
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
    const run = 'https://github.test/acme/shop/actions/runs/1';
    expect(await reported('d-1')).toMatchObject({
      state: 'dispatched',
      attempts: 1,
      run,
      note: '',
    });
  },
);

test.each<readonly [string, Behaviour]>([
  ['a broken connection', 'dropped'],
  ['a 502', { status: 502 }],
])('after %s without a run the delivery is sent again', async (_, behaviour) => {
  const github = fakeGitHub(behaviour);
  await keep(['d-1']);
  await ringOn(9);
  expect(github.of('dispatch')).toHaveLength(2);
  expect(github.taken).toHaveLength(1);
  expect(await reported('d-1')).toMatchObject({ state: 'dispatched', attempts: 2, note: '' });
});

test('a run that is listed late is found before the delivery is sent again', async () => {
  const github = fakeGitHub('unanswered');
  github.lag = 10 * second;
  await keep(['d-1']);
  await ringOn(9);
  expect(github.of('dispatch')).toHaveLength(1);
});

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

test('the run of a crashed attempt is looked up before the delivery is sent again', async () => {
  const github = fakeGitHub('unanswered');
  await keep(['d-1']);
  await ring();
  await abortAllDurableObjects();
  await ringOn(9);
  expect(github.of('dispatch')).toHaveLength(1);
  expect(await reported('d-1')).toMatchObject({ state: 'dispatched' });
});

test('the link of a run is looked up when somebody reads the report', async () => {
  const github = fakeGitHub();
  await keep(['d-1', 'd-2']);
  await ring();
  expect(await ring()).toBe(false);
  advance(minute);
  expect((await reported('d-1'))?.run).toBe(undefined);
  await ring();
  expect(await reported('d-1')).toMatchObject({
    run: 'https://github.test/acme/shop/actions/runs/1',
  });
  expect(github.of('look')).toHaveLength(1);
});

test('a run that is never listed is looked up three times, and the note says what to correct', async () => {
  const github = fakeGitHub();
  github.lag = 1e12;
  await keep(['d-1']);
  await ring();
  for (let times = 0; times < 6; times += 1) {
    advance(minute);
    await report();
    await ring();
  }
  expect(github.of('look')).toHaveLength(3);
  expect((await reported('d-1'))?.note).toContain('run-name');
});
