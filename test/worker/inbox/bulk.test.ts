import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TriggerReason } from '../../../src/dispatch.ts';
import { fakeGitHub } from '../github/fake-github.ts';
import { sampleDecision, sampleDelivery } from './samples.ts';
import {
  advance,
  clearScene,
  hour,
  inbox,
  minute,
  report,
  ringDue,
  second,
  setScene,
} from './scene.ts';

beforeEach(setScene);
afterEach(clearScene);

interface Asked {
  readonly by?: string;
  readonly reason?: TriggerReason;
  readonly site?: string;
}

/** Somebody asks for a ticket of each number. */
async function ask(numbers: readonly number[], asked: Asked = {}): Promise<void> {
  const { by = 'mia', reason = 'labelled', site = 'acme.atlassian.net' } = asked;
  for (const number of numbers) {
    const name = `${by}-${reason}-${site}-${number}-${Date.now()}`;
    const decision = sampleDecision(name);
    const dispatch = { ...decision.dispatch, reason, site };
    const delivery = sampleDelivery(name, { ticket: `SHOP-${number}`, site });
    await inbox().keep(delivery, { ...decision, dispatch, requester: by });
  }
}

const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => from + at);

async function states() {
  const { deliveries } = await report();
  return Object.groupBy(deliveries, ({ state }) => state);
}

test('a bulk change of many tickets starts no runs', async () => {
  const github = fakeGitHub();
  await ask(numbers(1, 80));
  await ringDue();
  expect(github.taken).toEqual([]);
  const { ignored = [] } = await states();
  expect(ignored).toHaveLength(80);
  expect(new Set(ignored.map(({ reason }) => reason))).toEqual(
    new Set(['Part of a bulk change of more than 20 tickets, see BULK_LIMIT.']),
  );
  advance(hour);
  await ask([7]);
  await ringDue();
  expect(github.taken).toHaveLength(1);
});

test('what a bulk change has started before it is known as one goes on', async () => {
  const github = fakeGitHub();
  await ask(numbers(1, 5));
  await ringDue();
  advance(5 * second);
  await ask(numbers(6, 95));
  await ringDue();
  expect(github.taken).toHaveLength(5);
  expect((await states()).ignored).toHaveLength(95);
});

test('twenty tickets are no bulk change, nor is what differs', async () => {
  fakeGitHub();
  await ask(numbers(1, 20));
  await ask(numbers(21, 10), { by: 'kim' });
  await ask(numbers(31, 10), { reason: 'assigned' });
  await ask(numbers(41, 10), { site: 'other.atlassian.net' });
  await ask(numbers(51, 30), { by: '' });
  expect((await states()).pending).toHaveLength(80);
  advance(2 * minute);
  await ask(numbers(1, 20));
  expect((await states()).pending).toHaveLength(100);
});

test('tickets of an import wait for their turn', async () => {
  fakeGitHub();
  await ask(numbers(1, 60), { reason: 'created' });
  expect((await states()).pending).toHaveLength(60);
});
