import { describe, expect, test } from 'vitest';
import { anthropicModels } from '../../../../src/engines/model/catalog/anthropic.ts';
import { listPrices, modelProfile } from '../../../../src/engines/model/catalog/index.ts';
import { openaiModels } from '../../../../src/engines/model/catalog/openai.ts';
import { otherModels } from '../../../../src/engines/model/catalog/others.ts';

const rows = [...openaiModels, ...anthropicModels, ...otherModels];

describe.each(rows)('the row $name', (row) => {
  const { name, prices } = row;

  test('is found by its own name', () => {
    expect(modelProfile(name.replace('*', '-x'))).toBe(row);
  });

  test('leaves room for a prompt beside a reply', () => {
    if (row.window !== 'unknown') expect(row.replyTokens).toBeLessThan(row.window / 2);
    if (row.reasons === true) expect(row.replyTokens).toBeGreaterThanOrEqual(32_000);
  });

  test('states where prices come from, and reads from a cache are the cheapest', () => {
    if (prices === 'unknown') return;
    expect(prices.list.source).toMatch(/^https:\/\/.+pricing$/);
    expect(prices.list.read).toMatch(/^2026-\d\d-\d\d$/);
    for (const { prompt, cached, cacheWritten, completion } of [prices, prices.long ?? prices]) {
      expect(cached).toBeGreaterThan(0);
      expect(cached).toBeLessThan(prompt);
      expect(cacheWritten).toBeGreaterThanOrEqual(prompt);
      expect(completion).toBeGreaterThan(cacheWritten);
    }
    if (prices.long !== undefined) expect(prices.long.prompt).toBeGreaterThan(prices.prompt);
  });

  test('has no price for a whole family', () => {
    if (name.endsWith('*')) expect(prices).toBe('unknown');
  });
});

test('no name has two rows', () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

test.each([
  ...['gpt-6.1-sol', 'GPT-6.1-Sol', 'openai/gpt-6.1-sol', 'gpt-6.1-sol-2026-09-29', 'gpt-6-1-sol'],
  ...[' gpt-6.1-sol\n', 'gpt-6.1-sol:latest'],
])('%s is one model in every spelling', (name) => {
  expect(modelProfile(name)).toMatchObject({
    reasons: true,
    sees: true,
    edits: 'v4a',
    prices: { prompt: 2, completion: 10 },
  });
});

test.each([
  'claude-opus-5-5',
  'anthropic/claude-opus-5.5',
  'claude-opus-5-5@20260922',
  'anthropic.claude-opus-5-5-20260922-v1:0',
  'us.anthropic.claude-opus-5-5-v1:0',
  'us.anthropic.claude-opus-5-5-v12:0',
  'arn:aws:bedrock:eu-west-1:1:inference-profile/eu.anthropic.claude-opus-5-5-v1:0',
])('%s is Claude Opus 5.5', (name) => {
  expect(modelProfile(name)).toMatchObject({
    edits: 'blocks',
    window: 1_000_000,
    prices: { prompt: 4, completion: 20 },
  });
});

test.each([
  ['gpt-oss:20b', { weights: 'open', edits: 'v4a', sees: false }],
  ['openai.gpt-oss-120b-1:0', { weights: 'open', edits: 'v4a' }],
  ['qwen2.5-coder:14b', { weights: 'open', reasons: false }],
  ['hf.co/unsloth/Qwen3-Coder-30B-A3B-Instruct-GGUF:Q4_K_M', { reasons: false, window: 262_144 }],
  ['us.meta.llama3-3-70b-instruct-v1:0', { weights: 'open', reasons: false }],
  ['models/gemini-3.8-flash', { reasons: true, sees: true }],
  ['o4-mini', { reasons: true, weights: 'closed' }],
])('%s is known by its family', (name, columns) => {
  expect(modelProfile(name)).toMatchObject(columns);
});

test.each(['gpt-6.1-sol-pro', 'gpt-7', 'claude-opus-6', 'ft:gpt-6-sol-2026-09-22:team::abc'])(
  '%s has no price, because the price of another model may be wrong',
  (name) => {
    expect(modelProfile(name).prices).toBe('unknown');
  },
);

test.each(['my-deployment', 'fixer', '', '/', 'prod.gpt', 'xgpt-6-sol'])(
  '%j is unknown',
  (name) => {
    expect(modelProfile(name)).toEqual({
      reasons: 'unknown',
      replyTokens: 16_000,
      window: 'unknown',
      sees: 'unknown',
      edits: 'blocks',
      weights: 'unknown',
      prices: 'unknown',
    });
  },
);

const openai = 'https://api.openai.com/v1';

describe("a model's price is its maker's", () => {
  test.each([
    [openai, 'gpt-6.1-sol', 2, 'OpenAI'],
    ['https://api.anthropic.com/v1', 'claude-opus-5-5', 4, 'Anthropic'],
  ])('at %s, its own endpoint', (address, model, prompt, maker) => {
    const found = { prompt, list: { maker }, isElsewhere: false };
    expect(listPrices(model, address)).toMatchObject(found);
  });

  test.each([
    ['https://openrouter.ai/api/v1', 'openai/gpt-6.1-sol', 2],
    ['https://team.openai.azure.com/openai/v1', 'gpt-6.1-sol', 2],
    ['https://bedrock-mantle.us-east-1.api.aws/openai/v1', 'anthropic.claude-opus-5-5-v1:0', 4],
    ['https://api.openai.com.example.test/v1', 'gpt-6.1-sol', 2],
    ['https://api.openai.com:8443/v1', 'gpt-6.1-sol', 2],
    ['http://localhost:4000/v1', 'gpt-6.1-sol', 2],
    ['http://10.0.0.5:8000/v1', 'deepseek-v4-pro', 1.32],
  ])('at %s, which may charge differently', (address, model, prompt) => {
    expect(listPrices(model, address)).toMatchObject({ prompt, isElsewhere: true });
  });
});

test.each([
  ...['http://localhost:11434/v1', 'http://127.0.0.1:8080/v1', 'http://[::1]:1234/v1'],
  ...['http://127.100.20.30/v1', 'http://models.localhost/v1'],
])('at %s, an open model is free', (address) => {
  expect(listPrices('gpt-oss:20b', address)).toBe('free');
  expect(listPrices('deepseek-v4-pro', address)).toBe('free');
  expect(listPrices('our-model', address)).toBe('unknown');
});

test.each([
  'http://10.0.0.5:8000/v1',
  'http://127.example.test/v1',
  'http://localhost.example.test/v1',
  'http://not-localhost/v1',
  openai,
])('at %s, what no list has is not known', (address) => {
  expect(listPrices('gpt-oss:20b', address)).toBe('unknown');
  expect(listPrices('gpt-9', address)).toBe('unknown');
});

test('without an address, the price is that at OpenAI', () => {
  expect(listPrices('gpt-6.1-sol')).toEqual(listPrices('gpt-6.1-sol', openai));
});
