import { describe, expect, test } from 'vitest';
import { otherAttempts } from '../../../src/core/report/attempts.ts';
import { newRun, type Step } from '../../../src/core/run/index.ts';
import { changeOf, patchOf, runOf, step } from '../../support/memory/samples.ts';
import { testedAs } from './outcomes.ts';

const one = patchOf(changeOf('a.ts', 'a', 'b'));
const two = patchOf(changeOf('a.ts', 'a', 'c'));
const kept = [step.edited(two), step.checked(), step.approved()];
const excess: Step = {
  kind: 'checked',
  problems: [],
  parsed: [],
  unparsed: [],
  excess: '900 lines',
};
const failed = { kind: 'failed', output: '' } as const;
const green = testedAs({ tests: { kind: 'passed' } });
const testless: Step = green.kind === 'tested' ? { ...green, wantsTest: true } : green;

describe('the attempts besides the kept change', () => {
  test('are none if the run did nothing, or its only edit is kept', () => {
    expect(otherAttempts(newRun)).toEqual([]);
    expect(otherAttempts(runOf(...kept))).toEqual([]);
  });

  test.each<[string, readonly Step[], string]>([
    ['was refused', [step.edited(one, 'a.ts')], 'did not match a.ts'],
    [
      'was refused in several files',
      [step.edited(one, 'a.ts', 'b.ts', 'c.ts')],
      'did not match a.ts (and 2 more)',
    ],
    [
      'could not be rewritten either',
      [step.edited(one, 'a.ts'), step.rewritten(one, 'a.ts')],
      'did not match a.ts',
    ],
    ['changed nothing', [step.edited(patchOf())], 'changed nothing'],
    ['was cut off', [step.edited(one)], 'went no further'],
    [
      'broke the syntax',
      [step.edited(one), step.checked('a.ts', 'b.ts')],
      'broke the syntax in a.ts:3 (and 1 more): a brace is open',
    ],
    ['was too large', [step.edited(one), excess], 'was too large: 900 lines'],
    [
      'failed tests',
      [
        step.edited(one),
        step.testable(),
        testedAs({ tests: { ...failed, failures: ['adds', 'rounds'] } }),
      ],
      'failed tests: adds, rounds',
    ],
    [
      'failed lint',
      [step.edited(one), step.testable(), testedAs({ lint: { ...failed, failures: [] } })],
      'failed lint or types',
    ],
    [
      'had no test',
      [step.edited(one), step.testable(), testless],
      'had no test that shows the bug: the change has no test of its own',
    ],
    [
      'was sent back by the review',
      [step.edited(one), step.testable(), green, step.revise('Multiply.')],
      'did not satisfy the review: Multiply.',
    ],
  ])('include an edit that %s', (_, steps, fate) => {
    expect(otherAttempts(runOf(step.fix('a.ts'), ...steps, ...kept))).toEqual([`Edit 1 ${fate}`]);
  });

  test('include edits after the kept change', () => {
    const run = runOf(step.edited(one), step.checked(), step.revise('No.'));
    const broken = [step.unusable('edit'), step.edited(two), step.checked('a.ts')];
    expect(otherAttempts(runOf(...run.steps, ...broken))).toEqual([
      'Edit 2 broke the syntax in a.ts:3: a brace is open',
    ]);
  });
});
