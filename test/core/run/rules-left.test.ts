import { describe, expect, test } from 'vitest';
import { defaultRules, newRun, nothingSpent, rulesLeft } from '../../../src/core/run/index.ts';
import { readOf, runOf, step } from '../../support/memory/samples.ts';

describe('another run', () => {
  const spent = { ...nothingSpent, calls: 5, promptTokens: 40_000, completionTokens: 10_000 };
  const first = { rules: defaultRules, run: newRun, spent, elapsed: 5 * 60_000 };

  test('has what the first one left', () => {
    const run = runOf(step.explored(readOf('a.ts'), { ...readOf('b.ts'), ruling: 'invalid' }));
    const left = { maxCalls: 11, maxLooks: 23, maxTokens: 150_000, maxMinutes: 10 };
    expect(rulesLeft({ ...first, run })).toEqual({ ...defaultRules, ...left });
  });

  test('may go on without looks', () => {
    const reads = Array.from({ length: 30 }, (_, at) => readOf(`${at}.ts`));
    expect(rulesLeft({ ...first, run: runOf(step.explored(...reads)) })?.maxLooks).toBe(0);
  });

  test.each([
    ['calls', { spent: { ...spent, calls: 16 } }],
    ['tokens', { spent: { ...spent, promptTokens: 190_000 } }],
    ['minutes', { elapsed: 15 * 60_000 }],
  ])('is not made without %s', (_, used) => {
    expect(rulesLeft({ ...first, ...used })).toBeUndefined();
  });
});
