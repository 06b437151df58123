import { expect, test } from 'vitest';
import { monthlyBudget } from '../../src/settings/run-settings.ts';

test.each([
  ['50', 'money', 50],
  [' 12.5 ', 'money', 12.5],
  ['5000000 tokens', 'tokens', 5_000_000],
] as const)('%j is a budget', (text, unit, most) => {
  expect(monthlyBudget.parse(text)).toEqual({ unit, most });
});

test.each([
  '',
  '0',
  '-1',
  '$50',
  '50 EUR',
  '5,000',
  '5e3',
  '0 tokens',
  '1.5 tokens',
  '50tokens',
  'tokens',
])('%j is none', (text) => {
  expect(monthlyBudget.parse(text)).toBeNull();
});
