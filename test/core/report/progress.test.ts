import { describe, expect, test } from 'vitest';
import {
  type Activity,
  describeActivity,
  describeStep,
  otherEdits,
  stepDetails,
} from '../../../src/core/report/index.ts';
import { defaultRules, nothingSpent, type Rules, type Step } from '../../../src/core/run/index.ts';
import { changeOf, patchOf, pathOf } from '../../support/memory/samples/changes.ts';
import { aCall, readOf, runOf, step } from '../../support/memory/samples/runs.ts';
import { cart, testedAs } from './outcomes.ts';

const patch = patchOf(changeOf('a.ts', 'a', 'b'));
const cost = '(110 tokens, 1.5 s)';
const created = { path: pathOf('n.ts'), state: 'new' } as const;
const uncounted = { ...aCall, spent: { ...nothingSpent, calls: 1 } };

const override = {
  path: pathOf('a.ts'),
  line: 3,
  column: 1,
  message: 'U+202E right-to-left override',
};

test.each([
  [step.explored(readOf('a.ts')), `explore: read_file {"path":"a.ts"} ${cost}`],
  [
    step.explored(readOf('a.ts', 'repeated'), readOf('b.ts', 'invalid')),
    `explore: read_file {"path":"a.ts"} (repeated), read_file {"path":"b.ts"} (invalid) ${cost}`,
  ],
  [step.fix('a.ts', 'b.ts'), `plan: fix a.ts, b.ts ${cost}`],
  [
    step.planned({ kind: 'fix', understanding: 'u', files: [created] }),
    `plan: fix n.ts (new) ${cost}`,
  ],
  [step.planned({ kind: 'ask', understanding: 'u', reply: 'r' }), `plan: ask ${cost}`],
  [step.edited(patch), `edit: a.ts ${cost}`],
  [
    step.edited(
      patchOf(
        changeOf('a.ts', 'a', null),
        changeOf('b.ts', 'b', null),
        changeOf('c.ts', null, 'b'),
        changeOf('d.ts', null, 'd'),
      ),
    ),
    `edit: a.ts (deleted), c.ts (renamed from b.ts), d.ts (new) ${cost}`,
  ],
  [
    step.edited(patch, 'b.ts'),
    `edit: nothing kept; b.ts: the model was told “SEARCH is not there” ${cost}`,
  ],
  [step.checked(), 'check: 1 file parsed'],
  [step.checked('a.ts'), 'check: a.ts:3 a brace is open'],
  [
    { kind: 'checked', problems: [], parsed: [], unparsed: [], excess: 'it changes 900 lines' },
    'check: it changes 900 lines',
  ],
  [
    { ...step.checked(), hidden: { found: [override], isKept: false } },
    'check: a.ts:3 U+202E right-to-left override',
  ],
  [
    { ...step.checked(), hidden: { found: [override], isKept: true } },
    'check: 1 file parsed; a.ts:3 U+202E right-to-left override',
  ],
  [
    step.tested('failed'),
    'test: lint not run, tests failed: adds, red before and green after not shown',
  ],
  [step.approved(), `review: approved ${cost}`],
  [step.revise('Multiply.'), `review: Multiply. ${cost}`],
  [
    step.unusable('edit'),
    `edit: the reply could not be used: the model was told “it is prose” ${cost}`,
  ],
] satisfies [Step, string][])('a step in one line: %#', (recorded, line) => {
  expect(describeStep(recorded)).toBe(line);
});

test('what the prompt left out is said first', () => {
  const call = { ...aCall, leftOut: ['2 results of reading', 'names of files'] };
  const line = describeStep({ kind: 'unusable', asked: 'plan', why: 'x', call });
  expect(line).toBe(
    `plan: (prompt too long, so without 2 results of reading, names of files) the reply could not be used: the model was told “x” ${cost}`,
  );
});

test('tokens are left out if the endpoint did not count them', () => {
  const line = describeStep({ kind: 'unusable', asked: 'plan', why: 'x', call: uncounted });
  expect(line).toBe('plan: the reply could not be used: the model was told “x” (1.5 s)');
});

const failed = { kind: 'failed', failures: ['adds'], output: 'not ok 1 - adds\n' } as const;

test.each<[string, Step, string]>([
  ['what was understood', step.fix('src/cart.ts'), 'It adds.\nsrc/cart.ts'],
  ['the answer', step.told('answer', 'In Main.'), 'In Main.'],
  ['the diff', step.edited(patchOf(cart)), '-a + b\n+a * b\n'],
  ['what failing commands printed', testedAs({ tests: failed }), 'Output of the tests:\nnot ok 1'],
  [
    'what the services of failing tests printed',
    testedAs({ tests: { ...failed, services: 'ERROR: no column' } }),
    'What the services printed:\nERROR: no column',
  ],
  ['the criticism', step.revise('Round it.'), 'Round it.'],
  ['what changed', step.approved(), 'It multiplies.'],
])('behind a step is %s', (_, recorded, details) => {
  expect(stepDetails(recorded)).toContain(details);
});

test('nothing is behind a step that its line describes', () => {
  for (const recorded of [step.checked(), step.cut('plan'), testedAs({})])
    expect(stepDetails(recorded)).toBe('');
});

test('no prompt is behind any step', () => {
  const fix = step.fix('src/cart.ts');
  const recorded = 'call' in fix ? { ...fix, call: { ...fix.call, prompt: 'SECRET' } } : fix;
  expect(stepDetails(recorded)).not.toContain('SECRET');
});

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
    const line = 'plan · call 3 of 16';
    expect(describeActivity(asking({}))).toBe(line);
    expect(describeActivity(asking({ tokens: 300, isThinking: true }))).toBe(line);
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
    [tests, 41.2, 'tests · npm test', 'tests · 41 s · npm test'],
    [
      { ...tests, on: 'without the change' },
      125,
      'tests · npm test (without the change)',
      'tests · 2 min 5 s · npm test (without the change)',
    ],
    [pause, 1.5, `waiting 8 s: ${pause.why}`, `waiting 7 s: ${pause.why}`],
    [{ ...pause, ms: 400, why: 'a\nb' }, 5, 'waiting 1 s: a b', 'waiting 0 s: a b'],
    [busy, 45, `waiting · ${busy.why}`, `waiting · 45 s · ${busy.why}`],
    [
      { kind: 'preparing', what: 'reading APP-17 from Jira' },
      2,
      'reading APP-17 from Jira',
      'reading APP-17 from Jira · 2 s',
    ],
  ])('%j', (activity, seconds, begins, lasts) => {
    expect(describeActivity(activity)).toBe(begins);
    expect(describeActivity(activity, seconds)).toBe(lasts);
  });

  test('a long command is shortened', () => {
    expect(describeActivity({ ...tests, text: 'x'.repeat(500) }).length).toBeLessThan(130);
  });
});

describe('the edits besides the kept change', () => {
  const kept = [step.edited(patch), step.checked(), step.approved()];
  const red = { kind: 'failed', failures: ['adds', 'rounds'], output: '' } as const;

  test('are none if the run did nothing, or its only edit is kept', () => {
    expect(otherEdits(runOf())).toEqual([]);
    expect(otherEdits(runOf(...kept))).toEqual([]);
  });

  test.each<[readonly Step[], string]>([
    [[step.edited(patch, 'a.ts')], '(edit): nothing kept; a.ts: the model was told'],
    [[step.edited(patchOf())], '(edit): nothing changed'],
    [[step.edited(patch), step.checked('a.ts')], '(check): a.ts:3 a brace is open'],
    [
      [step.edited(patch), step.testable(), testedAs({ tests: red })],
      '(test): lint not run, tests failed: adds, rounds, red',
    ],
    [[step.edited(patch), step.checked(), step.revise('Multiply.')], '(review): Multiply.'],
  ])('say what was found of them last: %#', (steps, told) => {
    const [first, ...others] = otherEdits(runOf(step.fix('a.ts'), ...steps, ...kept));
    expect(first?.startsWith(`Edit 1 ${told}`)).toBe(true);
    expect(others).toEqual([]);
  });

  test('may follow the kept change', () => {
    const broken = [step.unusable('edit'), step.edited(patch), step.checked('a.ts')];
    expect(otherEdits(runOf(...kept, ...broken))).toEqual([
      'Edit 2 (check): a.ts:3 a brace is open',
    ]);
  });
});
