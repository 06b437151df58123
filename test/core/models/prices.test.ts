import { describe, expect, test } from 'vitest';
import { listPrices } from '../../../src/core/models/index.ts';

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
  ['http://localhost:11434/v1'],
  ['http://127.0.0.1:8080/v1'],
  ['http://[::1]:1234/v1'],
  ['http://127.100.20.30/v1'],
  ['http://models.localhost/v1'],
])('at %s, an open model is free', (address) => {
  expect(listPrices('gpt-oss:20b', address)).toBe('free');
  expect(listPrices('deepseek-v4-pro', address)).toBe('free');
  expect(listPrices('our-model', address)).toBe('unknown');
});

test.each([
  ['http://10.0.0.5:8000/v1'],
  ['http://127.example.test/v1'],
  ['http://localhost.example.test/v1'],
  ['http://not-localhost/v1'],
  [openai],
])('at %s, what no list has is not known', (address) => {
  expect(listPrices('gpt-oss:20b', address)).toBe('unknown');
  expect(listPrices('gpt-9', address)).toBe('unknown');
});

test('without an address, the price is that at OpenAI', () => {
  expect(listPrices('gpt-6.1-sol')).toEqual(listPrices('gpt-6.1-sol', openai));
});
