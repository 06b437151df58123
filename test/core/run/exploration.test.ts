import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Due,
  defaultRules,
  findReads,
  isExhausted,
  looksLeft,
  newRun,
  type RequestLogEntry,
  type Run,
  ruleOn,
  type Step,
} from '../../../src/core/run/index.ts';
import { requestFingerprint } from '../../../src/engines/text/index.ts';
import { patchOf } from '../../support/memory/samples/changes.ts';
import { readOf, runOf, step } from '../../support/memory/samples/runs.ts';

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

const approved = {
  jql: 'text ~ "approved leave"',
  project: 'HR',
  fields: ['summary', 'status'],
  pageSize: 10,
  pageToken: undefined,
};

const asked = (query: object, epoch = 0): RequestLogEntry => ({
  fingerprint: requestFingerprint(query),
  epoch,
});

/** The rulings on queries, one after the other. */
function rulings(...queries: readonly object[]) {
  const log = queries.map((query) => asked(query));
  return log.map((request, at) => ruleOn(log.slice(0, at), request));
}

test.each([
  ['a refined query', { jql: 'text ~ "rejected leave"' }],
  ['another project', { project: 'APP' }],
  ['the next page', { pageToken: 'page 2' }],
  ['other fields', { fields: ['summary'] }],
  ['a larger page', { pageSize: 50 }],
])('%s is never blocked', (_, more) => {
  const other = { ...approved, ...more };
  expect(rulings(approved, approved, approved, other).at(-1)).toBe('fresh');
  expect(rulings(approved, other, other, approved).at(-1)).toBe('repeated');
});

test('an identical request is repeated the second time and exhausted from the third', () => {
  const reversed = Object.fromEntries(Object.entries(approved).toReversed());
  expect(rulings(approved, reversed, approved, approved)).toEqual([
    ...['fresh', 'repeated', 'exhausted', 'exhausted'],
  ]);
});

const anyAsked: fc.Arbitrary<RequestLogEntry> = fc.record({
  fingerprint: fc.constantFrom('a', 'b', 'c'),
  epoch: fc.nat(2),
});

test('whatever the history, what is new is fresh and endless repetition is stopped', () => {
  fc.assert(
    fc.property(fc.array(anyAsked), anyAsked, (history, request) => {
      for (const other of [{ fingerprint: 'another' }, { epoch: 3 }])
        expect(ruleOn(history, { ...request, ...other })).toBe('fresh');
      expect(ruleOn([...history, request, request], request)).toBe('exhausted');
    }),
  );
});
