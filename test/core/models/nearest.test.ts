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

test('a name that goes on after a known one is near to it, and no name to none', () => {
  expect(nearestModels('gpt-6-sol-for-our-team', openai)).toEqual(['gpt-6-sol']);
  expect(nearestModels('', openai)).toEqual([]);
});

test('one edit in three characters is near, and what is near hides the rest', () => {
  expect(nearestModels('abd', ['abc', 'xyz'])).toEqual(['abc']);
});

test('nothing is near to another name, except where there is hardly a choice', () => {
  expect(nearestModels('claude-opus-5-5', openai)).toEqual([]);
  expect(nearestModels('fixer', ['gpt-oss:20b'])).toEqual(['gpt-oss:20b']);
  expect(nearestModels('fixer', ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(nearestModels('fixer', [])).toEqual([]);
});
