import { expect, test } from 'vitest';
import { nearestModels } from '../../../src/core/models/index.ts';

const openai = ['gpt-6-astra', 'gpt-6-sol', 'gpt-6-luna', 'gpt-6.1-sol', 'text-embedding-3-small'];

test.each([
  ['gpt-6-slo', 'gpt-6-sol'],
  ['gpt-6.1-sole', 'gpt-6.1-sol'],
  ['openai/gpt-6-luna', 'gpt-6-luna'],
  ['GPT-6-Astra', 'gpt-6-astra'],
])('%s is nearest to %s', (given, meant) => {
  expect(nearestModels(given, openai)[0]).toBe(meant);
});

test('the beginning of a name is near to it', () => {
  expect(nearestModels('gpt-6', openai)).toEqual(['gpt-6-astra', 'gpt-6-sol', 'gpt-6-luna']);
});

test('nothing is near to another name, except where there is hardly a choice', () => {
  expect(nearestModels('claude-opus-5-5', openai)).toEqual([]);
  expect(nearestModels('fixer', ['gpt-oss:20b'])).toEqual(['gpt-oss:20b']);
  expect(nearestModels('fixer', [])).toEqual([]);
});
