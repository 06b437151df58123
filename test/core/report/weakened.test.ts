import { expect, test } from 'vitest';
import { buildChecklist, lackingEvidence } from '../../../src/core/report/index.ts';
import { testNotes } from '../../../src/core/run/feedback.ts';
import type { StepOf } from '../../../src/core/run/index.ts';
import { changeOf, patchOf, runOf, step } from '../../support/memory/samples.ts';

const patch = patchOf(changeOf('src/cart.ts', 'a', 'b'));
const tested = (more: Partial<StepOf<'tested'>['results']>): StepOf<'tested'> => ({
  kind: 'tested',
  results: {
    lint: { kind: 'not-run', why: 'no command is set' },
    tests: { kind: 'passed' },
    regression: { kind: 'not-shown', why: 'the change has no test of its own' },
    ...more,
  },
  isolation: '',
  wantsTest: false,
});
const weakened = [{ kind: 'test', path: 'a.test.ts', test: 'adds', how: 'is skipped' }] as const;

test('weakened tests stand first in the evidence, and make a draft', () => {
  const run = runOf(step.edited(patch), step.testable(), tested({ weakened }));
  expect(buildChecklist(run)[0]).toMatchObject({
    kind: 'weakened',
    state: 'failed',
    detail: 'a.test.ts: “adds” is skipped',
  });
  expect(lackingEvidence(run, 'tested')).toContain('the change weakens the tests');
});

test('the item is absent if nothing is weakened', () => {
  const run = runOf(step.edited(patch), step.testable(), tested({}));
  expect(buildChecklist(run).map(({ kind }) => kind)).not.toContain('weakened');
});

test('the reviewer is told of weakened tests, and of own tests that were not run', () => {
  expect(testNotes(tested({ weakened }))[0]).toContain('a.test.ts: “adds” is skipped');
  const regression = { kind: 'not-shown', why: 'x', isUnrun: true } as const;
  expect(testNotes(tested({ regression })).join('\n')).toContain('own tests were not run');
  expect(testNotes(tested({})).join('\n')).not.toContain('were not run');
});
