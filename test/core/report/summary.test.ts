import { describe, expect, test } from 'vitest';
import { jobSummary, type Outcome } from '../../../src/core/report/index.ts';
import { defaultRules, newRun, nothingSpent } from '../../../src/core/run/index.ts';
import { changeOf } from '../../support/memory/samples/changes.ts';
import { aCall, runOf, step } from '../../support/memory/samples/runs.ts';
import { ticketOf } from '../../support/memory/samples/tickets.ts';
import { cart, fixOf, log, outcomeOf, pullRequest, redRun } from './outcomes.ts';

const fixed = fixOf(cart, changeOf('n.ts', null, 'x\n'));
const approved = outcomeOf('approved', fixed, {
  pullRequest,
  moved: { kind: 'moved', to: 'In Arbeit', category: 'indeterminate' },
  log,
});
const ticket = ticketOf();
const summary = (outcome: Outcome) => jobSummary(outcome, ticket);

test('the job summary of a fix', async () => {
  await expect(summary(approved)).toMatchFileSnapshot('written/summary.md');
});

describe('the steps', () => {
  test('are listed with result, seconds and tokens', () => {
    const told = summary(outcomeOf('tests-failed', redRun('not ok 1 - adds', 'adds')));
    expect(told).toContain(
      [
        '| Step | Result | Seconds | Tokens |',
        '| --- | --- | --- | --- |',
        '| plan | fix src/cart.ts | 1\\.5 | 110 |',
        '| edit | src/cart.ts | 1\\.5 | 110 |',
        '| check | 1 file parsed |  |  |',
        '| test | lint not run, tests failed: adds, red before and green after not shown |  |  |',
      ].join('\n'),
    );
    expect(told).toContain('<summary>Output of the tests</summary>\n\n```text\nnot ok 1 - adds');
  });

  test('have a cost if prices are known, and so has the run', () => {
    const prices = { prompt: 2, cached: 2, cacheWritten: 2, completion: 8 };
    const allowed = { ...defaultRules, prices };
    const told = summary({ ...approved, spent: { ...approved.spent, cost: 0.0123 }, allowed });
    expect(told).toContain('| Step | Result | Seconds | Tokens | Cost |');
    expect(told).toMatch(/^\| review \| approved \| 1\\\.5 \| 110 \| 0\\\.\d+ \|$/m);
    expect(told).toContain(' minutes, 0.0123 at the given prices.');
  });

  test('are short and stay within their row', () => {
    const told = summary(outcomeOf('deadline', runOf(step.revise(`a | b\n${'x'.repeat(5_000)}`))));
    expect(told).toMatch(/^\| review \| a \\\| b x{100,300}… \| 1\\\.5 \| 110 \|$/m);
  });
});

test('what to do next is to review the pull request, or what the stop reason advises', () => {
  const advised = summary(outcomeOf('no-action', newRun));
  expect(advised).toMatch(/^### .*\n\n\*\*Next:\*\* name the cause or the file in the ticket/);
  expect(summary(approved)).toMatch(/^### .*\n\n\*\*Next:\*\* please review and merge/);
  expect(summary(outcomeOf('answered', newRun))).toContain('**Next:** read the answer.');
});

describe('the summary also says', () => {
  test('why a ticket was not moved', () => {
    const moved = { kind: 'stayed', why: 'no transition leads there.' } as const;
    expect(summary({ ...approved, moved })).toContain('Not moved: no transition leads there.');
  });

  test('the open critique, with the rejected change', () => {
    const run = runOf(...fixed.steps.slice(0, 3), step.revise('Multiply.'));
    const told = summary(outcomeOf('attempts', run));
    expect(told).toContain('**The automatic review asks for:**\n\n> Multiply.');
    expect(told).toContain('**Last change, not in a pull request:**');
    expect(summary(approved)).not.toContain('asks for');
  });

  test('the answer to a question, without evidence', () => {
    const run = runOf(step.planned({ kind: 'answer', understanding: 'u', reply: 'In\nMain.java' }));
    const told = summary(outcomeOf('answered', run));
    expect(told).toContain('> In\n> Main.java');
    expect(told).not.toContain('Evidence');
  });

  test('what to fix', () => {
    const told = summary(outcomeOf('misconfigured', newRun, { problem: 'Set `model`.' }));
    expect(told).toContain('Set `model`.');
  });
});

test('a published change is called that even if the ticket could not be updated', () => {
  expect(summary({ ...approved, reason: 'unreported', detail: undefined })).toContain(
    '**What changed:** It multiplies.',
  );
});

describe('counts of zero are not shown', () => {
  test('no calls, no cost', () => {
    expect(summary(outcomeOf('nothing-new', newRun))).not.toMatch(/Cost|Evidence|Step|\b0\b/);
  });

  test('no tokens if the endpoint does not count them', () => {
    const call = { ...aCall, spent: { ...nothingSpent, calls: 1 } };
    const run = runOf({ kind: 'unusable', asked: 'plan', why: 'x', call });
    const told = summary(outcomeOf('no-action', run));
    expect(told).toContain('Cost: 1 of 16 calls, 0.4 of 15 minutes.');
    expect(told).toContain('| 1\\.5 |  |');
  });
});
