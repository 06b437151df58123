import { expect, test } from 'vitest';
import { endedRun } from '../../../src/core/ledger/index.ts';
import { newRun, nothingSpent } from '../../../src/core/run/index.ts';
import { changeOf, patchOf } from '../../support/memory/samples.ts';

const name = { run: '1/1/APP-17', at: '2026-11-01T10:00:00.000Z', ticket: 'APP-17' };
const spent = {
  ...nothingSpent,
  ...{ calls: 2, promptTokens: 100, cachedTokens: 30, cacheWrittenTokens: 20 },
  ...{ completionTokens: 8, cost: 0.123_456_789 },
};
const end = { reason: 'approved', spent, elapsed: 61_000, run: newRun, attempt: 3, type: 'Bug' };

test('tells tokens apart, so that nothing is counted twice', () => {
  const { tokens } = endedRun(name, end, false) ?? {};
  expect(tokens).toEqual({ uncached: 50, cached: 30, written: 20, reply: 8 });
  const odd = { ...spent, cachedTokens: 90, cacheWrittenTokens: 90 };
  const counted = endedRun(name, { ...end, spent: odd }, false)?.tokens;
  expect(counted).toEqual({ uncached: 0, cached: 90, written: 10, reply: 8 });
});

test('has a cost only with prices', () => {
  expect(endedRun(name, end, false)?.cost).toBeUndefined();
  expect(endedRun(name, { ...end, allowed: { prices: {} } }, false)?.cost).toBe(0.123_456_789);
});

test('is none without an attempt and without a call', () => {
  const nothing = { ...end, attempt: undefined, spent: nothingSpent };
  expect(endedRun(name, nothing, false)).toBeUndefined();
  expect(endedRun(name, { ...nothing, attempt: 1 }, false)).toMatchObject({ attempt: 1, calls: 0 });
  expect(endedRun(name, { ...nothing, spent }, false)).toMatchObject({ attempt: 0, calls: 2 });
});

test('names the type and the first file of its pull request, unless the ticket is withheld', () => {
  const restored = patchOf(changeOf('src/b.ts', 'a', 'b'), changeOf('src/a.ts', 'a', 'b'));
  const published = { ...end, restored, pullRequest: { number: 7 } };
  const shown = { type: 'Bug', file: 'src/b.ts', pull: 7, minutes: 1.1 };
  expect(endedRun(name, published, false)).toMatchObject(shown);
  expect(endedRun(name, { ...published, pullRequest: undefined }, false)?.file).toBeUndefined();
  const { type, file, pull } = endedRun(name, published, true) ?? {};
  expect({ type, file, pull }).toEqual({ type: undefined, file: undefined, pull: 7 });
});
