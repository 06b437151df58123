import { expect, test } from 'vitest';
import { stopReasons } from '../../../src/core/run/stop-reasons.ts';

const policies = Object.entries(stopReasons);

test('each stop reason has its own exit code, within what a shell can tell apart', () => {
  const codes = policies.map(([, { exitCode }]) => exitCode);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => code >= 0 && code <= 130)).toBe(true);
});

test('only an approved fix exits with 0', () => {
  const reasons = policies.filter(([, { exitCode }]) => exitCode === 0).map(([reason]) => reason);
  expect(reasons).toEqual(['approved']);
});

test.each(policies)('%s is explained in one sentence', (_, { sentence }) => {
  expect(sentence).toMatch(/^[A-Z][^.\n]{10,120}\.$/);
});

test.each(policies)('%s: a green job has worked its input to an end', (_, { job, records }) => {
  if (job === 'green') expect(records).toBe('input');
});
