import { describe, expect, test } from 'vitest';
import { cutProblem, jobSummary } from '../../../src/core/report/index.ts';
import { describeCut } from '../../../src/core/report/problems.ts';
import { describeStep } from '../../../src/core/report/progress.ts';
import { defaultRules, newRun, type Step } from '../../../src/core/run/index.ts';
import { stepEvent } from '../../../src/core/trace/index.ts';
import { runOf, step, ticketOf } from '../../support/memory/samples.ts';
import { outcomeOf } from './outcomes.ts';

const eaten = step.cut('plan', 'length', { tokens: 16_000, thoughts: 16_000 });
const long = step.cut('plan', 'length', { tokens: 16_000 });
const empty = step.cut('plan', 'empty', { tokens: 2 });
const lower = 'lower `reasoning-effort`';
const change = 'set `model` to another model';

describe('a reply that was cut', () => {
  test.each([
    [eaten, 'was cut off at its length limit (16,000 tokens, nothing but thoughts)'],
    [long, 'was cut off at its length limit (16,000 tokens)'],
    [
      step.cut('plan', 'length', { tokens: 16_000, thoughts: 15_000 }),
      'was cut off at its length limit (16,000 tokens, 15,000 of them thoughts)',
    ],
    [empty, 'was empty (2 tokens)'],
    [step.cut('plan', 'empty', { tokens: 0 }), 'was empty'],
    [
      { ...empty, call: { ...empty.call, reply: '<think>Let me see' } },
      'was empty (2 tokens, nothing but thoughts)',
    ],
  ])('is told with its tokens and thoughts: %#', (cut, told) => {
    expect(describeCut(cut)).toBe(told);
  });

  test('is a line of the log, a row of the summary and a step of the trace', () => {
    const told = 'plan: the reply was cut off at its length limit';
    expect(describeStep(eaten)).toBe(`${told} (16,100 tokens, 16,000 thought, 1.5 s)`);
    const summary = jobSummary(outcomeOf('reply-cut', runOf(eaten, empty)), ticketOf());
    expect(summary).toContain(
      '| plan | the reply was cut off at its length limit | 1\\.5 | 16,100 \\(16,000 thought\\) |',
    );
    expect(summary).toContain('### Two replies of the model in a row were cut off or empty.');
    expect(stepEvent(eaten, 'plan')).toMatchObject({
      ...{ step: 'cut', result: { asked: 'plan', why: 'length' }, next: 'plan' },
    });
  });
});

describe('the problem of two replies that were cut', () => {
  const mendings = (...cuts: readonly Step[]) =>
    cutProblem(runOf(...cuts), defaultRules)?.replace(/^.* To mend this, /, '');

  test('is none without them', () => {
    expect(cutProblem(newRun, defaultRules)).toBeUndefined();
    expect(cutProblem(runOf(eaten, step.unusable('plan')), defaultRules)).toBeUndefined();
  });

  test('is that of one if the run ends before the second', () => {
    const rules = { ...defaultRules, maxTokens: 17_000 };
    expect(cutProblem(runOf(step.unusable('plan'), eaten), rules)).toBe(
      `Asked for a plan, the model sent a reply that cannot be used: it ${describeCut(eaten)}. To mend this, raise \`max-tokens\`, ${lower} or ${change}.`,
    );
  });

  test('names the settings that help', () => {
    expect(mendings(long, long)).toBe(`${lower} or ${change}.`);
    expect(mendings(empty, eaten)).toBe(`${lower} or ${change}.`);
    expect(mendings(empty, step.cut('plan', 'empty', { tokens: 9, thoughts: 9 }))).toBe(
      `${lower} or ${change}.`,
    );
    expect(mendings(empty, empty)).toBe(`${change}.`);
  });

  test('names the limit of the run, if it is what leaves no room', () => {
    const used = step.cut('plan', 'length', { tokens: 170_000 });
    expect(mendings(used, long)).toContain('raise `max-tokens`, lower');
  });

  test('names them as they are set', () => {
    const problem = cutProblem(runOf(long, long), defaultRules, (name) => `--${name}`);
    expect(problem).toContain('this, lower --reasoning-effort or');
  });
});
