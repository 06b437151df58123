import { describe, expect, test } from 'vitest';
import { maxRounds } from '../../../src/core/run/budget.ts';
import {
  hasLearntMore,
  isExhausted,
  mayExplore,
  readsOf,
} from '../../../src/core/run/exploration.ts';
import { newRun } from '../../../src/core/run/run.ts';
import { readOf, runOf, step } from '../../support/memory/samples.ts';

const rounds = (count: number) =>
  Array.from({ length: count }, (_, round) => step.explored(readOf(`${round}.ts`)));
const asked = (...rulings: Parameters<typeof readOf>[1][]) =>
  step.explored(...rulings.map((ruling) => readOf('a.ts', ruling)));

test('the reads of a run are those of all its rounds, oldest first', () => {
  const run = runOf(step.explored(readOf('a'), readOf('b')), step.unusable('plan'), ...rounds(1));
  expect(readsOf(run).map(({ fingerprint }) => fingerprint)).toEqual(['a', 'b', '0.ts']);
});

describe('the model may look around', () => {
  test('some rounds and no more, whatever lies between them', () => {
    expect(mayExplore(newRun)).toBe(true);
    expect(mayExplore(runOf(...rounds(maxRounds - 1)))).toBe(true);
    expect(mayExplore(runOf(...rounds(maxRounds)))).toBe(false);
    expect(mayExplore(runOf(...rounds(maxRounds), step.told('ask', 'r', 'x')))).toBe(false);
  });

  test('however many reads a round has', () => {
    const many = Array.from({ length: 20 }, (_, index) => readOf(`${index}.ts`));
    expect(mayExplore(runOf(step.explored(...many)))).toBe(true);
  });

  test('not once it has asked for the same thing too often', () => {
    expect(mayExplore(runOf(asked('fresh', 'repeated')))).toBe(true);
    expect(mayExplore(runOf(asked('fresh', 'repeated', 'exhausted')))).toBe(false);
    expect(isExhausted(runOf(asked('fresh', 'repeated', 'exhausted')))).toBe(true);
  });
});

describe('something else is learnt', () => {
  const stuck = asked('fresh', 'repeated', 'exhausted');

  test.each([
    ['nothing', [stuck], false],
    ['a fresh read of another request', [stuck, step.explored(readOf('b.ts'))], true],
    ['a request that could not be done', [stuck, step.explored(readOf('b.ts', 'invalid'))], false],
  ] as const)('by %s', (_, steps, learnt) => {
    expect(hasLearntMore(runOf(...steps))).toBe(learnt);
  });
});
