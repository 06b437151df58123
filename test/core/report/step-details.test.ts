import { expect, test } from 'vitest';
import { stepDetails } from '../../../src/core/report/index.ts';
import type { Step } from '../../../src/core/run/index.ts';
import { patchOf, step } from '../../support/memory/samples.ts';
import { cart, testedAs } from './outcomes.ts';

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
