import { expect, test } from 'vitest';
import { modelProfile } from '../../../src/core/models/index.ts';

test.each([
  ['gpt-6.1-sol'],
  ['GPT-6.1-Sol'],
  ['openai/gpt-6.1-sol'],
  ['gpt-6.1-sol-2026-09-29'],
  ['gpt-6-1-sol'],
  [' gpt-6.1-sol\n'],
  ['gpt-6.1-sol:latest'],
])('%s is one model in every spelling', (name) => {
  expect(modelProfile(name)).toMatchObject({
    reasons: true,
    sees: true,
    edits: 'v4a',
    prices: { prompt: 2, completion: 10 },
  });
});

test.each([
  ['claude-opus-5-5'],
  ['anthropic/claude-opus-5.5'],
  ['claude-opus-5-5@20260922'],
  ['anthropic.claude-opus-5-5-20260922-v1:0'],
  ['us.anthropic.claude-opus-5-5-v1:0'],
  ['us.anthropic.claude-opus-5-5-v12:0'],
  ['arn:aws:bedrock:eu-west-1:1:inference-profile/eu.anthropic.claude-opus-5-5-v1:0'],
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

test.each([
  ['gpt-6.1-sol-pro'],
  ['gpt-7'],
  ['claude-opus-6'],
  ['ft:gpt-6-sol-2026-09-22:team::abc'],
])('%s has no price, because the price of another model may be wrong', (name) => {
  expect(modelProfile(name).prices).toBe('unknown');
});

test.each([['my-deployment'], ['fixer'], [''], ['/'], ['prod.gpt'], ['xgpt-6-sol']])(
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
