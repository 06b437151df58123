import { describe, expect, test } from 'vitest';
import { findHandicap, lossesOf } from '../../../src/core/run/index.ts';
import { lossOf, readOf, runOf, step } from '../../support/memory/samples.ts';

const tools = lossOf('tools');
const looked = step.explored(readOf('a.ts'));
const blindPlan = step.losing(step.fix('a.ts'), tools);

test('losses are those of every call, in order, after those from before the run', () => {
  const run = runOf(blindPlan, step.checked(), step.losing(step.approved(), lossOf('caching')));
  expect(lossesOf({ ...run, losses: [lossOf('streaming')] })).toEqual([
    lossOf('streaming'),
    tools,
    lossOf('caching'),
  ]);
});

describe('sight is missing', () => {
  test.each([
    ['if the plan was made without tools', runOf(blindPlan), true],
    [
      'if they were refused in an unusable plan',
      runOf(step.losing(step.unusable('plan'), tools), step.fix('a.ts')),
      true,
    ],
    ['if they were refused before the run', { ...runOf(step.fix('a.ts')), losses: [tools] }, true],
    [
      'if only invalid reads came before',
      runOf(step.explored(readOf('a.ts', 'invalid')), blindPlan),
      true,
    ],
    ['unless the model had looked around', runOf(looked, blindPlan), false],
    [
      'unless tools were refused after the plan',
      runOf(step.fix('a.ts'), step.losing(step.approved(), tools)),
      false,
    ],
    [
      'unless something else was refused',
      runOf(step.losing(step.fix('a.ts'), lossOf('forced-tool'))),
      false,
    ],
  ])('%s', (_, run, isMissing) => {
    expect(findHandicap(run, 'sight')).toEqual(isMissing ? tools : undefined);
    expect(findHandicap(run, 'form')).toBeUndefined();
  });
});

test('form is missing wherever the prompt alone asks for it', () => {
  const form = lossOf('reply-form');
  const run = runOf(looked, step.fix('a.ts'), step.losing(step.approved(), form));
  expect(findHandicap(run, 'form')).toBe(form);
  expect(findHandicap(run, 'sight')).toBeUndefined();
});
