import { describe, expect, test } from 'vitest';
import { anthropicModels } from '../../../src/core/models/anthropic.ts';
import { modelProfile } from '../../../src/core/models/index.ts';
import { openaiModels } from '../../../src/core/models/openai.ts';
import { otherModels } from '../../../src/core/models/others.ts';

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
