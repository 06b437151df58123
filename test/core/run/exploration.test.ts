import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasLearnedMore, isExhausted } from '../../../src/core/run/exploration.ts';
import {
  type Due,
  defaultRules,
  findReads,
  looksLeft,
  newRun,
  type RequestLogEntry,
  type Run,
  ruleOn,
  type Step,
} from '../../../src/core/run/index.ts';
import { requestFingerprint } from '../../../src/core/text/index.ts';
import { patchOf, readOf, runOf, step } from '../../support/memory/samples.ts';

const rounds = (count: number) =>
  Array.from({ length: count }, (_, round) => step.explored(readOf(`${round}.ts`)));
const ruled = (...rulings: Parameters<typeof readOf>[1][]) =>
  step.explored(...rulings.map((ruling) => readOf('a.ts', ruling)));

test('the reads of a run are those of all rounds, oldest first', () => {
  const run = runOf(step.explored(readOf('a'), readOf('b')), step.unusable('plan'), ...rounds(1));
  expect(findReads(run).map(({ fingerprint }) => fingerprint)).toEqual(['a', 'b', '0.ts']);
});

describe('the looks that are left', () => {
  const left = (run: Run, more: Partial<typeof defaultRules> = {}, asked: Due = 'plan') =>
    looksLeft(run, asked, { ...defaultRules, maxLooks: 6, ...more });

  test('are those of the run, whatever the step and whatever happens between them', () => {
    expect(left(newRun)).toBe(6);
    expect(left(runOf(step.explored(readOf('a.ts'), readOf('b.ts'))))).toBe(4);
    const later = [...rounds(3), step.fix('a.ts'), step.exploredFor('edit', readOf('c.ts'))];
    expect(left(runOf(...later))).toBe(2);
    expect(left(runOf(...rounds(7)))).toBe(0);
  });

  test('are not spent by what cannot be done, but by what fails', () => {
    expect(left(runOf(ruled('invalid', 'invalid', 'failed')))).toBe(5);
  });

  test('are none after repeating a request too often, until the next edit', () => {
    const stuck = [ruled('fresh', 'repeated', 'exhausted')];
    expect(left(runOf(ruled('fresh', 'repeated')))).toBe(4);
    expect(left(runOf(...stuck))).toBe(0);
    expect(left(runOf(...stuck, step.fix('a.ts')))).toBe(0);
    expect(left(runOf(...stuck, step.fix('a.ts'), step.edited(patchOf(), 'a.ts')))).toBe(3);
    expect(isExhausted(runOf(...stuck))).toBe(true);
  });

  test.each<[Due, readonly Step[], number]>([
    ['plan', [], 4],
    ['edit', [step.fix('a.ts')], 4],
    ['review', [step.fix('a.ts'), step.edited(patchOf()), step.checked()], 4],
  ])('are none if the calls are needed for the %s and what follows', (asked, steps, most) => {
    expect(left(runOf(...steps), { maxCalls: most - 1 }, asked)).toBe(0);
    expect(left(runOf(...steps), { maxCalls: most }, asked)).toBe(6);
  });
});

describe('something else is learned', () => {
  const stuck = ruled('fresh', 'repeated', 'exhausted');

  test.each([
    ['no other read', [stuck], false],
    ['a fresh read', [stuck, step.explored(readOf('b.ts'))], true],
    ['a failed read', [stuck, step.explored(readOf('b.ts', 'failed'))], false],
    ['an invalid request', [stuck, step.explored(readOf('b.ts', 'invalid'))], false],
  ] as const)('by %s', (_, steps, learnt) => {
    expect(hasLearnedMore(runOf(...steps))).toBe(learnt);
  });
});

const minute = 60_000;
const window = 10 * minute;

const approved = {
  jql: 'text ~ "approved leave"',
  project: 'HR',
  fields: ['summary', 'status'],
  pageSize: 10,
  pageToken: undefined,
};

function asked(query: object, at = 0, epoch = 0): RequestLogEntry {
  return { fingerprint: requestFingerprint(query), at, epoch };
}

function rule(history: readonly RequestLogEntry[], query: object, at = minute, epoch = 0) {
  return ruleOn(history, asked(query, at, epoch), window);
}

describe('must never be blocked:', () => {
  test('a refined query: approved requests, then rejected ones', () => {
    const rejected = { ...approved, jql: 'text ~ "rejected leave"' };
    expect(rule([asked(approved), asked(approved), asked(approved)], rejected)).toBe('fresh');
  });

  test('a repeated query: once from memory, and again after a change', () => {
    const history = [asked(approved)];
    expect(rule(history, approved)).toBe('repeated');
    expect(rule([...history, asked(approved, 1)], approved, minute, 1)).toBe('fresh');
  });

  test('another project', () => {
    const history = [asked(approved), asked(approved)];
    expect(rule(history, { ...approved, project: 'APP' })).toBe('fresh');
  });

  test('the next page', () => {
    const history = [asked(approved), asked(approved)];
    const second = { ...approved, pageToken: 'page 2' };
    expect(rule(history, second)).toBe('fresh');
    expect(rule([...history, asked(second)], { ...approved, pageToken: 'page 3' })).toBe('fresh');
  });

  test('another query after the last page', () => {
    const last = { ...approved, pageToken: 'the last page' };
    expect(rule([asked(approved), asked(last)], { ...approved, jql: 'text ~ "sick"' })).toBe(
      'fresh',
    );
  });

  test('other fields or a larger page', () => {
    const history = [asked(approved), asked(approved)];
    expect(rule(history, { ...approved, fields: ['summary'] })).toBe('fresh');
    expect(rule(history, { ...approved, pageSize: 50 })).toBe('fresh');
  });
});

describe('identical requests', () => {
  test('are repeated the second time and exhausted from the third', () => {
    const history = Array.from({ length: 5 }, (_, at) => asked(approved, at));
    const rulings = history.map((_, count) => rule(history.slice(0, count), approved));
    expect(rulings).toEqual(['fresh', 'repeated', 'exhausted', 'exhausted', 'exhausted']);
  });

  test('are identical whatever the order of their members', () => {
    const reversed = Object.fromEntries(Object.entries(approved).toReversed());
    expect(rule([asked(approved)], reversed)).toBe('repeated');
  });

  test('stay identical with others in between', () => {
    const other = { ...approved, project: 'APP' };
    expect(rule([asked(approved), asked(other), asked(other)], approved)).toBe('repeated');
  });

  test.each([
    ['at the end of the window', window, 'exhausted'],
    ['just after the window', window + 1, 'repeated'],
    ['long after the window', 10 * window, 'fresh'],
  ])('%s: %i ms', (_, at, ruling) => {
    expect(rule([asked(approved, 0), asked(approved, 1)], approved, at)).toBe(ruling);
  });
});

const anyAsked: fc.Arbitrary<RequestLogEntry> = fc.record({
  fingerprint: fc.constantFrom('a', 'b', 'c'),
  at: fc.nat(1_000),
  epoch: fc.nat(2),
});

describe('whatever the history', () => {
  test('an unknown request is fresh', () => {
    fc.assert(
      fc.property(fc.array(anyAsked), anyAsked, fc.nat(), (history, request, windowMs) => {
        const unknown = { ...request, fingerprint: 'another' };
        expect(ruleOn(history, unknown, windowMs)).toBe('fresh');
      }),
    );
  });

  test('a new epoch makes every request fresh', () => {
    fc.assert(
      fc.property(fc.array(anyAsked), anyAsked, fc.nat(), (history, request, windowMs) => {
        expect(ruleOn(history, { ...request, epoch: 3 }, windowMs)).toBe('fresh');
      }),
    );
  });

  test('endless repetition is stopped', () => {
    fc.assert(
      fc.property(fc.array(anyAsked), anyAsked, (history, request) => {
        const again = [...history, request, request];
        expect(ruleOn(again, request, 0)).toBe('exhausted');
      }),
    );
  });
});
