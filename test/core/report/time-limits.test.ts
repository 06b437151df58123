import { expect, test } from 'vitest';
import type { CheckResults } from '../../../src/core/checks/index.ts';
import { deadlineProblem, limitAdvice } from '../../../src/core/report/index.ts';
import type { Step } from '../../../src/core/run/index.ts';
import { changeOf, patchOf, runOf, step } from '../../support/memory/samples.ts';

const limit = { ms: 300_000, setting: 'test-timeout-minutes' } as const;
const idle = { kind: 'not-run', why: 'it is a test' } as const;
const none = { kind: 'not-shown', why: 'it is a test' } as const;
const worked = (some: Partial<CheckResults>) => {
  const results = { lint: idle, tests: idle, regression: none, ...some };
  const tested: Step = { kind: 'tested', wantsTest: false, isolation: '', results };
  const edited = step.edited(patchOf(changeOf('a.ts', 'a', 'b')));
  return runOf(step.fix('a.ts'), edited, step.testable(), tested);
};

test.each<[string, Partial<CheckResults>, RegExp | undefined]>([
  ['lint', { lint: { kind: 'inconclusive', why: '', limit } }, /lint command faster/],
  [
    'tests',
    { tests: { kind: 'failed', failures: [], output: '', limit } },
    /test command `npm test` faster: it takes longer than 5 minutes/,
  ],
  ['red tests', { regression: { ...none, limit } }, /^raise `?test-timeout-minutes`? or make/],
  ['nothing', {}, undefined],
])('what was stopped at its limit is to be faster: %s', (_, some, told) => {
  const advice = limitAdvice(worked(some));
  if (told === undefined) expect(advice).toBeUndefined();
  else expect(advice).toMatch(told);
});

test('a deadline names the step, the command and its time', () => {
  const activity = { kind: 'running', command: 'tests', text: 'npm test', on: 'again' } as const;
  expect(deadlineProblem(15, { step: 'test', activity, elapsed: 250_000 })).toBe(
    "The limit of 15 minutes came while the project's commands ran: npm test (again) had taken 4.2 minutes. To mend this, raise `deadline-minutes`, or make the command faster.",
  );
  expect(deadlineProblem(15, { step: 'check', activity: undefined, elapsed: 9_000 })).toBe(
    'The limit of 15 minutes came during the check of the syntax: it had taken 9 seconds. To mend this, raise `deadline-minutes`, or choose a faster model.',
  );
});
