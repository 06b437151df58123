import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasLearnedMore,
  isExhausted,
  maxRounds,
  type RequestLogEntry,
  readsOf,
  roundsLeft,
  ruleOn,
} from '../../../src/core/run/exploration.ts';
import { newRun } from '../../../src/core/run/run.ts';
import { requestFingerprint } from '../../../src/core/text/fingerprint.ts';
import { readOf, runOf, step } from '../../support/memory/samples.ts';

const rounds = (count: number) =>
  Array.from({ length: count }, (_, round) => step.explored(readOf(`${round}.ts`)));
const ruled = (...rulings: Parameters<typeof readOf>[1][]) =>
  step.explored(...rulings.map((ruling) => readOf('a.ts', ruling)));

test('the reads of a run are those of all rounds, oldest first', () => {
  const run = runOf(step.explored(readOf('a'), readOf('b')), step.unusable('plan'), ...rounds(1));
  expect(readsOf(run).map(({ fingerprint }) => fingerprint)).toEqual(['a', 'b', '0.ts']);
});

describe('the model may explore', () => {
  test('a few rounds and no more, whatever happens between them', () => {
    expect(roundsLeft(newRun)).toBeGreaterThan(0);
    expect(roundsLeft(runOf(...rounds(maxRounds - 1)))).toBeGreaterThan(0);
    expect(roundsLeft(runOf(...rounds(maxRounds)))).toBe(0);
    expect(roundsLeft(runOf(...rounds(maxRounds), step.told('ask', 'r', 'x')))).toBe(0);
  });

  test('however many reads a round contains', () => {
    const many = Array.from({ length: 20 }, (_, index) => readOf(`${index}.ts`));
    expect(roundsLeft(runOf(step.explored(...many)))).toBeGreaterThan(0);
  });

  test('not after repeating a request too often', () => {
    expect(roundsLeft(runOf(ruled('fresh', 'repeated')))).toBeGreaterThan(0);
    expect(roundsLeft(runOf(ruled('fresh', 'repeated', 'exhausted')))).toBe(0);
    expect(isExhausted(runOf(ruled('fresh', 'repeated', 'exhausted')))).toBe(true);
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
