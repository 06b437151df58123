import { describe, expect, test } from 'vitest';
import { readRun } from '../../src/settings/index.ts';
import { monthlyBudget } from '../../src/settings/run-settings.ts';
import { refusalOf, settingsOf } from './given.ts';

type Given = Parameters<typeof settingsOf>[0];

const rulesOf = (given: Given) => readRun(settingsOf(given)).rules;
const sentenceOf = (given: Given) => refusalOf(() => rulesOf(given));

const known: Given = { model: 'gpt-6.1-sol', 'base-url': 'https://api.openai.com/v1' };
const own: Given = { 'price-prompt': '3', 'price-completion': '4' };

describe('prices', () => {
  test("are the maker's for a model that it serves itself", () => {
    expect(rulesOf(known).prices).toMatchObject({ prompt: 2, completion: 10 });
    expect(rulesOf({ model: 'gpt-6.1-sol' }).prices).toMatchObject({ prompt: 2 });
  });

  test.each(['https://gw.test/v1', 'http://localhost:4000/v1'])('are the same at %s', (address) => {
    expect(rulesOf({ ...known, 'base-url': address }).prices).toMatchObject({
      ...{ prompt: 2, completion: 10, isElsewhere: true },
    });
  });

  test('of the settings replace them, for cached tokens, too', () => {
    expect(rulesOf({ ...known, ...own }).prices).toEqual({
      ...{ prompt: 3, cached: 3, cacheWritten: 3 },
      completion: 4,
    });
  });

  test('are missing for other models', () => {
    expect(rulesOf({ ...known, model: 'fixer' }).prices).toBeUndefined();
  });
});

describe('max-cost', () => {
  test('needs no prices where they are known', () => {
    expect(rulesOf({ ...known, 'max-cost': '5' })).toMatchObject({ maxCost: 5 });
    expect(sentenceOf({ ...known, 'max-cost': '1' })).toBe(
      "The run could cost $2.00 at OpenAI's list prices of 2026-10-26, more than <max-cost>: lower <max-tokens> to 100000 or raise <max-cost>.",
    );
  });

  test('needs none for a model that runs here', () => {
    const local = { model: 'gpt-oss:20b', 'base-url': 'http://localhost:11434/v1' };
    expect(sentenceOf({ ...local, 'max-cost': '1' })).toBe('nothing was wrong');
  });

  test('says where others may charge differently', () => {
    expect(sentenceOf({ ...known, 'base-url': 'https://gw.test/v1', 'max-cost': '1' })).toBe(
      "The run could cost $2.00 at OpenAI's list prices of 2026-10-26 (this endpoint may charge differently), more than <max-cost>: lower <max-tokens> to 100000 or raise <max-cost>.",
    );
  });

  test.each([
    ['max-cost', { 'review-model': 'gpt-6.1-sol' }],
    ['monthly-budget', { 'monthly-budget': '900000 tokens' }],
  ])('needs them for two models, and so does a budget of money: %s', (limit, unless) => {
    const two = { ...known, 'review-model': 'gpt-6.1-luna', [limit]: '9' };
    expect(sentenceOf(two)).toBe(
      `Set <price-prompt> and <price-completion>: <${limit}> requires them, because a run with two models has no list price.`,
    );
    for (const more of [own, unless])
      expect(sentenceOf({ ...two, ...more })).toBe('nothing was wrong');
  });

  test('says for which models they are not known', () => {
    const unknown = { ...known, model: 'fixer', 'max-cost': '9' };
    expect(sentenceOf(unknown)).toBe(
      'Set <price-prompt> and <price-completion>: <max-cost> requires them, because no list price of "fixer" is known.',
    );
    expect(sentenceOf({ ...unknown, ...own })).toBe('nothing was wrong');
  });
});

test.each([
  ['gpt-6.1-sol', 1_050_000],
  ['qwen2.5-coder:14b', 131_072],
  ['fixer', undefined],
])('the window of %s has %d tokens', (model, window) => {
  expect(rulesOf({ model }).window).toBe(window);
});

test('the window of two models is the smaller one, if both are known', () => {
  const small = { model: 'gpt-6.1-sol', 'review-model': 'qwen2.5-coder:14b' };
  expect(rulesOf(small).window).toBe(131_072);
  expect(rulesOf({ ...small, 'review-model': 'fixer' }).window).toBeUndefined();
});

test.each([
  ['gpt-6.1-sol', 48_000],
  ['claude-sonnet-5-5', 48_000],
  ['qwen2.5-coder:14b', 16_000],
  ['fixer', 16_000],
])('a reply of %s may have %i tokens', (model, tokens) => {
  expect(rulesOf({ model }).maxReplyTokens).toBe(tokens);
});

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
