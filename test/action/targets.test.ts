import { afterEach, expect, test, vi } from 'vitest';
import { targetInput } from '../../src/action/targets.ts';
import { UserError } from '../../src/core/user-error.ts';

afterEach(() => vi.unstubAllEnvs());

function targetFrom(value: string) {
  vi.stubEnv('INPUT_TRANSITION-ON-MERGE', value);
  return targetInput('transition-on-merge', 'done');
}

test.each([
  ['', { kind: 'category', category: 'done' }],
  ['in-progress', { kind: 'category', category: 'indeterminate' }],
  [' Done ', { kind: 'category', category: 'done' }],
  ['NONE', { kind: 'stay' }],
  [' Zur Prüfung ', { kind: 'named', names: ['Zur Prüfung'] }],
  ['31', { kind: 'named', names: ['31'] }],
  ['Done, Resolved', { kind: 'named', names: ['Done', 'Resolved'] }],
  ['Done,\n Resolved ,', { kind: 'named', names: ['Done', 'Resolved'] }],
])('%j is a target', (value, target) => {
  expect(targetFrom(value)).toEqual(target);
});

test('what is left out means what is usual for the input', () => {
  expect(targetInput('transition-on-start', 'in-progress')).toEqual({
    kind: 'category',
    category: 'indeterminate',
  });
});

test.each([',', 'none, Done', 'In Review, in-progress'])('%j is told in one sentence', (value) => {
  expect(() => targetFrom(value)).toThrow(UserError);
  expect(() => targetFrom(value)).toThrow(
    /^Set the input `transition-on-merge` to none, [^\n]*\.$/,
  );
});
