import { expect, test } from 'vitest';
import { listPrices } from '../../../src/core/models/index.ts';

const openai = 'https://api.openai.com/v1';
const ollama = 'http://localhost:11434/v1';

test("the maker's prices hold at the maker's own endpoint", () => {
  expect(listPrices('gpt-6.1-sol', openai)).toMatchObject({ prompt: 2, list: { maker: 'OpenAI' } });
  expect(listPrices('claude-opus-5-5', 'https://api.anthropic.com/v1')).toMatchObject({
    prompt: 4,
    list: { maker: 'Anthropic' },
  });
});

test.each([
  ['https://openrouter.ai/api/v1', 'openai/gpt-6.1-sol'],
  ['https://team.openai.azure.com/openai/v1', 'gpt-6.1-sol'],
  ['https://bedrock-mantle.us-east-1.api.aws/openai/v1', 'anthropic.claude-opus-5-5-v1:0'],
  ['https://api.openai.com.example.test/v1', 'gpt-6.1-sol'],
  ['https://api.anthropic.com/v1', 'gpt-6.1-sol'],
  [openai, 'gpt-9'],
  [openai, 'gpt-oss-120b'],
])('%s has prices of its own for %s', (address, model) => {
  expect(listPrices(model, address)).toBe('unknown');
});

test.each([
  [ollama],
  ['http://127.0.0.1:8080/v1'],
  ['http://[::1]:1234/v1'],
  ['http://models.localhost/v1'],
])('at %s, an open model is free, and another one may be behind a gateway', (address) => {
  expect(listPrices('gpt-oss:20b', address)).toBe('free');
  expect(listPrices('gpt-6.1-sol', address)).toBe('unknown');
  expect(listPrices('our-model', address)).toBe('unknown');
});

test.each([['http://10.0.0.5:8000/v1'], ['http://127.example.test/v1']])(
  '%s is another machine',
  (address) => {
    expect(listPrices('gpt-oss:20b', address)).toBe('unknown');
  },
);
