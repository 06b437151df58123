import { describe, expect, test } from 'vitest';
import { type Activity, announce, describeActivity } from '../../../src/core/report/index.ts';
import { defaultRules, nothingSpent, type Rules } from '../../../src/core/run/index.ts';

const prices = { prompt: 1, cached: 1, cacheWritten: 1, completion: 10 };
const list = { maker: 'OpenAI', host: 'api.openai.com', source: 'a page', read: '2026-10-26' };
const spent = { ...nothingSpent, calls: 3, promptTokens: 4_000, cost: 0.2 };

const asking = (some: { tokens?: number; isThinking?: boolean }, bounds: Partial<Rules> = {}) => {
  const rules = { ...defaultRules, ...bounds };
  const none = { tokens: 0, isThinking: false };
  return { kind: 'asking', step: 'plan', spent, rules, ...none, ...some } as const;
};

describe('a reply that is awaited', () => {
  test.each<[Activity, string]>([
    [asking({}), 'plan · 31 s · call 3 of 16 · 4,000 tokens'],
    [asking({ isThinking: true }), 'plan · 31 s · thinking · call 3 of 16 · 4,000 tokens'],
    [asking({ tokens: 300 }), 'plan · 31 s · call 3 of 16 · 4,300 tokens'],
    [asking({}, { prices, maxCost: 0.5 }), end('0.30 of 0.50')],
    [asking({}, { prices, maxCost: 0.1 }), end('0.00 of 0.10')],
    [asking({}, { prices }), end('1.80 of 2.00')],
    [asking({}, { prices: { ...prices, list } }), end('$1.80 of $2.00')],
  ])('%j', (activity, line) => {
    expect(describeActivity(activity, 31.9)).toBe(line);
  });

  function end(money: string) {
    return `plan · 31 s · call 3 of 16 · 4,000 tokens · ${money} left`;
  }

  test('is announced once for each call, however far it has come', () => {
    const line = 'plan: asking the model (call 3 of 16)';
    expect(announce(asking({}))).toBe(line);
    expect(announce(asking({ tokens: 300, isThinking: true }))).toBe(line);
  });

  test('usually has a line that fits into 80 columns', () => {
    const used = { ...spent, calls: 9, promptTokens: 45_000 };
    const activity = asking({ isThinking: true }, { prices: { ...prices, list } });
    const line = describeActivity({ ...activity, step: 'review', spent: used }, 99);
    expect(line.length).toBeLessThan(80);
  });
});

describe('anything else', () => {
  const tests = { kind: 'running', command: 'tests', text: 'npm\n  test' } as const;
  const pause = { kind: 'waiting', ms: 8_000, why: 'the endpoint asks for it (429)' } as const;
  const busy = { kind: 'blocked', why: 'another run works on this ticket' } as const;
  test.each<[Activity, number, string, string]>([
    [tests, 41.2, 'tests: running npm test', 'tests · 41 s · npm test'],
    [
      { ...tests, on: 'without the change' },
      125,
      'tests: running npm test (without the change)',
      'tests · 2 min 5 s · npm test (without the change)',
    ],
    [
      pause,
      1.5,
      'waiting 8 s: the endpoint asks for it (429)',
      'waiting 7 s: the endpoint asks for it (429)',
    ],
    [{ ...pause, ms: 400, why: 'a\nb' }, 5, 'waiting 1 s: a b', 'waiting 0 s: a b'],
    [busy, 45, 'waiting: another run works on this ticket', `waiting · 45 s · ${busy.why}`],
    [
      { kind: 'preparing', what: 'reading APP-17 from Jira' },
      2,
      'reading APP-17 from Jira',
      'reading APP-17 from Jira · 2 s',
    ],
  ])('%j', (activity, seconds, begins, lasts) => {
    expect(announce(activity)).toBe(begins);
    expect(describeActivity(activity, seconds)).toBe(lasts);
  });

  test('a long command is shortened', () => {
    expect(announce({ ...tests, text: 'x'.repeat(500) }).length).toBeLessThan(130);
  });
});
